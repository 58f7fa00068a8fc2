"""The rules of Solari, one file for each chapter of docs/rules/solari.md."""

from __future__ import annotations

from perihelion.rules import Rules, Step, Steps

from . import combinations as combine
from . import entering as enter
from . import knockouts as ko
from . import part_moves as move
from .chance import deal, deals, member, seen
from .events import EVENTS
from .families import (
    BLOCKER_MOVE,
    COMBINATION,
    COMET,
    DOUBLER_MOVE,
    ENTRY,
    FACING,
    FAMILIES,
    GONE,
    HUNTER_MOVE,
    LAPSE,
    OUTCOMES,
    PICKED,
    PUT,
    read_action,
)
from .position import complete, write_position
from .position_reading import read_position
from .sampling import sample
from .scoring import points, sheet, team, winners
from .setup import setup
from .state import (
    DOMINO,
    ENTER,
    FACE,
    FIRST,
    KO1,
    MOVE1,
    MOVE2,
    ORDER,
    OVER,
    PHASES,
    PICK,
    PLACE,
    ROLL,
    TILE,
    WILD,
    Facts,
    State,
    seats,
)
from .turn import actor, advance, do_lapse, prepare

STEPS: Steps = {
    (DOMINO, COMBINATION): Step(combine.may_choose_tile, combine.do_choose_tile),
    (WILD, COMBINATION): Step(combine.may_name, combine.do_name),
    (WILD, LAPSE): Step(combine.may_lapse_wild, do_lapse),
    (PICK, PICKED): Step(enter.may_pick, enter.do_pick),
    (ENTER, ENTRY): Step(enter.may_enter, enter.do_enter, row=enter.entry_values, column=enter.entry_values),
    (ENTER, LAPSE): Step(enter.may_lapse_entry, do_lapse),
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
    (MOVE1, LAPSE): Step(move.may_lapse, do_lapse),
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


RULES = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    facts=Facts,
    setup=setup,
    seats=seats,
    actor=actor,
    prepare=prepare,
    advance=advance,
    deals=deals,
    deal=deal,
    events=EVENTS,
    member=member,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    team=team,
    sheet=sheet,
    read_action=read_action,
    complete=complete,
    write_position=write_position,
    read_position=read_position,
)
