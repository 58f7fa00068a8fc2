"""Sections 4.3 and 4.4: the two part-moves, and the duty to play both values."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import BLOCKER, COMETS, DOUBLER, HUNTER, PIECES
from .knockouts import can_place_at_once, strike
from .reach import (
    ENOUGH,
    another_moves,
    can_move,
    code_of,
    count_movers,
    may_land,
    owner_in,
    piece_in,
    set_cell,
    target_of,
    ways_of,
)
from .state import IN_HAND, KO1, MOVE2, NOBODY, NONE, OFF, RESOLVE, Facts, State

# Duty to play both values


@rule
def prepare_value(f: Facts, value: int) -> None:
    """SOLARI-20: how many own pieces can surely move this value."""
    f.movers[value] = count_movers(f, NOBODY, value, ENOUGH)


@rule
def keeps_duty(s: State, f: Facts, piece: int, target: int, other: int, movers: int) -> bool:
    """SOLARI-20: whether this first part-move leaves a second one; `movers` pieces can surely move the other value."""
    code = f.board[target]
    # The mover may be one of them, and an own victim another. If the mover is the doubler and closes the cell that
    # two of them need, one of the two stands on the rim and may land on it all the same: it leaves a rim cell free.
    needed = 2 if code == 0 else ENOUGH
    if movers >= needed and piece_in(code) != DOUBLER:
        return True
    return leaves_second_tried(s, f, piece, target, other)


@rule
def leaves_second_tried(s: State, f: Facts, piece: int, target: int, other: int) -> bool:
    """SOLARI-20: whether this first part-move leaves a second one, found by trying it on the scratch board."""
    origin = f.at[piece]
    code = f.board[target]
    set_cell(f, origin, 0)
    set_cell(f, target, code_of(s.to_act, piece))
    f.at[piece] = target
    if code == 0:
        found = another_moves(s, f, NOBODY, other)
    else:
        found = leaves_second_after_hit(s, f, piece, target, other, owner_in(code), piece_in(code))
    f.at[piece] = origin
    set_cell(f, target, code)
    set_cell(f, origin, code_of(s.to_act, piece))
    return found


@rule
def leaves_second_after_hit(s: State, f: Facts, piece: int, target: int, other: int, owner: int, victim: int) -> bool:
    """SOLARI-20, -33: whether the same piece can go on with the victim in hand, or another one after its placement."""
    if owner == s.to_act:
        f.at[victim] = IN_HAND
    found = can_move(s, f, piece, other, 1) or can_place_at_once(s, f, owner, victim, target, other, piece)
    if owner == s.to_act:
        f.at[victim] = target
    return found


@rule
def first_verdict(s: State, f: Facts, piece: int, target: int, other: int, movers: int) -> int:
    """SOLARI-16, -20: the rule that forbids this first part-move, or OK; `other` is the value it leaves."""
    if target < 0:
        return no(16)
    landing = may_land(s, f, f.at[piece], target, 0)
    if landing != OK:
        return landing
    return OK if keeps_duty(s, f, piece, target, other, movers) else no(20)


@rule
def turn_possible(s: State, f: Facts, a: int, b: int) -> bool:
    """SOLARI-20, -21: whether there is a complete turn of two part-moves with these values."""
    if f.movers[a] >= 1 and f.movers[b] >= ENOUGH:
        return True
    for piece in range(PIECES):
        for way in range(ways_of(piece)):
            for order in range(2):
                value = a if order == 0 else b
                other = a + b - value
                target = target_of(piece, f.at[piece], way, value)
                if first_verdict(s, f, piece, target, other, f.movers[other]) == OK:
                    return True
    return False


# What each piece can do


@rule
def prepare_first(s: State, f: Facts) -> None:
    """SOLARI-18, -20, -21: every first part-move with either value, and whether there is any."""
    a = s.dice[0]
    b = s.dice[1]
    prepare_value(f, a)
    prepare_value(f, b)
    after_a = f.movers[b]
    after_b = f.movers[a]
    stuck = 1
    for piece in range(PIECES):
        cell = f.at[piece]
        if cell >= 0:
            for way in range(ways_of(piece)):
                with_a = first_verdict(s, f, piece, target_of(piece, cell, way, a), b, after_a)
                with_b = first_verdict(s, f, piece, target_of(piece, cell, way, b), a, after_b)
                f.verdict[piece, way, 0] = with_a
                f.verdict[piece, way, 1] = with_b
                if with_a == OK or with_b == OK:
                    stuck = 0
    f.stuck = stuck


@rule
def prepare_second(s: State, f: Facts) -> None:
    """SOLARI-14, -16, -19, -33: every second part-move with the value left; at KO1 a victim is in hand."""
    in_hand = 1 if s.phase == KO1 else 0
    for piece in range(PIECES):
        cell = f.at[piece]
        if cell >= 0:
            for way in range(ways_of(piece)):
                target = target_of(piece, cell, way, s.d2)
                f.verdict[piece, way, 0] = no(16) if target < 0 else may_land(s, f, cell, target, in_hand)


@rule
def may_first(s: State, f: Facts, piece: int, way: int, value: int) -> int:
    """SOLARI-6, -13, -36: a piece on the board goes as far as one of the two values says."""
    if f.at[piece] < 0:
        return no(36) if f.at[piece] == OFF else no(6)
    if value == s.dice[0]:
        return f.verdict[piece, way, 0]
    return f.verdict[piece, way, 1] if value == s.dice[1] else no(13)


@rule
def may_second(s: State, f: Facts, piece: int, way: int, value: int) -> int:
    """SOLARI-6, -13, -33, -36: the value left; at KO1 the first mover alone, after placing at once all others."""
    if (s.phase == KO1 and piece != s.mover1) or (s.excl == 1 and piece == s.mover1):
        return no(33)
    if f.at[piece] < 0:
        return no(36) if f.at[piece] == OFF else no(6)
    return f.verdict[piece, way, 0] if value == s.d2 else no(13)


# First part-move


@rule
def may_comet_first(s: State, f: Facts, piece: int, way: int, distance: int) -> int:
    """SOLARI-15: a comet begins, north, east, south or west."""
    return may_first(s, f, piece, way, distance + 1)


@rule
def may_hunter_first(s: State, f: Facts, way: int, distance: int) -> int:
    """SOLARI-46: the hunter begins, straight or diagonally."""
    return may_first(s, f, HUNTER, way, distance + 1)


@rule
def may_blocker_first(s: State, f: Facts, way: int, distance: int) -> int:
    """SOLARI-15: the blocker begins, like a comet."""
    return may_first(s, f, BLOCKER, way, distance + 1)


@rule
def may_doubler_first(s: State, f: Facts, turn: int, distance: int) -> int:
    """SOLARI-43: the doubler begins, along the rim."""
    return may_first(s, f, DOUBLER, turn, distance + 1)


@rule
def first(s: State, piece: int, way: int, value: int) -> None:
    """SOLARI-13, -23, -33: the first part-move; after a hit the player says whether the same piece goes on."""
    target = target_of(piece, s.pos[s.to_act, piece], way, value)
    s.mover1 = piece
    s.d2 = s.dice[0] + s.dice[1] - value
    s.phase = KO1 if strike(s, target, piece) else MOVE2
    s.pos[s.to_act, piece] = target


@rule
def turn_comet(s: State, comet: int, way: int) -> None:
    """SOLARI-50, -54: a comet that moved faces the way it went; other pieces have no facing."""
    if s.level == 3:
        s.face[s.to_act, comet] = way


@rule
def do_comet_first(s: State, piece: int, way: int, distance: int) -> None:
    """SOLARI-13, -50: a comet makes the first part-move."""
    first(s, piece, way, distance + 1)
    turn_comet(s, piece, way)


@rule
def do_hunter_first(s: State, way: int, distance: int) -> None:
    """SOLARI-13, -46: the hunter makes the first part-move."""
    first(s, HUNTER, way, distance + 1)


@rule
def do_blocker_first(s: State, way: int, distance: int) -> None:
    """SOLARI-13, -15: the blocker makes the first part-move."""
    first(s, BLOCKER, way, distance + 1)


@rule
def do_doubler_first(s: State, turn: int, distance: int) -> None:
    """SOLARI-13, -43: the doubler makes the first part-move."""
    first(s, DOUBLER, turn, distance + 1)


@rule
def may_lapse(s: State, f: Facts) -> int:
    """SOLARI-21: only without any complete turn."""
    return OK if f.stuck == 1 else no(21)


# Second part-move


@rule
def may_comet_second(s: State, f: Facts, piece: int, way: int, distance: int) -> int:
    """SOLARI-14, -15, -19: a comet goes on, north, east, south or west."""
    return may_second(s, f, piece, way, distance + 1)


@rule
def may_hunter_second(s: State, f: Facts, way: int, distance: int) -> int:
    """SOLARI-46: the hunter goes on, straight or diagonally."""
    return may_second(s, f, HUNTER, way, distance + 1)


@rule
def may_blocker_second(s: State, f: Facts, way: int, distance: int) -> int:
    """SOLARI-15: the blocker goes on, like a comet."""
    return may_second(s, f, BLOCKER, way, distance + 1)


@rule
def may_doubler_second(s: State, f: Facts, turn: int, distance: int) -> int:
    """SOLARI-43: the doubler goes on, along the rim."""
    return may_second(s, f, DOUBLER, turn, distance + 1)


@rule
def second(s: State, piece: int, way: int, value: int) -> None:
    """SOLARI-13, -23: the second part-move."""
    target = target_of(piece, s.pos[s.to_act, piece], way, value)
    s.mover2 = piece
    s.d2 = 0
    strike(s, target, piece)
    s.pos[s.to_act, piece] = target
    s.phase = RESOLVE


@rule
def do_comet_second(s: State, piece: int, way: int, distance: int) -> None:
    """SOLARI-13, -50: a comet makes the second part-move."""
    second(s, piece, way, distance + 1)
    turn_comet(s, piece, way)


@rule
def do_hunter_second(s: State, way: int, distance: int) -> None:
    """SOLARI-13, -46: the hunter makes the second part-move."""
    second(s, HUNTER, way, distance + 1)


@rule
def do_blocker_second(s: State, way: int, distance: int) -> None:
    """SOLARI-13, -15: the blocker makes the second part-move."""
    second(s, BLOCKER, way, distance + 1)


@rule
def do_doubler_second(s: State, turn: int, distance: int) -> None:
    """SOLARI-13, -43: the doubler makes the second part-move."""
    second(s, DOUBLER, turn, distance + 1)


# Candidates: the axis values that can be legal at all


@rule
def first_values(s: State, f: Facts, i: int) -> int:
    """SOLARI-18: the two values, a doublet once; as distances of an action, from 0."""
    if i == 0:
        return s.dice[0] - 1
    return s.dice[1] - 1 if i == 1 and s.dice[0] != s.dice[1] else NONE


@rule
def second_value(s: State, f: Facts, i: int) -> int:
    """SOLARI-13: the value left."""
    return s.d2 - 1 if i == 0 else NONE


@rule
def ways_if(present: bool, ways: int, i: int) -> int:
    """All ways of a piece that is present, none of one that is not."""
    return i if present and i < ways else NONE


@rule
def hunter_ways(s: State, f: Facts, i: int) -> int:
    """SOLARI-46: eight, if a hunter stands on the board."""
    return ways_if(f.at[HUNTER] >= 0, 8, i)


@rule
def blocker_ways(s: State, f: Facts, i: int) -> int:
    """SOLARI-15: four, if a blocker stands on the board."""
    return ways_if(f.at[BLOCKER] >= 0, 4, i)


@rule
def doubler_turns(s: State, f: Facts, i: int) -> int:
    """SOLARI-43: two, if there is a doubler."""
    return ways_if(f.at[DOUBLER] >= 0, 2, i)


@rule
def same_comet(s: State, f: Facts, i: int) -> int:
    """SOLARI-33: at KO1 only the first mover, if it is a comet."""
    return s.mover1 if i == 0 and s.mover1 < COMETS else NONE


@rule
def same_hunter_ways(s: State, f: Facts, i: int) -> int:
    """SOLARI-33: at KO1 the hunter's ways, if it is the first mover."""
    return ways_if(s.mover1 == HUNTER, 8, i)


@rule
def same_blocker_ways(s: State, f: Facts, i: int) -> int:
    """SOLARI-33: at KO1 the blocker's ways, if it is the first mover."""
    return ways_if(s.mover1 == BLOCKER, 4, i)


@rule
def same_doubler_turns(s: State, f: Facts, i: int) -> int:
    """SOLARI-33: at KO1 the doubler's turns, if it is the first mover."""
    return ways_if(s.mover1 == DOUBLER, 2, i)
