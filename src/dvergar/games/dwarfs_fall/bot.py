"""What a good player looks at."""

from __future__ import annotations

from dvergar.kernel.game import NoAdvice


class DwarfsFallAdvisor(NoAdvice):
    """No advice yet."""
