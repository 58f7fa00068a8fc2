"""What a position of Solari is worth to a player, in thousandths of a point.

The value has four terms: the points, what the running turn can still bring, comets gathered on lines for later turns,
and the turns that pieces off the board will cost.
"""

from __future__ import annotations

from perihelion.rules import Judge, SearchSettings, rule, table

from .rules.components import CELLS, COMETS, PIECES, SIZE
from .rules.reach import target_of, ways_of
from .rules.scoring import gain
from .rules.state import ENTER, FACE, FREE, IN_HAND, KO1, MOVE1, MOVE2, NONE, OFF, PLACE, SIX_SIX, Facts, State
from .rules.structures import BOTTOM, LINES, ON_MAP, TOP, comet_on, comets_on_map, three_in_sun, three_on_map

POINT = 1000

GATHERING = table([0, 0, 60, 160, 500, 1400, 3000])
"""The worth of each comet on a line, by the number of comets close together there, in thousandths of a point."""
CLOSE = 3
"""The greatest distance between two comets that are close together, in cells."""


def _near(cell: int, there: int) -> int:
    """Return 1 << 4 * axis for each axis on which two cells are close together, added up."""
    down, right = there // SIZE - cell // SIZE, there % SIZE - cell % SIZE
    if max(abs(down), abs(right)) > CLOSE:
        return 0
    return sum(1 << 4 * axis for axis, off in enumerate((down, right, down - right, down + right)) if off == 0)


NEAR = table([[_near(cell, there) for there in range(CELLS)] for cell in range(CELLS)])
"""Four bits for each axis: 1 if two cells are close together on a line along it. A cell is close to itself."""
LOST_TURN = -2500
"""A piece off the board costs the turn that enters it."""


@rule
def points(s: State, f: Facts, seat: int) -> int:
    """SOLARI-68: the points so far."""
    return s.score[seat] * POINT


@rule
def turn(s: State, f: Facts, seat: int) -> int:
    """SOLARI-68: the best points that the running turn can still bring to the player whose turn it is."""
    return rest_of_turn(s) * POINT if s.to_act == seat else 0


@rule
def lines(s: State, f: Facts, seat: int) -> int:
    """SOLARI-69: comets close together on a line; the more there are, the more the next one will bring."""
    value = 0
    for comet in range(COMETS):
        cell = s.pos[seat, comet]
        if cell >= 0:
            near = 0
            for other in range(COMETS):
                there = s.pos[seat, other]
                if there >= 0:
                    near += NEAR[cell, there]
            for axis in range(LINES):
                value += GATHERING[near >> 4 * axis & 15]
    return value


@rule
def off_board(s: State, f: Facts, seat: int) -> int:
    """SOLARI-36: every piece off the board costs a turn."""
    lost = 0
    for piece in range(PIECES):
        if s.pos[seat, piece] == OFF:
            lost += LOST_TURN
    return lost


@rule
def rest_of_turn(s: State) -> int:
    """SOLARI-68: the best points the running turn can still bring, as far as part-moves and entries decide them."""
    if s.phase == MOVE2:
        return best_second(s, s.d2, s.mover1 if s.excl == 1 else NONE)
    if s.phase == KO1:
        return best_second(s, s.d2, NONE)
    if s.phase == PLACE or s.phase == FACE:
        return gain(s) if s.d2 == 0 else best_second(s, s.d2, s.mover1)
    if s.phase == ENTER:
        return max(gain_with(s, s.enter_piece, entry(s, 0, 1)), gain_with(s, s.enter_piece, entry(s, 1, 0)))
    if s.phase == MOVE1 and (s.combo == SIX_SIX or s.rand == FREE):
        return max(best_first(s, s.dice[0], s.dice[1]), best_first(s, s.dice[1], s.dice[0]))
    return 0


@rule
def entry(s: State, row: int, column: int) -> int:
    """SOLARI-36: one of the two cells that the values name."""
    return s.dice[row] * SIZE + s.dice[column]


@rule
def gain_with(s: State, piece: int, target: int) -> int:
    """The points if the piece stood on the target at the end of the turn; the position is left as it was."""
    origin = s.pos[s.to_act, piece]
    victim = comet_on(s, target)
    if victim >= 0:
        s.pos[s.to_act, victim] = IN_HAND
    s.pos[s.to_act, piece] = target
    points = gain(s)
    s.pos[s.to_act, piece] = origin
    if victim >= 0:
        s.pos[s.to_act, victim] = target
    return points


@rule
def best_second(s: State, value: int, excluded: int) -> int:
    """The best points of any second part-move, whatever stands on its target.

    Most moves make no row; for comets the maps of the others tell that at once.
    """
    top = comets_on_map(s, TOP)
    bottom = comets_on_map(s, BOTTOM)
    best = 0
    for piece in range(PIECES):
        cell = s.pos[s.to_act, piece]
        if cell >= 0 and piece != excluded:
            for way in range(ways_of(piece)):
                target = target_of(piece, cell, way, value)
                if target >= 0:
                    if piece < COMETS:
                        above = top ^ ON_MAP[TOP, cell] | ON_MAP[TOP, target]
                        below = bottom ^ ON_MAP[BOTTOM, cell] | ON_MAP[BOTTOM, target]
                        if three_on_map(above) | three_on_map(below) != 0 or three_in_sun(above):
                            best = max(best, comet_gain(s, piece, way, target))
                    else:
                        best = max(best, gain_with(s, piece, target))
    return best


@rule
def comet_gain(s: State, comet: int, way: int, target: int) -> int:
    """The points if a part-move this way took the comet to the target; SOLARI-50: it then faces this way."""
    if s.level < 3:
        return gain_with(s, comet, target)
    facing = s.face[s.to_act, comet]
    s.face[s.to_act, comet] = way
    points = gain_with(s, comet, target)
    s.face[s.to_act, comet] = facing
    return points


@rule
def best_first(s: State, value: int, other: int) -> int:
    """The best points of any two part-moves in this order."""
    best = 0
    for piece in range(PIECES):
        cell = s.pos[s.to_act, piece]
        if cell >= 0:
            for way in range(ways_of(piece)):
                target = target_of(piece, cell, way, value)
                if target >= 0:
                    best = max(best, best_after(s, piece, target, other))
    return best


@rule
def best_after(s: State, piece: int, target: int, other: int) -> int:
    """The best second part-move after this first one; the position is left as it was."""
    origin = s.pos[s.to_act, piece]
    victim = comet_on(s, target)
    if victim >= 0:
        s.pos[s.to_act, victim] = IN_HAND
    s.pos[s.to_act, piece] = target
    points = best_second(s, other, NONE)
    s.pos[s.to_act, piece] = origin
    if victim >= 0:
        s.pos[s.to_act, victim] = target
    return points


JUDGE = Judge(
    terms={
        "points": (1000, points),
        "turn": (900, turn),
        "lines": (1000, lines),
        "off": (1000, off_board),
    },
    search=SearchSettings(
        value_scale=7,  # from a logistic regression of won games on the lead
        prior_sharpness=56,
        exploration=0.2,
        rollout_turns=1,
        simulations=4000,
        error_temperature=0.028,
    ),
)
