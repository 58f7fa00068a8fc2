"""What holds after every step of random games, over all combinations of options; and the duty to play both values."""

import random
from itertools import product

import pytest

import perihelion
from perihelion.core.chance import FastDraws
from perihelion.engine import runtimes
from perihelion.games.solari.rules.components import DOUBLER, ON_RIM, RIM, RIM_CELLS
from perihelion.games.solari.rules.families import LAPSE, PUT
from perihelion.games.solari.rules.reach import lay_out, may_land, target_of, ways_of
from perihelion.games.solari.rules.state import (
    COMBOS,
    DICE,
    DOMINO,
    FIRST,
    IN_HAND,
    KO1,
    MOVE1,
    MOVE2,
    OPEN,
    ORDER,
    OVER,
    ROLL,
    TILE,
    TILES,
    WILD,
    Facts,
    State,
)
from tests.covers import covers
from tests.selection import SOAK

GAME = perihelion.games()["solari"]
BOOK = GAME.actions
TABLES = [(2, 0), (4, 0), (4, 1)]
COMBINATIONS = list(product((1, 2, 3), TABLES, "DVOF", product((0, 1), repeat=3)))


@pytest.fixture(scope="module")
def rules():
    return runtimes.interpreted(GAME)


def new_game(level, table, rand, pieces, **more):
    hunter, blocker, doubler = pieces
    options = {
        "level": level,
        "players": table[0],
        "teams": table[1],
        "rand": rand,
        "use_hunter": hunter,
        "use_blocker": blocker,
        "use_doubler": doubler,
        **more,
    }
    return GAME.new_state(GAME.read_options(options))


def check(s, before):
    """The invariants of section 9."""
    cells = [cell for cell in s.pos.values() if cell >= 0]
    assert len(cells) == len(set(cells)), "two pieces on one cell"
    in_hand = [index for index, cell in s.pos.items() if cell == IN_HAND]
    victims = [(s.vict[i, 0], s.vict[i, 1]) for i in range(s.n_vict) if s.vict[i, 4] == 0]
    assert sorted(in_hand) == sorted(victims)
    if s.phase in (FIRST, ORDER, ROLL, TILE, DOMINO, WILD, MOVE1, OVER):
        assert not in_hand, "a piece in hand between turns"
    for player in range(s.players):
        if s.use_doubler:
            cell = s.pos[player, DOUBLER]
            assert cell == IN_HAND or ON_RIM[cell]
        assert s.score[player] >= before.score[player]
        if s.rand != DICE:
            used = sum(s.tile_used[player, tile] for tile in range(TILES))
            assert used == s.turns[player] + (player == s.to_act and s.combo >= 0)
    for player in range(s.players, 4):
        assert all(s.pos[player, piece] == -2 for piece in range(9))
    assert (s.rand == OPEN) == any(tile >= 0 for tile in s.tile_order.values()) or s.phase in (FIRST, ORDER)
    if s.level < 3:
        assert not any(s.face.values())


def play_at_random(rules, s, seed, steps):
    """A number of steps; yields the state before and after each."""
    draws = FastDraws(seed)
    for _ in range(steps):
        actor = rules.actor(s)
        if actor == perihelion.OVER:
            return
        before = s.copy()
        if actor == perihelion.CHANCE:
            weights = rules.deals(s)
            assert sum(weights) > 0, "a chance point without a possible outcome"
            rules.deal(s, draws.draw(weights))
        else:
            legal = rules.legal(s)
            assert legal, "a decision without an option"
            assert legal == sorted(set(legal))
            assert legal[-1] < 327
            rules.play(s, legal[draws.below(len(legal))])
        yield before, s


@covers("SOLARI-1")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("rand", "DVOF")
def test_every_combination_of_options_keeps_the_invariants(rules, level, table, rand):
    """All 288 combinations of level, players, teams, randomness and pieces, a little of each."""
    steps = 60 + (21 * table[0] if rand == "O" else 0)
    for seed, pieces in enumerate(product((0, 1), repeat=3)):
        s = new_game(level, table, rand, pieces, first=-1)
        for before, after in play_at_random(rules, s, seed, steps):
            check(after, before)


@covers("SOLARI-13", "SOLARI-55", "SOLARI-83")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_of_four_with_all_pieces(rules, seed):
    """A crowded rim: the rare cases happen here."""
    s = new_game(3, (4, seed % 2), "DVOF"[seed], (1, 1, 1), max_turns=15)
    for before, after in play_at_random(rules, s, seed, 100_000):
        check(after, before)
    assert s.phase == OVER


@covers("SOLARI-10", "SOLARI-12")
def test_the_same_choices_give_the_same_states(rules):
    ends = []
    for _ in range(2):
        s = new_game(3, (4, 1), "D", (1, 1, 1), max_turns=4)
        for _ in play_at_random(rules, s, 12, 100_000):
            pass
        ends.append(s)
    assert ends[0] == ends[1]


