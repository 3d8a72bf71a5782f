"""The suite finds nothing wrong with our games, and everything wrong with broken ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Self, cast

import pytest

import dvergar
from dvergar.conformance import FAULTS, check
from dvergar.conformance.choices import option_rows
from dvergar.games.nidavellir import cards, coins, rules
from dvergar.games.nidavellir.advice.advisor import NidavellirAdvisor
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.games.nidavellir.state import Config, NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.game import Only, Option
from dvergar.kernel.message import Args, Message
from dvergar.kernel.outcome import Outcome, together
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import Setup
from dvergar.kernel.step import Step, StepKind, auto, decision, sealed
from tests.bridge.game import Bridge, BridgeState
from tests.conformance.broken_forms import BROKEN_FORMS

#: every game with every seat count
TABLES = [
    (name, seats) for name in dvergar.game_names() for seats in dvergar.game(name).seat_counts
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_conform(name: str, seats: int) -> None:
    game = dvergar.game(name)
    report = check(game, seeds=[7], seat_counts=[seats], every=15 if game.longest < 1000 else 60)
    assert report.ok, report
    assert report.games >= len(option_rows(game.options).rows)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_conform_nearly_everywhere(name: str, seats: int) -> None:
    game = dvergar.game(name)
    report = check(game, seeds=[1000], seat_counts=[seats], every=4 if game.longest < 1000 else 20)
    assert report.ok, report


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_conform_over_hundreds_of_games(name: str, seats: int) -> None:
    report = check(dvergar.game(name), seeds=range(1001, 1011), seat_counts=[seats])
    assert report.ok, report


# --- games with one thing wrong --------------------------------------------------------------


class Broken(Nidavellir):
    """Nidavellir with a state of its own; the subclasses break one thing each."""

    options: tuple[Option, ...] = (
        Option("edition", "de", ("de",)),
        Option("first_game", False, (False,)),
        Option("discard_special", True, (True,)),
    )
    StateType: ClassVar[type[NidavellirState]] = NidavellirState

    def start(self, setup: Setup, *, listen: bool = False) -> NidavellirState:
        state = self.StateType()
        state.begin(self, setup, listen=listen)
        state.config = Config(self.figures, self.actions, setup)
        rules.set_up(state)
        return state


def with_step(name: str, step: StepKind) -> dict[str, StepKind]:
    return {**rules.STEPS, name: step}


class OptionDependsOnNothing(Broken):
    options = (*Broken.options, Option("map", "small", ("small", "large"), Only("book", ("1",))))


class ViewLeaksCoin(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "boards": [list(p.board) for p in state.players]}


class ViewLeaksDeck(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "next": list(state.decks[0][:1])}


class ViewLeaksChance(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "dice": state.rng}


class SaysThatHandsAreOpen(Broken):
    open_hands = True


class OpenViewIsASpectators(Broken):
    def open_view(self, state: NidavellirState) -> dict[str, Any]:
        return self.view(state, None)


class OpenViewTellsTheDeck(Broken):
    def open_view(self, state: NidavellirState) -> dict[str, Any]:
        return {**super().open_view(state), "next": list(state.decks[0])}


class ViewWithSet(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "free": set(state.free_heroes)}


class ViewWithIntKeys(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "gems": {7: 1}}


class ViewSharesList(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coins": state.treasury}


class CopySharesList(Broken):
    class StateType(NidavellirState):
        def copy(self) -> Self:
            other = super().copy()
            other.treasury = self.treasury
            return other


class CopySharesPlayers(Broken):
    class StateType(NidavellirState):
        def copy(self) -> Self:
            other = super().copy()
            other.players = self.players.copy()
            return other


class CopyForgetsField(Broken):
    class StateType(NidavellirState):
        def copy(self) -> Self:
            other = super().copy()
            other.discard = ()
            return other


class CopyForgetsUndumpedField(Broken):
    class StateType(NidavellirState):
        moves = 0

        def apply(self, seat: int, action: Action) -> None:
            super().apply(seat, action)
            self.moves += 1

    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "moves": cast(Any, state).moves}


class CopyKeepsListening(Broken):
    class StateType(NidavellirState):
        def copy(self) -> Self:
            other = super().copy()
            other.listen()
            return other


def lose_card(state: NidavellirState, step: Step) -> None:
    rules.close_tavern(state, step)
    state.discard = state.discard[1:]


class LosesCard(Broken):
    steps = with_step("close_tavern", auto(lose_card))


def double_coin(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    coins.transform(state, step, seat, action)
    state.treasury[10] += 1


class DoublesCoin(Broken):
    steps = with_step("transform", decision(coins.transform_options, double_coin))


class AcceptsIllegal(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            legal = self.legal(seat)
            wrong = action.verb == "take" and action not in legal and legal[:1] != ()
            super().apply(seat, legal[0] if wrong and legal[0].verb == "take" else action)


class AcceptsEverySeat(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            super().apply(self.to_act[0] if seat >= self.seats else seat, action)


class RefusesLegal(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            if action == Action("recruit", ("skaa",)):
                raise IllegalAction("why-not-possible", {"action": str(action)})
            super().apply(seat, action)


class ListsTwice(Broken):
    steps = with_step(
        "thrud", decision(lambda s, t, n: [*cards.thrud_options(s, t, n)] * 2, cards.put_thrud)
    )


class RefusalChanges(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            if action not in self.legal(seat):
                self.discard += (0,)
            super().apply(seat, action)


class TrustsTheSeat(Broken):
    """It looks at the player before it asks whether there is one."""

    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            if seat in range(self.seats) and self.players[seat].gem < 0:
                return
            super().apply(seat, action)


class TakesAnyNumberForASeat(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            super().apply(int(seat) if isinstance(seat, float) else seat, action)


class TakesATupleForAnAction(Broken):
    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            super().apply(seat, action if action is None else Action(*action))


class ChangesBeforeItLooks(Broken):
    """Something that is no action leaves a trace."""

    class StateType(NidavellirState):
        def apply(self, seat: int, action: Action) -> None:
            if not isinstance(action, Action):
                self.discard += (0,)
            super().apply(seat, action)


class ReadsNumbersWithoutCare(Broken):
    def read_action(self, action: Action) -> Action | None:
        if action.verb == "coin" and len(action.args) == 1:
            int(action.args[0].rstrip("sg"))
        return super().read_action(action)


class ExplainsOnlyWhatItKnows(Broken):
    """Its reasons are made of what was handed in, unread."""

    class StateType(NidavellirState):
        def why_not(self, seat: int, action: Action) -> Message | None:
            known = " ".join((action.verb, *action.args))
            reason = super().why_not(seat, action)
            return Message("why-not-possible", {"action": known}) if reason else None


class ShowsItselfToAnyone(Broken):
    class StateType(NidavellirState):
        def view(self, seat: int | None) -> dict[str, Any]:
            return super().view(seat if type(seat) is int and seat < self.seats else None)


class AsksWhoIsNotThere(Broken):
    class StateType(NidavellirState):
        def prompt(self, seat: int | None = None) -> Message | None:
            return super().prompt()


class RedealsForAnyone(Broken):
    class StateType(NidavellirState):
        def redeal(self, seat: int | None, source: random.Random) -> Self:
            return super().redeal(seat if seat in range(self.seats) else None, source)


class ListsForAnyNumber(Broken):
    class StateType(NidavellirState):
        def legal(self, seat: int) -> tuple[Action, ...]:
            return super().legal(int(seat) if isinstance(seat, float) and seat == seat else seat)


class ReadsBytes(Broken):
    def parse(self, text: str) -> Action:
        return super().parse(text.decode() if isinstance(text, bytes) else text)


class CannotSayWhatWasWrong(Broken):
    """The refusal itself fails when it is put into words."""

    class StateType(NidavellirState):
        def check_seat(self, seat: int) -> None:
            if not self.has_seat(seat):
                raise DvergarError("why-no-such-seat", {"number": seat, "count": self.seats})


class WhyNotDisagrees(Broken):
    class StateType(NidavellirState):
        def why_not(self, seat: int, action: Action) -> Message | None:
            return None if action.verb == "ylud" else super().why_not(seat, action)

        def apply(self, seat: int, action: Action) -> None:
            if action not in self.legal(seat):
                raise IllegalAction("why-not-possible", {"action": str(action)})
            super().apply(seat, action)


class WhyNotBarsLegal(Broken):
    class StateType(NidavellirState):
        def why_not(self, seat: int, action: Action) -> Message | None:
            return super().why_not(seat, action) or Message("why-over")


def no_reason(state: NidavellirState, step: Step, seat: int, action: Action) -> Message | None:
    return Message("why-no-words-for-this")


class RefusesWithoutWords(Broken):
    steps = with_step(
        "bid",
        sealed(
            rules.bid_options,
            rules.bid,
            no_reason,
            to_act=rules.bidders,
            may_act=rules.bid_done,
        ),
    )


def bid_for_ever(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    state.push(step)


class NeverEnds(Broken):
    longest = 30
    steps = with_step("bid", decision(rules.bid_options, bid_for_ever, to_act=rules.bidders))


class ScoresOutOfBounds(Broken):
    score_bounds = (0, 60)


class ScoresUnlikeSheets(Broken):
    def score_sheet(self, state: NidavellirState, seat: int) -> Sheet:
        sheet = super().score_sheet(state, seat)
        return Sheet((*sheet.lines, Line("bonus", state.round % 2)))


class NobodyWins(Broken):
    def outcome(self, state: NidavellirState) -> Outcome:
        outcome = super().outcome(state)
        return outcome._replace(winners=outcome.winners[1:])


class FirstSeatAlwaysWins(Broken):
    def outcome(self, state: NidavellirState) -> Outcome:
        return super().outcome(state)._replace(winners=(0,))


class FirstSeatIsAlwaysListed(Broken):
    """The outcome is right, but the state does not ask for it."""

    class StateType(NidavellirState):
        def winners(self) -> list[int]:
            return [0]


class TiesOnTheSheetOnly(Broken):
    """The sheets name what decides a tie, the merits do not."""

    def score_sheet(self, state: NidavellirState, seat: int) -> Sheet:
        return super().score_sheet(state, seat)._replace(ties=(seat,))


class PlacesUnlikeMerits(Broken):
    def outcome(self, state: NidavellirState) -> Outcome:
        outcome = super().outcome(state)
        return outcome._replace(places=outcome.places[::-1])


class CompetitorsWinTogether(Broken):
    def outcome(self, state: NidavellirState) -> Outcome:
        return together(state.seats, won=True, key="peace")


class RedealChangesTavern(Broken):
    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        super().redeal(state, seat)
        state.taverns[2] = state.taverns[2][::-1]


class RedealChangesOwnBid(Broken):
    """The seat's own coins in the pouch become those on its taverns."""

    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        super().redeal(state, seat)
        if seat is not None:
            state.players[seat].board.reverse()


