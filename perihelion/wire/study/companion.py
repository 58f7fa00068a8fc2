"""A game at a real table, as the page of the person who enters it shows it.

Nothing is secret from that person: what was not entered is unknown to the server, too, and the board shows it face
down. If nothing is hidden, or hands are entered openly, the board shows everything.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import unescape
from typing import Protocol

from ...companion.entered_game import ASSUMED, ENTERED, EnteredGame
from ...core.actions import Family
from ...core.events import Value
from ...core.game import Game, Options
from ...core.log import Entry
from ...core.narration import choice, narrate, narrate_entry
from ...core.position import Position
from ...core.recent_view import open_view, recent_view
from ...core.registry import game as find_game
from ...core.view import View
from ...core.vocabulary import CHANCE, EVERYBODY, OVER, SPECTATOR
from ...errors import IllegalAction, InvalidAction, Refusal
from ...table.errors import Conflict, InvalidCommand
from ...table.seat_names import number_alike
from ...words import Words
from ..errors import IllegalMove
from ..reading import check_value
from ..schemas.board import Choice
from ..schemas.companions import (
    MOST_AT_ONCE,
    MOST_ENTRIES,
    CompanionPosition,
    CompanionSeat,
    Correction,
    HistoryEntry,
    PadTile,
)
from ..table.frames import Frame, sheet_lines
from ..table.refusals import illegal_move
from ..table_words import table_words

MOST_KNOWN = 24
"""Number of cached games, so they are not replayed with each entry."""
SHOWN_HISTORY = 40
"""Number of last entries in the history, unless all are requested."""

logger = logging.getLogger("perihelion.web")


class EnteredRow(Protocol):
    """What is stored of a game."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def options(self) -> Options: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def kinds(self) -> list[str]: ...
    @property
    def open_hands(self) -> bool: ...
    @property
    def ended(self) -> bool: ...


class EnteredGames:
    """The latest games."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, EnteredGame] = OrderedDict()

    def open(self, row: EnteredRow) -> EnteredGame:
        """Return a game of the store, as far as today's rules can replay it.

        The caller may change it; the cached one stays as it is.
        """
        known = self._known.get(row.id)
        if known is None or known.moves != row.moves:
            position = replay_moves(find_game(row.game), row.options, row.moves)
            known = EnteredGame(position, row.kinds[: len(position.entries)], row.open_hands)
            self.keep(row.id, known)
        return known.copy()

    def keep(self, companion: str, entered: EnteredGame) -> None:
        """Cache a game as it is now; forget the one used longest ago beyond the limit."""
        self._known[companion] = entered.copy()
        self._known.move_to_end(companion)
        if len(self._known) > MOST_KNOWN:
            self.forget(self._known.popitem(last=False)[0])

    def forget(self, companion: str) -> None:
        """Called when a game is not cached any more."""


def new_position(game: Game, options: Mapping[str, Value | None]) -> Position:
    """Return a new game with these options."""
    given = game.read_options({name: value for name, value in options.items() if value is not None})
    return Position(game, given, game.new_state(given))


def replay_moves(game: Game, options: Options, moves: Sequence[str]) -> Position:
    """Return the position after these moves, or after as many of them as today's rules can play."""
    most = len(moves)
    while True:
        position, played = new_position(game, options), 0
        try:
            for move in moves[:most]:
                position.play(move)
                _ = position.shared_log  # the events of each move are found once, for all games that continue from here
                played += 1
            return position
        except Exception:
            logger.warning("move %d of an entered game of %s cannot be played", played, game.key, exc_info=True)
            most = played  # start again: a move that failed halfway may have changed the position


class CompanionFrame(Frame):
    """A frame for the person who enters: the board as all at the table see it, with the choices of the seat to act."""

    def _describe(self, action: int) -> str:
        return choice(replace(self.view, seat=self.position.actor), action)

    def picture(self, family: str, values: tuple[int, ...]) -> str:
        """Return the picture of what an outcome brings or an action plays; empty if there is none."""
        picture = self.view.game.board.picture if self.view.game.board else None
        return "" if picture is None else self.attempt(lambda: picture(self.view, family, values), "")


def make_frame(entered: EnteredGame, words: Words) -> CompanionFrame:
    """Return the frame of a game as far as it is entered."""
    position = entered.position
    if not entered.has_secrets:
        return CompanionFrame(position, open_view(position, words), strict=False)
    legal = entered.possible_actions() if position.actor >= 0 else []
    return CompanionFrame(position, replace(recent_view(position, SPECTATOR, words), legal=legal), strict=False)


