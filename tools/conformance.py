"""A longer run of the conformance suite: `python -m tools.conformance --seeds N`."""

from __future__ import annotations

import argparse
import sys

import dvergar


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20)
    seeds = range(1_000, 1_000 + parser.parse_args().seeds)
    faults = 0
    for name in dvergar.game_names():
        report = dvergar.conformance.check(dvergar.game(name), seeds=seeds)
        print(report)
        faults += len(report.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
