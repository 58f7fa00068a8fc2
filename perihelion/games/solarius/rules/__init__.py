"""The rules of Solarius Mission, one file for each chapter; this file gathers what the engine looks for."""

from __future__ import annotations

from ....core.steps import Step, Steps
from . import anytime, bridge, cards, flight, flow, landing, start, storage, work
from . import families as a
from . import state as n
from .draws import deal, deals, seen
from .families import FAMILIES, OUTCOMES, read
from .flow import actor, advance, prepare, team
from .hidden import sample
from .position import complete
from .scoring import points, winners
from .start import setup
from .state import PHASES, Facts, State, seats
from .telling import events, sheet

__all__ = [
    "FAMILIES",
    "OUTCOMES",
    "PHASES",
    "PHASE_FIELD",
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
    "points",
    "prepare",
    "read",
    "sample",
    "seats",
    "seen",
    "setup",
    "sheet",
    "team",
    "winners",
]

PHASE_FIELD = "node"

FREE_NODES = (
    n.TURN_START, n.AT_BONUS, n.AT_RESEARCH, n.ACTION, n.STORE, n.AT_UPGRADE, n.AT_PUSH, n.FUEL_MORE, n.B_MENU,
    n.DRIVES, n.FLIGHT, n.LAND, n.AT_OUTPOST, n.AT_PICK, n.AT_TRIGGER, n.TURN_END,
)  # fmt: skip
"""Section 4.1: where the turn player has the any-time options."""