class RedealLosesCard(Broken):
    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        super().redeal(state, seat)
        state.used = ()

    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "used_offerings": []}


class RedealChangesNothing(Broken):
    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        pass


class RedealKeepsBids(Broken):
    """The decks are shuffled, but the coins that lie face down are forgotten."""

    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        boards = [player.board.copy() for player in state.players]
        super().redeal(state, seat)
        for player, board in zip(state.players, boards, strict=True):
            player.board = board


class RedealKeepsChance(Broken):
    class StateType(NidavellirState):
        def redeal(self, seat: int | None, source: random.Random) -> Self:
            other = super().redeal(seat, source)
            other.rng = self.rng
            return other


class SnapshotForgetsField(Broken):
    class StateType(NidavellirState):
        FIELDS: ClassVar[tuple[str, ...]] = tuple(
            name for name in NidavellirState.FIELDS if name != "used"
        )


class SnapshotForgetsInvisibleField(Broken):
    """`shown` is hidden from the views: only playing on tells."""

    class StateType(NidavellirState):
        FIELDS: ClassVar[tuple[str, ...]] = tuple(
            name for name in NidavellirState.FIELDS if name != "shown"
        )

        def work_out(self) -> None:
            self.shown = tuple(range(self.seats))

    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "shown": []}


def tell_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    rules.bid(state, step, seat, action)
    state.tell("bid-told", {"seat": seat, "coin_list": list(action.args)})


