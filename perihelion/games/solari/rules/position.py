"""Section 12: writing a position as one line of eight fields; section 11.2: what given fields of the record imply."""

from __future__ import annotations

from perihelion.rules import InvalidPosition

from .components import (
    BLOCKER,
    COMETS,
    DOUBLER,
    HUNTER,
    PIECE_LETTERS,
    PIECES,
    WAYS,
    name_of,
)
from .scoring import leader
from .state import (
    COMBOS,
    DICE,
    ENTER,
    FACE,
    FIRST,
    IN_HAND,
    KO1,
    MOVE1,
    MOVE2,
    NOBODY,
    NONE,
    OFF,
    OPEN,
    ORDER,
    OVER,
    PHASES,
    PICK,
    PLACE,
    RANDS,
    SIX_SIX,
    TILES,
    UNUSED,
    WILD,
    State,
    clear_turn,
    has_piece_off_board,
    in_use,
    letters,
    remember_start,
)
from .turn import begin_turn

FIELDS = ("options", "pieces", "scores", "turns", "mover", "dice", "tiles", "midturn")
USUAL_MAX_TURNS = 100
IN_MIDTURN = (KO1, MOVE2, PLACE, FACE)
_NOWHERE = {OFF: "xx", UNUSED: "--", IN_HAND: "hh"}
FOLLOWS = ".r2p"
TILE_LETTERS = "abcdefghijklmnopqrstu"


def write_position(s: State) -> str:
    """Section 12: the position in one line."""
    who = letters(s.players)
    return " ".join(
        (
            _write_options(s),
            "|".join(who[player] + _write_pieces(s, player) for player in range(s.players)),
            ",".join(str(s.score[player]) for player in range(s.players)),
            ",".join(str(s.turns[player]) for player in range(s.players)),
            "?" if s.phase == FIRST else "." if s.phase == OVER else who[s.to_act],
            _write_dice(s),
            "-" if s.rand == DICE else "|".join(_write_tiles(s, player) for player in range(s.players)),
            _write_midturn(s, who),
        )
    )


def _write_options(s: State) -> str:
    extras = "".join(PIECE_LETTERS[piece] for piece in (HUNTER, BLOCKER, DOUBLER) if in_use(s, piece))
    text = f"{s.level}-{s.players}{'T' if s.teams else ''}-{RANDS[s.rand]}-{extras or '0'}-{s.target}"
    if s.max_turns != USUAL_MAX_TURNS:
        text += f"-{s.max_turns}"
    return text + ("-E" if s.equal_turns else "")


def _write_cell(s: State, cell: int, facing: int | None) -> str:
    """A cell, with the facing of a comet in Solari 3; a piece off the board or absent has none."""
    text = _NOWHERE.get(cell) or name_of(cell)
    return text if facing is None or s.level < 3 or cell in (OFF, UNUSED) else text + WAYS[facing]


def _write_pieces(s: State, player: int) -> str:
    comets = [_write_cell(s, s.pos[player, comet], s.face[player, comet]) for comet in range(COMETS)]
    extras = [
        PIECE_LETTERS[piece] + _write_cell(s, s.pos[player, piece], None)
        for piece in range(COMETS, PIECES)
        if in_use(s, piece)
    ]
    return ",".join(comets + extras)


def _write_dice(s: State) -> str:
    if s.combo == NONE:
        return "-"
    if s.phase == WILD:
        return "6-6?"
    return f"{'6-6=' if s.combo == SIX_SIX else ''}{s.dice[0]}-{s.dice[1]}"


def _write_tiles(s: State, player: int) -> str:
    if s.rand == OPEN:
        order = [s.tile_order[player, place] for place in range(TILES)]
        return "".join("." if tile == NONE else TILE_LETTERS[tile] for tile in order)
    return "".join(str(s.tile_used[player, tile]) for tile in range(TILES))


def _write_midturn(s: State, who: str) -> str:
    if s.phase == ENTER:
        return f"ENTER;e={PIECE_LETTERS[s.enter_piece]}"
    if s.phase not in IN_MIDTURN:
        return "-"
    movers = "".join("." if piece == NONE else PIECE_LETTERS[piece] for piece in (s.mover1, s.mover2))
    items = [PHASES[s.phase], f"m={movers}", f"d={s.d2}", f"x={s.excl}"]
    if s.n_vict:
        items.append("v=" + ",".join(_write_victim(s, victim, who) for victim in range(s.n_vict)))
    if s.phase == FACE:
        items.append(f"f={who[s.face_job[1]]}{PIECE_LETTERS[s.face_job[2]]}{FOLLOWS[s.face_job[0]]}")
    items.append("s=" + ",".join(_write_cell(s, s.start_cell[c], s.start_face[c]) for c in range(COMETS)))
    return ";".join(items)


def _write_victim(s: State, victim: int, who: str) -> str:
    owner, piece, hit, by, done = (s.vict[victim, column] for column in range(5))
    return f"{who[owner]}{PIECE_LETTERS[piece]}@{name_of(hit)}/{PIECE_LETTERS[by]}{'p' if done else 'h'}"


def mark_used(s: State) -> None:
    """Section 12: mark the tile in play as used, and of an open order one tile for each completed turn, too."""
    for player in range(s.players if s.rand == OPEN else 0):
        in_play = int(player == s.to_act and s.combo != NONE)
        for place in range(min(s.turns[player] + in_play, TILES)):
            if s.tile_order[player, place] != NONE:
                s.tile_used[player, s.tile_order[player, place]] = 1
    if s.rand != OPEN and s.combo != NONE:
        s.tile_used[s.to_act, s.combo] = 1


def complete(s: State, given: set[str]) -> None:
    """Section 11.2: derive from the fields given: phase, start cells, the tile in play, the winner."""
    if "dice" in given and s.dice[0]:
        a, b = sorted((s.dice[0], s.dice[1]))
        if (a, b) not in COMBOS:
            raise InvalidPosition(f"dice are two values from 1 to 6, not {a} and {b}")
        s.dice[0], s.dice[1] = a, b
        if "combo" not in given:
            s.combo = COMBOS.index((a, b))
    elif "combo" in given and s.combo not in (NONE, SIX_SIX):
        s.dice[0], s.dice[1] = COMBOS[s.combo]
    if "phase" not in given:
        _complete_phase(s)
    if s.phase == OVER:
        clear_turn(s)
        if "winner" not in given:
            s.winner = leader(s)
        s.to_act = NOBODY
    elif s.phase not in (FIRST, ORDER):
        if "start_cell" not in given:
            remember_start(s)
        if s.rand != DICE and "tile_used" not in given:
            mark_used(s)


def _complete_phase(s: State) -> None:
    """Set the phase that fits the dice: with values in play PICK or MOVE1, with 6-6 WILD; else begin the turn."""
    if s.dice[0]:
        s.phase = PICK if has_piece_off_board(s) else MOVE1
    elif s.combo == SIX_SIX:
        s.phase = WILD
    elif s.phase == ORDER and NONE not in [s.tile_order[player, TILES - 1] for player in range(s.players)]:
        begin_turn(s)
