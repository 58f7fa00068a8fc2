"""Commands with which a player plans ahead, and the one that plays what was planned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..core.narration import narrate
from ..core.view import filter_entry
from ..table_log.bodies import PERSON, ActionPlayed, ActionsUndone, TurnConfirmed
from ..words import LANGUAGES, Words
from .commands import check_running
from .errors import Conflict, Forbidden, Stale
from .forced_steps import play_forced_steps
from .hypothetical import OUTCOME, Imagined, fingerprint, imagine
from .plan import Plan
from .table import NOBODY, Table

MOST_PLANS, MOST_MOVES = 12, 40
"""How many plans a player may have at a table, and how many moves a line may have."""


@dataclass(frozen=True)
class Planned:
    """A move that is to be played now, for a seat, in the position of this count."""

    guest: str
    seat: int
    count: int
    action: int


def find_planner(table: Table, guest: str) -> int:
    """Return the seat of a guest who may plan ahead. Raises if there is nothing to plan."""
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    check_running(table)
    if len(mine) > 1:
        raise Conflict("plan", "error-plan-shared")
    if mine[0] in table.awaited:
        raise Conflict("plan", "error-plan-your-turn")
    return mine[0]


def make_plan(
    table: Table, guest: str, moves: Sequence[str], after: int, words: Callable[[str], Words] | None = None
) -> Plan:
    """Return the plan of a line that ends with a move of the guest's own; `after` is the count that it begins with.

    `words(lang)` returns the words that describe it, with the names of the players.
    """
    seat = find_planner(table, guest)
    if after != table.count:
        raise Stale()
    steps = []
    for number, move in enumerate(moves):
        position = imagine(table.position, seat, moves[:number]).position
        if position.actor == seat:
            steps.append({"seen": fingerprint(position, seat), "action": move})
    whole = imagine(table.position, seat, moves)
    line = describe_line(whole, seat, moves, words)
    if not line or line[-1]["seat"] != seat:
        raise Conflict("plan", "error-plan-own")
    return Plan(table.head.table, guest, seat, len(table.log), line, steps, table.time.now())


def describe_line(
    imagined: Imagined, seat: int, moves: Sequence[str], words: Callable[[str], Words] | None = None
) -> list[dict[str, object]]:
    """Return imagined moves with whose they are and what they do, in all languages, as the seat sees them.

    `words(lang)` returns the words for it; without it, players are called as the game calls their seats.
    """
    position = imagined.position
    words = words or (lambda lang: Words(lang, position.game.package, players=position.seats))
    log = [filter_entry(entry, seat) for entry in position.log]
    views = {lang: replace(position.view(seat), words=words(lang)) for lang in LANGUAGES}
    line: list[dict[str, object]] = []
    for move, i in zip(moves, imagined.indices, strict=True):
        says = {
            lang: " ".join(narrate(replace(view, log=log[: i + 1]), i)) or move.removeprefix(OUTCOME)
            for lang, view in views.items()
        }
        line.append({"seat": log[i].actor, "move": move, "says": says})
    return line


def is_undone(table: Table, plan: Plan) -> bool:
    """Return whether something was undone since a plan was made, or its player has another seat now."""
    undone = any(isinstance(entry.body, ActionsUndone) for entry in table.log[plan.made :])
    return (undone and not plan.forced) or plan.seat not in table.seats_of(plan.guest)


def is_dropped_by(old: Plan, new: Plan) -> bool:
    """Return whether a new plan says something else for a position that an old one has a move for."""
    known = {step["seen"]: step["action"] for step in old.steps}
    return any(known.get(step["seen"], step["action"]) != step["action"] for step in new.steps)


def find_next(table: Table) -> tuple[str, int]:
    """Return the guest and seat to act, if they may have planned this decision; otherwise no guest.

    Nothing is played while the guest is asked for an undo or an end of the game: that would be an answer.
    """
    seat = table.waits_for
    if seat == NOBODY or table.seats[seat].kind != PERSON or table.to_confirm() != NOBODY:
        return "", NOBODY
    guest = table.seats[seat].guest
    if table.undo_request is not None or table.ending.asks(guest):
        return "", NOBODY
    return guest, seat


def choose_planned(table: Table, plans: Sequence[Plan]) -> tuple[Planned | None, list[Plan]]:
    """Return the move that the plans of the player to act have for the present position, and the plans that are over.

    A plan ends with its last move, and when the position is another one than imagined. What is asked for moves without
    a choice stays.
    """
    guest, seat = find_next(table)
    mine = [plan for plan in plans if plan.guest == guest and not is_undone(table, plan)]
    over = [plan for plan in plans if plan not in mine]
    seen, legal = fingerprint(table.position, seat), table.position.legal_ids
    found: int | None = None
    for plan in mine:
        if plan.forced:
            continue
        here = next((i for i, step in enumerate(plan.steps) if step["seen"] == seen), None)
        action = None if here is None else table.game.actions.ids.get(plan.steps[here]["action"])
        if action not in legal or found not in (None, action):
            over.append(plan)
            continue
        found = action
        if here == len(plan.steps) - 1:
            over.append(plan)
    if found is None and len(legal) == 1 and any(plan.forced for plan in mine):
        found = legal[0]
    return None if found is None else Planned(guest, seat, table.count, found), over


def play_planned(table: Table, planned: Planned) -> bool:
    """Play a planned move as its player would, and confirm the turn that it ends. Return whether it was played."""
    if find_next(table) != (planned.guest, planned.seat) or table.count != planned.count:
        return False
    text = table.game.actions.texts[planned.action]
    table.add(ActionPlayed(seat=planned.seat, text=text, by=planned.guest), planned.action)
    play_forced_steps(table)
    if table.to_confirm() == planned.seat:
        table.add(TurnConfirmed(seat=planned.seat, by=planned.guest))
        play_forced_steps(table)
    return True
