"""What holds after every decision and every draw, whatever the options (section 5, "Invariants for tests")."""

from itertools import product

import pytest

from perihelion.games.solarius.rules.components import BACKS, DICE, OPEN, PLANET_COLOUR
from tests.covers import covers
from tests.selection import SOAK, selection

from .play import RULES, game

SWITCHES = ("planet_back_colour", "outpost_double_tc", "field_waste_adds", "centre_letters_public")
COMBINATIONS = [
    {
        "players": n,
        "start": start,
        "arrangement": arrangement,
        **{name: bool(number >> i & 1) for i, name in enumerate(SWITCHES)},
    }
    for number, (n, start, arrangement) in enumerate(
        product((2, 3, 4), ("cards", "free"), ("random", "fixed", "given"))
    )
]
NUMBERS = range(len(COMBINATIONS)) if SOAK else (2, 4, 6, 11, 13, 15)
"""Those that are played; the few of `make test` have every value of every option."""


def check(s):
    """Every invariant of the specification, and a few more that the record promises."""
    n = s.players
    dice = sum(s.bag.values()) + sum(colour >= 0 for colour in s.bridge_col.values()) + sum(s.held.values())
    assert dice == 4 * DICE[n - 2]
    for card in range(32):
        places = s.deck[card] + sum(s.hand[p, card] for p in range(4)) + (s.card_zone[card] > 0)
        assert places == 1, f"card {card + 1} is in {places} places"
        assert (s.card_owner[card] >= 0) == (s.card_zone[card] >= 2)
    assert s.deck_n == sum(s.deck.values())
    laid = any(s.hex_kind.values())
    for colour in range(4):
        seen = sum(s.planet_zone[p] > 0 for p in range(36) if PLANET_COLOUR[p] == colour)
        backs = sum(back == colour for back in s.hex_back.values())
        assert seen + backs + s.back_left[colour] == BACKS[n - 2]
    shown = [planet for planet in s.hex_planet.values() if planet >= 0]
    assert sorted(shown) == [p for p in range(36) if s.planet_zone[p] == 1]
    assert not laid or s.hex_kind[0] == 1
    for p in range(n):
        check_player(s, p)
    for h in range(133):
        assert (s.hex_owner[h] >= 0) == (s.hex_fig[h] > 0)
        assert s.hex_outpost[h] < 0 or s.hex_fig[h] > 0
        assert s.hex_fig[h] == 0 or all(s.ship[p] != h or s.hex_owner[h] == p for p in range(n))
    for i in range(s.q_n, 16):
        assert (s.q_player[i], s.q_op[i], s.q_a[i], s.q_b[i], s.q_c[i]) == (0, 0, 0, 0, 0)
    assert 0 <= s.phase <= 36
    assert (s.to_act == -1) == (27 <= s.phase <= 35)
    assert (s.to_act == -2) == (s.phase == 36)


def check_player(s, p):
    figures = [s.hex_fig[h] for h in range(133) if s.hex_owner[h] == p]
    own = [planet for planet in range(36) if s.planet_owner[planet] == p]
    assert all(s.planet_zone[planet] >= 2 for planet in own)
    settling = s.q_n > 0 and any(s.q_op[i] == 16 for i in range(s.q_n))
    assert settling or figures.count(1) == len(own)
    assert s.colonies_left[p] == 12 - figures.count(1)
    fulfilled = [card for card in range(32) if s.card_owner[card] == p and s.card_zone[card] == 3]
    assert figures.count(3) == len(fulfilled)
    missions = [card for card in range(32) if s.card_owner[card] == p and s.card_zone[card] in (2, 3)]
    assert s.missions_started[p] == len(missions) <= 6
    built = sorted(s.st_order[p, station] for station in range(6) if s.st_order[p, station])
    assert settling or built == list(range(1, figures.count(2) + 1))
    assert 0 <= s.fuel[p] <= 10
    assert 0 <= s.buck[p] <= 10
    assert s.drv1[p] >= 0
    assert s.drv2[p] >= 0
    assert s.drv1[p] + s.drv2[p] <= 3
    assert 0 <= s.waste_on[p] <= s.waste_cap[p]
    for row in range(4):
        assert 1 <= s.level[p, row] <= 6
        assert 1 <= s.column[p, row] <= 5
        for column in range(3):
            assert 0 <= s.res[p, row, column] <= OPEN[s.column[p, row], column]
    assert s.hand_n[p] == sum(s.hand[p, card] for card in range(32)) <= 5
    assert sum(s.hex_outpost[h] >= 0 and s.hex_owner[h] == p for h in range(133)) == sum(
        s.outpost_tile[p, marker] > 0 for marker in range(6)
    )
    tiles = [s.outpost_tile[p, marker] for marker in range(6) if s.outpost_tile[p, marker]]
    assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize(("number", "busy"), selection(NUMBERS, [False, True]))
@covers("SOLARIUS-3", "SOLARIUS-88", "SOLARIUS-91", "SOLARIUS-39")
def test_invariants_hold_all_through_a_game(number, busy):
    options = COMBINATIONS[number]
    turns = set()
    most = 0
    for step, (s, chosen) in enumerate(game(100 + number, busy=busy, **options)):
        if step % 3 == 0 or chosen < 0:
            check(s)
        most = max(most, s.q_n)
        if s.phase == 3:
            turns.add((s.round, s.turn_no))
    assert len(turns) == 16 * options["players"]
    assert most <= 8, "a queue of 16 entries suffices"
    assert s.phase == 36


def test_a_random_game_is_about_as_long_as_the_specification_says():
    lengths = [sum(chosen >= 0 for _, chosen in game(seed, players=2)) for seed in range(8)]
    assert 330 < sum(lengths) / len(lengths) < 460


def test_cubes_move_only_where_a_rule_moves_them():
    """SOLARIUS-39: a stored cube never changes its field; only one action touches a row at a time."""
    before = None
    for s, _ in game(7, busy=True, players=2):
        if before is not None:
            for p in range(2):
                changes = [s.res[p, r, j] - before.res[p, r, j] for r in range(4) for j in range(3)]
                assert sum(change > 0 for change in changes) <= (2 if before.round == 0 else 1)
                assert not (any(c > 0 for c in changes) and any(c < 0 for c in changes))
        before = s.copy()
    assert RULES.actor(s) == -2
