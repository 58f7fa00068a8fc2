"""What holds after every step of random games: material, storage, rows, and fields that belong to one phase."""

import random

import pytest

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.runtimes import interpreted
from perihelion.games.solenia import GAME
from tests.covers import covers
from tests.games.solenia.base import COPIES, R

RULES = interpreted(GAME)


def games(**options):
    """Every plain state of a random game."""
    s = GAME.new_state(GAME.read_options(options))
    draws = random.Random(repr(options))
    while True:
        yield s
        actor = RULES.actor(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            weights = RULES.deals(s)
            RULES.deal(s, draws.choices(range(len(weights)), weights)[0])
        else:
            legal = RULES.legal(s)
            assert legal, R.phases[s.phase]
            RULES.play(s, draws.choice(legal))


def cards_of(s, seat):
    """How often each card type occurs, wherever it is."""
    found = [s.hand[seat, t] + s.deck[seat, t] + s.discard[seat, t] for t in range(14)]
    for field in range(25):
        if s.card_owner[field] == seat:
            found[s.card_type[field]] += 1
    if s.cur_card >= 0 and s.active == seat:
        found[s.cur_card] += 1
    return found


def tiles_of(s):
    """Every order tile, wherever it is."""
    tiles = [24 * kind + i for (kind, i), there in s.pile.items() if there]
    tiles += [tile for tile, taken in s.rival_tiles.items() if taken]
    tiles += [tile for tile in (*s.display.values(), *s.places.values(), s.cur_tile) if tile >= 0]
    return sorted(tiles)


def check_material(s):
    for seat in range(s.players + s.solo):
        assert cards_of(s, seat) == COPIES
        assert s.hand_n[seat] == sum(s.hand[seat, t] for t in range(14))
    for seat in range(s.players + s.solo, 4):
        assert cards_of(s, seat) == [0] * 14
    assert tiles_of(s) == list(range(48))
    assert all((owner >= 0) == (s.card_type[field] >= 0) for field, owner in s.card_owner.items())
    assert min(s.goods.values()) >= 0
    assert min(s.stars.values()) >= 0


def check_storage(s):
    """Nobody has too many goods, except who is about to gain (TAKE) or has to return some now."""
    for seat in range(s.players):
        total = sum(s.goods[seat, j] for j in range(4))
        if s.phase == R.phases.index("DROP") and s.to_act == seat:
            assert total > s.capacity[seat]
        elif s.phase != R.phases.index("TAKE") or s.active != seat:
            assert total <= s.capacity[seat]
        assert s.capacity[seat] in ((8,) if s.variant == 0 else (6, 7, 8))


def check_passing_fields(s):
    """Fields of a turn in progress are empty outside it."""
    phase = R.phases[s.phase]
    assert (s.cur_card >= 0) == (phase in ("FIELD", "PAY", "DIE"))
    assert (s.cur_tile >= 0) == (phase == "SLOT")
    assert (s.pay_left > 0) == (phase == "PAY")
    assert (s.take_left > 0) == (s.take_mask > 0) == (phase == "TAKE")
    assert (s.cur_col >= 0) == (phase == "REFILL" and not (s.solo and s.active == 1))
    assert s.score_seat < 0 or (phase, s.to_act, s.advance) == ("DROP", s.score_seat, 1)
    if phase in ("CARD", "DRAW", "RIVAL", "END", "DRAFT", "DEAL"):
        assert s.cur_field == s.cur_row == s.cur_pos == -1
        assert s.advance == 0
    if phase in ("ORDER", "WAIVE", "SLOT", "TAKE", "REFILL", "SHOW"):
        assert s.cur_row >= 0
    assert s.to_act == (-2 if phase == "END" else -1 if s.phase >= 10 else s.to_act)


def check_board(s):
    if s.strip[4] >= 0:
        assert sorted(s.strip.values()) == [0, 1, 2, 3, 4]
        assert set(s.side.values()) <= {0, 1}
    if s.variant == 0:  # summer rows are filled from the left
        for seat in range(s.players):
            for kind in (0, 1):
                filled = [s.places[seat, kind, column] >= 0 for column in range(6)]
                assert filled == sorted(filled, reverse=True)


@covers("SOLENIA-66")
@pytest.mark.parametrize("layout", [0, 1, "random"])
@pytest.mark.parametrize("variant", ["summer", "winter", "upgrades"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_tiles_and_goods_are_where_they_belong_at_every_step(players, variant, layout):
    for s in games(players=players, variant=variant, layout=layout):
        check_material(s)
        check_storage(s)
        check_passing_fields(s)
        check_board(s)
    assert s.turn == 16 * players
    assert R.winners(s) > 0


@covers("SOLENIA-51")
@pytest.mark.parametrize("variant", ["winter", "upgrades"])
def test_a_winter_row_never_has_more_tiles_on_a_level_than_below(variant):
    for s in games(players=4, variant=variant, layout=0):
        for seat in range(4):
            for kind in (0, 1):
                levels = [sum(s.places[seat, kind, 2 * level + i] >= 0 for i in (0, 1)) for level in range(3)]
                assert levels == sorted(levels, reverse=True)


@covers("SOLENIA-12", "SOLENIA-13")
def test_costs_are_the_shortest_way_in_every_position_of_a_game():
    """The fields set in bits agree with distances counted one by one (section 4.2)."""
    from perihelion.games.solenia.rules.reach import cost

    for s in games(players=3, variant="upgrades", layout=1):
        if R.phases[s.phase] != "FIELD":
            continue
        f = R.facts()
        R.prepare(s, f)
        p = s.active
        for field in range(25):
            starts = [12, *(x for x in range(25) if s.card_owner[x] == p)]
            steps = min(abs(x % 5 - field % 5) + abs(x // 5 - field // 5) for x in starts)
            wanted = max(0, steps - 1)
            if s.l1_active[p] and s.l1_tile[p] == 6 and field in (6, 8, 16, 18):
                wanted = 0
            if s.l1_active[p] and s.l1_tile[p] == 0:
                wanted = max(0, wanted - 1)
            assert cost(s, p, field) == wanted
            assert min(k for k in range(4) if f.reach[k] >> field & 1) == wanted
