"""What a class that is not compiled says of itself reaches compiled code."""

from __future__ import annotations

from types import GetSetDescriptorType

from dvergar.kernel.subclassed import take_over


class Base:
    """Its fields are in the object, as those of compiled classes are."""

    __slots__ = ("minutes", "name")
    name: str
    minutes: int


class Game(Base):
    name = "toy"


def test_it_changes_nothing_where_nothing_is_compiled() -> None:
    game = Game()
    take_over(game, Base)
    assert not isinstance(vars(Base)["name"], GetSetDescriptorType)
    assert game.name == "toy"
