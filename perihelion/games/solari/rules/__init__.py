"""The rules of Solari, one file for each chapter of docs/rules/solari.md."""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import rule
from perihelion.core.kit import EVERYBODY
from perihelion.core.steps import Step, Steps

from . import entering as enter
from . import knockouts as ko
from . import moving as move
from .entering import prepare_combinations
from .flow import deal, deals, end_turn, leading, setup, side_score
from .knockouts import prepare_placement, resolve
from .moving import prepare_first, prepare_second
from .position import complete, write_position
from .reach import lay_out
from .reading import read_position
from .state import (
    BLOCKER_MOVE,
    COMBINATION,
    COMET,
    DOMINO,
    DOUBLER_MOVE,
    DRAW,
    END,
    ENTER,
    ENTRY,
    FACE,
    FACING,
    FAMILIES,
    FIRST,
    GONE,
    HUNTER_MOVE,
    KO1,
    LAPSE,
    MOVE1,
    MOVE2,
    NONE,
    ORDER,
    OUTCOMES,
    OVER,
    PHASES,
    PICK,
    PICKED,
    PLACE,
    PUT,
    RESOLVE,
    ROLL,
    TILE,
    WILD,
    Facts,
    State,
    member,
)
from .telling import events, read, sheet

__all__ = [
    "FAMILIES",
    "OUTCOMES",
    "PHASES",
    "PHASE_RULES",
    "STEPS",
    "Facts",
    "State",
    "actor",
    "advance",
    "complete",
    "deal",
    "deals",
    "events",
    "member",
    "points",
    "prepare",
    "read",
    "read_position",
    "sample",
    "seats",
    "seen",
    "setup",
    "sheet",
    "team",
    "winners",
    "write_position",
]

STEPS: Steps = {
    (DOMINO, COMBINATION): Step(enter.may_choose_tile, enter.do_choose_tile),
    (WILD, COMBINATION): Step(enter.may_name, enter.do_name),
    (WILD, LAPSE): Step(enter.may_lapse_wild, move.do_lapse),
    (PICK, PICKED): Step(enter.may_pick, enter.do_pick),
    (ENTER, ENTRY): Step(enter.may_enter, enter.do_enter, row=enter.entry_values, column=enter.entry_values),
    (ENTER, LAPSE): Step(enter.may_lapse_entry, move.do_lapse),
    (MOVE1, COMET): Step(move.may_comet_first, move.do_comet_first, distance=move.first_values),
    (MOVE1, HUNTER_MOVE): Step(
        move.may_hunter_first, move.do_hunter_first, way=move.hunter_ways, distance=move.first_values
    ),
    (MOVE1, BLOCKER_MOVE): Step(
        move.may_blocker_first, move.do_blocker_first, way=move.blocker_ways, distance=move.first_values
    ),
    (MOVE1, DOUBLER_MOVE): Step(
        move.may_doubler_first, move.do_doubler_first, turn=move.doubler_turns, distance=move.first_values
    ),
    (MOVE1, LAPSE): Step(move.may_lapse, move.do_lapse),
    (KO1, COMET): Step(move.may_comet_second, move.do_comet_second, piece=move.same_comet, distance=move.second_value),
    (KO1, HUNTER_MOVE): Step(
        move.may_hunter_second, move.do_hunter_second, way=move.same_hunter_ways, distance=move.second_value
    ),
    (KO1, BLOCKER_MOVE): Step(
        move.may_blocker_second, move.do_blocker_second, way=move.same_blocker_ways, distance=move.second_value
    ),
    (KO1, DOUBLER_MOVE): Step(
        move.may_doubler_second, move.do_doubler_second, turn=move.same_doubler_turns, distance=move.second_value
    ),
    (KO1, PUT): Step(ko.may_place, ko.do_place_at_once),
    (KO1, GONE): Step(ko.may_go, ko.do_go_at_once),
    (MOVE2, COMET): Step(move.may_comet_second, move.do_comet_second, distance=move.second_value),
    (MOVE2, HUNTER_MOVE): Step(
        move.may_hunter_second, move.do_hunter_second, way=move.hunter_ways, distance=move.second_value
    ),
    (MOVE2, BLOCKER_MOVE): Step(
        move.may_blocker_second, move.do_blocker_second, way=move.blocker_ways, distance=move.second_value
    ),
    (MOVE2, DOUBLER_MOVE): Step(
        move.may_doubler_second, move.do_doubler_second, turn=move.doubler_turns, distance=move.second_value
    ),
    (PLACE, PUT): Step(ko.may_place, ko.do_place),
    (PLACE, GONE): Step(ko.may_go, ko.do_go),
    (FACE, FACING): Step(ko.may_face, ko.do_face),
}

PHASE_RULES = {
    FIRST: 10,
    ORDER: 57,
    ROLL: 12,
    TILE: 56,
    DOMINO: 58,
    WILD: 22,
    PICK: 39,
    ENTER: 36,
    MOVE1: 13,
    KO1: 33,
    MOVE2: 14,
    PLACE: 24,
    FACE: 52,
    OVER: 80,
}


@rule
def actor(s: State) -> int:
    """Section 4.1: chance at the first four phases, nobody when the game is over, else the active player."""
    if s.phase <= TILE:
        return -1
    return -2 if s.phase == OVER else s.cur


@rule
def prepare(s: State, f: Facts) -> None:
    """The scratch board, and what the checks of this phase share."""
    if s.phase == PICK or s.phase == FACE:
        return
    lay_out(s, f)
    if s.phase == MOVE1:
        prepare_first(s, f)
    if s.phase == MOVE2 or s.phase == KO1:
        prepare_second(s, f)
    if s.phase == KO1 or s.phase == PLACE:
        prepare_placement(s, f)
    if s.phase == DOMINO or s.phase == WILD:
        prepare_combinations(s, f)


@rule
def advance(s: State) -> None:
    """Section 4.2: after the part-moves the victims, after the victims the end of the turn."""
    if s.phase == RESOLVE:
        resolve(s)
    if s.phase == END:
        end_turn(s)


@rule
def seen(s: State) -> int:
    """Section 10: nothing is hidden."""
    return EVERYBODY


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Section 10: the view of every seat equals the state."""


@rule
def seats(s: State) -> int:
    """SOLARI-1: two or four players."""
    return s.players


@rule
def points(s: State, seat: int) -> int:
    """SOLARI-64: the player's own points; partners' points are added where the game is decided."""
    return s.score[seat]


@rule
def team(s: State, seat: int) -> int:
    """SOLARI-63: players 0 and 2 against 1 and 3, or each for himself."""
    return seat % 2 if s.teams == 1 else seat


@rule
def winners(s: State) -> int:
    """SOLARI-80, -82, -83, -84: the winner and his partner; at a draw all who share the best score."""
    if s.winner == NONE:
        return 0
    best = leading(s) if s.winner == DRAW else s.winner
    won = 0
    for player in range(s.players):
        if team(s, player) == team(s, best) or (s.winner == DRAW and side_score(s, player) == side_score(s, best)):
            won |= 1 << player
    return won
