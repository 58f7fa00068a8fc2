"""The rules of Solarius Mission: which step serves which phase, and all parts that the engine needs."""

from __future__ import annotations

from perihelion.rules import Rules, Step, Steps

from . import (
    anytime,
    bridge,
    cards,
    die_action,
    extra_action,
    flight,
    missions,
    outposts,
    planets,
    setup,
    stations,
    storage,
    turn,
)
from . import families as action
from . import state as phase
from .chance import deal, deals, seen
from .events import EVENTS
from .families import FAMILIES, OUTCOMES, read_action
from .position import complete
from .sampling import sample
from .scoring import points, sheet, team, winners
from .state import PHASES, Facts, State, free_choice, seats

FREE_PHASES = (
    phase.TURN_START, phase.AT_BONUS, phase.AT_RESEARCH, phase.ACTION, phase.STORE, phase.AT_UPGRADE, phase.AT_PUSH,
    phase.FUEL_MORE, phase.B_MENU, phase.DRIVES, phase.FLIGHT, phase.LAND, phase.AT_OUTPOST, phase.AT_PICK,
    phase.AT_TRIGGER, phase.TURN_END,
)  # fmt: skip
"""Section 4.1: the phases in which the turn player has the any-time options."""

STEPS: Steps = {
    (phase.KEEP, action.PICK_CARD): Step(cards.may_keep, cards.do_keep),
    (phase.START_PUSH, action.PUSH): Step(setup.may_start_push, setup.do_start_push),
    (phase.START_UP, action.UPGRADE): Step(setup.may_start_up, setup.do_start_up),
    (phase.TURN_START, action.DIE): Step(bridge.may_die, bridge.do_die),
    (phase.PLACE_DIE, action.PLACE_NORMAL): Step(free_choice, bridge.do_place_normal),
    (phase.PLACE_DIE, action.PLACE_TRANSFORM): Step(bridge.may_place_transform, bridge.do_place_transform),
    (phase.PLACE_DIE, action.PLACE_RESEARCH): Step(bridge.may_place_research, bridge.do_place_research),
    (phase.PLACE_DIE, action.PLACE_DEV): Step(bridge.may_place_dev, bridge.do_place_dev),
    (phase.AT_BONUS, action.BONUS): Step(bridge.may_bonus, bridge.do_bonus),
    (phase.MALUS, action.MALUS_FUEL): Step(bridge.may_malus_fuel, bridge.do_malus_fuel),
    (phase.MALUS, action.MALUS_BUCK): Step(bridge.may_malus_buck, bridge.do_malus_buck),
    (phase.AT_RESEARCH, action.RES_DRAW): Step(cards.may_res_draw, cards.do_res_draw),
    (phase.AT_RESEARCH, action.RES_PLAY): Step(cards.may_play, cards.do_play),
    (phase.PLAY_CARD, action.PICK_CARD): Step(cards.may_play_card, cards.do_play_card),
    (phase.PLAY_SIDE, action.SIDE_MISSION): Step(cards.may_side_mission, cards.do_side_mission),
    (phase.PLAY_SIDE, action.SIDE_DEV): Step(free_choice, cards.do_side_dev),
    (phase.DISCARD, action.PICK_CARD): Step(cards.may_discard, cards.do_discard),
    (phase.ACTION, action.ACT_I): Step(free_choice, die_action.do_act_i),
    (phase.ACTION, action.ACT_II): Step(free_choice, die_action.do_act_ii),
    (phase.STORE, action.STORE): Step(storage.may_store, storage.do_store),
    (phase.STORE, action.BUY_AP): Step(die_action.may_buy_ap, die_action.do_buy_ap),
    (phase.STORE, action.DONE): Step(die_action.may_done, die_action.do_done),
    (phase.AT_UPGRADE, action.UPGRADE): Step(die_action.may_upgrade, die_action.do_upgrade),
    (phase.AT_UPGRADE, action.BUY_AP): Step(die_action.may_buy_ap, die_action.do_buy_ap),
    (phase.AT_UPGRADE, action.DONE): Step(die_action.may_done, die_action.do_done),
    (phase.AT_PUSH, action.PUSH): Step(die_action.may_push, die_action.do_push),
    (phase.AT_PUSH, action.BUY_AP): Step(die_action.may_buy_ap, die_action.do_buy_ap),
    (phase.AT_PUSH, action.DONE): Step(die_action.may_done, die_action.do_done),
    (phase.FUEL_MORE, action.BUY_AP): Step(die_action.may_buy_ap, die_action.do_buy_ap),
    (phase.FUEL_MORE, action.DONE): Step(free_choice, die_action.do_done),
    (phase.B_MENU, action.B_DRIVE): Step(extra_action.may_b_drive, extra_action.do_b_drive),
    (phase.B_MENU, action.B_DRAW): Step(extra_action.may_b_draw, extra_action.do_b_draw),
    (phase.B_MENU, action.B_PLAY): Step(cards.may_play, extra_action.do_b_play),
    (phase.B_MENU, action.B_FLY): Step(flight.may_b_fly, flight.do_b_fly),
    (phase.B_MENU, action.END_TURN): Step(free_choice, bridge.do_end_turn),
    (phase.DRIVES, action.B_DRIVE): Step(extra_action.may_b_drive, extra_action.do_b_drive),
    (phase.DRIVES, action.DONE): Step(free_choice, die_action.do_done),
    (phase.FLIGHT, action.PORTAL_FLIP): Step(flight.may_portal_flip, flight.do_portal_flip),
    (phase.FLIGHT, action.PORTAL_DROP): Step(flight.may_portal_drop, flight.do_portal_drop),
    (phase.FLIGHT, action.PORTAL_FREE): Step(flight.may_portal_free, flight.do_portal_free),
    (phase.FLIGHT, action.FLY): Step(flight.may_fly, flight.do_fly),
    (phase.LAND, action.LAND_NONE): Step(flight.may_land_none, flight.do_land_none),
    (phase.LAND, action.LAND_SETTLE): Step(planets.may_settle, planets.do_settle),
    (phase.LAND, action.LAND_EXPLORE): Step(planets.may_explore, planets.do_explore),
    (phase.LAND, action.LAND_STATION): Step(stations.may_build, stations.do_build),
    (phase.LAND, action.LAND_MISSION): Step(missions.may_mission, missions.do_mission),
    (phase.AT_PAY, action.PAY): Step(storage.may_pay, storage.do_pay),
    (phase.AT_OUTPOST, action.OUTPOST): Step(outposts.may_outpost, outposts.do_outpost),
    (phase.AT_OUTPOST, action.OUTPOST_NONE): Step(free_choice, outposts.do_outpost_none),
    (phase.AT_PICK, action.PICK_BONUS): Step(missions.may_pick, missions.do_pick),
    (phase.AT_TRIGGER, action.TRIGGER): Step(stations.may_trigger, stations.do_trigger),
    (phase.AT_SELL, action.SELL): Step(anytime.may_sell_more, anytime.do_sell_more),
    (phase.AT_SELL, action.SELL_FUEL): Step(anytime.may_sell_fuel, anytime.do_sell_fuel),
    (phase.AT_SELL, action.SELL_BUCK): Step(anytime.may_sell_buck, anytime.do_sell_buck),
    (phase.AT_SELL, action.DONE): Step(anytime.may_sell_done, anytime.do_sell_done),
    (phase.TURN_END, action.END_TURN): Step(free_choice, bridge.do_end_turn),
    (phase.FINAL_SETTLE, action.FINISH): Step(planets.may_finish_now, planets.do_finish),
    (phase.FINAL_SETTLE, action.DONE): Step(free_choice, turn.do_final_done),
}
ANYTIME = {
    action.SELL: Step(anytime.may_sell, anytime.do_sell),
    action.XBUY: Step(anytime.may_xbuy, anytime.do_xbuy),
    action.DRIVE_UP: Step(anytime.may_drive_up, anytime.do_drive_up),
    action.FINISH: Step(planets.may_finish, planets.do_finish),
}
STEPS.update({(p, family): step for p in FREE_PHASES for family, step in ANYTIME.items()})

