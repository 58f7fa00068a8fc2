"""Upgrade tiles: the offers, the draft, and what every tile does once it is active."""

import pytest

import perihelion
from perihelion.check.text_widths import estimate_width
from perihelion.words import LANGUAGES, Words
from tests.covers import covers
from tests.games.solenia.base import fields, goods, rl, settle, stars, tableau

TAILWIND, FULL_HOLD, TREASURY, WORKSHOP, PATRONAGE, HAGGLER, LOOKOUT, SALVAGE = range(8)
CROWN, LEDGER, BALANCE, MARKET, LOGBOOK, BOUNTY, GRAND, COLLECTOR = range(8)
EASY = ([0, 22, 23], [24, 46, 47])
STARTED = {0: {"day": [1], "night": [25]}}
"""Both first places are filled: the level-1 tile is active."""


def with_tile(tile, hand="1:g 1:s 1:k", **fields_given):
    """Seat 0 has this level-1 tile; with the boards of STARTED it is active."""
    fields_given.setdefault("boards", STARTED)
    return rl(
        hand,
        variant="upgrades",
        l1_tile=[tile, (tile + 1) % 8, -1, -1],
        l3_half=[[CROWN, LEDGER], [LEDGER, CROWN], [-1, -1], [-1, -1]],
        **fields_given,
    )


def draft(players=3):
    p = perihelion.new("solenia", players=players, variant="upgrades", layout=0)
    return settle(p)


@covers("SOLENIA-55")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_tiles_of_both_levels_are_offered_as_there_are_players(players):
    p = draft(players)
    assert (p.state["l1_offer"] >= 0).sum() == players
    assert (p.state["l3_offer"] >= 0).sum(axis=0).tolist() == [players] * 2
    assert (p.phase, p.actor) == ("DRAFT", players - 1)


@covers("SOLENIA-56", "SOLENIA-62")
def test_the_halves_of_a_pair_differ():
    p = perihelion.new("solenia", players=2, variant="upgrades", layout=0)
    while p.phase != "HALF_DAY":
        p.play(next(iter(p.outcomes)))
    p.play("dayhalf 3")
    assert list(p.outcome_ids) == [0, 1, 2, 4, 5, 6, 7]
    p.play("nighthalf 5")
    assert list(p.outcome_ids) == [0, 1, 2, 4, 5, 6, 7], "day half 3 is used"
    p.play("dayhalf 5")
    assert list(p.outcome_ids) == [0, 1, 2, 3, 4, 6, 7], "5 is used as a night half, and is the day half of this pair"
    p.play("nighthalf 0")
    assert p.state["l3_offer"].tolist() == [[3, 5], [5, 0], [-1, -1], [-1, -1]]


@covers("SOLENIA-57")
def test_the_draft_goes_from_the_last_seat_to_the_first_twice():
    p = draft(3)
    order = []
    while p.phase == "DRAFT":
        order.append(p.actor)
        p.play(p.legal[0])
    assert order == [2, 1, 0, 2, 1, 0]
    assert (p.phase, p.actor, p.state["draft_step"]) == ("CARD", 0, 6)


@covers("SOLENIA-57")
def test_the_second_pick_comes_from_the_other_level():
    p = draft(2)
    offered = p.state["l3_offer"][1].tolist()
    assert p.legal == ["draft L1-0", "draft L1-1", "draft L3-0", "draft L3-1"]
    p.play("draft L3-1")
    assert p.state["l3_half"][1].tolist() == offered
    assert p.state["l3_offer"].tolist()[1] == [-1, -1]
    assert p.legal == ["draft L1-0", "draft L1-1", "draft L3-0"]
    assert p.why_not("draft L3-1").rule == "SOLENIA-55"
    p.play("draft L1-0")
    assert (p.actor, p.legal) == (1, ["draft L1-1"]), "seat 1 has its level 3 and lacks level 1; it still decides"
    assert p.why_not("draft L3-0").rule == "SOLENIA-57"


@covers("SOLENIA-58")
def test_the_first_of_both_places_gives_no_printed_bonus():
    p = with_tile(FULL_HOLD, goods={0: [0, 0, 1, 1]}, display=EASY, boards={})
    p.play("play 1:s", "at b3", "order 0", "slot 0", "tile 5")
    assert (goods(p), p.state["l1_active"][0]) == ([0, 0, 0, 0], 0)


@covers("SOLENIA-58", "SOLENIA-60")
def test_full_hold_is_one_gain_and_then_the_surplus_goes():
    p = with_tile(FULL_HOLD, goods={0: [1, 1, 3, 1]}, display=EASY, boards={0: {"night": [25]}})
    p.play("play 1:s", "at b3", "order 0", "slot 0", "tile 5")
    assert p.state["l1_active"][0] == 1
    assert goods(p) == [2, 2, 3, 1]
    assert p.phase == "DROP"


