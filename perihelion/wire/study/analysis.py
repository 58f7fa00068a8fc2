"""The analysis board: the position at the end of any line of a finished or made-up game, drawn and described.

The server keeps no session: the page sends the start of a line and all its moves. The latest lines are cached, so a
step back and forth does not replay a whole game.
"""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile

from ...core.log import Entry
from ...core.narration import narrate
from ...core.notation import out_of_bounds, read_position
from ...core.position import Position
from ...core.recent_view import open_view, recent_view
from ...core.registry import game as find_game
from ...core.replay import replay
from ...core.seat_colours import seat_colours
from ...core.transcript import FORMAT, parse_transcript
from ...core.view import sees
from ...core.vocabulary import CHANCE, OVER
from ...errors import IllegalAction, InvalidPosition, PerihelionError, UnknownGame
from ...fair.verify import verify_sealed_game
from ...table.errors import Conflict, InvalidCommand, TableError
from ...table_log.bodies import ActionPlayed, OutcomeDrawn
from ...words import Words
from ..errors import WebError
from ..schemas.analysis import (
    MOST_MOVES,
    MOST_POSITION,
    AnalysisFiles,
    AnalysisLine,
    AnalysisOutcome,
    AnalysisPosition,
    AnalysisSeat,
    AnalysisStart,
    LineRequest,
)
from ..table.frames import Frame
from ..table.refusals import illegal_move
from ..table_words import table_words

MOST_LINES = 16
"""Number of cached lines."""
SEALED = '"format":"perihelion sealed game'
MOST_HEAD = 4000
"""A sealed game names its format in its first line."""
MOVES = tuple(f'"kind":"{body.KIND}"' for body in (ActionPlayed, OutcomeDrawn))
"""The text in each line of a sealed game that has a move or an outcome."""
MOST_ENTRIES = 3 * MOST_MOVES
"""Limit of lines in a sealed game: each move may be confirmed, and taken back."""
MOST_OUTCOMES = 500
"""Limit of listed outcomes; beyond it, one can only roll."""

logger = logging.getLogger("perihelion.web")


class Unreadable(WebError):
    """A text, move or position that cannot be read; the sentence comes from the parser."""

    def __init__(self, error: PerihelionError):
        super().__init__(422, "unreadable")
        self.details = {"sentence": str(error)[:300]}


Known = tuple[Position, list[str]]
"""The position at the end of a line, and its moves."""


