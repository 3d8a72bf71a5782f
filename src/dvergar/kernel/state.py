"""The contract that everything else sees: a position of a game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from dvergar.kernel import rng
from dvergar.kernel.action import Action, Anything, is_action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.form import Form
from dvergar.kernel.message import Args, Event, Message, shown
from dvergar.kernel.outcome import Outcome
from dvergar.kernel.record import Json, Record, dump_fields, load_fields
from dvergar.kernel.sheet import Sheet
from dvergar.kernel.step import NO_DECISION, SCENE, TURN, Aside, Step, StepKind
from dvergar.kernel.subclassed import mypyc_attr

if TYPE_CHECKING:
    from dvergar.kernel.game import Game, OptionValue


class Setup(NamedTuple):
    """How a game was set up. With the moves, it is the whole game."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """A position. A game subclasses it, adds what lies on the table, and fills in the rest."""

    __slots__ = (
        "_asked",
        "_kind",
        "_legal",
        "_scenes",
        "agenda",
        "described",
        "events",
        "game",
        "may_act",
        "rng",
        "seats",
        "setup",
        "to_act",
    )
    #: the classes of the records in the fields
    RECORDS: ClassVar[Mapping[str, type[Record]]] = {}

    game: Game[Any]
    setup: Setup
    seats: int
    #: the generator, see `rng`
    rng: int
    #: what is still to be done; the last step comes next
    agenda: list[Step]
    #: the seats that the game waits for; empty only when it is over
    to_act: tuple[int, ...]
    #: the seats that may act although nobody waits for them
    may_act: tuple[int, ...]
    #: whether this decision has actions that `forms` describe
    described: bool
    #: what happened, if somebody listens
    events: list[Event] | None
    #: what kind of decision the game waits for
    _kind: StepKind
    #: the seat whose legal actions are remembered, and these; -1: nobody, none
    _asked: int
    _legal: tuple[Action, ...]
    #: whether whoever listens wants to see, too
    _scenes: bool

    def begin(self, game: Game[Any], setup: Setup, *, listen: bool) -> None:
        """Fill in what all games share, before the game sets up its table."""
        game.lay_out()
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.rng = rng.derive(setup.seed)
        self.agenda = []
        self.to_act = ()
        self.may_act = ()
        self.described = False
        self.events = [] if listen else None
        self._scenes = listen
        self._kind = NO_DECISION
        self._asked = -1
        self._legal = ()

    # --- playing -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.agenda

    def legal(self, seat: Anything) -> tuple[Action, ...]:
        """What this seat may do now (of actions that `forms` describe: the sensible ones)."""
        if type(seat) is not int:  # 1.0 and True would pass for 1
            return ()
        if self._asked == seat:
            return self._legal
        kind = self._kind
        found: Sequence[Action] = ()
        if seat in self.to_act or (seat in self.may_act and self._decides(seat)):
            options = kind.options
            assert options is not None
            found = options(self, self.agenda[-1], seat)
        elif seat not in self.may_act:
            return ()
        for aside in kind.besides:
            besides = aside.options(self, seat)
            if besides:
                found = [*found, *besides]
        legal = self._legal = tuple(found)
        self._asked = seat
        return legal

    def _decides(self, seat: int) -> bool:
        """Whether a seat that acts does so in the decision itself, not only besides it."""
        if seat in self.to_act:
            return True
        may_act = self._kind.may_act
        return may_act is not None and seat in may_act(self, self.agenda[-1])

    def _aside(self, verb: str) -> Aside | None:
        """What may be done besides with this verb."""
        for aside in self._kind.besides:
            if aside.verb == verb:
                return aside
        return None

    def forms(self, seat: Anything) -> tuple[Form, ...]:
        """What this seat may do now and is too much to list, described."""
        describe = self._kind.forms
        if describe is None or self.is_over or not self.has_seat(seat):
            return ()
        acts = seat in self.to_act or seat in self.may_act
        return tuple(describe(self, self.agenda[-1], seat)) if acts and self._decides(seat) else ()

    def sample(self, seat: int, source: random.Random) -> Action:
        """One of all actions of a seat, described ones too: of each kind as often as of another."""
        forms = [form for form in self.forms(seat) if form.size]
        described = [form.verb for form in forms]
        listed = [action for action in self.legal(seat) if action.verb not in described]
        number = source.randrange(len(forms) + bool(listed))
        return forms[number].sample(source) if number < len(forms) else source.choice(listed)

    def why_not(self, seat: Anything, action: Anything) -> Message | None:
        """Why this seat cannot do this now; None if it can."""
        if self.is_over:
            return Message("why-over")
        if not self.has_seat(seat):
            return self.no_such_seat(seat)
        if seat not in self.to_act and seat not in self.may_act:
            return Message("why-not-your-turn", {"seat_list": list(self.to_act)})
        if not is_action(action):
            return Message("bad-action", {"text": shown(action), "verb_list": self.game.verbs()})
        legal = self.legal(seat)
        if action in legal:
            return None
        if self.game.read_action(action) != action:
            return Message("bad-action", {"text": str(action), "verb_list": self.game.verbs()})
        reason, fits = self._detail(seat, action)
        if reason is not None or fits:
            return reason
        verbs = list(dict.fromkeys(option.verb for option in legal))
        verbs += [form.verb for form in self.forms(seat) if form.verb not in verbs]
        if action.verb not in verbs:
            return Message("why-other-verb", {"action": str(action), "verb_list": verbs})
        return Message("why-not-possible", {"action": str(action)})

    def _detail(self, seat: int, action: Action) -> tuple[Message | None, bool]:
        """What the rules say against an action that is not listed, and whether it fits a form."""
        aside = self._aside(action.verb)
        if aside is not None:
            return aside.why_not(self, seat, action), False
        if not self._decides(seat):
            return Message("why-not-your-turn", {"seat_list": list(self.to_act)}), False
        for form in self.forms(seat):
            if form.verb == action.verb:
                reason = form.why_not(action)
                if reason is None:
                    reason = self._kind.why_not(self, self.agenda[-1], seat, action)
                return reason, reason is None
        return self._kind.why_not(self, self.agenda[-1], seat, action), False

    def apply(self, seat: Anything, action: Anything) -> None:
        """Do it, in place, and run on to the next decision. Refuses what is not legal."""
        legal = self._legal if type(seat) is int and self._asked == seat else self.legal(seat)
        for option in legal:  # nearly always it is one of these, the very object
            if option is action:
                break
        else:
            reason = self.why_not(seat, action)
            if reason is not None:
                raise IllegalAction(reason.key, reason.args, self.game.package)
        self._asked = -1
        self._legal = ()
        kind = self._kind
        for aside in kind.besides:
            if aside.verb == action.verb:
                aside.do(self, seat, action)
                self.run_on()
                return
        choose = kind.choose
        assert choose is not None
        step = self.agenda.pop() if kind.mode == TURN else self._step_with(seat)
        choose(self, step, seat, action)
        self.run_on()

    def _step_with(self, seat: int) -> Step:
        """The step in which a seat chooses among several. It stays on the agenda until it waits for
        nobody; a reaction waits for this seat no longer."""
        step = self.agenda[-1]
        if self._kind.silence is not None:
            step = step._replace(args=tuple([other for other in step.args if other != seat]))
            self.agenda[-1] = step
        return step

    def prompt(self, seat: Anything = None) -> Message | None:
        """The current decision in one sentence, for a seat or (None) a spectator."""
        self.check_viewer(seat)
        if self.is_over:
            return None
        return self._kind.prompt(self, self.agenda[-1], seat)

    @property
    def mode(self) -> str:
        """What sort of decision it is: `turn` (of one seat), `sealed` (of several at once; seats in
        `may_act` have chosen), `free` (in any order) or `reaction`."""
        return TURN if self.is_over else self._kind.mode

    @property
    def silence(self) -> Action | None:
        """What a seat does that is asked for a reaction and does not answer; None: not asked so."""
        return None if self.is_over else self._kind.silence

    @property
    def discreet(self) -> bool:
        """Whether the number of options is the deciding seat's secret."""
        return not self.is_over and self._kind.discreet

    def is_forced(self, seat: Anything) -> bool:
        """Whether a deciding seat has a single option and everyone may know it."""
        if not self.has_seat(seat) or seat not in self.to_act or self.discreet:
            return False
        return len(self.legal(seat)) == 1 and not self.forms(seat)

    def has_seat(self, seat: Anything) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def no_such_seat(self, seat: Anything) -> Message:
        number = shown(seat + 1 if type(seat) is int else seat)
        return Message("why-no-such-seat", {"number": number, "count": self.seats})

    def check_seat(self, seat: Anything) -> None:
        """Refuse a seat that this game does not have."""
        if not self.has_seat(seat):
            reason = self.no_such_seat(seat)
            raise DvergarError(reason.key, reason.args)

    def check_viewer(self, seat: Anything) -> None:
        """Refuse who is neither a seat of this game nor (None) a spectator."""
        if seat is not None:
            self.check_seat(seat)

    # --- the flow, for the rules -------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Put a step on the agenda: it comes next."""
        self.agenda.append(step)

    def run_on(self) -> None:
        """Run the automatic steps up to the next decision or the end."""
        agenda = self.agenda
        steps = self.game.flow
        assert steps is not None
        while agenda:
            step = agenda[-1]
            kind = steps[step.name]
            run = kind.run
            if run is None:
                to_act, may_act = kind.to_act, kind.may_act
                self.to_act = (step.seat,) if to_act is None else to_act(self, step)
                if self.to_act:
                    self._kind = kind
                    self.described = kind.forms is not None
                    self.may_act = () if may_act is None else may_act(self, step)
                    if kind.besides:
                        self._add_asides(kind.besides)
                    return
                run = kind.then
            agenda.pop()
            if run is not None:
                run(self, step)
        self.to_act = ()
        self.may_act = ()
        self._kind = NO_DECISION
        self.described = False

    def _add_asides(self, asides: tuple[Aside, ...]) -> None:
        """Let seats act that may do something besides."""
        to_act, may_act = self.to_act, self.may_act
        for aside in asides:
            besides = aside.seats(self)
            if may_act or len(to_act) > 1 or to_act[0] in besides:
                acting = to_act + may_act
                may_act += tuple([seat for seat in besides if seat not in acting])
            else:
                may_act = besides
        self.may_act = may_act

    def settle(self) -> None:
        """The reaction that is being chosen in waits for nobody any more: it is settled."""
        self.agenda[-1] = self.agenda[-1]._replace(args=())

    def listen(self, *, scenes: bool = True) -> None:
        """Start to record what happens; `scenes`: also the positions that the rules mark."""
        if self.events is None:
            self.events = []
        self._scenes = scenes

    def heard(self) -> list[Event]:
        """What happened since the last call; empty if nobody listens."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    def tell(self, key: str, args: Args, private: Mapping[int, Args] | None = None) -> None:
        """Record an event. The rules call it only where `events` is not None."""
        if self.events is not None:
            self.events.append(Event(key, args, private or {}))

    def scene(self) -> None:
        """Mark this moment, after the last event, as worth seeing: its position is kept.

        Only while somebody listens. Nobody can act in the copy, and it is never over: what is
        hidden until the end stays hidden in it.
        """
        if self.events and self._scenes:
            moment = self.copy()
            moment.to_act = ()
            moment.may_act = ()
            moment._kind = NO_DECISION
            moment.described = False
            moment._asked = -1
            moment._legal = ()
            if not moment.agenda:
                moment.agenda.append(SCENE)
            self.events[-1] = self.events[-1]._replace(scene=moment)

    # --- chance ------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng = rng.advance(self.rng)
        return rng.mix(self.rng) % n

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in random order. One draw of 64 bits serves several places."""
        cards = list(items)
        counter = self.rng
        bits = 0
        left = 1
        for i in range(len(cards) - 1, 0, -1):
            n = i + 1
            if left < (n << 32):
                counter = rng.advance(counter)
                bits = rng.mix(counter)
                left = 1 << 64
            j = bits % n
            bits //= n
            left //= n
            cards[i], cards[j] = cards[j], cards[i]
        self.rng = counter
        return tuple(cards)

    # --- copies and snapshots ----------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy, to which nobody listens. A game adds its own fields."""
        raise NotImplementedError

    def copy_kernel_into(self, other: State) -> None:
        """The part of `copy` that is the same in all games."""
        other.game = self.game
        other.setup = self.setup
        other.seats = self.seats
        other.rng = self.rng
        other.agenda = self.agenda.copy()
        other.to_act = self.to_act
        other.may_act = self.may_act
        other.events = None
        other._kind = self._kind
        other.described = self.described
        other._asked = self._asked
        other._legal = self._legal

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same position of the same game, hidden cards and chance included."""
        return (
            isinstance(other, State)
            and self.game == other.game
            and self.setup == other.setup
            and self.rng == other.rng
            and self.agenda == other.agenda
            and super().__eq__(other)
        )

    def __hash__(self) -> int:
        return super().__hash__()

    def __reduce__(self) -> tuple[Any, ...]:
        fields = [getattr(self, name) for name in self.FIELDS]
        return unpickled, (self.game, self.setup, self.rng, self.agenda, fields)

    def dump(self) -> dict[str, Json]:
        """Everything, secrets included, as JSON-able data: a snapshot. Never for a player."""
        agenda = [[step.name, step.seat, list(step.args)] for step in self.agenda]
        return {"rng": self.rng, "agenda": agenda, **dump_fields(self)}

    def restore(self, snapshot: Mapping[str, Json]) -> None:
        """Become what `dump` of a state with the same game and setup gave."""
        self.rng = snapshot["rng"]
        self.agenda = [Step(name, seat, tuple(args)) for name, seat, args in snapshot["agenda"]]
        load_fields(self, snapshot, self.RECORDS)
        self.resume()

    def resume(self) -> None:
        """Work out what follows from the fields that were just filled in."""
        self.work_out()
        self._asked = -1
        self._legal = ()
        self.run_on()

    def work_out(self) -> None:
        """A game that keeps what follows from its fields beside them fills this in."""

    # --- what the game knows about a position ------------------------------------------------

    def view(self, seat: Anything) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as JSON-able data, built from nothing.

        What all games have stands here, the rest is the game's.
        """
        self.check_viewer(seat)
        return {**self._shared_view(seat), **self.game.view(self, seat)}

    def open_view(self) -> dict[str, Any]:
        """What all seats together may know: for looking back, when nothing is secret any more."""
        return {**self._shared_view(None), **self.game.open_view(self)}

    def _shared_view(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that all games have."""
        return {
            "game": self.game.name,
            "options": dict(self.setup.options),
            "seats": self.seats,
            "you": seat,
            "over": self.is_over,
            "to_act": list(self.to_act),
            "may_act": list(self.may_act),
            "mode": self.mode,
            "silence": None if self.silence is None else str(self.silence),
            "turn": self.game.turn(self),
            "discreet": self.discreet,
            "corrections": [
                {
                    "file": each.file,
                    "id": each.id,
                    "fields": {field: each.fields[field] for field in each.shipped},
                }
                for each in self.game.corrections()
            ],
        }

    def redeal(self, seat: Anything, source: random.Random) -> Self:
        """A copy in which all that the seat cannot know, future chance too, is drawn again."""
        self.check_viewer(seat)
        other = self.copy()
        other.rng = source.getrandbits(64)
        other._asked = -1
        other._legal = ()
        self.game.redeal(other, seat)
        return other

    def score_sheet(self, seat: Anything) -> Sheet:
        """The score, itemised; during the game, as if it ended now."""
        self.check_seat(seat)
        return self.game.score_sheet(self, seat)

    def scores(self) -> list[int]:
        """The score of each seat; during the game, as if it ended now."""
        return self.game.scores(self)

    def outcome(self) -> Outcome:
        """Winners, places and how it ended; during the game, as if it ended now."""
        return self.game.outcome(self)

    def winners(self) -> list[int]:
        """The seats that have won (several share a victory); during the game, those in front."""
        return list(self.game.outcome(self).winners)

    def census(self) -> dict[str, int]:
        """How many of each component there are, all places together: it never changes."""
        return self.game.census(self)


def unpickled(
    game: Game[Any], setup: Setup, rng: int, agenda: list[Step], fields: Sequence[Any]
) -> State:
    """A position as `pickle` kept it: nobody listens to it."""
    state: State = game.start(setup)
    state.rng, state.agenda = rng, agenda
    for name, value in zip(state.FIELDS, fields, strict=True):
        setattr(state, name, value)
    state.resume()
    return state
