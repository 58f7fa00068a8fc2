"""Section 5 once more, written as the text of the specification says it and with nothing of the rules' own code."""

from itertools import pairwise

V = {3: 1, 4: 3, 5: 9, 6: 27}
RING = [(3, 3), (3, 4), (4, 4), (4, 3)]
RIM_LINES = {0, 7, 8, 15}


def board_lines():
    """The 38 lines: rows, columns, falling diagonals, rising diagonals, in the order of their ids."""
    lines = [[(r, c) for c in range(8)] for r in range(8)]
    lines += [[(r, c) for r in range(8)] for c in range(8)]
    lines += [[(r, r + k) for r in range(8) if 0 <= r + k < 8] for k in range(-5, 6)]
    lines += [[(r, k - r) for r in range(8) if 0 <= k - r < 8] for k in range(2, 13)]
    return dict(enumerate(lines))


LINES = board_lines()


def maximal(items, joined):
    """Split a list where two neighbours are not joined; pieces of three or more."""
    runs = [[items[0]]] if items else []
    for a, b in pairwise(items):
        if joined(a, b):
            runs[-1].append(b)
        else:
            runs.append([b])
    return [run for run in runs if len(run) >= 3]


def ring_runs(numbers, step):
    """Runs on the ring of four, which may begin anywhere; never the whole circle, as numbers do not repeat."""
    found = []
    for begin in range(4):
        before, cell = RING[begin - 1], RING[begin]
        if cell not in numbers or (before in numbers and numbers[before] + step == numbers[cell]):
            continue
        run = [cell]
        while len(run) < 4:
            following = RING[(begin + len(run)) % 4]
            if following not in numbers or numbers[run[-1]] + step != numbers[following]:
                break
            run.append(following)
        if len(run) >= 3:
            found.append(run)
    return found


def structures(level, numbers, facing):
    """Rows, sequences and alignments as {kind: [(line, set, cells of the row)]}."""
    rows, sequences, alignments = [], [], []
    for line, cells in LINES.items():
        occupied = [[]]
        for cell in cells:
            if cell in numbers:
                occupied[-1].append(cell)
            else:
                occupied.append([])
        for row in (run for run in occupied if len(run) >= 3):
            rows.append((line, frozenset(row), row))
            if level >= 2:
                for step in (1, -1):
                    for run in maximal(row, lambda a, b, step=step: numbers[b] == numbers[a] + step):
                        sequences.append((line, frozenset((c, numbers[c]) for c in run), row))
            if level >= 3:
                for run in maximal(row, lambda a, b: facing[a] == facing[b]):
                    alignments.append((line, frozenset((c, facing[c]) for c in run), row))
    group = [cell for cell in RING if cell in numbers]
    if len(group) >= 3:
        rows.append((-1, frozenset(group), group))
        if level >= 2:
            for step in (1, -1):
                for run in ring_runs(numbers, step):
                    sequences.append((-1, frozenset((c, numbers[c]) for c in run), group))
        if level >= 3:
            for d in range(4):
                same = frozenset((c, d) for c in group if facing[c] == d)
                if len(same) >= 3:
                    alignments.append((-1, same, group))
    return rows, sequences, alignments


def lines_through(cell):
    return [cells for cells in LINES.values() if cell in cells]


def doubler_covers(doubler):
    return {cell for cells in lines_through(doubler) for cell in cells}


def doubled(line, row, own, enemies):
    if own is None:
        return False
    if line == -1:
        alone = [c for c in RING if c in doubler_covers(own) and not any(c in doubler_covers(e) for e in enemies)]
        return len(alone) >= 2
    if line in RIM_LINES or own not in LINES[line]:
        return False
    return not any(set(row) <= doubler_covers(e) for e in enemies)


def gain(level, before, after, own=None, enemies=()):
    """`before` and `after` are (cell -> number, cell -> facing)."""
    total = 0
    old, new = structures(level, *before), structures(level, *after)
    for kind, weight in ((0, 1), (1, 2), (2, 1)):
        for line, x, row in new[kind]:
            olds = [y for other, y, _ in old[kind] if other == line]
            if any(x <= y for y in olds):
                continue
            if kind == 0 and any(len(y) > len(x) and x & y for y in olds):
                continue
            total += weight * V[len(x)] * (2 if doubled(line, row, own, enemies) else 1)
    return total
