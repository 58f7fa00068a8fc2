"""Sections 4.1 and 11: the record, the scratch of one decision, phases, actions and outcomes."""

from __future__ import annotations

from typing import Any

from perihelion.core.actions import Axis, Family
from perihelion.core.jit import rule, table
from perihelion.core.record import Cells, Record, int8, int16, int32
from perihelion.errors import InvalidOptions

from .cardboard import (
    BLOCKER,
    CELLS,
    COMETS,
    DOUBLER,
    HUNTER,
    LETTERS,
    PIECES,
    RIM_CELLS,
    RIM_SIZE,
    START,
    START_FACING,
    WAYS,
    name_of,
)

PHASES = (
    "FIRST", "ORDER", "ROLL", "TILE", "DOMINO", "WILD", "PICK",
    "ENTER", "MOVE1", "KO1", "MOVE2", "PLACE", "FACE", "OVER",
)  # fmt: skip
FIRST, ORDER, ROLL, TILE, DOMINO, WILD, PICK, ENTER, MOVE1, KO1, MOVE2, PLACE, FACE, OVER = range(len(PHASES))
RESOLVE, END = OVER + 1, OVER + 2
"""Moments between two phases, named as in section 4.2; `advance` passes through them and no position rests there."""

RANDS = "DVOF"
DICE, HIDDEN, OPEN, FREE = range(len(RANDS))

OFF, UNUSED, IN_HAND = -1, -2, -3
"""Where a piece is when it stands on no cell."""
NOBODY, NONE = -1, -1
DRAW = 4
"""`winner` of a game that nobody won."""

COMBOS = [(a, b) for a in range(1, 7) for b in range(a, 7)]
"""SOLARI-55: the 21 combinations of two values, the lower first; also the 21 tiles of a player."""
TILES = len(COMBOS)
SIX_SIX = TILES - 1
LOWER = table([a for a, _ in COMBOS])
HIGHER = table([b for _, b in COMBOS])

# What follows FACE.
NOTHING, THEN_RESOLVE, THEN_MOVE2, THEN_PLACE = 0, 1, 2, 3

# The columns of `vict`.
OWNER_OF, PIECE_OF, HIT_ON, HIT_BY, DONE = range(5)


class State(Record):
    """The record of section 11.2. Nothing is hidden."""

    level: int = int8()
    players: int = int8()
    teams: int = int8()
    rand: int = int8()
    use_hunter: int = int8()
    use_blocker: int = int8()
    use_doubler: int = int8()
    equal_turns: int = int8()
    target: int = int16()
    max_turns: int = int16()
    pos: Cells = int8(4, PIECES)
    face: Cells = int8(4, COMETS)
    score: Cells = int32(4)
    turns: Cells = int16(4)
    cur: int = int8()
    phase: int = int8()
    combo: int = int8()
    dice: Cells = int8(2)
    d2: int = int8()
    mover1: int = int8()
    mover2: int = int8()
    excl: int = int8()
    n_vict: int = int8()
    vict: Cells = int8(2, 5)
    face_job: Cells = int8(3)
    enter_piece: int = int8()
    start_cell: Cells = int8(COMETS)
    start_face: Cells = int8(COMETS)
    tile_order: Cells = int8(4, TILES)
    tile_used: Cells = int8(4, TILES)
    last_gain: int = int16()
    winner: int = int8()


class Facts(Record):
    """What `prepare` finds out once per decision for the active player."""

    board: Cells = int8(CELLS)
    """16 * owner + piece + 1 of whatever stands on a cell, 0 where nothing does."""
    at: Cells = int8(PIECES)
    """Cell of each own piece, or OFF, UNUSED, IN_HAND."""
    rim_free: int = int8()
    """Rim cells without a piece."""
    movers: Cells = int8(7)
    """[value]: own pieces other than the doubler that can move so far in any case, counted up to ENOUGH."""
    verdict: Cells = int8(PIECES, 8, 2)
    """[own piece, way, which of the values]: the rule that forbids this part-move, or 0."""
    place: Cells = int8(RIM_SIZE)
    """[rim index]: the rule that keeps the victim from being placed there, or 0."""
    gone: int = int8()
    """The rule that keeps the victim from leaving the board, or 0."""
    playable: Cells = int8(TILES)
    """[combination]: whether it may be chosen: a complete turn can be played with it, or with none."""
    stuck: int = int8()
    """1 where there is no complete turn: not with these values, or at 6-6 not with any."""