@covers("SOLENIA-60")
def test_tailwind_makes_every_way_one_good_shorter():
    p = with_tile(TAILWIND, goods={0: [1, 0, 0, 0]}).play("play 1:s")
    assert {"c1", "b1", "d1"} <= fields(p)
    p.play("at b1")
    assert p.state["pay_left"] == 1
    free = with_tile(TAILWIND).play("play 1:s", "at c1")
    assert free.phase == "DRAW"


@covers("SOLENIA-18", "SOLENIA-60")
def test_a_field_free_through_an_upgrade_forbids_discarding():
    around = {"c2": (1, "1:w"), "b3": (1, "1:g"), "d3": (1, "1:s"), "c4": (1, "1:a"), "c3": (1, "1:k")}
    for tile in (TAILWIND, LOOKOUT):
        p = with_tile(tile, cards=around)
        assert not any(text.startswith("discard") for text in p.legal)
    assert all(text.startswith("discard") for text in with_tile(PATRONAGE, cards=around).legal)


@covers("SOLENIA-60")
@pytest.mark.parametrize(("card", "gain"), [("0:kk", 0), ("1:s", 2), ("2:*s", 2)])
def test_a_workshop_makes_two_goods_of_a_one(card, gain):
    p = with_tile(WORKSHOP, hand=f"{card} 1:g 1:k").play(f"play {card}", "at d3")
    assert goods(p) == [0, 0, gain, 0]


@covers("SOLENIA-60")
def test_patronage_pays_a_star_for_every_later_order_before_the_refill():
    p = with_tile(PATRONAGE, goods={0: [0, 0, 1, 1]}, display=EASY).play("play 1:s", "at b3", "order 0", "slot 1")
    assert (p.phase, stars(p)) == ("REFILL", 1 + 1)


@covers("SOLENIA-60")
def test_patronage_does_not_pay_for_the_delivery_that_activates_it():
    p = with_tile(PATRONAGE, goods={0: [0, 0, 1, 1]}, display=EASY, boards={0: {"night": [25]}})
    p.play("play 1:s", "at b3", "order 0", "slot 0", "tile 5")
    assert (stars(p), p.state["l1_active"][0]) == (1, 1)


@covers("SOLENIA-60")
def test_the_haggler_delivers_one_good_less():
    """Tile 4 asks for 2 stone and 1 water."""
    p = with_tile(HAGGLER, goods={0: [0, 0, 1, 1]}, display=([4, 22, 23], [46, 47, 45])).play(
        "play 1:s", "at b3", "order 0"
    )
    assert (p.phase, p.legal) == ("WAIVE", ["waive s"])
    assert (p.state["cur_tile"], p.state["display"][0, 0], p.state["cur_pos"]) == (-1, 4, 0)
    assert p.why_not("waive w").rule == "SOLENIA-60"
    assert p.why_not("waive a").rule == "SOLENIA-25"
    p.play("waive s")
    assert (goods(p), p.phase, p.state["cur_tile"]) == ([0, 0, 0, 0], "SLOT", 4)


@covers("SOLENIA-60")
def test_the_haggler_chooses_also_when_all_goods_are_there():
    p = with_tile(HAGGLER, goods={0: [0, 0, 2, 1]}, display=([4, 22, 23], [46, 47, 45])).play(
        "play 1:s", "at b3", "order 0"
    )
    assert p.legal == ["waive s", "waive a"]
    assert goods(p.play("waive a")) == [0, 0, 0, 1]


@covers("SOLENIA-23", "SOLENIA-60")
def test_the_haggler_pays_the_way_with_the_good_saved():
    """Tile 0 asks for 2 goods, d4 costs 1: two goods are enough, and either may pay."""
    p = with_tile(HAGGLER, goods={0: [0, 0, 1, 1]}, display=EASY).play("play 1:s", "at d4")
    assert p.legal == ["pay s", "pay a"]
    p.play("pay s", "order 0")
    assert p.legal == ["waive s"]
    assert (
        with_tile(HAGGLER, goods={0: [0, 0, 1, 0]}, display=EASY).play("play 1:s").why_not("at d4").rule == "SOLENIA-23"
    )


@covers("SOLENIA-60")
def test_the_lookout_sees_the_diagonals_of_the_airship():
    p = with_tile(LOOKOUT).play("play 1:s")
    assert fields(p) == {"c2", "c3", "d3", "c4", "d2", "b4"}, "b2 and d4 are cities without an order to pay"
    p.play("at b4")
    assert p.phase == "DRAW"


