"""Tiny games for the suite itself: two with secrets, with which things can be wrong, one without.

Each takes a hundredth of the time of a real one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Self

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.hand import Hand, empty_hand, hand_of, redeal_hands
from dvergar.kernel.record import Record
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import State
from dvergar.kernel.step import Step, StepKind, decision

#: the numbers from 0 to 8, twice each
CARDS = tuple(sorted([*range(9)] * 2))
HAND = 3


class DiscardState(State):
    """A deck, the first card of which comes next; a sorted hand by seat; an open pile."""

    FIELDS = ("deck", "hands", "pile")
    __slots__ = FIELDS

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    pile: tuple[int, ...]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.deck = self.deck
        other.hands = self.hands.copy()
        other.pile = self.pile
        return other


def cards_in_hand(state: DiscardState, step: Step, seat: int) -> list[Action]:
    return [Action("lay", (str(card),)) for card in dict.fromkeys(state.hands[seat])]


def lay(state: DiscardState, step: Step, seat: int, action: Action) -> None:
    """Lay a card onto the pile and draw one, until the deck is empty."""
    hand = list(state.hands[seat])
    hand.remove(int(action.args[0]))
    state.pile += (int(action.args[0]),)
    state.tell("laid", {"seat": seat, "card": action.args[0]}, {seat: {"drawn": state.deck[0]}})
    state.hands[seat] = tuple(sorted([*hand, state.deck[0]]))
    state.deck = state.deck[1:]
    if state.deck:
        state.push(Step("lay", (seat + 1) % state.seats))


class Discard(Game[DiscardState]):
    """Lay a card, draw one; in the end, the highest hand wins, and of equal ones the later seat."""

    name = "discard"
    package = "dvergar.kernel"
    rules_version = 1
    seat_counts = (3,)
    score_bounds = (0, 30)
    longest = len(CARDS)
    state_class = DiscardState
    steps = {"lay": decision(cards_in_hand, lay)}

    def set_up(self, state: DiscardState) -> None:
        deck = state.shuffled(CARDS)
        state.hands = [
            tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(state.seats)
        ]
        state.deck = deck[HAND * state.seats :]
        state.pile = ()
        state.push(Step("lay", 0))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        known = action.verb == "lay" and len(action.args) == 1 and action.args[0] in "012345678"
        return action if known and action.args[0] else None

    def verbs(self) -> list[str]:
        return ["lay"]

    def view(self, state: DiscardState, seat: int | None) -> dict[str, Any]:
        return {
            "pile": list(state.pile),
            "deck": len(state.deck),
            "hand": [] if seat is None else list(state.hands[seat]),
        }

    def open_view(self, state: DiscardState) -> dict[str, Any]:
        return {**self.view(state, None), "hands": [list(hand) for hand in state.hands]}

    def unseen(self, state: DiscardState, seat: int | None) -> list[int]:
        """All that a seat cannot see, in random order."""
        cards = list(state.deck)
        for other, hand in enumerate(state.hands):
            cards += hand if other != seat else ()
        return list(state.shuffled(tuple(sorted(cards))))

    def deal(self, state: DiscardState, seat: int | None, cards: list[int]) -> None:
        """Give these to the others, and the rest to the deck."""
        for other in range(state.seats):
            if other != seat:
                state.hands[other] = tuple(sorted(cards[:HAND]))
                del cards[:HAND]
        state.deck = tuple(cards)

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        self.deal(state, seat, self.unseen(state, seat))

    def score_sheet(self, state: DiscardState, seat: int) -> Sheet:
        return Sheet((Line("points", sum(state.hands[seat])),), (seat,))

    def census(self, state: DiscardState) -> dict[str, int]:
        held = [card for hand in state.hands for card in hand]
        return {str(card): n for card, n in Counter([*state.deck, *state.pile, *held]).items()}


class PassState(State):
    """A deck, the first card of which comes next; a hand by seat, and who knows of it; a pile."""

    FIELDS = ("deck", "hands", "pile")
    RECORDS: ClassVar[Mapping[str, type[Record]]] = {"Hand": Hand}
    __slots__ = FIELDS

    deck: tuple[int, ...]
    hands: list[Hand]
    pile: tuple[int, ...]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.deck = self.deck
        other.hands = self.hands.copy()
        other.pile = self.pile
        return other

    def work_out(self) -> None:
        for hand in self.hands:
            hand.check()


def cards_to_lay_or_pass(state: PassState, step: Step, seat: int) -> list[Action]:
    cards = dict.fromkeys(state.hands[seat].cards)
    return [Action(verb, (str(card),)) for verb in ("lay", "pass") for card in cards]


def lay_or_pass(state: PassState, step: Step, seat: int, action: Action) -> None:
    """Lay a card openly, or pass it on, and nobody else sees it; draw one, until there is none."""
    card, drawn = int(action.args[0]), state.deck[0]
    neighbour = (seat + 1) % state.seats
    hands = state.hands
    if action.verb == "lay":
        hands[seat] = hands[seat].lose(card)
        state.pile += (card,)
        state.tell("laid", {"seat": seat, "card": card}, {seat: {"drawn": drawn}})
    else:
        hands[seat] = hands[seat].lose_unseen(card, seen=(neighbour,))
        hands[neighbour] = hands[neighbour].gain(card, seen=(seat,))
        private = {seat: {"card": card, "drawn": drawn}, neighbour: {"card": card}}
        state.tell("passed", {"seat": seat}, private)
    hands[seat] = hands[seat].gain(drawn)
    state.deck = state.deck[1:]
    if state.deck:
        state.push(Step("lay_or_pass", neighbour))


def lay_or_pass_and_glimpse(state: PassState, step: Step, seat: int, action: Action) -> None:
    """The same, but chance lets some of the others see which card is drawn."""
    drawn = state.deck[0]
    seen = [other for other in range(state.seats) if other != seat and state.below(2)]
    lay_or_pass(state, step, seat, action)
    hand = state.hands[seat]
    state.hands[seat] = hand_of(
        hand.cards,
        tuple(
            [
                tuple(sorted((*known, drawn))) if other in seen else known
                for other, known in enumerate(hand.known)
            ]
        ),
    )
    state.tell("glimpsed", {"seat": seat}, {other: {"card": drawn} for other in seen})


class Pass(Game[PassState]):
    """Who passes a card on knows that it is there; the highest hand wins."""

    cards: tuple[int, ...] = CARDS

    name = "pass"
    package = "dvergar.kernel"
    rules_version = 1
    seat_counts: tuple[int, ...] = (3,)
    score_bounds = (0, 60)
    longest = len(CARDS)
    state_class = PassState
    steps: dict[str, StepKind] = {"lay_or_pass": decision(cards_to_lay_or_pass, lay_or_pass)}

    def set_up(self, state: PassState) -> None:
        state.deck = state.shuffled(self.cards)
        state.pile = ()
        state.hands = []
        for _ in range(state.seats):
            hand = empty_hand(state.seats)
            for card in state.deck[:HAND]:
                hand = hand.gain(card)
            state.hands.append(hand)
            state.deck = state.deck[HAND:]
        state.push(Step("lay_or_pass", 0))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        known = action.verb in self.verbs() and len(action.args) == 1
        return action if known and action.args[0] in (*"012345678",) else None

    def verbs(self) -> list[str]:
        return ["lay", "pass"]

    def view(self, state: PassState, seat: int | None) -> dict[str, Any]:
        return {
            "pile": list(state.pile),
            "deck": len(state.deck),
            "sizes": [len(hand.cards) for hand in state.hands],
            "hand": [] if seat is None else list(state.hands[seat].cards),
            "known": [list(hand.named(seat)) for hand in state.hands],
        }

    def open_view(self, state: PassState) -> dict[str, Any]:
        return {
            **self.view(state, None),
            "hands": [list(hand.cards) for hand in state.hands],
            "known": [[list(known) for known in hand.known] for hand in state.hands],
        }

    def redeal(self, state: PassState, seat: int | None) -> None:
        state.hands, state.deck = redeal_hands(state, state.hands, seat, state.deck)

    def score_sheet(self, state: PassState, seat: int) -> Sheet:
        return Sheet((Line("points", sum(state.hands[seat].cards)),), (seat,))

    def census(self, state: PassState) -> dict[str, int]:
        held = [card for hand in state.hands for card in hand.cards]
        return {str(card): n for card, n in Counter([*state.deck, *state.pile, *held]).items()}


class Glimpses(Pass):
    """Several seats know of the same cards, and there are three of each."""

    name = "glimpses"
    cards = tuple(sorted([*range(9)] * 3))
    seat_counts = (3, 4)
    longest = len(cards)
    steps: dict[str, StepKind] = {
        "lay_or_pass": decision(cards_to_lay_or_pass, lay_or_pass_and_glimpse)
    }


class RaceState(State):
    """How far each seat has come."""

    FIELDS = ("places",)
    __slots__ = FIELDS

    places: list[int]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.places = self.places.copy()
        return other


def strides(state: RaceState, step: Step, seat: int) -> list[Action]:
    return [Action("walk"), Action("leap")]


def stride(state: RaceState, step: Step, seat: int, action: Action) -> None:
    """One ahead, or as far as a die says."""
    state.places[seat] += 1 if action.verb == "walk" else state.below(3)
    state.tell("strode", {"seat": seat, "place": state.places[seat]})
    if max(state.places) < RACE:
        state.push(Step("stride", (seat + 1) % state.seats))


RACE = 8


class Race(Game[RaceState]):
    """A game without secrets."""

    name = "race"
    package = "dvergar.kernel"
    rules_version = 1
    seat_counts = (2, 3)
    score_bounds = (0, RACE + 2)
    longest = 500
    open_scores = True
    state_class = RaceState
    steps: dict[str, StepKind] = {"stride": decision(strides, stride)}

    def set_up(self, state: RaceState) -> None:
        state.places = [0] * state.seats
        state.push(Step("stride", 0))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        return action if action.verb in self.verbs() and not action.args else None

    def verbs(self) -> list[str]:
        return ["walk", "leap"]

    def view(self, state: RaceState, seat: int | None) -> dict[str, Any]:
        return {"places": list(state.places)}

    def redeal(self, state: RaceState, seat: int | None) -> None:
        """Nobody has a secret."""

    def score_sheet(self, state: RaceState, seat: int) -> Sheet:
        return Sheet((Line("points", state.places[seat]),))

    def census(self, state: RaceState) -> dict[str, int]:
        return {"pieces": len(state.places)}