_piece = Axis("piece", "123456")
_way = Axis("way", WAYS[:4])
_way8 = Axis("way", WAYS)
_distance = Axis("distance", "123456")

COMET = Family("comet", "{piece}{way}{distance}", _piece, _way, _distance)
HUNTER_MOVE = Family("hunter", "H{way}{distance}", _way8, _distance)
BLOCKER_MOVE = Family("blocker", "B{way}{distance}", _way, _distance)
DOUBLER_MOVE = Family("doubler", "D{turn}{distance}", Axis("turn", "+-"), _distance)
PUT = Family("put", "@{rim}", Axis("rim", [name_of(cell) for cell in RIM_CELLS]))
GONE = Family("gone", "@xx")
ENTRY = Family("entry", "*{row}{column}", Axis("row", "123456"), Axis("column", "123456"))
PICKED = Family("pick", "?{off}", Axis("off", "123456HB"))
FACING = Family("facing", "^{facing}", Axis("facing", WAYS[:4]))
_values = [f"{a}-{b}" for a, b in COMBOS]
COMBINATION = Family("combination", "[{values}]", Axis("values", _values))
LAPSE = Family("lapse", "--")

FAMILIES = (
    COMET, HUNTER_MOVE, BLOCKER_MOVE, DOUBLER_MOVE, PUT, GONE, ENTRY, PICKED, FACING, COMBINATION, LAPSE,
)  # fmt: skip

_tiles = Family("tile", "{values}", Axis("values", _values))


def letters(players: int) -> str:
    """Section 2: the letters of the players in their order; two players sit opposite each other."""
    return LETTERS if players == 4 else LETTERS[::2]


OUTCOMES = {
    FIRST: Family("begins", "{letter}", Axis("letter", letters(4))),
    ORDER: _tiles,
    ROLL: _tiles,
    TILE: _tiles,
}


@rule
def chair(s: State, player: int) -> int:
    """Section 2: the side of the board at which a player sits; two players sit opposite each other."""
    return player if s.players == 4 else 2 * player


def member(s: State, outcome: int) -> int:
    """SOLARI-10: at FIRST, outcome i is player i, written with the letter of his seat."""
    return chair(s, outcome) if s.phase == FIRST else outcome


@rule
def in_use(s: State, piece: int) -> bool:
    """SOLARI-6: everybody has six comets, and those optional pieces that were agreed, one of each."""
    if piece == HUNTER:
        return s.use_hunter == 1
    if piece == BLOCKER:
        return s.use_blocker == 1
    if piece == DOUBLER:
        return s.use_doubler == 1
    return True


def take_options(s: State, options: dict[str, Any]) -> None:
    """SOLARI-1: the options of section 1 combine freely, except that teams need four players."""
    if options["teams"] and options["players"] != 4:
        raise InvalidOptions("teams needs players=4")
    if options["first"] >= options["players"]:
        raise InvalidOptions(f"first cannot be {options['first']} with {options['players']} players")
    for name in ("level", "players", "target", "max_turns"):
        setattr(s, name, options[name])
    for name in ("teams", "use_hunter", "use_blocker", "use_doubler", "equal_turns"):
        setattr(s, name, int(options[name]))
    s.rand = RANDS.index(options["rand"])


def lay_pieces(s: State) -> None:
    """SOLARI-7, -8, -9: comets and optional pieces on their start cells; comets face away from their own side."""
    for piece in s.pos:
        s.pos[piece] = UNUSED
    for player in range(s.players):
        side = chair(s, player)
        for piece in range(PIECES):
            if in_use(s, piece):
                s.pos[player, piece] = START[side, piece]
        for comet in range(COMETS):
            s.face[player, comet] = START_FACING[side] if s.level == 3 else 0


@rule
def clear_turn(s: State) -> None:
    """Section 11.2: the fields of a turn hold their none values."""
    s.combo = NONE
    s.dice[0] = 0
    s.dice[1] = 0
    s.d2 = 0
    s.mover1 = NONE
    s.mover2 = NONE
    s.excl = 0
    s.n_vict = 0
    for victim in range(2):
        for column in range(5):
            s.vict[victim, column] = NONE
    s.face_job[0] = NOTHING
    s.face_job[1] = NOBODY
    s.face_job[2] = NONE
    s.enter_piece = NONE
    for comet in range(COMETS):
        s.start_cell[comet] = UNUSED
        s.start_face[comet] = 0