class EventLeaksBid(Broken):
    steps = with_step(
        "bid",
        sealed(
            rules.bid_options,
            tell_bid,
            rules.why_not_bid,
            to_act=rules.bidders,
            may_act=rules.bid_done,
        ),
    )


def whisper_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    rules.bid(state, step, seat, action)
    neighbour = (seat + 1) % state.seats
    state.tell("bid-told", {"seat": seat}, {neighbour: {"coin_list": list(action.args)}})


def show_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    rules.bid(state, step, seat, action)
    player = state.players[seat]
    known = player.known
    player.known = 0b11111
    state.scene()
    player.known = known


class SceneLeaksBid(Broken):
    """Neither the view before nor the one after tells anything: the position in between does."""

    steps = with_step(
        "bid",
        sealed(
            rules.bid_options,
            show_bid,
            rules.why_not_bid,
            to_act=rules.bidders,
            may_act=rules.bid_done,
        ),
    )


def mark_high_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    rules.bid(state, step, seat, action)
    if action.args[0] > action.args[1]:
        state.scene()


class SceneMarksASecret(Broken):
    """That there is a scene at all tells of the sealed bid."""

    steps = with_step(
        "bid",
        sealed(
            rules.bid_options,
            mark_high_bid,
            rules.why_not_bid,
            to_act=rules.bidders,
            may_act=rules.bid_done,
        ),
    )


