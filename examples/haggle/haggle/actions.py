"""Every action: how it is written, and what it says."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.form import Apart, Form, Part, Pick, Seat, Value, Word
from haggle.gems import GEMS, Cards, cards_of, counts_of
from haggle.state import ALL, COPIES, Offer

MOST_SEATS = 4
#: so many gems are on either side of an offer at the most
MOST_TRADED = 5

DONE = Action("done")
WITHDRAW = Action("withdraw")
PASS = Action("pass")

_BOX = dict.fromkeys(GEMS, COPIES["large"])


def offer_form(seats: Sequence[int], cards: Cards) -> Form:
    """All offers to these seats that can be made with these cards."""
    return _terms("offer", Seat("seat", seats, ("all",)), counts_of(cards))


def bid_form(cards: Cards) -> Form:
    """All bids that can be made with these cards."""
    return Form("bid", Part("gem", counts_of(cards)))


def _terms(verb: str, seat: Seat, own: dict[str, int]) -> Form:
    """Gems for other gems."""
    return Form(
        verb,
        seat,
        Part("give", own, of="gem", least=1, most=MOST_TRADED),
        Word("for"),
        Part("want", dict.fromkeys(GEMS, MOST_TRADED), of="gem", least=1, most=MOST_TRADED),
        demands=(Apart(("give", "want")),),
    )


#: each action, as wide as the box: how it is read
FORMS = {
    form.verb: form
    for form in (
        _terms("offer", Seat("seat", range(MOST_SEATS), ("all",)), _BOX),
        _terms("accept", Seat("seat", range(MOST_SEATS)), _BOX),
        Form("withdraw"),
        Form("done"),
        Form("bid", Part("gem", _BOX)),
        Form("outbid", Pick("gem", GEMS)),
        Form("pass"),
    )
}


def read(action: Action) -> Action | None:
    """The action in its one spelling; None if there is no such action."""
    form = FORMS.get(action.verb)
    return form.spell(action) if form else None


def _written(verb: str, seat: str, give: Cards, want: Cards) -> Action:
    values: dict[str, Value] = {"seat": seat, "give": counts_of(give), "want": counts_of(want)}
    return FORMS[verb].write(values)


def offer(terms: Offer) -> Action:
    to, give, want = terms
    return _written("offer", "all" if to == ALL else str(to + 1), give, want)


#: by the kinds on both sides, and to all
ONE_FOR_ONE = {
    (give, want): offer((ALL, (give,), (want,)))
    for give in range(len(GEMS))
    for want in range(len(GEMS))
    if give != want
}


def accept(maker: int, terms: Offer) -> Action:
    """An answer names the terms: of two that answer the same offer, only one gets what it read."""
    _, give, want = terms
    return _written("accept", str(maker + 1), give, want)


def terms_of(action: Action) -> Offer:
    """Whom an offer (or an answer to one) names, and the gems on both sides."""
    values = FORMS[action.verb].read(action)
    assert isinstance(values, dict)
    seat, give, want = values["seat"], values["give"], values["want"]
    assert isinstance(give, dict)
    assert isinstance(want, dict)
    return ALL if seat == "all" else int(str(seat)) - 1, cards_of(give), cards_of(want)


def bid(cards: Cards) -> Action:
    return FORMS["bid"].write({"gem": counts_of(cards)})


def bid_of(action: Action) -> Cards:
    values = FORMS["bid"].read(action)
    assert isinstance(values, dict)
    counts = values["gem"]
    assert isinstance(counts, dict)
    return cards_of(counts)


def outbid(kind: int) -> Action:
    return Action("outbid", (GEMS[kind],))
