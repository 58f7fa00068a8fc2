"""The rules of Solari, one file for each chapter of docs/rules/solari.md."""

from __future__ import annotations

from perihelion.rules import Rules, Step, Steps

from . import (
    chance,
    combinations,
    entering,
    knockouts,
    position,
    position_reading,
    sampling,
    scoring,
    setup,
    turn,
)
from . import families as family
from . import part_moves as move
from . import state as phase
from .events import EVENTS
from .families import FAMILIES, OUTCOMES
from .state import PHASES, Facts, State

STEPS: Steps = {
    (phase.DOMINO, family.COMBINATION): Step(combinations.may_choose_tile, combinations.do_choose_tile),
    (phase.WILD, family.COMBINATION): Step(combinations.may_name, combinations.do_name),
    (phase.WILD, family.LAPSE): Step(combinations.may_lapse_wild, turn.do_lapse),
    (phase.PICK, family.PICKED): Step(entering.may_pick, entering.do_pick),
    (phase.ENTER, family.ENTRY): Step(
        entering.may_enter, entering.do_enter, row=entering.entry_values, column=entering.entry_values
    ),
    (phase.ENTER, family.LAPSE): Step(entering.may_lapse_entry, turn.do_lapse),
    (phase.MOVE1, family.COMET): Step(move.may_comet_first, move.do_comet_first, distance=move.first_values),
    (phase.MOVE1, family.HUNTER_MOVE): Step(
        move.may_hunter_first, move.do_hunter_first, way=move.hunter_ways, distance=move.first_values
    ),
    (phase.MOVE1, family.BLOCKER_MOVE): Step(
        move.may_blocker_first, move.do_blocker_first, way=move.blocker_ways, distance=move.first_values
    ),
    (phase.MOVE1, family.DOUBLER_MOVE): Step(
        move.may_doubler_first, move.do_doubler_first, turn=move.doubler_turns, distance=move.first_values
    ),
    (phase.MOVE1, family.LAPSE): Step(move.may_lapse, turn.do_lapse),
    (phase.KO1, family.COMET): Step(
        move.may_comet_second, move.do_comet_second, piece=move.same_comet, distance=move.second_value
    ),
    (phase.KO1, family.HUNTER_MOVE): Step(
        move.may_hunter_second, move.do_hunter_second, way=move.same_hunter_ways, distance=move.second_value
    ),
    (phase.KO1, family.BLOCKER_MOVE): Step(
        move.may_blocker_second, move.do_blocker_second, way=move.same_blocker_ways, distance=move.second_value
    ),
    (phase.KO1, family.DOUBLER_MOVE): Step(
        move.may_doubler_second, move.do_doubler_second, turn=move.same_doubler_turns, distance=move.second_value
    ),
    (phase.KO1, family.PUT): Step(knockouts.may_place, knockouts.do_place_at_once),
    (phase.KO1, family.GONE): Step(knockouts.may_go, knockouts.do_go_at_once),
    (phase.MOVE2, family.COMET): Step(move.may_comet_second, move.do_comet_second, distance=move.second_value),
    (phase.MOVE2, family.HUNTER_MOVE): Step(
        move.may_hunter_second, move.do_hunter_second, way=move.hunter_ways, distance=move.second_value
    ),
    (phase.MOVE2, family.BLOCKER_MOVE): Step(
        move.may_blocker_second, move.do_blocker_second, way=move.blocker_ways, distance=move.second_value
    ),
    (phase.MOVE2, family.DOUBLER_MOVE): Step(
        move.may_doubler_second, move.do_doubler_second, turn=move.doubler_turns, distance=move.second_value
    ),
    (phase.PLACE, family.PUT): Step(knockouts.may_place, knockouts.do_place),
    (phase.PLACE, family.GONE): Step(knockouts.may_go, knockouts.do_go),
    (phase.FACE, family.FACING): Step(knockouts.may_face, knockouts.do_face),
}

PHASE_RULES = {
    phase.FIRST: 10,
    phase.ORDER: 57,
    phase.ROLL: 12,
    phase.TILE: 56,
    phase.DOMINO: 58,
    phase.WILD: 22,
    phase.PICK: 39,
    phase.ENTER: 36,
    phase.MOVE1: 13,
    phase.KO1: 33,
    phase.MOVE2: 14,
    phase.PLACE: 24,
    phase.FACE: 52,
    phase.OVER: 80,
}
"""For each phase, the rule that refuses an action which does not belong there."""

RULES = Rules(
    state=State,
    facts=Facts,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    events=EVENTS,
    setup=setup.setup,
    actor=turn.actor,
    team=scoring.team,
    prepare=turn.prepare,
    advance=turn.advance,
    deals=chance.deals,
    deal=chance.deal,
    member=chance.member,
    seen=chance.seen,
    sample=sampling.sample,
    points=scoring.points,
    winners=scoring.winners,
    sheet=scoring.sheet,
    read_action=family.read_action,
    complete=position.complete,
    write_position=position.write_position,
    read_position=position_reading.read_position,
)
