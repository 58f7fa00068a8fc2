"""The bridge: taking an action die, its field, its bonus, points and waste; the refill (sections 2.3, 4.4 and 4.8)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import (
    AP,
    BONUS,
    BRIDGE,
    CARDS,
    COLOURS,
    CURR,
    DEV_COLOUR,
    DEV_KIND,
    DEV_NUMBER,
    DEV_OP,
    EFFECT_CARDS,
    INC,
    PIPS,
    RESEARCH,
    SLOTS,
    SPACE,
    SPACE_AP,
    SPACE_COLOUR,
    STAR,
    STAR_PLUS,
)
from .queue import put_last
from .state import (
    ACTION,
    CHANCE_DIE,
    DEVELOPED,
    MALUS,
    NONE,
    ON_CARD,
    ON_NORMAL,
    ON_RESEARCH,
    ON_TRANSFORM,
    PLACE_DIE,
    PLACED,
    RUN,
    WASTE_ADDS,
    Facts,
    State,
    await_outcome,
)
from .tracks import gain_bucks, gain_fuel, take_waste


@rule
def die_points(s: State, p: int, colour: int, face: int) -> int:
    """SOLARIUS-27: 1, 2, 3, or for a star the pips of the technology die, with one more for star+1."""
    pips = min(s.level[p, colour], PIPS)
    if face == STAR:
        return pips
    if face == STAR_PLUS:
        return pips + 1
    return face + 1


@rule
def sort_first_dice(s: State) -> None:
    """SOLARIUS-14: falling by value for the start player, the highest on -1; equal values share a slot."""
    p = s.start_player
    for _ in range(BRIDGE - 1):
        for i in range(BRIDGE - 1):
            a = die_points(s, p, s.bridge_col[i], s.bridge_face[i])
            b = die_points(s, p, s.bridge_col[i + 1], s.bridge_face[i + 1])
            if a < b:
                colour = s.bridge_col[i]
                face = s.bridge_face[i]
                s.bridge_col[i] = s.bridge_col[i + 1]
                s.bridge_face[i] = s.bridge_face[i + 1]
                s.bridge_col[i + 1] = colour
                s.bridge_face[i + 1] = face
    s.bridge_slot[0] = 0
    for i in range(1, BRIDGE):
        above = die_points(s, p, s.bridge_col[i - 1], s.bridge_face[i - 1])
        same = above == die_points(s, p, s.bridge_col[i], s.bridge_face[i])
        s.bridge_slot[i] = s.bridge_slot[i - 1] if same else s.bridge_slot[i - 1] + 1


@rule
def may_die(s: State, f: Facts, die: int) -> int:
    """SOLARIUS-6, -16, -18: any die of the bridge; one on -1 only with fuel or a SpaceBuck to pay."""
    if s.bridge_col[die] == NONE:
        return no(16)
    if BONUS[s.bridge_slot[die]] < 0 and s.fuel[s.to_act] + s.buck[s.to_act] == 0:
        return no(18)
    return OK


@rule
def do_die(s: State, die: int) -> None:
    """SOLARIUS-16: the die is chosen; it leaves the bridge when it is placed."""
    s.die_idx = die
    s.die_col = s.bridge_col[die]
    s.die_face = s.bridge_face[die]
    s.phase = PLACE_DIE


@rule
def do_place_normal(s: State) -> None:
    """SOLARIUS-26: the die keeps its colour."""
    choose_field(s, ON_NORMAL, s.die_col, NONE)


@rule
def may_place_transform(s: State, f: Facts, colour: int) -> int:
    """SOLARIUS-22: once per round, into another colour."""
    if s.used_trans[s.to_act] == 1 or colour == s.die_col:
        return no(22)
    return OK


@rule
def do_place_transform(s: State, colour: int) -> None:
    """SOLARIUS-22, -23, -29: the die takes the new colour, a star its technology die; one waste."""
    s.used_trans[s.to_act] = 1
    choose_field(s, ON_TRANSFORM, colour, NONE)


@rule
def may_place_research(s: State, f: Facts) -> int:
    """SOLARIUS-24: once per round."""
    return OK if s.used_res[s.to_act] == 0 else no(24)


@rule
def do_place_research(s: State) -> None:
    """SOLARIUS-24, -29: research before the die action; one waste."""
    s.used_res[s.to_act] = 1
    choose_field(s, ON_RESEARCH, s.die_col, NONE)


@rule
def has_space(card: int) -> bool:
    """Whether the development has a die space."""
    return DEV_KIND[card] == SPACE or DEV_KIND[card] == SPACE_COLOUR or DEV_KIND[card] == SPACE_AP


@rule
def may_place_dev(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-25: the die space of an own development, once per round; recolouring only into another colour."""
    if s.card_zone[card] != DEVELOPED or s.card_owner[card] != s.to_act or not has_space(card):
        return no(25)
    if s.card_die[card] == 1 or (DEV_KIND[card] == SPACE_COLOUR and DEV_COLOUR[card] == s.die_col):
        return no(25)
    return OK


@rule
def do_place_dev(s: State, card: int) -> None:
    """SOLARIUS-25: the effect of the space, then the normal die action; no waste for it."""
    s.card_die[card] = 1
    choose_field(s, ON_CARD, DEV_COLOUR[card] if DEV_KIND[card] == SPACE_COLOUR else s.die_col, card)


