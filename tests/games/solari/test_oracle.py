"""The scoring of the rules against the literal transcription in oracle.py, on thousands of positions."""

import random

import pytest

from perihelion.games.solari.rules.components import RIM_CELLS
from perihelion.games.solari.rules.scoring import KINDS_AT_LEVEL, gain, worth
from perihelion.games.solari.rules.state import State
from perihelion.games.solari.rules.structures import AXES
from tests.covers import covers

from . import oracle


def crowded(rng, comets, room):
    """Cells of N comets, close enough to form rows often; the others are off the board."""
    if rng.random() < 0.5:
        line = [8 * r + c for r, c in rng.choice(list(oracle.LINES.values()))]
        rest = rng.sample([cell for cell in range(64) if cell not in line], comets)
        cells = (line[rng.randrange(2) :] + rest)[:comets]
        return (rng.sample(cells, comets) if rng.random() < 0.5 else cells) + [-1] * (6 - comets)
    r, c = rng.randrange(9 - room), rng.randrange(9 - room)
    cells = rng.sample([8 * (r + i) + c + j for i in range(room) for j in range(room)], comets)
    return cells + [-1] * (6 - comets)


def moved(rng, cells):
    """The cells after some comets went elsewhere, some only one step, and perhaps two changed places."""
    cells = list(cells)
    for _ in range(rng.randrange(5)):
        comet = rng.randrange(6)
        target = rng.choice(
            [rng.randrange(64), max(0, min(63, cells[comet] + rng.choice([-9, -8, -7, -1, 1, 7, 8, 9])))]
        )
        if target not in cells:
            cells[comet] = target
    if rng.random() < 0.2:
        i, j = rng.sample(range(6), 2)
        cells[i], cells[j] = cells[j], cells[i]
    return cells


def position(rng):
    """A state at the end of a turn of any player."""
    s = State()
    s.level, s.players = rng.choice([1, 2, 3]), rng.choice([2, 4])
    s.teams = int(s.players == 4 and rng.random() < 0.5)
    s.to_act = rng.randrange(s.players)
    for index in s.pos:
        s.pos[index] = -2
    before = crowded(rng, rng.choice([3, 4, 5, 6, 6, 6]), rng.choice([3, 4, 5, 8]))
    after = moved(rng, before)
    if rng.random() < 0.7:  # rather built than given up
        before, after = after, before
    facings = rng.choice([range(1), range(2), range(4)])
    for comet in range(6):
        s.start_cell[comet], s.pos[s.to_act, comet] = before[comet], after[comet]
        s.start_face[comet] = rng.choice(facings)
        s.face[s.to_act, comet] = s.start_face[comet] if before[comet] == after[comet] else rng.choice(facings)
    free = [cell for cell in RIM_CELLS if cell not in after]
    for player, cell in enumerate(rng.sample(free, s.players)):
        if rng.random() < 0.8:
            s.pos[player, 8] = cell
    return s


def expected(s):
    """What the oracle says."""

    def side(cells, faces):
        stand = [(divmod(cell, 8), comet) for comet, cell in enumerate(cells) if cell >= 0]
        return {cell: comet + 1 for cell, comet in stand}, {cell: faces[comet] for cell, comet in stand}

    before = side(list(s.start_cell.values()), s.start_face)
    after = side([s.pos[s.to_act, i] for i in range(6)], {i: s.face[s.to_act, i] for i in range(6)})
    enemies = [p for p in range(s.players) if p != s.to_act and not (s.teams and p == (s.to_act + 2) % 4)]
    doublers = {p: divmod(s.pos[p, 8], 8) for p in range(s.players) if s.pos[p, 8] >= 0}
    return oracle.gain(s.level, before, after, doublers.get(s.to_act), [doublers[p] for p in enemies if p in doublers])


@covers("SOLARI-69", "SOLARI-70", "SOLARI-71", "SOLARI-74", "SOLARI-77", "SOLARI-78", "SOLARI-79")
@pytest.mark.parametrize("seed", range(8))
def test_points_agree_with_the_transcription_of_the_specification(seed):
    rng = random.Random(seed)
    scored = 0
    for _ in range(500):
        s = position(rng)
        points = expected(s)
        assert gain(s) == points, (s.pos, s.start_cell, s.face, s.start_face)
        scored += points > 0
    assert scored > 100, "too few of these positions score"


@covers("SOLARI-78")
def test_the_lines_of_the_score_sheet_add_up_without_the_quick_way():
    """`gain` first asks whether there is any row at all; the sum over all structures must not need that question."""
    rng = random.Random(99)
    for _ in range(300):
        s = position(rng)
        kinds = range(KINDS_AT_LEVEL[s.level])
        assert sum(worth(s, k, a, c, False) for k in kinds for a in range(AXES) for c in range(6)) == gain(s)
