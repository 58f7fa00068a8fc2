"""Composed positions: the fields that follow from those given, so that a test or an analysis names only a few."""

from __future__ import annotations

from perihelion.rules import CHANCE, OVER

from .bridge import begin_action, die_points
from .components import (
    BACKS,
    BRIDGE,
    CARDS,
    COLONIES,
    COLONY,
    COLOURS,
    DEV_KIND,
    DEV_NUMBER,
    DICE,
    PLACE,
    PLANET_COLOUR,
    PLANETS,
    STATION_WASTE,
    STATIONS,
    WASTE_SPACES,
    WSPACE,
)
from .geometry import FIELDS
from .space import lay_tiles
from .state import (
    ACTION,
    ANY_ROW,
    AT_BONUS,
    AT_FREE,
    AT_PUSH,
    AT_RESEARCH,
    AT_SELL,
    AT_UPGRADE,
    B_MENU,
    BACK_COLOUR,
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_CENTRE,
    CHANCE_DIE,
    CHANCE_ROTATION,
    CHANCE_START_CARD,
    CHANCE_START_PLAYER,
    CHANCE_TILE,
    DEVELOPED,
    DISCARDED,
    FACE_UP,
    FINAL_SETTLE,
    FUEL_MORE,
    FULFILLED,
    GAME_OVER,
    HIDDEN,
    LETTERS_PUBLIC,
    MALUS,
    MOST_IN_HAND,
    NONE,
    ON_NORMAL,
    OPEN_MISSION,
    PENDING,
    PICKED,
    PLACE_DIE,
    START_UP,
    STORE,
    TURN_END,
    TURN_START,
    UNDRAWN,
    UNSEEN,
    State,
)

Given = set[str]


def complete(s: State, given: Given) -> None:
    """Derive every field that was not given from those that were; a running game is at least in round 1."""
    if "phase" not in given and s.round > 0:
        s.phase = TURN_START
    running = s.round > 0 or _is_running(s)
    if running:
        s.round = max(s.round, 1)
        _complete_order(s, given)
        _complete_resume(s, given)
        _complete_space(s, given)
    _complete_to_act(s, given)
    _complete_cards(s, given)
    for p in range(s.players):
        _complete_board(s, given, p)
    if running:
        _complete_dice(s, given)


def _is_running(s: State) -> bool:
    """Whether this phase comes after set-up; some draws may be either, then set-up is meant."""
    at_set_up = s.phase <= START_UP or s.phase in (CHANCE_TILE, CHANCE_ROTATION, CHANCE_START_PLAYER, CHANCE_START_CARD)
    either = (
        s.phase == CHANCE_DIE
        or (s.phase == CHANCE_BACK and s.flags & BACK_COLOUR != 0)
        or (s.phase == CHANCE_CARD and s.start_opt == AT_FREE)
        or (s.phase == CHANCE_CENTRE and s.flags & LETTERS_PUBLIC != 0)
    )
    return not at_set_up and not either


def _complete_order(s: State, given: Given) -> None:
    """Derive start player, turn player and number of the turn from each other."""
    if "turn_player" not in given and "to_act" in given and s.to_act >= 0 and s.phase != FINAL_SETTLE:
        s.turn_player = s.to_act
    elif "turn_player" not in given:
        s.turn_player = (s.start_player + s.turn_no) % s.players
    if "start_player" not in given:
        s.start_player = (s.turn_player - s.turn_no) % s.players
    elif "turn_no" not in given:
        s.turn_no = (s.turn_player - s.start_player) % s.players


def _complete_resume(s: State, given: Given) -> None:
    """Derive `resume` from the phase; if the phase leaves it open, an extra action is going on."""
    if "resume" in given:
        return
    phase = s.sell_return if s.phase == AT_SELL else s.phase
    if phase in (TURN_START, PLACE_DIE, AT_BONUS, MALUS, AT_RESEARCH, ACTION):
        s.resume = ACTION
    elif phase in (AT_UPGRADE, AT_PUSH, FUEL_MORE) or (phase == STORE and s.store_row != ANY_ROW):
        s.resume = B_MENU
    elif phase in (FINAL_SETTLE, GAME_OVER):
        s.resume = FINAL_SETTLE
    elif phase == CHANCE_CENTRE:
        s.resume = TURN_START
    else:
        s.resume = TURN_END


def _complete_space(s: State, given: Given) -> None:
    """Lay out the fixed arrangement if none was drawn, with planets face down on every free place."""
    if s.tile_at[0] == NONE:
        for sector in range(6):
            s.tile_at[sector], s.tile_rot[sector] = sector, 0
    backs = dict(s.hex_back)
    if "hex_kind" not in given:
        lay_tiles(s)
    if "hex_back" in given:
        s.hex_back = backs
    for h in range(FIELDS):
        planet = s.hex_planet[h]
        if planet >= 0 and "planet_zone" not in given:
            s.planet_zone[planet] = FACE_UP
        if planet >= 0 or s.hex_fig[h] > 0:
            s.hex_back[h] = NONE
    for planet in range(PLANETS):
        if s.planet_zone[planet] >= PENDING and "planet_owner" not in given:
            s.planet_owner[planet] = s.turn_player
    _complete_backs(s, given)