class EventLeaksToNeighbour(Broken):
    steps = with_step(
        "bid",
        sealed(
            rules.bid_options,
            whisper_bid,
            rules.why_not_bid,
            to_act=rules.bidders,
            may_act=rules.bid_done,
        ),
    )


def sort_pouch(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    coins.transform(state, step, seat, action)
    player = state.players[seat]
    if player.board[3] > player.board[4] >= 0 and player.known >> 3 & 3 == 1:
        player.board[3:] = reversed(player.board[3:])
        player.known ^= 0b11000


class ViewTellsThatTheOtherCoinIsLower(Broken):
    """No single view differs from that of a redeal: only the way to it gives the secret away."""

    steps = with_step(
        "transform", decision(coins.transform_options, sort_pouch, prompt=coins.ask_transform)
    )


def award_aloud(state: NidavellirState, step: Step) -> None:
    cards.award(state, step)
    ids: Args = {"card_list": [state.config.figures.card_ids[card] for card in state.looking]}
    state.tell("looks", ids)


class EventLeaksExplorersCards(Broken):
    steps = with_step("award", auto(award_aloud))


class AdviceLeaks(Broken):
    class Peeking(NidavellirAdvisor):
        def values(self, state: NidavellirState, seat: int, actions: Any) -> list[float]:
            peeked = float(sum(state.decks[0][:1]))
            return [value + peeked for value in super().values(state, seat, actions)]

    def __init__(self) -> None:
        super().__init__()
        self.advisor = self.Peeking()


class SureOfVictory(Broken):
    """Its forecast is a score, not a chance."""

    class Proud(NidavellirAdvisor):
        def evaluate(self, state: NidavellirState) -> list[float] | None:
            return self.expect(state)

    def __init__(self) -> None:
        super().__init__()
        self.advisor = self.Proud()


def shuffle_unseeded(state: NidavellirState, step: Step) -> None:
    state.rng = random.getrandbits(64)
    rules.start_age_2(state, step)


class RollsUnseededDice(Broken):
    steps = with_step("start_age_2", auto(shuffle_unseeded))


class StartsUnseeded(Broken):
    def start(self, setup: Setup, *, listen: bool = False) -> NidavellirState:
        return super().start(setup._replace(seed=random.getrandbits(64)), listen=listen)


def every_seat(state: NidavellirState, step: Step) -> tuple[int, ...]:
    return tuple(range(state.seats))


def stranger(state: NidavellirState, step: Step) -> tuple[int, ...]:
    return (state.seats,)


def take_in_turn(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    return rules.take_options(state, step, seat) if seat == step.seat else []


class WaitsForSeatWithoutOptions(Broken):
    steps = with_step("take", decision(take_in_turn, rules.take, to_act=every_seat))


class WaitsForStranger(Broken):
    steps = with_step("take", decision(rules.take_options, rules.take, to_act=stranger))


class WaitsAfterTheEnd(Broken):
    class StateType(NidavellirState):
        def run_on(self) -> None:
            super().run_on()
            if self.is_over:
                self.to_act = (0,)


class TextDoesNotLeadBack(Broken):
    def read_action(self, action: Action) -> Action | None:
        read = super().read_action(action)
        return Action("ylud", ("W",)) if read == Action("ylud", ("E",)) else read


class TextIsNotUnderstood(Broken):
    def read_action(self, action: Action) -> Action | None:
        return None if action.verb == "exchange" else super().read_action(action)


def crash(state: NidavellirState, step: Step) -> None:
    rules.take_back(state, step)
    if state.age == 2:
        raise ZeroDivisionError


class CrashesInRules(Broken):
    steps = with_step("take_back", auto(crash))


class CrashesAtStart(Broken):
    def start(self, setup: Setup, *, listen: bool = False) -> NidavellirState:
        raise KeyError(super().start(setup, listen=listen).age)


class CrashesInView(Broken):
    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "mine": state.players[cast(int, seat)].gem}


BROKEN: list[tuple[Callable[[], Broken], str]] = [
    (OptionDependsOnNothing, "options"),
    (ViewLeaksCoin, "view-leaks"),
    (ViewLeaksDeck, "view-leaks"),
    (ViewTellsThatTheOtherCoinIsLower, "view-leaks"),
    (ViewLeaksChance, "view-leaks"),
    (SaysThatHandsAreOpen, "open-hands"),
    (OpenViewIsASpectators, "open-view"),
    (OpenViewTellsTheDeck, "open-view"),
    (ViewWithSet, "view-json"),
    (ViewWithIntKeys, "view-json"),
    (ViewSharesList, "copy-shares"),
    (CopySharesList, "copy-shares"),
    (CopySharesPlayers, "copy-shares"),
    (CopyForgetsField, "copy-differs"),
    (CopyForgetsUndumpedField, "copy-differs"),
    (CopyKeepsListening, "copy-differs"),
    (LosesCard, "census"),
    (DoublesCoin, "census"),
    (AcceptsIllegal, "accepts-illegal"),
    (AcceptsEverySeat, "accepts-illegal"),
    (RefusesLegal, "legal"),
    (ListsTwice, "legal"),
    (RefusalChanges, "refusal-changes"),
    (TrustsTheSeat, "manners"),
    (TakesAnyNumberForASeat, "manners"),
    (TakesATupleForAnAction, "manners"),
    (ChangesBeforeItLooks, "refusal-changes"),
    (ReadsNumbersWithoutCare, "manners"),
    (ExplainsOnlyWhatItKnows, "manners"),
    (ShowsItselfToAnyone, "manners"),
    (AsksWhoIsNotThere, "manners"),
    (RedealsForAnyone, "manners"),
    (ListsForAnyNumber, "manners"),
    (ReadsBytes, "manners"),
    (CannotSayWhatWasWrong, "manners"),
    (WhyNotDisagrees, "why-not"),
    (WhyNotBarsLegal, "why-not"),
    (RefusesWithoutWords, "why-not"),
    (NeverEnds, "endless"),
    (ScoresOutOfBounds, "scores"),
    (ScoresUnlikeSheets, "scores"),
    (NobodyWins, "outcome"),
    (FirstSeatAlwaysWins, "outcome"),
    (FirstSeatIsAlwaysListed, "outcome"),
    (TiesOnTheSheetOnly, "outcome"),
    (PlacesUnlikeMerits, "outcome"),
    (CompetitorsWinTogether, "outcome"),
    (RedealChangesTavern, "view-leaks"),
    (RedealChangesOwnBid, "view-leaks"),
    (RedealLosesCard, "redeal"),
    (RedealChangesNothing, "redeal"),
    (RedealKeepsBids, "redeal"),
    (RedealKeepsChance, "redeal"),
    (SnapshotForgetsField, "snapshot"),
    (SnapshotForgetsInvisibleField, "snapshot"),
    (EventLeaksBid, "event-leaks"),
    (SceneLeaksBid, "scene-leaks"),
    (SceneMarksASecret, "scene-leaks"),
    (EventLeaksToNeighbour, "event-leaks"),
    (EventLeaksExplorersCards, "event-leaks"),
    (AdviceLeaks, "advice-leaks"),
    (SureOfVictory, "advice"),
    (RollsUnseededDice, "copy-differs"),
    (RollsUnseededDice, "replay"),
    (StartsUnseeded, "replay"),
    (WaitsForSeatWithoutOptions, "turn"),
    (WaitsForStranger, "turn"),
    (WaitsAfterTheEnd, "turn"),
    (TextDoesNotLeadBack, "text"),
    (TextIsNotUnderstood, "text"),
    (CrashesInRules, "crash"),
    (CrashesAtStart, "crash"),
    (CrashesInView, "crash"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("broken", "fault"), BROKEN)
def test_the_fault_is_found(broken: Callable[[], Broken], fault: str) -> None:
    report = check(broken(), seeds=[0], seat_counts=[3], every=6)
    for seed in range(1, 80):
        if fault not in report.names():
            report = check(broken(), seeds=[seed], seat_counts=[3], every=6)
    assert fault in report.names(), report


class EndsWithoutAWord(Bridge):
    def outcome(self, state: BridgeState) -> Outcome:
        return super().outcome(state)._replace(key="for-no-reason")


class EndsForNoReason(Bridge):
    def outcome(self, state: BridgeState) -> Outcome:
        return super().outcome(state)._replace(key="")


class SomeWinAlone(Bridge):
    def outcome(self, state: BridgeState) -> Outcome:
        return super().outcome(state)._replace(winners=(0,))


class ShowsOneMoreThanTheOthers(Bridge):
    def view(self, state: BridgeState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "secret": state.gap if seat == 0 else None}


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (EndsWithoutAWord, "outcome"),
        (EndsForNoReason, "outcome"),
        (SomeWinAlone, "outcome"),
        (ShowsOneMoreThanTheOthers, "open-hands"),
    ],
)
def test_the_fault_of_a_game_for_all_together_is_found(
    broken: Callable[[], Bridge], fault: str
) -> None:
    assert check(broken(), seeds=range(4), every=2).names() == {fault}


