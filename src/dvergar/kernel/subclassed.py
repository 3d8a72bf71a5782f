"""Classes that games of other packages subclass: they can, in the compiled build too.

mypyc forbids it for its classes unless they say so. Without a compiler, saying so does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes: bool) -> Callable[[T], T]:
        return lambda kind: kind


def take_over(made: object, base: type) -> None:
    """Let compiled code read what the class of an object says of itself.

    Compiled code keeps the attributes of `base` in the object; the class attributes of a subclass
    that is not compiled would be hidden from it.
    """
    kinds = type(made).__mro__
    for name, place in vars(base).items():
        if isinstance(place, GetSetDescriptorType):
            said = [vars(kind)[name] for kind in kinds[: kinds.index(base)] if name in vars(kind)]
            if said and not hasattr(said[0], "__get__"):
                place.__set__(made, said[0])


__all__ = ["mypyc_attr", "take_over"]