def _complete_backs(s: State, given: Given) -> None:
    """Give the planets face down colours in turn, as many of each as are left; the rest stays undrawn."""
    left = [BACKS[s.players - 2]] * COLOURS
    for planet in range(PLANETS):
        if s.planet_zone[planet] != UNSEEN:
            left[PLANET_COLOUR[planet]] -= 1
    for h in range(FIELDS):
        if 0 <= s.hex_back[h] < COLOURS:
            left[s.hex_back[h]] -= 1
    if "hex_back" not in given and s.flags & BACK_COLOUR:
        colour = 0
        for h in (h for h in range(FIELDS) if s.hex_kind[h] == PLACE and s.hex_back[h] == UNDRAWN):
            colour = next((c % COLOURS for c in range(colour, colour + COLOURS) if left[c % COLOURS] > 0), UNDRAWN)
            if colour == UNDRAWN:
                break
            s.hex_back[h] = colour
            left[colour] -= 1
            colour += 1
    if "back_left" not in given:
        s.back_left = {colour: max(0, n) for colour, n in enumerate(left)}


def _complete_to_act(s: State, given: Given) -> None:
    """Derive who decides from the phase."""
    if "to_act" in given:
        return
    if s.phase == GAME_OVER:
        s.to_act = OVER
    elif s.phase >= CHANCE_TILE:
        s.to_act = CHANCE
    elif s.phase <= START_UP or s.phase == FINAL_SETTLE:
        s.to_act = s.start_player
    else:
        s.to_act = s.turn_player


def _complete_cards(s: State, given: Given) -> None:
    """Put each card in one place; count cards, and set owners and batches."""
    if s.picked_card != NONE:
        s.card_zone[s.picked_card] = PICKED
        s.card_owner[s.picked_card] = s.to_act
    for card in range(CARDS):
        held = any(s.hand[p, card] for p in range(s.players))
        if "deck" not in given:
            s.deck[card] = int(s.card_zone[card] == HIDDEN and not held)
        elif "card_zone" not in given and not held and not s.deck[card]:
            s.card_zone[card] = DISCARDED
        if s.card_zone[card] >= OPEN_MISSION and "card_owner" not in given:
            s.card_owner[card] = s.turn_player
    if "deck_n" not in given:
        s.deck_n = sum(s.deck.values())
    for p in range(s.players):
        cards = [card for card in range(CARDS) if s.hand[p, card]]
        if "hand_n" not in given:
            s.hand_n[p] = len(cards)
        if "hand_batch" not in given:
            batches = sorted(s.batch if s.card_batch[card] == NONE else s.card_batch[card] for card in cards)
            for i in range(MOST_IN_HAND):
                s.hand_batch[p, i] = batches[i] if i < len(batches) else NONE


def _complete_board(s: State, given: Given, p: int) -> None:
    """Count the markers that are used and the waste spaces that were gained."""
    own = [card for card in range(CARDS) if s.card_owner[card] == p]
    if "missions_started" not in given:
        s.missions_started[p] = sum(s.card_zone[card] in (OPEN_MISSION, FULFILLED) for card in own)
    if "colonies_left" not in given:
        s.colonies_left[p] = COLONIES - sum(s.hex_owner[h] == p and s.hex_fig[h] == COLONY for h in range(FIELDS))
    if "waste_cap" not in given:
        built = sum(STATION_WASTE[station] for station in range(STATIONS) if s.st_order[p, station])
        developed = [card for card in own if s.card_zone[card] == DEVELOPED and DEV_KIND[card] == WSPACE]
        s.waste_cap[p] = WASTE_SPACES + built + sum(DEV_NUMBER[card] for card in developed)


def _complete_dice(s: State, given: Given) -> None:
    """Put four dice on the bridge and the others in the bag; after the first step of a turn one die is taken."""
    if "bridge_col" not in given:
        s.bridge_col = {i: i for i in range(BRIDGE)}
    for i in range(BRIDGE):
        if "bridge_face" not in given:
            s.bridge_face[i] = NONE if s.bridge_col[i] == NONE else 0
        if "bridge_slot" not in given:
            s.bridge_slot[i] = NONE if s.bridge_col[i] == NONE else i
    if PLACE_DIE <= s.phase <= TURN_END and "die_idx" not in given and s.resume in (ACTION, B_MENU, TURN_END):
        _complete_die(s, given)
    if "bag" not in given:
        for colour in range(COLOURS):
            on = sum(s.bridge_col[i] == colour for i in range(BRIDGE))
            held = sum(s.held[p, colour] for p in range(s.players))
            s.bag[colour] = max(0, DICE[s.players - 2] - on - held)


def _complete_die(s: State, given: Given) -> None:
    """Choose the die of this turn: the one missing on the bridge, else the first."""
    p = s.turn_player
    s.die_idx = next((i for i in range(BRIDGE) if s.bridge_col[i] == NONE), 0)
    if "die_col" not in given:
        s.die_col = max(s.bridge_col[s.die_idx], 0)
    if "die_face" not in given:
        s.die_face = max(s.bridge_face[s.die_idx], 0)
    if s.phase == PLACE_DIE:
        return
    s.bridge_col[s.die_idx] = s.bridge_face[s.die_idx] = s.bridge_slot[s.die_idx] = NONE
    if "final_col" not in given:
        s.final_col = s.die_col
    if "place_kind" not in given:
        s.place_kind = ON_NORMAL
    if "held" not in given:
        s.held[p, s.die_col] += 1
    if "base_ap" not in given:
        s.base_ap = die_points(s, p, s.final_col, s.die_face)
    if s.phase == ACTION and "ap" not in given:
        begin_action(s)