def test_a_game_for_all_together_conforms() -> None:
    report = check(Bridge(), seeds=range(20), every=2)
    assert report.ok, report


def test_every_kind_of_fault_is_shown_to_be_found() -> None:
    assert {fault for _, fault in (*BROKEN, *BROKEN_FORMS)} == set(FAULTS)


def test_the_unbroken_base_of_the_broken_games_has_no_fault() -> None:
    report = check(Broken(), seeds=range(2), seat_counts=[3], every=6)
    assert report.ok, report


def test_a_report_says_what_and_where() -> None:
    report = check(ScoresOutOfBounds(), seeds=[4], seat_counts=[2])
    assert not report.ok
    first = str(report).splitlines()[1]
    assert first.startswith("scores (scores are out of bounds or do not agree with the sheets)")
    assert "not within 0 to 60" in first
    assert "2 seats, seed 4, edition=de" in first


def test_one_fault_does_not_drown_the_others() -> None:
    class TwoFaults(ViewLeaksDeck, ScoresOutOfBounds):
        pass

    report = check(TwoFaults(), seeds=range(1), seat_counts=[2], every=30)
    assert {"view-leaks", "scores"} <= report.names()
    assert len(report.faults) <= 15, "five of a kind: views, scenes, scores"


def test_a_check_is_the_same_every_time() -> None:
    games = [check(LosesCard(), seeds=[1], seat_counts=[2]) for _ in range(2)]
    assert games[0] == games[1]
