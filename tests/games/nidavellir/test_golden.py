"""What the golden games of Nidavellir cover besides."""

from __future__ import annotations

from tests.games.golden import matches


def test_every_seat_count_in_both_editions() -> None:
    covered = {
        (match.setup.seats, match.setup.options["edition"]) for match in matches("nidavellir")
    }
    assert covered == {(seats, edition) for seats in (2, 3, 4, 5) for edition in ("de", "fr")}