@rule
def choose_field(s: State, kind: int, colour: int, card: int) -> None:
    """SOLARIUS-26: the die goes to one field only."""
    s.place_kind = kind
    s.place_card = card
    s.final_col = colour
    s.phase = PLACED


@rule
def place_die(s: State) -> None:
    """SOLARIUS-28, -29, -30, section 4.4: base points, waste, and what is queued before the die action."""
    p = s.to_act
    slot = s.bridge_slot[s.die_idx]
    s.bridge_col[s.die_idx] = NONE
    s.bridge_face[s.die_idx] = NONE
    s.bridge_slot[s.die_idx] = NONE
    s.held[p, s.die_col] += 1
    s.base_ap = die_points(s, p, s.final_col, s.die_face)
    strong = s.base_ap >= 3
    special = s.place_kind == ON_TRANSFORM or s.place_kind == ON_RESEARCH
    if strong and special and s.flags & WASTE_ADDS != 0:
        take_waste(s, p, 2)
    elif strong or special:
        take_waste(s, p, 1)
    if BONUS[slot] > 0:
        put_last(s, p, CURR, BONUS[slot], 0, 0)
    if s.place_kind == ON_RESEARCH:
        put_last(s, p, RESEARCH, 0, 0, 0)
    if s.place_kind == ON_CARD and DEV_KIND[s.place_card] == SPACE:
        put_last(s, p, DEV_OP[s.place_card], DEV_NUMBER[s.place_card], 0, 0)
    queue_income(s, p, s.final_col)
    s.phase = MALUS if BONUS[slot] < 0 else RUN


@rule
def queue_income(s: State, p: int, colour: int) -> None:
    """Section 4.4: the ops of own developments that pay at die actions of this colour."""
    i = 0
    while EFFECT_CARDS[INC, colour, i] >= 0:
        card = EFFECT_CARDS[INC, colour, i]
        if s.card_zone[card] == DEVELOPED and s.card_owner[card] == p:
            put_last(s, p, DEV_OP[card], DEV_NUMBER[card], 0, 0)
        i += 1


@rule
def begin_action(s: State) -> None:
    """SOLARIUS-30, section 4.4: the total of points, with those of developments; then the die action is chosen."""
    p = s.turn_player
    s.ap = s.base_ap + effects(s, p, AP, s.final_col)
    if s.place_kind == ON_CARD and DEV_KIND[s.place_card] == SPACE_AP:
        s.ap += 1
    s.to_act = p
    s.phase = ACTION


@rule
def may_malus_fuel(s: State, f: Facts) -> int:
    """SOLARIUS-18: the malus is one fuel."""
    return OK if s.fuel[s.to_act] >= 1 else no(18)


@rule
def do_malus_fuel(s: State) -> None:
    """SOLARIUS-18: one fuel less."""
    s.fuel[s.to_act] -= 1
    s.phase = RUN


@rule
def may_malus_buck(s: State, f: Facts) -> int:
    """SOLARIUS-18: the malus may be one SpaceBuck instead."""
    return OK if s.buck[s.to_act] >= 1 else no(18)


@rule
def do_malus_buck(s: State) -> None:
    """SOLARIUS-18: one SpaceBuck less."""
    s.buck[s.to_act] -= 1
    s.phase = RUN


@rule
def may_bonus(s: State, f: Facts, fuel: int) -> int:
    """SOLARIUS-17: any mix of the units given."""
    return OK if fuel <= s.ap else no(17)


@rule
def do_bonus(s: State, fuel: int) -> None:
    """SOLARIUS-17: this number of units as fuel, the others as SpaceBucks."""
    gain_fuel(s, s.to_act, fuel)
    gain_bucks(s, s.to_act, s.ap - fuel)
    s.ap = 0
    s.phase = RUN


@rule
def do_end_turn(s: State) -> None:
    """SOLARIUS-19: the wheel moves one step; a die on 3 is pushed along. Then a new die is drawn."""
    for i in range(BRIDGE):
        if s.bridge_slot[i] != NONE:
            s.bridge_slot[i] = min(SLOTS - 1, s.bridge_slot[i] + 1)
    await_outcome(s, CHANCE_DIE)


@rule
def refill(s: State, colour: int, face: int) -> None:
    """SOLARIUS-20: the new die lies on -1, in the place of the one taken."""
    s.bag[colour] -= 1
    s.bridge_col[s.die_idx] = colour
    s.bridge_face[s.die_idx] = face
    s.bridge_slot[s.die_idx] = 0


@rule
def clear_turn(s: State) -> None:
    """Section 11.3: after the refill the fields that belong to one turn are cleared."""
    s.die_idx = NONE
    s.die_col = NONE
    s.die_face = NONE
    s.final_col = NONE
    s.place_kind = NONE
    s.place_card = NONE
    s.base_ap = 0
    s.ap = 0
    s.must_use = 0
    s.cheap_used = 0
    s.b_done = 0
    s.portal_open = 0
    s.revealed = 0


@rule
def return_dice(s: State) -> None:
    """SOLARIUS-3, -21: held dice go back to the bag and every die field is free; dice on the bridge stay."""
    for p in range(s.players):
        for colour in range(COLOURS):
            s.bag[colour] += s.held[p, colour]
            s.held[p, colour] = 0
        s.used_trans[p] = 0
        s.used_res[p] = 0
    for card in range(CARDS):
        s.card_die[card] = 0