class Lines:
    """The latest lines, by their start."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Known] = OrderedDict()

    def play(self, start: AnalysisStart, moves: Sequence[str]) -> Position:
        """Return the position at the end of a line. A prefix shared with the last one is not replayed."""
        key = repr(start)
        known = self._find(key)
        position, line = (known[0].copy(), known[1]) if known else (begin(start), [])
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(line, moves, strict=False))))
        for _ in line[same:]:
            position.undo()
        position.play(*moves[same:])
        _ = position.log  # the events of each move are found once, for all lines that continue from here
        self._keep(key, (position.copy(), list(moves)))
        return position

    def _find(self, key: str) -> Known | None:
        """Return the last line from this start."""
        return self._known.get(key)

    def _keep(self, key: str, known: Known) -> None:
        """Cache a line; forget the one used longest ago beyond the limit."""
        self._known[key] = known
        self._known.move_to_end(key)
        if len(self._known) > MOST_LINES:
            self._known.popitem(last=False)


def begin(start: AnalysisStart) -> Position:
    """Return the first position of an analysis."""
    game = find_game(start.game)
    if start.position:
        options, s = read_position(game, start.position)
        problems = list(out_of_bounds(game, s))
        if not 0 <= s.phase < len(game.rules.phases):
            problems.insert(0, f"phase is {s.phase}; it must be 0 to {len(game.rules.phases) - 1}")
        if problems:
            raise InvalidPosition(problems[0])
        return Position(game, options, s, begun=start.position)
    options = game.read_options({name: value for name, value in start.options.items() if value is not None})
    return Position(game, options, game.new_state(options))


@contextmanager
def refusing(game: str, lang: str, made_up: bool) -> Iterator[None]:
    """Turn any error in a line into a refusal in the reader's language.

    `made_up`: it begins with a hand-written position, for which the rules may not be prepared.
    """
    try:
        yield
    except (TableError, UnknownGame):
        raise
    except IllegalAction as error:
        found = find_game(game)
        if error.action not in found.actions.ids:
            raise Unreadable(error) from None
        raise illegal_move(found, table_words(lang, found.package), error) from None
    except PerihelionError as error:
        raise Unreadable(error) from None
    except Exception:
        if not made_up:
            raise
        logger.info("a position text of %s cannot be played", game, exc_info=True)
        raise WebError(422, "unreadable", "error-analysis-position") from None


def open_frame(lines: Lines, body: LineRequest, lang: str) -> Frame:
    """Return the end of a line as one seat knows it, or with everything open."""
    position = lines.play(body.start, body.moves)
    if body.seat is not None and body.seat >= position.seats:
        raise InvalidCommand("unreadable", "error-no-seat", n=position.seats)
    words = words_of_line(position, body, lang)
    return Frame(position, open_view(position, words) if body.seat is None else recent_view(position, body.seat, words))


def words_of_line(position: Position, body: LineRequest, lang: str) -> Words:
    """Return the words of a line, with the names of the players if it was played at a table."""
    names = tuple(body.names) if len(body.names) == position.seats else ()
    return table_words(lang, position.game.package, players=position.seats, names=names)


def show_position(
    lines: Lines, body: LineRequest, lang: str, roll: bool = False, played: Sequence[str] = ()
) -> AnalysisPosition:
    """Return the end of a line for the page. What others `played` belongs to it; `roll`: what chance brings, too."""
    with refusing(body.start.game, lang, bool(body.start.position)):
        added = [roll_outcome(lines.play(body.start, body.moves))] if roll else list(played)
        body = replace(body, moves=[*body.moves, *added])
        frame = open_frame(lines, body, lang)
        position, words = frame.position, frame.view.words
        points = position.scores.points
        return AnalysisPosition(
            game=position.game.key,
            gameName=words("game"),
            seats=[
                AnalysisSeat(name=words.seat(seat), points=points[seat], colour=colour)
                for seat, colour in enumerate(seat_colours(position.game, position.seats))
            ],
            actor=position.actor,
            board=frame.board,
            outline=frame.outline,
            prompt=_prompt(frame),
            choices=frame.choices,
            outcomes=list_outcomes(frame) if body.seat is None else [],
            happened=frame.happened,
            log=narrate(frame.view),
            hidden=find_hidden(position, body.seat),
            played=added,
        )


def roll_outcome(position: Position) -> str:
    """Return what chance brings next."""
    if position.actor != CHANCE:
        raise Conflict("not-your-turn", "error-analysis-no-chance")
    outcomes = position.outcomes
    drawn: str = secrets.SystemRandom().choices(list(outcomes), list(outcomes.values()))[0]
    return f"~{drawn}"


def list_outcomes(frame: Frame) -> list[AnalysisOutcome]:
    """Return what chance may bring next, the most likely first."""
    position, view = frame.position, frame.view
    outcomes = position.outcomes
    if len(outcomes) > MOST_OUTCOMES:
        return []
    total, phase = sum(outcomes.values()), int(position.unchanged.phase)
    found = []
    for number, (text, weight) in zip(position.outcome_ids, outcomes.items(), strict=True):
        entry = Entry(CHANCE, phase, number, text, position.seen)
        says = narrate(replace(view, log=[*view.log, entry]), len(view.log))
        found.append(AnalysisOutcome(action=f"~{text}", says=" ".join(says) or text, odds=weight / total))
    return sorted(found, key=lambda outcome: -outcome.odds)


def find_hidden(position: Position, seat: int | None) -> list[int]:
    """Return the indices of the moves that a seat did not see."""
    return [] if seat is None else [i for i, entry in enumerate(position.log) if not sees(entry.seen, seat)]


def _prompt(frame: Frame) -> str:
    words, actor = frame.view.words, frame.position.actor
    if actor == OVER:
        return words("prompt-over")
    if actor == CHANCE:
        return words("analysis-chance")
    return frame.prompt if actor == frame.view.seat else words("analysis-other", player=actor)


def write_files(lines: Lines, body: LineRequest, lang: str) -> AnalysisFiles:
    """Return a line as files."""
    with refusing(body.start.game, lang, bool(body.start.position)):
        frame = open_frame(lines, body, lang)
        svg = None if frame.scene is None else str(frame.scene.svg())
        return AnalysisFiles(transcript=frame.position.transcript, position=frame.position.text, svg=svg)


def read_text(text: str, game: str | None, lang: str) -> AnalysisLine:
    """Return the line of a game file or of a sealed game, or the position that a text describes."""
    with refusing(game or "", lang, made_up=True):
        if SEALED in text[:MOST_HEAD]:
            check_length(sum(map(text.count, MOVES)), text.count("\n"))
            return describe_line(read_sealed(text, lang))
        if text.lstrip().startswith(FORMAT.split()[0]):
            check_length(count_moves(text.lstrip()))
            return describe_line(replay(text.lstrip()))
        if not game:
            raise InvalidCommand("unreadable", "error-analysis-game")
        if len(text) > MOST_POSITION:
            raise InvalidPosition(f"a position has at most {MOST_POSITION} characters")
        return describe_line(begin(AnalysisStart(game=game, position=" ".join(text.split()))))


def check_length(moves: int, entries: int = 0) -> None:
    """Refuse a file with too many moves, before anything is replayed. Those that were taken back count."""
    if moves > MOST_MOVES or entries > MOST_ENTRIES:
        raise InvalidCommand("unreadable", "error-analysis-long", n=MOST_MOVES)


def count_moves(text: str) -> int:
    """Return how many moves and outcomes a game file has."""
    lines = [line.strip() for _, line in parse_transcript(text).body]
    return sum(line.count(",") + 1 for line in lines if line and not line.startswith(("#", "result ")))


def read_sealed(text: str, lang: str) -> Position:
    """Return the last position of a sealed game; if the verifier finds something wrong, say what and at which move."""
    report = verify_sealed_game(text.encode())
    for line, key, values in report.findings:
        words = table_words(lang)
        raise InvalidPosition(words("analysis-sealed", line=line, says=words(key, **values)))
    if report.position is None or report.unverifiable is not None:
        raise InvalidCommand("unreadable", "error-analysis-rules")
    return report.position


def describe_line(position: Position, at: int = 0) -> AnalysisLine:
    """Return where a position began, its moves, and after how many of them to look at first."""
    moves = [entry.written for entry in position.log]
    check_length(len(moves))
    options = {} if position.begun else position.options
    return AnalysisLine(game=position.game.key, options=options, position=position.begun, moves=moves, at=at)
