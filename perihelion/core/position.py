"""A position: a state and its log. Notebooks, tests, adapters and the table all use it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NotRequired, Self, TypedDict

from ..errors import IllegalAction, InvalidAction, InvalidPosition, NothingToUndo, Refusal
from . import notation
from .game import Game, Options
from .log import Entry, from_old_mask, last_turn, read_seat
from .memory import packed_records
from .record import Record
from .refusals import NO_ACTION, WRONG_PHASE, refuse_action, refuse_any
from .runtime import Runtime, RuntimeState, runtimes
from .scores import Scores
from .transcript import write_transcript
from .view import View, filter_entry, hide
from .vocabulary import CHANCE, OVER, SPECTATOR, SPECTATOR_BIT

if TYPE_CHECKING:
    import numpy as np

    from ..words import Words


class PickledPosition(TypedDict):
    """The content of a pickle: the records are packed, so that any runtime can read them."""

    game: Game
    rules: int
    options: Options
    begun: str
    lang: str | None
    records: list[bytes]
    log: list[Entry]
    spectator_bit: NotRequired[int]
    """The bit of spectators in the masks of the log; older pickles lack it."""


class Position:
    """A position of a game.

    `play` and `undo` change it and return it. Nothing else changes it.
    """

    def __init__(self, game: Game, options: Options, plain: Record, lang: str | None = None, begun: str = ""):
        self.game = game
        self.begun = begun
        """The text of the first position if it was not a new game."""
        self.options = dict(options)
        self.seats = int(game.rules.seats(plain))
        self._lang = lang
        self._runtime = runtimes().best(game)
        self._s = self._runtime.state(plain)
        self._past: list[RuntimeState] = []
        self._log: list[Entry] = []
        self._read_only: Record | None = None
        """A plain copy of the state for callers that only read it; None until it is needed."""
        self._read_before: Record | None = None
        """The plain copy of the state before the last entry, if there is one."""
        self._actor: int | None = None
        self._legal: list[int] | None = None
        self._weights: list[int] | None = None
        """The weights of all outcomes at a chance point; None until they are needed."""

    # reading

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE (-1) or OVER (-2)."""
        if self._actor is None:
            self._actor = self._best().actor(self._s)
        return self._actor

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that may choose now: all that have not chosen yet, or the actor; none if no seat decides."""
        if mask := self._choosing_mask():
            return tuple(seat for seat in range(self.seats) if mask >> seat & 1)
        return (self.actor,) if self.actor >= 0 else ()

    @property
    def is_simultaneous(self) -> bool:
        """Whether this decision is, or was, open to several seats at once."""
        return self._choosing_mask() != 0

    def for_seat(self, seat: int) -> Position:
        """Return the position in which a seat that may choose now is the actor; otherwise the position itself."""
        if seat == self.actor or not self._choosing_mask() >> max(seat, 0) & 1 or seat < 0:
            return self
        twin = self.copy()
        twin._best().turn(twin._s, seat)
        twin._forget_readings()
        twin._read_only = object.__new__(self.game.rules.state)
        twin._read_only.__dict__ = {**self.unchanged.__dict__, "to_act": seat}
        return twin

    def _choosing_mask(self) -> int:
        choosing = self.game.rules.choosing
        return 0 if choosing is None else int(choosing(self.unchanged))

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.game.rules.phases[self._phase()])

    @property
    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, rising; empty at a chance point and when the game is over."""
        if self._legal is None:
            self._legal = self._best().legal(self._s) if self.actor >= 0 else []
        return list(self._legal)

    @property
    def legal(self) -> list[str]:
        """The legal actions as text, in id order."""
        return [self.game.actions.texts[i] for i in self.legal_ids]

    @property
    def outcome_ids(self) -> dict[int, int]:
        """At a chance point the possible outcomes: id -> weight."""
        if self.actor != CHANCE:
            return {}
        return {i: w for i, w in enumerate(self._deals()) if w > 0}

    @property
    def outcomes(self) -> dict[str, int]:
        """At a chance point the possible outcomes: text -> weight, in id order."""
        if self.actor != CHANCE:
            return {}
        texts, members = self.game.outcomes[self._phase()].texts, self._members()
        return {texts[members[i]]: w for i, w in self.outcome_ids.items()}

    @property
    def seen(self) -> int:
        """The seats that see what is chosen next, as a bit mask; SPECTATOR_BIT stands for spectators."""
        return self._best().seen(self._s)

    @property
    def state(self) -> np.record:
        """The record; a copy, so that looking cannot change the game."""
        record: np.record = self._best().packed(self._s).view(self.game.rules.state.titled_dtype())[0]
        return record

    @property
    def plain(self) -> Record:
        """The record as a plain State; a copy."""
        return self._best().plain(self._s)

    @property
    def unchanged(self) -> Record:
        """The record as a plain State that all readers share; it must not be changed."""
        if self._read_only is None:
            before = self._past[-1] if self._past else None
            self._read_only = self._best().unchanged(self._s, before, self._read_before)
        return self._read_only

    @property
    def entries(self) -> list[Entry]:
        """The log without events, which take time to find."""
        return list(self._log)

    @property
    def log(self) -> list[Entry]:
        """Everything that was chosen since the position was made, with the events that followed."""
        return list(self.shared_log)

    @property
    def shared_log(self) -> Sequence[Entry]:
        """The log itself, for callers that only read it, and only until something is played or undone."""
        for k in range(len(self._log) - 1, -1, -1):
            if self._log[k].events is not None:
                break  # the events of all entries before it are known
            self._log[k] = self._complete_entry(k)
        return self._log

    def _complete_entry(self, k: int) -> Entry:
        """Return entry k with its events, found by carrying it out a second time."""
        last = k == len(self._log) - 1 and self._read_before is not None
        before = self._read_before.copy() if last and self._read_before else self._runtime.plain(self._past[k])
        return runtimes().interpreted(self.game).carry_out(before, self._log[k])

    @property
    def scores(self) -> Scores:
        """Points, winners (none while the game runs) and the score sheet as of now."""
        rules, s = self.game.rules, self.unchanged
        seats = range(self.seats)
        won = rules.winners(s)
        return Scores((int(rules.points(s, p)) for p in seats), (p for p in seats if won >> p & 1), rules.sheet(s))

    @property
    def text(self) -> str:
        """The position in one line; `perihelion.position(key, text=...)` reads it."""
        return notation.write_position(self.game, self.options, self.plain)

    @property
    def transcript(self) -> str:
        """The game so far as the text of a game file; `perihelion.replay` reads it."""
        result = self.scores.points if self.actor == OVER else None
        return write_transcript(self.game, self.options, self.begun, self._log, result)

    @property
    def words(self) -> Words:
        """The words of the position's language."""
        from ..words import Words, language

        return Words(language(self._lang), self.game.package, players=self.seats)

    def why_not(self, action: str | int) -> Refusal | None:
        """Return None if the action (or outcome) is possible, otherwise the rule that forbids it."""
        if self._is_action_at_chance(action):
            return self._refuse(WRONG_PHASE, NO_ACTION)
        return self._why_not(self.number_of(action))

    def _why_not(self, number: int) -> Refusal | None:
        """Return None if the action or outcome with this id is possible."""
        actor = self.actor
        if actor == CHANCE:
            return None if self._deals()[number] > 0 else self.wrong_entry()
        if actor == OVER:
            return self._refuse(WRONG_PHASE, number)
        if self._legal is not None and number in self._legal:
            return None
        broken = self._best().refuse(self._s, number)
        return self._refuse(broken, number) if broken else None

    def _refuse(self, rule: int, action: int) -> Refusal:
        return refuse_action(self.game, self.unchanged, self.words, self.actor, rule, action)

    def wrong_entry(self) -> Refusal:
        """Return the refusal of an entry that cannot come here at all."""
        return refuse_any(self.game, self.unchanged, self.words, self.actor)

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat (or a spectator) knows it."""
        if not SPECTATOR <= seat < self.seats:
            raise InvalidPosition(f"there is no seat {seat}; seats are 0 to {self.seats - 1}, a spectator is -1")
        here = self.for_seat(seat)
        log = [filter_entry(entry, seat) for entry in self.log]
        legal = here.legal_ids if seat == here.actor else []
        state = hide(here.plain, seat)
        return View(self.game, seat, self.options, state, here.actor, legal, log, self.words, last_turn(log))

    # changing

    def play(self, *actions: str | int, seat: int | None = None) -> Self:
        """Play actions (or outcomes), as text or id. If one is not possible, none is played.

        At a simultaneous decision `seat` is the seat that chooses, or the text names it (`2: take`); otherwise the
        actor does.
        """
        length = len(self._log)
        try:
            for action in actions:
                if self.game.rules.choosing is None and seat is None:
                    self._carry(self._legal_number(action))
                else:
                    self._choose(action, seat)
        except (IllegalAction, InvalidAction):
            while len(self._log) > length:
                self.undo()
            raise
        return self

    def repeat(self, action: str | int, seat: int | None = None) -> Self:
        """Play what was played here before under the same rules, without checking that it is legal."""
        self._carry(self.number_of(action), seat)
        return self

    def undo(self) -> Self:
        """Take back the last entry of the log; the record is byte for byte what it was."""
        if not self._log:
            raise NothingToUndo("nothing has been played since this position was made")
        self._log.pop()
        self._forget_readings()
        self._s = self._runtime.copy(self._past.pop())  # copies of this position share its past
        return self

    def copy(self) -> Position:
        """Return an independent position with the same state and log."""
        twin = object.__new__(type(self))
        twin.__dict__ = {**self.__dict__, "_past": list(self._past), "_log": list(self._log)}
        twin._s = self._runtime.copy(self._s)
        return twin

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    def __getstate__(self) -> PickledPosition:
        """Return the content of a pickle."""
        best = self._best()
        records = [best.packed(s).tobytes() for s in (*self._past, self._s)]
        return {
            "game": self.game,
            "rules": self.game.version,
            "options": self.options,
            "begun": self.begun,
            "lang": self._lang,
            "records": records,
            "log": self._log,
            "spectator_bit": SPECTATOR_BIT,
        }

    def __setstate__(self, held: PickledPosition) -> None:
        """Read a pickle; raises InvalidPosition if it was made by another version of the rules."""
        game = held["game"]
        if held["rules"] != game.version:
            raise InvalidPosition(
                f"this pickle was made by version {held['rules']} of the rules of {game.key}; installed: {game.version}"
            )
        state = game.rules.state
        plain = [state.unpack(packed_records(state, bytearray(record))) for record in held["records"]]
        self.__init__(game, held["options"], plain[-1], held["lang"], held["begun"])  # type: ignore[misc]
        log = held["log"] if "spectator_bit" in held else map(_read_old_entry, held["log"])
        self._past, self._log = [self._runtime.state(s) for s in plain[:-1]], list(log)

    # inside

    def _legal_number(self, action: str | int) -> int:
        """Return the id of an action or outcome. Raises IllegalAction if it is not possible now."""
        if self._is_action_at_chance(action):
            raise IllegalAction(str(action), self._refuse(WRONG_PHASE, NO_ACTION))
        number = self.number_of(action)
        refusal = self._why_not(number)
        if refusal is not None:
            raise IllegalAction(self._text(number), refusal)
        return number

    def _choose(self, action: str | int, seat: int | None) -> None:
        """Play an action of a seat that may choose now: the given one, one that the text names, or the actor."""
        if seat is None and isinstance(action, str):
            seat, action = read_seat(action)
        if seat is not None and seat not in self.choosing:
            raise InvalidAction(f"seat {seat} cannot choose now; it is the turn of: {self.choosing or 'no seat'}")
        decider = self if seat is None else self.for_seat(seat)
        self._carry(decider._legal_number(action), seat)

    def _carry(self, number: int, seat: int | None = None) -> None:
        """Carry out a legal action or a possible outcome, and add it to the log."""
        best, interpreted = self._best(), runtimes().interpreted(self.game)
        actor, text = self.actor if seat is None else seat, self._text(number)
        early = actor != self.actor
        self._past.append(best.remember(self._s, self._past[-1] if self._past else None, self._read_only))
        if early:
            best.turn(self._s, actor)
        entry = Entry(actor, self._phase(), number, text, best.seen(self._s), early=early)
        if best is interpreted and (not self._log or self._log[-1].events is not None):
            entry = interpreted.carry_out(self._s, entry)  # otherwise `log` carries it out a second time
        elif entry.actor == CHANCE:
            best.deal(self._s, number)
        else:
            best.play(self._s, number)
        before = self._read_only
        self._forget_readings()
        self._read_before = before
        self._log.append(entry)

    def _forget_readings(self) -> None:
        """Clear the cached readings of a state that changes now."""
        self._read_only = self._read_before = self._actor = self._legal = self._weights = None

    def _best(self) -> Runtime:
        """Return the fastest runtime. The position moves over to machine code as soon as it is ready."""
        now = runtimes().best(self.game)
        if now is not self._runtime:
            self._s = now.state(self._runtime.plain(self._s))
            self._past = [now.state(self._runtime.plain(s)) for s in self._past]
            self._runtime = now
        return self._runtime

    def _phase(self) -> int:
        return self._best().phase(self._s)

    def _deals(self) -> list[int]:
        """Return the weight of every outcome, at a chance point."""
        if self._weights is None:
            self._weights = self._best().deals(self._s)
        return self._weights

    def _members(self) -> list[int]:
        """Return the member of the phase's family that each outcome stands for: its own number by default."""
        size = len(self._deals())
        member = self.game.rules.member
        if member is None:
            return list(range(size))
        s = self.unchanged
        return [member(s, outcome) for outcome in range(size)]

    def _text(self, number: int) -> str:
        if self.actor != CHANCE:
            return self.game.actions.texts[number]
        return self.game.outcomes[self._phase()].texts[self._members()[number]]

    def number_of(self, action: str | int) -> int:
        """Return the id meant by a text or id. Raises InvalidAction if it is neither."""
        chance = self.actor == CHANCE
        space = self.game.outcomes[self._phase()] if chance else self.game.actions
        members = self._members() if chance else range(len(space))
        if isinstance(action, str):
            number = notation.read_action(self.game, space, action)
            if number not in members:
                raise InvalidAction(f"{action} cannot come here; possible: {', '.join(self.outcomes)}")
            return members.index(number)
        if not 0 <= action < len(members):
            raise InvalidAction(f"{action} is not an id; ids are 0 to {len(members) - 1}")
        return int(action)

    def _is_action_at_chance(self, action: str | int) -> bool:
        """Return whether this is a chance point, but the text is an action of a player and not an outcome."""
        if self.actor != CHANCE or not isinstance(action, str):
            return False
        if notation.find_action(self.game, self.game.outcomes[self._phase()], action) is not None:
            return False
        return notation.find_action(self.game, self.game.actions, action) is not None

    def _repr_svg_(self) -> str | None:
        board = self.game.board
        return None if board is None else board.draw(self.view(max(self.actor, SPECTATOR))).fitted()

    def __repr__(self) -> str:
        return f"<{self.game.key} {self.text}>"


def _read_old_entry(entry: Entry) -> Entry:
    """Return an entry of a pickle that was made when another bit stood for spectators."""
    events = entry.events and tuple(replace(event, seen=from_old_mask(event.seen)) for event in entry.events)
    return entry._replace(seen=from_old_mask(entry.seen), events=events)
