"""The generator inside every state: a 64-bit counter, mixed (SplitMix64).

It is one integer, so that copying it costs nothing, and gives the same numbers on every machine.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def advance(counter: int) -> int:
    """The next value of the counter."""
    return (counter + _GAMMA) & _MASK


def mix(counter: int) -> int:
    """64 well-mixed bits from a value of the counter."""
    z = counter
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def derive(seed: int, *labels: int) -> int:
    """A seed of its own for each label: game number, seat, …"""
    value = mix(advance(seed & _MASK))
    for label in labels:
        value = mix(advance(value ^ mix(label & _MASK)))
    return value