def address_player(name: str, prompt: str, words: Words) -> str:
    """Return a prompt that addresses a player by name: "Ada, choose a card." instead of "Your turn: choose a card."."""
    asked = prompt.removeprefix(words("companion-your-turn"))
    if asked == prompt:
        return words("companion-turn", name=name, prompt=prompt)
    asked = asked.lstrip()
    return words("companion-asked", name=name, prompt=asked[0].lower() + asked[1:])


@dataclass
class Companion:
    """A game of the store, as its page shows it in one language."""

    row: EnteredRow
    entered: EnteredGame
    lang: str
    ended: bool = field(init=False)
    """True if the players stopped before the end."""

    def __post_init__(self) -> None:
        self.ended = self.row.ended

    @property
    def is_complete(self) -> bool:
        """True if all stored moves could be replayed."""
        return len(self.entered.kinds) == len(self.row.moves)

    @property
    def words(self) -> Words:
        """The words of the game, and of a table, with the names of the people."""
        position = self.entered.position
        names = tuple(number_alike(self.row.names))
        return table_words(self.lang, position.game.package, players=position.seats, names=names)

    def enter(self, text: str) -> None:
        """Enter comma-separated moves and outcomes; if one is impossible, none is entered."""
        self._require_complete()
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if not parts or len(parts) > MOST_AT_ONCE:
            raise InvalidCommand("unreadable", "error-companion-many", n=MOST_AT_ONCE)
        for part in parts:
            try:
                self.entered.enter(part)
            except (IllegalAction, InvalidAction) as error:
                raise self.refusal(part, error) from None
        if len(self.entered.kinds) > MOST_ENTRIES:
            raise InvalidCommand("unreadable", "error-analysis-long", n=MOST_ENTRIES)

    def _require_complete(self) -> None:
        if not self.is_complete:
            raise Conflict("unshown", "error-companion-unshown")

    def undo(self) -> None:
        """Take the last entry back, or the stored moves that could not be replayed."""
        if self.is_complete:
            self.entered.undo()

    def refusal(self, text: str, error: IllegalAction | InvalidAction) -> IllegalMove:
        """Return why an entry is impossible, with the number of a rule."""
        position, words = self.entered.position, self.words
        game = position.game
        if isinstance(error, IllegalAction) and error.action in game.actions.ids:
            found = illegal_move(game, words, error)
            if not self.entered.hand_decides:
                return found
            said = f"{found.details['sentence']} {words('companion-assumed')}"
            return IllegalMove(game.key, Refusal(error.refusal.rule, said, error.refusal.values))
        if isinstance(error, IllegalAction):
            refusal = error.refusal
            return IllegalMove(
                game.key,
                Refusal(refusal.rule, words.refusal(refusal.rule, game.actions, -1, **refusal.values), refusal.values),
            )
        rule = position.wrong_entry().rule
        return IllegalMove(game.key, Refusal(rule, words("companion-unreadable", text=text[:40]), {}))

    def correct(self, at: int, text: str, force: bool) -> Correction | None:
        """Replace an entry. If later entries would be lost, return them instead, unless that is wanted."""
        self._require_complete()
        if at >= len(self.entered.kinds) or self.entered.kinds[at] != ENTERED:
            raise InvalidCommand("unreadable", "error-companion-entry")
        try:
            kept, of, error = self.entered.correct(at, text)
        except (IllegalAction, InvalidAction) as refused:
            raise self.refusal(text, refused) from None
        if error is None or force:
            return None
        lost, why = error.action.removeprefix("~"), self.refusal(error.action, error).details
        return Correction(kept=kept, of=of, says=lost, sentence=why["sentence"], rule=why["rule"])

    def show(
        self, at: int | None = None, whole: bool = False, correction: Correction | None = None
    ) -> CompanionPosition:
        """Return the game for the page, at the end or after its first `at` moves."""
        entered, row = self.entered, self.row
        count = len(entered.kinds)
        inputs = sum(kind == ENTERED for kind in entered.kinds)
        history = self._history(whole)
        if at is not None and at < count:
            entered.cut(at)
        position, words = entered.position, self.words
        frame = make_frame(entered, words)
        hand = self._hand(frame)
        scores, open_ = position.scores, position.actor != OVER and not self.ended
        shown: CompanionPosition = {
            "id": row.id,
            "game": position.game.key,
            "gameName": words("game"),
            "options": position.options,
            "seats": self._seats(scores.points),
            "actor": position.actor,
            "at": len(entered.kinds),
            "count": count,
            "entered": inputs,
            "over": position.actor == OVER,
            "ended": self.ended,
            "unseen": sum(kind == ASSUMED for kind in entered.kinds),
            "secrets": entered.has_secrets,
            "board": frame.board,
            "outline": frame.outline,
            "prompt": self._prompt(frame),
            "choices": [each for each in frame.choices if each not in hand] if open_ else [],
            "pad": self._pad(frame) if open_ else [],
            "happened": frame.happened,
            "history": history,
            "sheet": sheet_lines(scores.sheet, words),
            "correction": correction,
            "unshown": None,
        }
        check_value(CompanionPosition, shown)  # an entry whose page cannot be sent is not stored
        return shown

    def _seats(self, points: Sequence[int]) -> list[CompanionSeat]:
        board, words = self.entered.position.game.board, self.words
        colours = board.seat_colours(len(points)) if board and board.seat_colours else [None] * len(points)
        return [
            {"name": name, "title": words.seat_title(seat), "colour": colours[seat], "points": points[seat]}
            for seat, name in enumerate(self.row.names)
        ]

    def _prompt(self, frame: CompanionFrame) -> str:
        position, words = self.entered.position, self.words
        if position.actor == OVER:
            return words("prompt-over")
        if self.ended:
            return words("companion-ended")
        if position.actor != CHANCE:
            return address_player(words.seat(position.actor), frame.prompt, words)
        asked = f"ask-{position.phase}"
        return words(asked, **self._places()) if words.has(asked) else words("companion-chance")

    def _places(self) -> dict[str, Value]:
        """Return the place or seat an outcome goes to, as the question names it."""
        position, names = self.entered.position, self.row.names
        values = position.game.chance_values(position.unchanged)
        players = {"name": int(values.pop("seat", -1)), "other": int(values.pop("other_seat", -1))}
        return values | {key: names[seat] for key, seat in players.items() if 0 <= seat < len(names)}

    def _history(self, whole: bool) -> list[HistoryEntry]:
        """Return what was entered and what followed from it, the last ones or all."""
        entered = self.entered
        log = entered.position.log
        first = 0 if whole else max(0, len(log) - SHOWN_HISTORY)
        if entered.has_secrets:
            view = entered.position.view(SPECTATOR)
        else:
            view = replace(open_view(entered.position, self.words), log=log)
        view = replace(view, words=self.words)
        return [
            {"at": i, "kind": entered.kinds[i], "says": " ".join(narrate_entry(view, i))}
            for i in range(first, len(log))
        ]

    def _pad(self, frame: CompanionFrame) -> list[PadTile]:
        """Return what cannot be touched on the board: the cards that may be in a hand, or what chance can bring.

        Of outcomes the possible ones come first, and of these the most likely. If all are possible, as of dice, they
        keep their order, by which people look for one.
        """
        position, view, hand = self.entered.position, frame.view, self._hand(frame)
        actions = position.game.actions
        if position.actor != CHANCE:
            numbers = [actions.ids[each["action"]] for each in hand]
            named = len({actions.family(number)[0] for number in numbers}) > 1
            return [
                self._tile(frame, each["action"], *actions.family(number), each["says"], named=named)
                for each, number in zip(hand, numbers, strict=True)
            ]
        possible, phase = self.entered.possible_outcomes(), int(position.unchanged.phase)
        space = position.game.outcomes[phase]
        gone = any(text not in possible for text in space.texts)
        return [
            self._tile(
                frame,
                f"~{text}",
                *space.family(space.ids[text]),
                _tell_outcome(view, phase, space.ids[text], text),
                possible=text in possible,
            )
            for text in sorted(space.texts, key=lambda text: -possible.get(text, 0) if gone else 0)
        ]

    def _hand(self, frame: CompanionFrame) -> list[Choice]:
        """Return the choices that take a card which nobody sees, and which can be shown as a picture."""
        actions = self.entered.position.game.actions
        found = {action: actions.family(action) for action in self.entered.hand_actions()}
        wanted = {actions.texts[i] for i, (family, values) in found.items() if frame.picture(family.name, values)}
        return [each for each in frame.choices if each["action"] in wanted]

    def _tile(
        self,
        frame: CompanionFrame,
        action: str,
        family: Family,
        values: tuple[int, ...],
        says: str,
        possible: bool = True,
        named: bool = False,
    ) -> PadTile:
        """Return a tile of the pad; it has a label if there is no picture, or if the picture says too little."""
        drawn = frame.picture(family.name, values)
        name = re.search("<title>(.*?)</title>", drawn)
        says = unescape(name[1]) if name else says
        label = says if named or not drawn else ""
        return {"action": action, "label": label, "says": says, "picture": drawn, "possible": possible}


def _tell_outcome(view: View, phase: int, number: int, text: str) -> str:
    """Return the sentence for an outcome that was entered."""
    entry = Entry(CHANCE, phase, number, text, EVERYBODY)
    return " ".join(narrate(replace(view, log=[*view.log, entry]), len(view.log))) or text
