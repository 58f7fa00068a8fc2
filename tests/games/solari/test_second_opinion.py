"""A second, naive reading of sections 4.3 to 4.7, compared with the rules at every decision of random games.

It knows nothing of the rules' own functions: boards are dictionaries, every question is answered by trying.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

import perihelion
from tests.covers import covers
from tests.selection import SOAK
from tests.support import new_games, walk

DIRECTIONS = {
    "N": (-1, 0),
    "E": (0, 1),
    "S": (1, 0),
    "W": (0, -1),
    "NE": (-1, 1),
    "SE": (1, 1),
    "SW": (1, -1),
    "NW": (-1, -1),
}
NAMES = "123456HBD"
RIM = [(0, c) for c in range(8)] + [(r, 7) for r in range(1, 8)] + [(7, c) for c in range(6, -1, -1)]
RIM += [(r, 0) for r in range(6, 0, -1)]
COMBINATIONS = [(a, b) for a in range(1, 7) for b in range(a, 7)]


class Reading:
    """One position, read out of the record."""

    def __init__(self, s):
        self.s, self.me = s, s.to_act
        self.board = {}
        self.off = []
        for p in range(s.players):
            for k in range(9):
                cell = s.pos[p, k]
                if cell >= 0:
                    self.board[divmod(cell, 8)] = (p, k)
                elif cell == -1 and p == self.me:
                    self.off.append(k)

    def free_rim(self, board):
        return [cell for cell in RIM if cell not in board]

    def steps(self, piece, cell, distance):
        """Every way a piece may go so far: (text, landing cell)."""
        name = NAMES[piece]
        if name == "D":
            here = RIM.index(cell)
            return [(f"D+{distance}", RIM[(here + distance) % 28]), (f"D-{distance}", RIM[(here - distance) % 28])]
        ways = list(DIRECTIONS) if name == "H" else list(DIRECTIONS)[:4]
        found = []
        for way in ways:
            row, column = (cell[i] + distance * DIRECTIONS[way][i] for i in (0, 1))
            if 0 <= row < 8 and 0 <= column < 8:
                found.append((f"{name}{way}{distance}", (row, column)))
        return found

    def after(self, board, origin, target):
        moved = dict(board)
        mover = moved.pop(origin)
        victim = moved.pop(target, None)
        moved[target] = mover
        return moved, victim

    def lands(self, board, origin, target, in_hand):
        if target not in board or target == origin:
            return True
        owner, piece = board[target]
        if owner != self.me:
            return NAMES[piece] not in "BD"
        if NAMES[piece] != "D":
            return True
        return len(self.free_rim(self.after(board, origin, target)[0])) > in_hand

    def moves(self, board, distance, in_hand, only=None, without=None):
        """All part-moves of own pieces: (text, origin, landing cell)."""
        found = []
        for cell, (owner, piece) in board.items():
            if owner != self.me or piece == without or (only is not None and piece != only):
                continue
            found += [
                (text, cell, target)
                for text, target in self.steps(piece, cell, distance)
                if self.lands(board, cell, target, in_hand)
            ]
        return found

    def places(self, board, victim, hit, targeted):
        """Where a victim may be put; None stands for off the board."""
        free = self.free_rim(board)
        if not free:
            return [None]
        near = [cell for cell in free if cell[0] == hit[0] or cell[1] == hit[1]]
        return free if targeted or not near else near

    def places_at_once(self, board, victim, hit, mover, distance):
        """Placements between the part-moves after which another own piece can make the second one."""
        owner = victim[0]
        targeted = owner != self.me and (NAMES[mover] == "H" or self.s.rand == 3)
        found = []
        for cell in self.places(board, victim, hit, targeted):
            placed = {**board, cell: victim} if cell else board
            if self.moves(placed, distance, 0, without=mover):
                found.append(cell)
        return found

    def first_moves(self, a, b):
        texts = set()
        for value, other in {(a, b), (b, a)}:
            for text, origin, target in self.moves(self.board, value, 0):
                board, victim = self.after(self.board, origin, target)
                mover = self.board[origin][1]
                if victim is None:
                    possible = self.moves(board, other, 0)
                else:
                    possible = self.moves(board, other, 1, only=mover) or self.places_at_once(
                        board, victim, target, mover, other
                    )
                if possible:
                    texts.add(text)
        return texts

    def entries(self, a, b):
        cells = {(a, b), (b, a)}
        allowed = [
            c
            for c in cells
            if c not in self.board or self.board[c][0] == self.me or NAMES[self.board[c][1]] not in "BD"
        ]
        return {f"*{r}{c}" for r, c in allowed}

    def playable(self, combination):
        a, b = combination
        return bool(self.entries(a, b) if self.off else self.first_moves(a, b))

    def combinations(self, offered):
        """Free tiles or named combinations that allow a complete turn."""
        anything = any(self.playable(c) for c in COMBINATIONS)
        good = {c for c in offered if (self.playable(c) if c != (6, 6) or self.s.phase == 5 else anything)}
        return {f"[{a}-{b}]" for a, b in good}

    def legal(self):
        s = self.s
        a, b = s.dice[0], s.dice[1]
        phase = s.phase
        if phase == 4:
            unused = [c for i, c in enumerate(COMBINATIONS) if not s.tile_used[self.me, i]]
            return self.combinations(unused) or {f"[{a}-{b}]" for a, b in unused}
        if phase == 5:
            return self.combinations(COMBINATIONS) or {"--"}
        if phase == 6:
            return {f"?{NAMES[k]}" for k in self.off}
        if phase == 7:
            return self.entries(a, b) or {"--"}
        if phase == 8:
            return self.first_moves(a, b) or {"--"}
        if phase == 10:
            without = s.mover1 if s.excl else None
            return {text for text, _, _ in self.moves(self.board, s.d2, 0, without=without)}
        if phase == 12:
            return {"^N", "^E", "^S", "^W"}
        waiting = next(i for i in range(s.n_vict) if not s.vict[i, 4])
        owner, piece, hit, mover = (s.vict[waiting, i] for i in range(4))
        hit = divmod(hit, 8)
        if phase == 9:
            texts = {text for text, _, _ in self.moves(self.board, s.d2, 1, only=s.mover1)}
            cells = self.places_at_once(self.board, (owner, piece), hit, mover, s.d2)
        else:
            alone = s.mover1 == s.mover2 and s.n_vict == 1
            targeted = owner != self.me and (alone or NAMES[mover] == "H" or s.rand == 3)
            texts, cells = set(), self.places(self.board, (owner, piece), hit, targeted)
        return texts | {f"@{cell[0]}{cell[1]}" if cell else "@xx" for cell in cells}


@covers("SOLARI-13", "SOLARI-14", "SOLARI-16", "SOLARI-20", "SOLARI-26", "SOLARI-33", "SOLARI-45", "SOLARI-58")
@given(data=st.data())
def test_every_legal_list_of_random_games_is_what_the_naive_reading_says(data):
    position = data.draw(new_games("solari"))
    for p in walk(position, data.draw(st.integers(0, 2**30)), 250):
        if p.actor >= 0:
            assert set(p.legal) == Reading(p.plain).legal(), p.text


@st.composite
def odd_positions(draw):
    """Positions no game reaches soon: few pieces, or a crowded rim; a roll lies on the table."""
    players = draw(st.sampled_from([2, 4]))
    cells = draw(st.permutations(range(64)))
    rim = [8 * r + c for r, c in RIM]
    if draw(st.booleans()):
        cells = sorted(cells, key=lambda cell: cell not in rim)
    rim = [cell for cell in cells if cell in rim]
    few = draw(st.integers(1, 9))
    pos = [[-2] * 9 for _ in range(4)]
    for p in range(players):
        for k in draw(st.permutations(range(9)))[:few]:
            cell = rim.pop() if k == 8 else next(c for c in cells if c not in taken(pos))
            if cell not in taken(pos):
                pos[p][k] = cell
    a, b = sorted(draw(st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda ab: ab != (6, 6))))
    return perihelion.position(
        "solari",
        players=players,
        rand=draw(st.sampled_from("DF")),
        use_hunter=1,
        use_blocker=1,
        use_doubler=1,
        state={"pos": pos, "to_act": 0, "phase": "MOVE1", "dice": [a, b], "combo": COMBINATIONS.index((a, b))},
    )


def taken(pos):
    return {cell for row in pos for cell in row}


@covers("SOLARI-20", "SOLARI-21", "SOLARI-26", "SOLARI-27", "SOLARI-40", "SOLARI-42", "SOLARI-45")
@settings(max_examples=500 if SOAK else 60)
@given(data=st.data())
def test_sparse_and_crowded_positions_are_what_the_naive_reading_says(data):
    position = data.draw(odd_positions())
    for p in walk(position, data.draw(st.integers(0, 2**30)), 5):
        if p.actor >= 0:
            assert set(p.legal) == Reading(p.plain).legal(), p.text