def sparse(rng):
    """A position with few, awkwardly placed pieces and high values: here the duty of rule 20 bites."""
    s = new_game(rng.choice([1, 3]), rng.choice(TABLES), rng.choice("DF"), (1, 1, 1))
    crowd = rng.random() < 0.4 and s.players == 4
    for index in s.pos:
        s.pos[index] = -2
    inner = [cell for cell in range(64) if cell not in RIM_CELLS]
    middle = [27, 28, 35, 36, 26, 29, 34, 37, 19, 20, 43, 44]
    rim = rng.sample(RIM_CELLS, 28)
    for player in range(s.players):
        for piece in range(9):
            own = player == s.to_act
            if piece == DOUBLER or (crowd and not own):
                if rim and rng.random() < (0.3 if own else 0.97):
                    s.pos[player, piece] = rim.pop()
            elif rng.random() < (0.25 if own else 0.5):
                cell = rng.choice(middle if rng.random() < 0.6 else inner)
                if cell not in s.pos.values():
                    s.pos[player, piece] = cell
    a, b = sorted(rng.choice([(1, 6), (5, 6), (6, 6), (5, 5), (4, 6), (2, 6), (3, 5), (1, 5)]))
    s.dice[0], s.dice[1], s.combo, s.phase = a, b, COMBOS.index((a, b)), MOVE1
    for comet in range(6):
        s.start_cell[comet] = s.pos[s.to_act, comet]
    return s


def forced(rules, s, number):
    """The state after an action that is carried out without asking whether it is legal."""
    t = s.copy()
    rules.play(t, number)
    return t


def can_go_on(rules, s):
    """Whether the decision after a first part-move (or after placing at once) has any option."""
    return s.phase not in (KO1, MOVE2) or bool(rules.legal(s))


def families(piece):
    return BOOK.families[0] if piece < 6 else BOOK.families[piece - 5]


@covers("SOLARI-20", "SOLARI-21", "SOLARI-32", "SOLARI-33", "SOLARI-45")
@pytest.mark.parametrize("seed", range(6 if SOAK else 2))
def test_a_first_part_move_is_offered_if_and_only_if_a_second_is_left(rules, seed):
    """Every landing is played by force; then the list of second part-moves tells whether it was legal."""
    rng = random.Random(seed)
    lapses = refused = hits = 0
    for _ in range(120):
        s = sparse(rng)
        f = Facts()
        lay_out(s, f)
        expected = []
        for piece in range(9):
            cell = s.pos[s.to_act, piece]
            for way in range(ways_of(piece) if cell >= 0 else 0):
                for value in {s.dice[0], s.dice[1]}:
                    target = target_of(piece, cell, way, value)
                    if target < 0 or may_land(s, f, cell, target, 0) != 0:
                        continue
                    axes = (piece, way, value - 1) if piece < 6 else (way, value - 1)
                    family = families(piece)
                    number = BOOK.first[family] + family.join(*axes)
                    t = forced(rules, s, number)
                    hits += t.phase == KO1
                    if can_go_on(rules, t):
                        expected.append(number)
                    else:
                        refused += 1
        legal = rules.legal(s)
        assert legal == (sorted(expected) or [BOOK.first[LAPSE]])
        lapses += not expected
        check_placements(rules, s, legal)
    assert lapses > 10
    assert refused > 10
    assert hits > 30


def check_placements(rules, s, legal):
    """After a hit exactly those free rim cells are refused by rule 20 from which no second part-move is left."""
    for number in legal:
        t = forced(rules, s, number)
        if t.phase != KO1:
            continue
        offered = rules.legal(t)
        for rim in range(28):
            placing = BOOK.first[PUT] + rim
            why = rules.refuse(t, placing)
            if RIM[rim] in t.pos.values():
                assert why in (25, 26, 28)
            elif why in (0, 20):
                u = forced(rules, t, placing)
                while u.phase not in (MOVE2, KO1) and rules.actor(u) == t.to_act:  # FACE
                    rules.play(u, rules.legal(u)[0])
                assert (why == 0) == bool(rules.legal(u)) == (placing in offered)


@covers("SOLARI-22", "SOLARI-58")
@pytest.mark.parametrize("phase", [WILD, DOMINO])
def test_a_combination_is_offered_if_and_only_if_it_can_be_played(rules, phase):
    rng = random.Random(phase)
    kept = 0
    for _ in range(60):
        s = sparse(rng)
        s.rand, s.phase, s.dice[0], s.dice[1] = (3 if phase == DOMINO else s.rand), phase, 0, 0
        s.combo = 20 if phase == WILD else -1
        playable = []
        for combo, (a, b) in enumerate(COMBOS):
            t = s.copy()
            t.phase, t.combo, t.dice[0], t.dice[1] = MOVE1, combo, a, b
            if rules.legal(t) != [BOOK.first[LAPSE]]:
                playable.append(combo)
        if phase == DOMINO and playable:
            playable = sorted({*playable, 20})
        nothing = [BOOK.first[LAPSE]] if phase == WILD else [305 + combo for combo in range(21)]
        assert rules.legal(s) == ([305 + combo for combo in playable] or nothing)
        kept += 0 < len(playable) < 21
    assert kept > 3


def test_chance_decides_at_the_first_four_phases_only(rules):
    s = State()
    for phase in range(OVER + 1):
        s.phase, s.to_act = phase, 1
        assert rules.actor(s) == (-1 if phase <= TILE else -2 if phase == OVER else 1)
