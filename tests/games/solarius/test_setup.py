"""Set-up: tiles, planets, start player, start cards, free start, first dice (section 3)."""

from collections import Counter

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.games.solarius.rules.geometry import COORDINATES, LOCALS
from tests.covers import covers

from .base import R, cards, draws, hand, of, refused, res, told

PLAYERS = pytest.mark.parametrize("n", [2, 3, 4])


def new(n=2, **options):
    return perihelion.new("solarius", **{"players": n, "arrangement": "fixed", "planet_back_colour": False, **options})


@PLAYERS
@covers("SOLARIUS-7", "SOLARIUS-8", "SOLARIUS-9")
def test_planets_in_play(n):
    p = new(n)
    kinds = Counter(told(p, "hex_kind"))
    assert kinds[2] == {2: 20, 3: 28, 4: 32}[n]
    assert kinds == {0: 132 - 12 - 34, 1: 1, 2: kinds[2], 3: 34 - kinds[2], 4: 6, 5: 6}
    assert [told(p, "hex_kind")[h] for h in (12, 18)] == [2 if n == 3 else 3] * 2
    assert [told(p, "hex_kind")[h] for h in (34, 53, 66, 91, 111, 132)] == [2 if n >= 3 else 3] * 6
    assert [told(p, "hex_kind")[h] for h in (29, 56, 69, 94, 107, 125)] == [2 if n == 4 else 3] * 6
    assert told(p, "back_left") == [{2: 5, 3: 7, 4: 8}[n]] * 4
    assert [h for h, back in enumerate(told(p, "hex_back")) if back == 4] == [
        h for h, kind in enumerate(told(p, "hex_kind")) if kind == 2
    ]


def test_the_fixed_arrangement_of_the_specification():
    p = new(2)
    kinds = told(p, "hex_kind")
    assert [h for h, kind in enumerate(kinds) if kind == 5] == [19, 39, 57, 81, 98, 114]
    assert [h for h, kind in enumerate(kinds) if kind == 4] == [27, 50, 71, 85, 101, 124]
    places = {8, 14, 22, 32, 36, 46, 43, 49, 58, 68, 73, 76, 83, 88, 105, 109, 102, 118, 122, 130}
    assert {h for h, kind in enumerate(kinds) if kind == 2} == places
    assert [told(p, "hex_tile")[LOCALS * sector] for sector in range(7)] == list(range(7))
    distances = [max(abs(q), abs(r), abs(q + r)) for q, r in (COORDINATES[h] for h in (19, 39, 57, 81, 98, 114))]
    assert distances == [5, 5, 5, 6, 4, 5]


@PLAYERS
@covers("SOLARIUS-93")
def test_a_random_arrangement_draws_six_tiles_and_six_rotations(n):
    p = perihelion.new("solarius", players=n)
    for sector, letter in enumerate("CAFEDB"):
        assert (p.phase, told(p, "deal_no")) == ("CHANCE_TILE", sector)
        left = sorted("CAFEDB"[sector:])
        assert p.outcomes == {f"~t{other}": 1 for other in left}
        p.play(f"~t{letter}")
    for sector, turns in enumerate("152340"):
        assert (p.phase, told(p, "deal_no")) == ("CHANCE_ROTATION", sector)
        assert p.outcomes == {f"~r{k}": 1 for k in range(6)}
        p.play(f"~r{turns}")
    assert told(p, "tile_at") == [2, 0, 5, 4, 3, 1]
    assert told(p, "tile_rot") == [1, 5, 2, 3, 4, 0]
    kinds, tiles = told(p, "hex_kind"), told(p, "hex_tile")
    assert tiles[19:38] == [3] * 19
    assert kinds[19] == 5, "the middle of C stays in the middle"
    assert kinds[19 + 16] == 4, "its portal 14 is turned by 60 degrees"
    assert p.phase == "CHANCE_BACK"


def test_a_given_arrangement_needs_no_draw():
    p = new(2, arrangement="given", tiles="CAFEDB", rotations=[1, 5, 2, 3, 4, 0])
    assert (told(p, "tile_at"), told(p, "tile_rot")) == ([2, 0, 5, 4, 3, 1], [1, 5, 2, 3, 4, 0])
    assert told(p, "arr_opt") == 2
    assert p.phase == "CHANCE_START_PLAYER"


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"tiles": "ABCDEE", "arrangement": "given"}, "each of the letters"),
        ({"rotations": "01234", "arrangement": "given"}, "six digits"),
        ({"rotations": "012346", "arrangement": "given"}, "six digits"),
        ({"tiles": "BACDEF"}, "need arrangement=given"),
        ({"players": 5}, "players"),
        ({"tiles": 5}, "tiles cannot be 5"),
    ],
)
def test_options_that_do_not_go_together_are_named(options, wrong):
    with pytest.raises(InvalidOptions, match=wrong):
        perihelion.new("solarius", **{"players": 2, **options})