PHASE_RULES = {
    phase.KEEP: 13, phase.START_PUSH: 11, phase.START_UP: 11, phase.TURN_START: 16, phase.PLACE_DIE: 26,
    phase.AT_BONUS: 17, phase.MALUS: 18, phase.AT_RESEARCH: 24, phase.PLAY_CARD: 49, phase.PLAY_SIDE: 49,
    phase.DISCARD: 47, phase.ACTION: 5, phase.STORE: 35, phase.AT_UPGRADE: 41, phase.AT_PUSH: 43, phase.FUEL_MORE: 40,
    phase.B_MENU: 44, phase.DRIVES: 45, phase.FLIGHT: 56, phase.LAND: 59, phase.AT_PAY: 72, phase.AT_OUTPOST: 78,
    phase.AT_PICK: 73, phase.AT_TRIGGER: 70, phase.AT_SELL: 84, phase.TURN_END: 44, phase.FINAL_SETTLE: 65,
    phase.CHANCE_TILE: 93, phase.CHANCE_ROTATION: 93, phase.CHANCE_BACK: 96, phase.CHANCE_START_PLAYER: 94,
    phase.CHANCE_START_CARD: 95, phase.CHANCE_CARD: 99, phase.CHANCE_DIE: 100, phase.CHANCE_CENTRE: 98,
    phase.CHANCE_PLANET: 97, phase.GAME_OVER: 90,
}  # fmt: skip
"""For each phase the rule that refuses an action which does not belong there."""

RULES = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    facts=Facts,
    setup=setup.setup,
    seats=seats,
    actor=turn.actor,
    prepare=turn.prepare,
    advance=turn.advance,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    team=team,
    sheet=sheet,
    events=EVENTS,
    read_action=read_action,
    complete=complete,
)
