"""What is heard: every sound as a browser makes it, and that the table asks for the right ones."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

_ROOT = Path(__file__).parents[2]
#: each sound without a loudspeaker: how strong at most, how strong on the whole, and until when
_RENDER = """async () => {
  const found = {};
  for (const [name, recipe] of Object.entries(sounds.RECIPES)) {
    const context = new OfflineAudioContext(1, 44100 * 2, 44100);
    recipe({ context, out: context.destination, at: 0, bend: 1 });
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / 44100;
    const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 44100;
    found[name] = { peak, power, end };
  }
  return { found, longest: sounds.LONGEST };
}"""


@pytest.fixture
def recipes(browser: Browser, tmp_path: Path) -> Page:
    """A page that knows how every sound is made, and nothing else."""
    web, bundle = _ROOT / "web", tmp_path / "sounds.js"
    path = f"{_ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "rolldown", "src/ui/sound/recipes.ts", "--format", "iife"]
    command += ["--name", "sounds", "--file", str(bundle)]
    subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}, check=True)
    page = browser.new_page()
    page.add_script_tag(path=bundle)
    return page


def test_every_sound_is_heard_does_not_clip_and_is_short(recipes: Page) -> None:
    rendered = recipes.evaluate(_RENDER)
    assert len(rendered["found"]) >= 15
    for name, sound in rendered["found"].items():
        assert 0.1 < sound["peak"] < 1, (name, sound)
        assert sound["power"] > 1e-4, (name, sound)
        assert 0.04 < sound["end"] < rendered["longest"], (name, sound)
    recipes.close()
