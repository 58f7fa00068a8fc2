"""Sections 4.1 and 11.2: the phases, the record of a position, the scratch record of one decision, and accessors."""

from __future__ import annotations

from typing import ClassVar

from perihelion.rules import Cells, Record, int8, int16, int32, rule, table

from .components import BLOCKER, CELLS, COMETS, DOUBLER, HUNTER, LETTERS, PIECES, RIM_SIZE

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
"""The place of a piece that stands on no cell."""
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

    former_names: ClassVar[dict[str, str]] = {"cur": "to_act"}

    level: int = int8("The level of the game: Solari 1, 2 or 3.", low=1, high=3)
    players: int = int8("The number of players, 2 or 4.", low=2, high=4)
    teams: int = int8("1 if players 0 and 2 play against 1 and 3, 0 if each plays alone.", high=1)
    rand: int = int8("What gives the values of a turn: 0 dice, 1 hidden, 2 open, 3 free dominoes.", high=3)
    use_hunter: int = int8("1 if every player has a hunter, else 0.", high=1)
    use_blocker: int = int8("1 if every player has a blocker, else 0.", high=1)
    use_doubler: int = int8("1 if every player has a doubler, else 0.", high=1)
    equal_turns: int = int8("1 if the target counts only after equally many turns of all players, else 0.", high=1)
    target: int = int16("The score that wins, 1 to 999; 0 if there is none.", high=999)
    max_turns: int = int16("The turns of each player after which a game with dice ends.", low=1)
    pos: Cells = int8(
        "The cell of each piece, by player and piece: 0 to 63; -1 off the board, -2 unused, -3 in hand.",
        4,
        PIECES,
        low=-3,
        high=63,
    )
    face: Cells = int8(
        "The facing of each comet, by player and comet: 0 to 3 are N, E, S, W; 0 off the board and below level 3.",
        4,
        COMETS,
        high=3,
    )
    score: Cells = int32("The points of each player, without the partner's.", 4)
    turns: Cells = int16("The turns that each player has completed.", 4)
    to_act: int = int8("The active player; at ORDER the one who will begin; -1 at FIRST and OVER.", low=-1, high=3)
    phase: int = int8("The phase, an index of PHASES.", high=len(PHASES) - 1)
    combo: int = int8(
        "The combination rolled, drawn or chosen, 0 to 20; -1 if none. It stays 20 after 6-6 was replaced.",
        low=-1,
        high=20,
    )
    dice: Cells = int8(
        "The two values in play, the lower first; 0 if none. At 6-6 they are those of the named combination.", 2, high=6
    )
    d2: int = int8("The value left for the second part-move; 0 before the first one and after the second.", high=6)
    mover1: int = int8("The piece of the first part-move, or the piece entered; -1 if none.", low=-1, high=8)
    mover2: int = int8("The piece of the second part-move, or the piece entered; -1 if none.", low=-1, high=8)
    excl: int = int8("1 if the first mover may not move again, because a victim was placed at once; else 0.", high=1)
    n_vict: int = int8("The number of hits in this turn, 0 to 2.", high=2)
    vict: Cells = int8(
        "The hits of this turn, by hit: owner, piece, cell, mover, 1 if the victim has left the hand; -1 if unused.",
        2,
        5,
        low=-1,
        high=63,
    )
    face_job: Cells = int8(
        "The facing to choose: what follows (0 none, 1 resolve, 2 MOVE2, 3 next victim), owner, comet; -1 if none.",
        3,
        low=-1,
        high=5,
    )
    enter_piece: int = int8("The piece picked to enter, at ENTER only; else -1.", low=-1, high=8)
    start_cell: Cells = int8(
        "The cell of each of the active player's comets when the turn began, or -1 off the board, -2 unused.",
        COMETS,
        low=-2,
        high=63,
    )
    start_face: Cells = int8(
        "The facing of each of the active player's comets when the turn began, 0 off the board.", COMETS, high=3
    )
    tile_order: Cells = int8(
        "The tile on each place of the open order, by player and place: 0 to 20; -1 if not drawn or not open.",
        4,
        TILES,
        low=-1,
        high=20,
    )
    tile_used: Cells = int8(
        "1 if the tile was played, by player and tile; the tile of the running turn counts.", 4, TILES, high=1
    )
    last_gain: int = int16("The points of the last turn.")
    winner: int = int8(
        "The player who won, in teams the lower of the two; 4 at a draw, -1 while the game runs.", low=-1, high=4
    )


class Facts(Record):
    """What `prepare` finds out once per decision for the active player."""

    board: Cells = int8("What stands on each cell: 16 * owner + piece + 1; 0 if nothing does.", CELLS)
    at: Cells = int8("The cell of each own piece; -1 off the board, -2 unused, -3 in hand.", PIECES, low=-3, high=63)
    rim_free: int = int8("The number of rim cells without a piece.")
    movers: Cells = int8(
        "By value: how many own pieces, the doubler left aside, can surely move so far; counted up to ENOUGH.", 7
    )
    verdict: Cells = int8(
        "The rule that forbids a part-move, by own piece, way and which of the two values; 0 if none does.",
        PIECES,
        8,
        2,
    )
    place: Cells = int8(
        "The rule that forbids to place the victim on a rim cell, by rim index; 0 if none does.", RIM_SIZE
    )
    gone: int = int8("The rule that forbids the victim to leave the board; 0 if none does.")
    playable: Cells = int8(
        "1 if a combination may be chosen: it allows a complete turn, or no unused one does; by combination.", TILES
    )
    stuck: int = int8("1 if there is no complete turn with these values, at 6-6 with any values; else 0.")


def letters(players: int) -> str:
    """Section 2: the letters of the players in their order; two players sit opposite each other."""
    return LETTERS if players == 4 else LETTERS[::2]


@rule
def chair(s: State, player: int) -> int:
    """Section 2: the side of the board at which a player sits; two players sit opposite each other."""
    return player if s.players == 4 else 2 * player


@rule
def is_enemy(s: State, player: int, other: int) -> bool:
    """SOLARI-62, -63, -67: all others are enemies; in teams the partner, who sits opposite, is not."""
    if s.teams == 1:
        return (player + other) % 2 == 1
    return player != other


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


@rule
def has_piece_off_board(s: State) -> bool:
    """SOLARI-36: whether the active player has pieces off the board; a doubler never is."""
    for piece in range(BLOCKER + 1):
        if s.pos[s.to_act, piece] == OFF:
            return True
    return False


@rule
def remember_start(s: State) -> None:
    """Section 4.2: keep where the active player's comets stand and face when the turn begins, for scoring."""
    for comet in range(COMETS):
        cell = s.pos[s.to_act, comet]
        s.start_cell[comet] = cell
        s.start_face[comet] = s.face[s.to_act, comet] if cell >= 0 else 0


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
