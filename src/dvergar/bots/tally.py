"""What playouts that began with the same action came to."""

from __future__ import annotations

from dvergar.bots.search.run import Playout


class Tally:
    """Sums over playouts: each seat's pay-off, and the final score of the seat that searches."""

    __slots__ = ("_payoffs", "_points", "_seat", "visits")

    def __init__(self, seats: int, seat: int) -> None:
        self._seat = seat
        self._payoffs = [0.0] * seats
        #: None: the game does not say what scores to expect
        self._points: float | None = 0.0
        self.visits = 0

    def add(self, playout: Playout) -> None:
        self.visits += 1
        for seat, payoff in enumerate(playout.payoffs):
            self._payoffs[seat] += payoff
        world = playout.world
        expected = world.scores() if world.is_over else world.game.advisor.expect(world)
        if expected is None or self._points is None:
            self._points = None
        else:
            self._points += expected[self._seat]

    @property
    def chances(self) -> list[float]:
        """Each seat's chance of winning."""
        return [round(payoff / self.visits, 4) for payoff in self._payoffs]

    @property
    def value(self) -> float:
        """The chance of the seat that searches."""
        return round(self._payoffs[self._seat] / self.visits, 4)

    @property
    def points(self) -> float | None:
        """The final score that the seat can expect, if the game says so."""
        return None if self._points is None else round(self._points / self.visits, 1)