def test_tiles_may_be_numbers():
    p = new(2, arrangement="given", tile_at=[5, 4, 3, 2, 1, 0], rotations=10)
    assert (told(p, "tile_at"), told(p, "tile_rot")) == ([5, 4, 3, 2, 1, 0], [0, 0, 0, 0, 1, 0])


@covers("SOLARIUS-96")
def test_tv_58_backs_are_drawn_without_putting_back():
    p = perihelion.new("solarius", players=4, arrangement="fixed")
    assert p.outcomes == {"~bK": 8, "~bY": 8, "~bT": 8, "~bB": 8}
    p.play("~bK")
    assert p.outcomes == {"~bK": 7, "~bY": 8, "~bT": 8, "~bB": 8}
    assert told(p, "hex_back")[8] == 0
    drawn = 1
    while p.phase == "CHANCE_BACK":
        assert told(p, "deal_no") == drawn
        last = p.outcomes
        p.play(next(iter(p.outcomes)))
        drawn += 1
    assert (drawn, len(last)) == (32, 1)
    assert Counter(back for back in told(p, "hex_back") if back >= 0) == {0: 8, 1: 8, 2: 8, 3: 8}
    assert told(p, "back_left") == [0] * 4


@PLAYERS
@covers("SOLARIUS-94")
def test_each_seat_is_equally_likely_to_begin(n):
    p = new(n)
    assert p.phase == "CHANCE_START_PLAYER"
    assert p.outcomes == {f"~s{seat}": 1 for seat in range(n)}
    p.play("~s1")
    assert (told(p, "start_player"), told(p, "turn_player")) == (1, 1)


@PLAYERS
@covers("SOLARIUS-11", "SOLARIUS-12", "SOLARIUS-15", "SOLARIUS-95")
def test_start_cards(n):
    p = new(n).play("~s0")
    for seat, start in enumerate([3, 1, 2, 4][:n]):
        assert p.phase == "CHANCE_START_CARD"
        assert told(p, "deal_no") == seat
        assert p.outcomes == {f"~sc{k}": 1 for k in (1, 2, 3, 4) if k not in [3, 1, 2, 4][:seat]}
        p.play(f"~sc{start}")
    wanted = [
        ([3, 6], [1, 1, 2, 1], [1, 1, 1, 2], {"K": (2, 0, 0), "Y": (2, 0, 0)}),
        ([1, 8], [2, 1, 1, 1], [1, 2, 1, 1], {"T": (2, 0, 0), "B": (2, 0, 0)}),
        ([2, 7], [1, 2, 1, 1], [1, 1, 2, 1], {"K": (2, 0, 0), "B": (2, 0, 0)}),
        ([4, 5], [1, 1, 1, 2], [2, 1, 1, 1], {"Y": (2, 0, 0), "T": (2, 0, 0)}),
    ]
    for seat in range(n):
        assert (hand(p, seat), of(p, "column", seat), of(p, "level", seat), res(p, seat)) == wanted[seat]
        assert (of(p, "fuel", seat), of(p, "buck", seat), of(p, "ship", seat)) == (2, 2, 0)
        assert (of(p, "drv1", seat), of(p, "drv2", seat)) == (0, 0)
        assert (of(p, "waste_cap", seat), of(p, "colonies_left", seat)) == (3, 12)
        assert of(p, "hand_batch", seat) == [0, 0, -1, -1, -1]
    assert told(p, "deck_n") == 32 - 2 * n
    unused = [k for k in range(1, 9) if not any(k in hand(p, seat) for seat in range(n))]
    assert set(unused) <= set(cards(told(p, "deck")))
    assert p.phase == "CHANCE_DIE"


