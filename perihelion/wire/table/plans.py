"""Planning ahead, as the page shows it: the board after imagined moves, and the plans of a player.

Everything is made from what the player's seat knows (`table/hypothetical.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.log import Entry
from ...core.narration import narrate
from ...core.position import Position
from ...core.recent_view import recent_view
from ...core.vocabulary import CHANCE, OVER
from ...errors import PerihelionError
from ...json_types import JsonObject
from ...table.errors import Conflict, TableError
from ...table.hypothetical import OUTCOME, Imagined, imagine_all
from ...table.plan import Plan
from ...table.plan_commands import describe_line, find_planner, is_undone
from ...table.table import Table
from ...words import Words
from ..schemas.board import Choice
from ..schemas.plans import ImaginedPosition, PlanList, PlannedMove, PlanView
from ..schemas.responses import Explanation
from .explanations import explain_in_frame, name_thing
from .frames import Frame
from .presenter import TablePresenter

MOST_OUTCOMES = 60
"""Limit of outcomes of chance to choose from."""


def show_imagined(presenter: TablePresenter, guest: str, moves: Sequence[str], lang: str) -> ImaginedPosition:
    """Return the position after imagined moves, with what may come next."""
    table, words = presenter.table, presenter.words(lang)
    seat = find_planner(table, guest)
    worlds = _imagine(table, seat, moves)
    position = worlds[0].position
    frame = Frame(position, recent_view(position, seat, words), strict=False)
    line = describe_line(worlds[0], seat, moves, presenter.words)
    return ImaginedPosition(
        game=table.game.key,
        gameName=words("game"),
        count=table.count,
        actor=position.actor,
        mine=position.actor == seat,
        over=position.actor == OVER,
        complete=bool(line) and line[-1]["seat"] == seat,
        board=frame.board,
        outline=frame.outline,
        prompt=_prompt(presenter, frame, words),
        choices=_choices(worlds, frame, words),
        happened=frame.happened,
        line=_describe(line, seat, lang),
    )


def explain_imagined(
    presenter: TablePresenter, guest: str, moves: Sequence[str], touched: list[str], lang: str
) -> Explanation:
    """Return what a thing is after imagined moves, and what touching it would do."""
    seat = find_planner(presenter.table, guest)
    position = _imagine(presenter.table, seat, moves)[0].position
    frame = Frame(position, recent_view(position, seat, presenter.words(lang)))
    return explain_in_frame(frame, touched) if position.actor == seat else name_thing(frame, touched[-1])


def _imagine(table: Table, seat: int, moves: Sequence[str]) -> list[Imagined]:
    worlds = list(imagine_all(table.position, seat, moves))
    if not worlds:
        raise Conflict("plan", "error-plan-line")
    return worlds


def _prompt(presenter: TablePresenter, frame: Frame, words: Words) -> str:
    actor = frame.position.actor
    if actor == OVER:
        return words("prompt-over")
    if actor == CHANCE:
        return words("plan-chance")
    return frame.prompt if actor == frame.view.seat else words("plan-other", name=presenter.names(words)[actor])


def _choices(worlds: Sequence[Imagined], frame: Frame, words: Words) -> list[Choice]:
    """Return what may come next: my own choices, those of another player in any of the guesses, or outcomes."""
    actor = frame.position.actor
    if actor == frame.view.seat:
        return frame.choices
    found: dict[str, Choice] = {}
    for world in worlds:
        position = world.position
        if position.actor != actor:
            continue
        offered = _outcomes(position, frame) if actor == CHANCE else _choices_of(position, actor, words)
        for choice in offered:
            on_board = all(key in frame.groups for key in choice["touch"])
            found.setdefault(choice["action"], choice if on_board else {**choice, "touch": []})
    return list(found.values())


def _choices_of(position: Position, actor: int, words: Words) -> list[Choice]:
    return Frame(position, recent_view(position, actor, words), strict=False).choices


def _outcomes(position: Position, frame: Frame) -> list[Choice]:
    """Return what chance may bring, the most likely first."""
    phase, view = int(position.unchanged.phase), frame.view
    odds = zip(position.outcome_ids, position.outcomes.items(), strict=True)
    found: list[Choice] = []
    for number, (text, _) in sorted(odds, key=lambda one: -one[1][1])[:MOST_OUTCOMES]:
        entry = Entry(CHANCE, phase, number, text, position.seen)
        says = " ".join(narrate(replace(view, log=[*view.log, entry]), len(view.log)))
        found.append({"action": OUTCOME + text, "touch": [], "says": says or text})
    return found


def list_plans(table: Table, guest: str, plans: Sequence[Plan], lang: str, words: Words) -> PlanList:
    """Return the plans of a guest at a table."""
    why = None
    try:
        find_planner(table, guest)
    except TableError as error:
        why = words(error.key, **error.values)
    except PerihelionError as error:
        why = str(error)
    mine = [plan for plan in plans if not is_undone(table, plan)]
    return PlanList(
        plans=[PlanView(id=plan.id, line=_describe(plan.line, plan.seat, lang)) for plan in mine if not plan.forced],
        forced=any(plan.forced for plan in mine),
        why=why,
    )


def _describe(line: Sequence[JsonObject], seat: int, lang: str) -> list[PlannedMove]:
    return [PlannedMove(seat=one["seat"], mine=one["seat"] == seat, says=one["says"][lang]) for one in line]
