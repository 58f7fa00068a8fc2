"""What a person does with a game at a real table: begins it, changes it, looks at it, asks for its report."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

from ...companion.entered_game import EnteredGame
from ...core.recent_view import recent_view
from ...core.registry import game as find_game
from ...core.vocabulary import OVER
from ...table.clean_text import MOST_NAME_LENGTH, clean_text
from ...table.errors import Conflict, InvalidCommand
from ...table.seat_names import number_alike
from ...thinking.report_job import ReportJob
from ...words import LANGUAGES
from ..schemas.companions import (
    CompanionPosition,
    CompanionTouchRequest,
    Correction,
    NewCompanionRequest,
    SeatBoard,
)
from ..schemas.responses import Explanation
from ..table.explanations import explain_in_frame, name_thing
from ..table.frames import Frame
from ..table_words import table_words
from .companion import Companion, EnteredGames, EnteredRow, make_frame, new_position
from .companion_rest import show_changed, show_stored


class Begun(NamedTuple):
    """A new game and the names of its players."""

    entered: EnteredGame
    names: list[str]


def begin_game(body: NewCompanionRequest, lang: str) -> Begun:
    """Return a new game. Names that are not given are those of the seats. It can be shown."""
    game = find_game(body.game)
    entered = EnteredGame(new_position(game, body.options), (), body.open_hands)
    entered.play_forced_steps()
    seats = entered.position.seats
    words = table_words(lang, game.package, players=seats)
    given = [body.names[seat] if seat < len(body.names) else "" for seat in range(seats)]
    names = number_alike([_read_name(name, words.seat(seat)) for seat, name in enumerate(given)])
    draft: Any = SimpleNamespace(id="", game=game.key, names=names, ended=False, moves=entered.moves)
    show_changed(Companion(draft, entered, lang))
    return Begun(entered, names)


def _read_name(name: str, usual: str) -> str:
    if not name.strip():
        return usual
    cleaned = clean_text(name, MOST_NAME_LENGTH)
    if cleaned is None:
        raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    return cleaned


class Changed(NamedTuple):
    """A changed game, which is to be stored, and its page; None if nothing is to be changed."""

    entered: EnteredGame | None
    shown: CompanionPosition


def change_game(
    row: EnteredRow,
    games: EnteredGames,
    lang: str,
    act: Callable[[Companion], Correction | None],
    show: Callable[[Companion], CompanionPosition] = show_changed,
) -> Changed:
    """Change a game and show it. A correction that would lose entries changes nothing and names them."""
    companion = Companion(row, games.open(row), lang)
    lost = act(companion)
    if lost is not None:
        return Changed(None, show_stored(Companion(row, games.open(row), lang), correction=lost))
    companion.ended = False
    return Changed(companion.entered, show(companion))


def explain_in_game(row: EnteredRow, games: EnteredGames, lang: str, body: CompanionTouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    entered = games.open(row)
    entered.cut(body.at)
    frame = make_frame(entered, Companion(row, entered, lang).words)
    if entered.position.actor < 0:
        return name_thing(frame, body.touch[-1])
    return explain_in_frame(frame, body.touch)


def draw_for_seat(row: EnteredRow, games: EnteredGames, lang: str, moment: int, seat: int) -> SeatBoard:
    """Return the board before a move of the game as a seat saw it."""
    entered = games.open(row)
    entered.cut(moment)
    position = entered.position
    words = Companion(row, entered, lang).words
    view = recent_view(position, min(seat, position.seats - 1), words)
    return {"board": Frame(position, view, strict=False).board}


def describe_companion_job(row: EnteredRow, games: EnteredGames) -> ReportJob:
    """Return the subject of a report about a game that is over or was ended."""
    position = games.open(row).position
    if position.actor != OVER and not row.ended:
        raise Conflict("running")
    package, seats = position.game.package, range(position.seats)
    names = {
        lang: [f"{row.names[i]} ({table_words(lang, package, players=position.seats).seat(i)})" for i in seats]
        for lang in LANGUAGES
    }
    moments = list(range(len(position.entries) + 1))
    return ReportJob(position.transcript, names, moments, f"/analysis?companion={row.id}")