@PLAYERS
@covers("SOLARIUS-11", "SOLARIUS-13", "SOLARIUS-99")
def test_a_free_start(n):
    p = new(n, start="free").play("~s1")
    for k in range(3 * n):
        assert (p.phase, told(p, "draw_player"), told(p, "draw_left")) == ("CHANCE_CARD", k // 3, 3 - k % 3)
        assert told(p, "deal_no") == k
        p.play(f"~c{k + 1}")
    order = [(1 + k) % n for k in range(n)]
    for seat in order:
        assert (p.phase, p.actor) == ("KEEP", seat)
        three = [3 * seat + 1, 3 * seat + 2, 3 * seat + 3]
        assert p.legal == [f"c{card}" for card in three]
        assert refused(p, f"c{3 * order[-1] + 1 if seat != order[-1] else 32}") == 13
        p.play(f"c{three[1]}")
        assert told(p, "card_zone")[three[1] - 1] == 1
    for seat in order:
        assert (p.phase, p.actor) == ("START_PUSH", seat)
        assert p.legal == ["pK", "pY", "pT", "pB"]
        p.play("pT")
        assert (p.phase, p.legal) == ("START_UP", ["uK", "uY", "uB"])
        assert refused(p, "uT") == 11
        p.play("uB")
        assert (of(p, "column", seat), of(p, "level", seat)) == ([1, 1, 2, 1], [1, 1, 1, 2])
        assert res(p, seat) == {"K": (2, 0, 0), "Y": (2, 0, 0)}
        assert hand(p, seat) == [3 * seat + 1, 3 * seat + 3]
        assert of(p, "hand_batch", seat) == [1, 1, -1, -1, -1]
    assert (p.phase, told(p, "deck_n")) == ("CHANCE_DIE", 32 - 3 * n)
    assert told(p, "start_card") == [0] * 4


@covers("SOLARIUS-14", "SOLARIUS-3")
def test_the_first_dice_are_sorted_for_the_start_player():
    p = new(2).play("~s1", "~sc1", "~sc4")
    assert of(p, "level", 1) == [2, 1, 1, 1]
    p.play("~Y1", "~K*+", "~T*")
    assert told(p, "bridge_slot") == [-1] * 4
    assert told(p, "bridge_col") == [1, 0, 2, -1]
    p.play("~B2")
    assert told(p, "bridge_col") == [0, 3, 1, 2], "3 points, 2, 1 and 1 in draw order"
    assert told(p, "bridge_face") == [4, 1, 0, 3]
    assert told(p, "bridge_slot") == [0, 1, 2, 2]
    assert told(p, "bag") == [2, 2, 2, 2]


@covers("SOLARIUS-14")
def test_four_equal_dice_all_lie_on_minus_1():
    p = new(2).play("~s0", "~sc1", "~sc4", "~K2", "~Y*", "~B2", "~T2")
    assert of(p, "level") == [1, 2, 1, 1]
    assert told(p, "bridge_slot") == [0, 0, 0, 0]
    assert told(p, "bridge_col") == [0, 1, 3, 2]


@covers("SOLARIUS-10", "SOLARIUS-98")
def test_public_letters_are_drawn_at_set_up():
    p = draws_to_centres(new(2, centre_letters_public=True))
    for k, letter in enumerate("DAFB"):
        assert (p.phase, told(p, "deal_no"), told(p, "round")) == ("CHANCE_CENTRE", k, 0)
        assert p.outcomes == {f"~z{z}": 1 for z in "ABCDEF" if z not in "DAFB"[:k]}
        p.play(f"~z{letter}")
    assert told(p, "tc_plan") == [3, 0, 5, 1]
    assert (p.phase, told(p, "round"), told(p, "tc_up")) == ("TURN_START", 1, [0, 0, 0, 1, 0, 0])


def draws_to_centres(p):
    return p.play("~s0", "~sc1", "~sc2", "~K1", "~K1", "~K1", "~Y1")


@covers("SOLARIUS-10")
def test_hidden_letters_are_drawn_round_by_round():
    p = draws_to_centres(new(2))
    assert (p.phase, told(p, "round"), told(p, "tc_plan")) == ("CHANCE_CENTRE", 1, [-1] * 4)
    p.play("~zE")
    assert (p.phase, told(p, "tc_up")) == ("TURN_START", [0, 0, 0, 0, 1, 0])


def test_options_stand_in_the_record():
    p = perihelion.new(
        "solarius", players=3, start="free", planet_back_colour=False, outpost_double_tc=False, field_waste_adds=False
    )
    assert [told(p, name) for name in ("players", "start_opt", "arr_opt", "flags")] == [3, 1, 0, 0]
    p = new(4, planet_back_colour=True, centre_letters_public=True)
    assert [told(p, name) for name in ("players", "start_opt", "arr_opt", "flags")] == [4, 0, 1, 15]


def test_what_is_not_there_yet_is_minus_1():
    p = perihelion.new("solarius", players=2)
    empty = ("die_idx", "die_col", "die_face", "final_col", "place_kind", "place_card", "store_row", "picked_card")
    assert {told(p, name) for name in (*empty, "sell_return", "pay_row", "draw_player")} == {-1}
    assert (told(p, "resume"), told(p, "round"), told(p, "to_act")) == (3, 0, -1)
    assert (told(p, "tile_at"), told(p, "hex_kind"), told(p, "deck_n")) == ([-1] * 6, [0] * 133, 32)
    assert told(p, "hand_batch") == [[-1] * 5] * 4
    assert told(p, "fuel") == [2, 2, 0, 0]
    assert len(R.state.fields) > 80
    draws(p)