STEPS: Steps = {
    (n.KEEP, a.PICK_CARD): Step(cards.may_keep, cards.do_keep),
    (n.START_PUSH, a.PUSH): Step(start.may_start_push, start.do_start_push),
    (n.START_UP, a.UPGRADE): Step(start.may_start_up, start.do_start_up),
    (n.TURN_START, a.DIE): Step(bridge.may_die, bridge.do_die),
    (n.PLACE_DIE, a.PLACE_NORMAL): Step(n.free_choice, bridge.do_place_normal),
    (n.PLACE_DIE, a.PLACE_TRANSFORM): Step(bridge.may_place_transform, bridge.do_place_transform),
    (n.PLACE_DIE, a.PLACE_RESEARCH): Step(bridge.may_place_research, bridge.do_place_research),
    (n.PLACE_DIE, a.PLACE_DEV): Step(bridge.may_place_dev, bridge.do_place_dev),
    (n.AT_BONUS, a.BONUS): Step(bridge.may_bonus, bridge.do_bonus),
    (n.MALUS, a.MALUS_FUEL): Step(bridge.may_malus_fuel, bridge.do_malus_fuel),
    (n.MALUS, a.MALUS_BUCK): Step(bridge.may_malus_buck, bridge.do_malus_buck),
    (n.AT_RESEARCH, a.RES_DRAW): Step(cards.may_res_draw, cards.do_res_draw),
    (n.AT_RESEARCH, a.RES_PLAY): Step(cards.may_play, cards.do_play),
    (n.PLAY_CARD, a.PICK_CARD): Step(cards.may_play_card, cards.do_play_card),
    (n.PLAY_SIDE, a.SIDE_MISSION): Step(cards.may_side_mission, cards.do_side_mission),
    (n.PLAY_SIDE, a.SIDE_DEV): Step(n.free_choice, cards.do_side_dev),
    (n.DISCARD, a.PICK_CARD): Step(cards.may_discard, cards.do_discard),
    (n.ACTION, a.ACT_I): Step(n.free_choice, work.do_act_i),
    (n.ACTION, a.ACT_II): Step(n.free_choice, work.do_act_ii),
    (n.STORE, a.STORE): Step(storage.may_store, storage.do_store),
    (n.STORE, a.BUY_AP): Step(work.may_buy_ap, work.do_buy_ap),
    (n.STORE, a.DONE): Step(work.may_done, work.do_done),
    (n.AT_UPGRADE, a.UPGRADE): Step(work.may_upgrade, work.do_upgrade),
    (n.AT_UPGRADE, a.BUY_AP): Step(work.may_buy_ap, work.do_buy_ap),
    (n.AT_UPGRADE, a.DONE): Step(work.may_done, work.do_done),
    (n.AT_PUSH, a.PUSH): Step(work.may_push, work.do_push),
    (n.AT_PUSH, a.BUY_AP): Step(work.may_buy_ap, work.do_buy_ap),
    (n.AT_PUSH, a.DONE): Step(work.may_done, work.do_done),
    (n.FUEL_MORE, a.BUY_AP): Step(work.may_buy_ap, work.do_buy_ap),
    (n.FUEL_MORE, a.DONE): Step(n.free_choice, work.do_done),
    (n.B_MENU, a.B_DRIVE): Step(flight.may_b_drive, flight.do_b_drive),
    (n.B_MENU, a.B_DRAW): Step(flight.may_b_draw, flight.do_b_draw),
    (n.B_MENU, a.B_PLAY): Step(cards.may_play, flight.do_b_play),
    (n.B_MENU, a.B_FLY): Step(flight.may_b_fly, flight.do_b_fly),
    (n.B_MENU, a.END_TURN): Step(n.free_choice, bridge.do_end_turn),
    (n.DRIVES, a.B_DRIVE): Step(flight.may_b_drive, flight.do_b_drive),
    (n.DRIVES, a.DONE): Step(n.free_choice, work.do_done),
    (n.FLIGHT, a.PORTAL_FLIP): Step(flight.may_portal_flip, flight.do_portal_flip),
    (n.FLIGHT, a.PORTAL_DROP): Step(flight.may_portal_drop, flight.do_portal_drop),
    (n.FLIGHT, a.PORTAL_FREE): Step(flight.may_portal_free, flight.do_portal_free),
    (n.FLIGHT, a.FLY): Step(flight.may_fly, flight.do_fly),
    (n.LAND, a.LAND_NONE): Step(landing.may_land_none, landing.do_land_none),
    (n.LAND, a.LAND_SETTLE): Step(landing.may_settle, landing.do_settle),
    (n.LAND, a.LAND_EXPLORE): Step(landing.may_explore, landing.do_explore),
    (n.LAND, a.LAND_STATION): Step(landing.may_build, landing.do_build),
    (n.LAND, a.LAND_MISSION): Step(landing.may_mission, landing.do_mission),
    (n.AT_PAY, a.PAY): Step(storage.may_pay, storage.do_pay),
    (n.AT_OUTPOST, a.OUTPOST): Step(landing.may_outpost, landing.do_outpost),
    (n.AT_OUTPOST, a.OUTPOST_NONE): Step(n.free_choice, landing.do_outpost_none),
    (n.AT_PICK, a.PICK_BONUS): Step(landing.may_pick, landing.do_pick),
    (n.AT_TRIGGER, a.TRIGGER): Step(landing.may_trigger, landing.do_trigger),
    (n.AT_SELL, a.SELL): Step(anytime.may_sell_more, anytime.do_sell_more),
    (n.AT_SELL, a.SELL_FUEL): Step(anytime.may_sell_fuel, anytime.do_sell_fuel),
    (n.AT_SELL, a.SELL_BUCK): Step(anytime.may_sell_buck, anytime.do_sell_buck),
    (n.AT_SELL, a.DONE): Step(anytime.may_sell_done, anytime.do_sell_done),
    (n.TURN_END, a.END_TURN): Step(n.free_choice, bridge.do_end_turn),
    (n.FINAL_SETTLE, a.FINISH): Step(anytime.may_finish_now, anytime.do_finish),
    (n.FINAL_SETTLE, a.DONE): Step(n.free_choice, flow.do_final_done),
}
ANYTIME = {
    a.SELL: Step(anytime.may_sell, anytime.do_sell),
    a.XBUY: Step(anytime.may_xbuy, anytime.do_xbuy),
    a.DRIVE_UP: Step(anytime.may_drive_up, anytime.do_drive_up),
    a.FINISH: Step(anytime.may_finish, anytime.do_finish),
}
STEPS.update({(node, family): step for node in FREE_NODES for family, step in ANYTIME.items()})

PHASE_RULES = {
    n.KEEP: 13, n.START_PUSH: 11, n.START_UP: 11, n.TURN_START: 16, n.PLACE_DIE: 26, n.AT_BONUS: 17, n.MALUS: 18,
    n.AT_RESEARCH: 24, n.PLAY_CARD: 49, n.PLAY_SIDE: 49, n.DISCARD: 47, n.ACTION: 5, n.STORE: 35, n.AT_UPGRADE: 41,
    n.AT_PUSH: 43, n.FUEL_MORE: 40, n.B_MENU: 44, n.DRIVES: 45, n.FLIGHT: 56, n.LAND: 59, n.AT_PAY: 72,
    n.AT_OUTPOST: 78, n.AT_PICK: 73, n.AT_TRIGGER: 70, n.AT_SELL: 84, n.TURN_END: 44, n.FINAL_SETTLE: 65,
    n.CHANCE_TILE: 93, n.CHANCE_ROTATION: 93, n.CHANCE_BACK: 96, n.CHANCE_START_PLAYER: 94, n.CHANCE_START_CARD: 95,
    n.CHANCE_CARD: 99, n.CHANCE_DIE: 100, n.CHANCE_CENTRE: 98, n.CHANCE_PLANET: 97, n.GAME_OVER: 90,
}  # fmt: skip
"""What is going on at a node instead of an action that does not belong there."""
