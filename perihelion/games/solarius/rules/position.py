"""Any position: what follows from the fields somebody gave, so that a test or an analysis names only what matters."""

from __future__ import annotations

from .bridge import begin_action, die_points
from .cardboard import (
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
    CHANCE,
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
    HAND_ROOM,
    HIDDEN,
    LETTERS_PUBLIC,
    MALUS,
    NONE,
    ON_NORMAL,
    OPEN_MISSION,
    OVER,
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
    if "node" not in given and s.round > 0:
        s.node = TURN_START
    running = s.round > 0 or _is_running(s)
    if running:
        s.round = max(s.round, 1)
        _complete_order(s, given)
        _complete_resume(s, given)
        _complete_space(s, given)
    _complete_actor(s, given)
    _complete_cards(s, given)
    for p in range(s.n_players):
        _complete_board(s, given, p)
    if running:
        _complete_dice(s, given)


def _is_running(s: State) -> bool:
    """Whether this node comes after set-up; some draws may be either, then set-up is meant."""
    at_set_up = s.node <= START_UP or s.node in (CHANCE_TILE, CHANCE_ROTATION, CHANCE_START_PLAYER, CHANCE_START_CARD)
    either = (
        s.node == CHANCE_DIE
        or (s.node == CHANCE_BACK and s.flags & BACK_COLOUR != 0)
        or (s.node == CHANCE_CARD and s.start_opt == AT_FREE)
        or (s.node == CHANCE_CENTRE and s.flags & LETTERS_PUBLIC != 0)
    )
    return not at_set_up and not either


def _complete_order(s: State, given: Given) -> None:
    """Start player, turn player and number of the turn agree."""
    if "turn_player" not in given and "actor" in given and s.actor >= 0 and s.node != FINAL_SETTLE:
        s.turn_player = s.actor
    elif "turn_player" not in given:
        s.turn_player = (s.start_player + s.turn_no) % s.n_players
    if "start_player" not in given:
        s.start_player = (s.turn_player - s.turn_no) % s.n_players
    elif "turn_no" not in given:
        s.turn_no = (s.turn_player - s.start_player) % s.n_players


def _complete_resume(s: State, given: Given) -> None:
    """What comes next where the node alone tells; otherwise step B."""
    if "resume" in given:
        return
    node = s.sell_return if s.node == AT_SELL else s.node
    if node in (TURN_START, PLACE_DIE, AT_BONUS, MALUS, AT_RESEARCH, ACTION):
        s.resume = ACTION
    elif node in (AT_UPGRADE, AT_PUSH, FUEL_MORE) or (node == STORE and s.store_row != ANY_ROW):
        s.resume = B_MENU
    elif node in (FINAL_SETTLE, GAME_OVER):
        s.resume = FINAL_SETTLE
    elif node == CHANCE_CENTRE:
        s.resume = TURN_START
    else:
        s.resume = TURN_END


def _complete_space(s: State, given: Given) -> None:
    """The fixed arrangement if none was drawn; planets face down on every place still free."""
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
    """Colours of the backs in turn, as many of each as there are; the rest is undrawn."""
    left = [BACKS[s.n_players - 2]] * COLOURS
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


def _complete_actor(s: State, given: Given) -> None:
    """Who decides at this node."""
    if "actor" in given:
        return
    if s.node == GAME_OVER:
        s.actor = OVER
    elif s.node >= CHANCE_TILE:
        s.actor = CHANCE
    elif s.node <= START_UP or s.node == FINAL_SETTLE:
        s.actor = s.start_player
    else:
        s.actor = s.turn_player


def _complete_cards(s: State, given: Given) -> None:
    """Each card in one place; sizes, owners and batches."""
    if s.picked_card != NONE:
        s.card_zone[s.picked_card] = PICKED
        s.card_owner[s.picked_card] = s.actor
    for card in range(CARDS):
        held = any(s.hand[p, card] for p in range(s.n_players))
        if "deck" not in given:
            s.deck[card] = int(s.card_zone[card] == HIDDEN and not held)
        elif "card_zone" not in given and not held and not s.deck[card]:
            s.card_zone[card] = DISCARDED
        if s.card_zone[card] >= OPEN_MISSION and "card_owner" not in given:
            s.card_owner[card] = s.turn_player
    if "deck_n" not in given:
        s.deck_n = sum(s.deck.values())
    for p in range(s.n_players):
        cards = [card for card in range(CARDS) if s.hand[p, card]]
        if "hand_n" not in given:
            s.hand_n[p] = len(cards)
        if "hand_batch" not in given:
            batches = sorted(s.batch if s.card_batch[card] == NONE else s.card_batch[card] for card in cards)
            for i in range(HAND_ROOM):
                s.hand_batch[p, i] = batches[i] if i < len(batches) else NONE


def _complete_board(s: State, given: Given, p: int) -> None:
    """Markers and waste spaces that are used up or gained."""
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
    """Four dice on the bridge, one of them taken once the turn has got that far; the others in the bag."""
    if "bridge_col" not in given:
        s.bridge_col = {i: i for i in range(BRIDGE)}
    for i in range(BRIDGE):
        if "bridge_face" not in given:
            s.bridge_face[i] = NONE if s.bridge_col[i] == NONE else 0
        if "bridge_slot" not in given:
            s.bridge_slot[i] = NONE if s.bridge_col[i] == NONE else i
    if PLACE_DIE <= s.node <= TURN_END and "die_idx" not in given and s.resume in (ACTION, B_MENU, TURN_END):
        _complete_die(s, given)
    if "bag" not in given:
        for colour in range(COLOURS):
            on = sum(s.bridge_col[i] == colour for i in range(BRIDGE))
            held = sum(s.held[p, colour] for p in range(s.n_players))
            s.bag[colour] = max(0, DICE[s.n_players - 2] - on - held)


def _complete_die(s: State, given: Given) -> None:
    """The die of this turn: the empty place of the bridge, else the first die."""
    p = s.turn_player
    s.die_idx = next((i for i in range(BRIDGE) if s.bridge_col[i] == NONE), 0)
    if "die_col" not in given:
        s.die_col = max(s.bridge_col[s.die_idx], 0)
    if "die_face" not in given:
        s.die_face = max(s.bridge_face[s.die_idx], 0)
    if s.node == PLACE_DIE:
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
    if s.node == ACTION and "ap" not in given:
        begin_action(s)