@covers("SOLENIA-60")
def test_salvage_pays_a_star_for_a_strip_with_an_own_card():
    cards = {"d1": (0, "1:a"), "b1": (0, "1:w")}
    assert stars(with_tile(SALVAGE, hand="0:kk 1:s 1:k", cards=cards).play("play 0:kk", "at c4")) == 1
    assert stars(with_tile(SALVAGE, hand="0:kk 1:s 1:k").play("play 0:kk", "at c4")) == 0


@covers("SOLENIA-60")
def test_salvage_acts_on_the_strip_of_the_turn_that_activates_it():
    p = with_tile(
        SALVAGE,
        hand="0:kk 1:s 1:k",
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        boards={0: {"night": [25]}},
        cards={"d1": (0, "1:a")},
    )
    p.play("play 0:kk", "at b3", "order 0", "slot 0", "tile 5")
    assert stars(p) == 1


def activate_half(kind, have=(0, 0, 1, 1), **more):
    """Seat 0 puts its fifth day tile on the last place, covered by this half."""
    p = rl(
        "1:s 1:g 1:k",
        variant="upgrades",
        goods={0: list(have)},
        display=EASY,
        boards={0: {"day": [1, 2, 3, 4]}},
        l1_tile=[TREASURY, FULL_HOLD, -1, -1],
        l3_half=[[kind, (kind + 1) % 8], [(kind + 1) % 8, kind], [-1, -1], [-1, -1]],
        **more,
    )
    return p.play("play 1:s", "at b3", "order 0", "slot 5", "tile 5")


@covers("SOLENIA-59", "SOLENIA-60")
@pytest.mark.parametrize(
    ("kind", "at_once"),
    [(CROWN, 6), (LEDGER, 0), (BALANCE, 0), (MARKET, 2), (LOGBOOK, 0), (BOUNTY, 2), (GRAND, 0), (COLLECTOR, 1)],
)
def test_a_half_gives_its_stars_at_once(kind, at_once):
    p = activate_half(kind)
    assert stars(p) == 1 + at_once
    assert p.state["l3_active"][0].tolist() == [1, 0]


@covers("SOLENIA-60")
def test_bounty_brings_three_goods_of_any_kind_then_the_surplus_goes():
    p = activate_half(BOUNTY, have=(2, 2, 2, 1), stars=[0] * 4)
    assert (p.phase, p.legal, p.state["take_left"]) == ("TAKE", ["take w", "take g", "take s", "take a"], 3)
    p.play("take w", "take w")
    assert (p.phase, p.state["take_left"], goods(p)) == ("TAKE", 1, [4, 2, 1, 0])
    p.play("take a")
    assert (p.phase, goods(p)) == ("DROP", [4, 2, 1, 1]), "seven spaces: six and one gained"


def end_stars(kind, day=(), night=(), **fields_given):
    """What an active day half of this kind adds at the end."""
    day_row = {**dict(enumerate(day)), 5: 2}
    base, with_half = (
        rl(
            phase="END",
            variant="upgrades",
            places=[tableau(day_row, night), tableau()],
            l3_half=[[kind, (kind + 1) % 8], [-1, -1], [-1, -1], [-1, -1]],
            l3_active=[[active, 0], [0, 0], [0, 0], [0, 0]],
            **fields_given,
        ).scores.points[0]
        for active in (0, 1)
    )
    return with_half - base


@covers("SOLENIA-46", "SOLENIA-60")
@pytest.mark.parametrize(
    ("kind", "fields_given", "stars_given"),
    [
        (CROWN, {"day": [0, 1], "night": [24]}, 0),
        (LEDGER, {"day": [0, 1], "night": [24]}, 4),
        (BALANCE, {"day": [0, 1], "night": [24, 25]}, 4),
        (MARKET, {"goods": {0: [1, 1, 1, 2]}}, 5 - 2),
        (LOGBOOK, {"discard": [[1, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]]}, 5),
        (GRAND, {"day": [12, 4], "night": [40, 46]}, 6),
        (COLLECTOR, {"day": [0, 4], "night": [28, 46]}, 3),
    ],
)
def test_what_a_half_adds_at_the_end(kind, fields_given, stars_given):
    """The tile on the last place is worth 3 stars."""
    assert end_stars(kind, **fields_given) == stars_given


@covers("SOLENIA-60")
def test_a_balance_counts_pairs_without_a_limit():
    assert end_stars(BALANCE, day=[0, 1, 3, 4, 5], night=[24, 25, 26, 27, 28, 29]) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_on_its_tile(lang: str):
    """Halves have a picture in front of their names. A wide font needs an eighth more than the estimate."""
    words = Words(lang, "perihelion.games.solenia")
    for kind, room in (("upgrade", 142), ("half", 136)):
        names = [words(f"{kind}-{tile}") for tile in range(8)]
        assert [name for name in names if estimate_width(name, 18) > room] == []
