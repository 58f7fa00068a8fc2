"""Section 4.6: knock-outs: their kinds, where victims are placed and how they face."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .components import COMETS, DOUBLER, EAST, HUNTER, NORTH, PIECES, RIM, RIM_SIZE, SIZE, SOUTH, WEST
from .events import HIT, TOTAL_KNOCK_OUT
from .reach import another_moves, code_of, count_movers, set_cell
from .state import (
    DONE,
    END,
    FACE,
    FREE,
    HIT_BY,
    HIT_ON,
    IN_HAND,
    MOVE2,
    NOBODY,
    NONE,
    NOTHING,
    OFF,
    OWNER_OF,
    PIECE_OF,
    PLACE,
    RESOLVE,
    THEN_MOVE2,
    THEN_PLACE,
    Facts,
    State,
)

SIMPLE, TARGETED, TOTAL = 0, 1, 2


@rule
def strike(s: State, cell: int, by: int) -> bool:
    """SOLARI-23, -31, -44: a piece standing where another is about to land is hit and taken in hand, own ones too."""
    for player in range(s.players):
        for piece in range(PIECES):
            if s.pos[player, piece] == cell:
                s.pos[player, piece] = IN_HAND
                s.vict[s.n_vict, OWNER_OF] = player
                s.vict[s.n_vict, PIECE_OF] = piece
                s.vict[s.n_vict, HIT_ON] = cell
                s.vict[s.n_vict, HIT_BY] = by
                s.vict[s.n_vict, DONE] = 0
                s.n_vict += 1
                tell(s, HIT, player, piece, cell, 1 if player == s.to_act else 0)
                return True
    return False


@rule
def kind_of_hit(s: State, owner: int, by: int, alone: bool) -> int:
    """SOLARI-28 to -32, -47, -48, -49, -60, -65: simple, targeted or total.

    `alone`: one piece made the whole turn and hit only this one.
    """
    if owner == s.to_act:
        return SIMPLE
    if alone:
        return TOTAL if s.dice[0] == s.dice[1] else TARGETED
    return TARGETED if by == HUNTER or s.rand == FREE else SIMPLE


@rule
def waiting(s: State) -> int:
    """SOLARI-30: the victim to be placed next, first victim first; -1 if none is in hand."""
    for victim in range(s.n_vict):
        if s.vict[victim, DONE] == 0:
            return victim
    return NONE


@rule
def kind_now(s: State, victim: int) -> int:
    """SOLARI-28, -33: the kind of a hit; placed at KO1, while d2 is left, another piece moves second."""
    alone = s.d2 == 0 and s.mover1 == s.mover2 and s.n_vict == 1
    return kind_of_hit(s, s.vict[victim, OWNER_OF], s.vict[victim, HIT_BY], alone)


@rule
def in_line(hit: int, cell: int) -> bool:
    """SOLARI-25: whether a rim cell lies in the row or the column of the cell of the hit."""
    return hit // SIZE == cell // SIZE or hit % SIZE == cell % SIZE


@rule
def is_confined(f: Facts, kind: int, hit: int) -> bool:
    """SOLARI-25, -26, -28: a simple victim keeps to row and column of its hit while a rim cell is free there."""
    if kind == SIMPLE:
        for rim in range(RIM_SIZE):
            if f.board[RIM[rim]] == 0 and in_line(hit, RIM[rim]):
                return True
    return False


@rule
def leaves_second(s: State, f: Facts, owner: int, piece: int, cell: int, value: int, by: int) -> bool:
    """SOLARI-20, -32: with the victim on this rim cell, another piece than the first mover can move second."""
    set_cell(f, cell, code_of(owner, piece))
    if owner == s.to_act:
        f.at[piece] = cell
    found = another_moves(s, f, by, value)
    set_cell(f, cell, 0)
    if owner == s.to_act:
        f.at[piece] = IN_HAND
    return found


@rule
def can_place_at_once(s: State, f: Facts, owner: int, piece: int, hit: int, value: int, by: int) -> bool:
    """SOLARI-20, -33: whether some placement of the victim leaves a second part-move to another piece."""
    if f.rim_free == 0:
        return another_moves(s, f, by, value)
    confined = is_confined(f, kind_of_hit(s, owner, by, False), hit)
    for rim in range(RIM_SIZE):
        cell = RIM[rim]
        if f.board[cell] == 0 and (in_line(hit, cell) or not confined):
            if leaves_second(s, f, owner, piece, cell, value, by):
                return True
    return False


@rule
def prepare_placement(s: State, f: Facts) -> None:
    """SOLARI-25 to -28: on which rim cells the victim may be placed; at KO1 a second part-move must be left."""
    victim = waiting(s)
    hit = s.vict[victim, HIT_ON]
    kind = kind_now(s, victim)
    confined = is_confined(f, kind, hit)
    for rim in range(RIM_SIZE):
        cell = RIM[rim]
        if f.board[cell] != 0 or (confined and not in_line(hit, cell)):
            f.place[rim] = no(28) if kind == TARGETED else (no(25) if confined else no(26))
        else:
            f.place[rim] = OK
    f.gone = OK if f.rim_free == 0 else no(27)
    if s.d2 != 0:
        keep_second(s, f, victim)


@rule
def keep_second(s: State, f: Facts, victim: int) -> None:
    """SOLARI-20, -33: at KO1 only placements after which another own piece can make the second part-move."""
    owner = s.vict[victim, OWNER_OF]
    piece = s.vict[victim, PIECE_OF]
    own_doubler = owner == s.to_act and piece == DOUBLER
    if not own_doubler and count_movers(f, s.mover1, s.d2, 1) == 1:
        return
    for rim in range(RIM_SIZE):
        if f.place[rim] == OK and not leaves_second(s, f, owner, piece, RIM[rim], s.d2, s.mover1):
            f.place[rim] = no(20)
    if f.gone == OK and not another_moves(s, f, s.mover1, s.d2):
        f.gone = no(20)


@rule
def may_place(s: State, f: Facts, rim: int) -> int:
    """SOLARI-20, -24 to -26, -28: onto a free rim cell, a simple victim into the row or column of its hit if it can."""
    return f.place[rim]


@rule
def may_go(s: State, f: Facts) -> int:
    """SOLARI-27, -45: a victim leaves the board only if no rim cell is free; a doubler always finds one."""
    return f.gone


@rule
def derived_facing(hit: int, cell: int, kept: int) -> int:
    """SOLARI-51, -53: from the hit to the rim cell, along the longer way, on a tie vertical; put back, as before."""
    down = cell // SIZE - hit // SIZE
    right = cell % SIZE - hit % SIZE
    if down == 0 and right == 0:
        return kept
    if abs(down) >= abs(right):
        return NORTH if down < 0 else SOUTH
    return WEST if right < 0 else EAST


@rule
def place(s: State, rim: int) -> bool:
    """SOLARI-24, -51, -52, -54, -65: put the victim on the rim; whether the active player has to choose its facing."""
    victim = waiting(s)
    owner = s.vict[victim, OWNER_OF]
    piece = s.vict[victim, PIECE_OF]
    kind = kind_now(s, victim)
    s.pos[owner, piece] = RIM[rim]
    s.vict[victim, DONE] = 1
    if s.level < 3 or piece >= COMETS:
        return False
    if kind == TARGETED:
        return True
    s.face[owner, piece] = derived_facing(s.vict[victim, HIT_ON], RIM[rim], s.face[owner, piece])
    return False


@rule
def take_off(s: State, victim: int) -> None:
    """SOLARI-27, -29: the victim leaves the board and has to be entered again."""
    owner = s.vict[victim, OWNER_OF]
    piece = s.vict[victim, PIECE_OF]
    s.pos[owner, piece] = OFF
    if piece < COMETS:
        s.face[owner, piece] = 0
    s.vict[victim, DONE] = 1


@rule
def ask_facing(s: State, owner: int, piece: int, then: int) -> None:
    """SOLARI-24, -35, -52: the active player chooses how this comet faces; then the turn goes on."""
    s.face_job[0] = then
    s.face_job[1] = owner
    s.face_job[2] = piece
    s.phase = FACE


@rule
def do_place_at_once(s: State, rim: int) -> None:
    """SOLARI-33: the victim is placed between the part-moves; the first mover may not move again."""
    victim = waiting(s)
    s.excl = 1
    if place(s, rim):
        ask_facing(s, s.vict[victim, OWNER_OF], s.vict[victim, PIECE_OF], THEN_MOVE2)
    else:
        s.phase = MOVE2


@rule
def do_go_at_once(s: State) -> None:
    """SOLARI-27, -33: the victim leaves the full board between the part-moves."""
    take_off(s, waiting(s))
    s.excl = 1
    s.phase = MOVE2


@rule
def do_place(s: State, rim: int) -> None:
    """SOLARI-30, -34: the victim is placed after both part-moves, then the next one, then the turn is scored."""
    victim = waiting(s)
    if place(s, rim):
        ask_facing(s, s.vict[victim, OWNER_OF], s.vict[victim, PIECE_OF], THEN_PLACE)
    else:
        place_next(s)


@rule
def do_go(s: State) -> None:
    """SOLARI-27: the victim leaves the full board."""
    take_off(s, waiting(s))
    place_next(s)


@rule
def place_next(s: State) -> None:
    """SOLARI-30, -34: the next victim in hand, or the end of the turn."""
    s.phase = END if waiting(s) == NONE else PLACE


@rule
def resolve(s: State) -> None:
    """SOLARI-29, -48: after both part-moves a total victim leaves the board; the others are placed."""
    victim = waiting(s)
    if victim != NONE and kind_now(s, victim) == TOTAL:
        take_off(s, victim)
        tell(s, TOTAL_KNOCK_OUT, s.vict[victim, OWNER_OF], s.vict[victim, PIECE_OF])
    place_next(s)


@rule
def may_face(s: State, f: Facts, facing: int) -> int:
    """SOLARI-35, -52: any of the four directions."""
    return OK


@rule
def do_face(s: State, facing: int) -> None:
    """SOLARI-35, -52: the comet faces as chosen, and the turn goes on where it was interrupted."""
    then = s.face_job[0]
    s.face[s.face_job[1], s.face_job[2]] = facing
    s.face_job[0] = NOTHING
    s.face_job[1] = NOBODY
    s.face_job[2] = NONE
    s.phase = MOVE2 if then == THEN_MOVE2 else RESOLVE
