"""The components: what the specification says about it, and that a broken file is reported clearly."""

from copy import deepcopy

import pytest

from perihelion.core.components import read
from perihelion.errors import InvalidComponents
from perihelion.games.solenia.rules import components
from perihelion.games.solenia.rules.components import Components
from perihelion.words import Words
from tests.covers import covers

DATA = read("perihelion.games.solenia")


@covers("SOLENIA-4")
def test_six_zeros_six_ones_four_twos():
    copies = {value: sum(c["copies"] for c in DATA["card"] if c["value"] == value) for value in (0, 1, 2)}
    assert copies == {0: 6, 1: 6, 2: 4}


def test_orders_are_worth_two_stars_a_good_minus_two_and_one_more_for_scarce_goods_alone():
    for kind, scarce in (("day", (2, 3)), ("night", (0, 1))):
        tiles = DATA["orders"][kind]
        for tile in tiles:
            only_scarce = all(j in scarce for j in range(4) if tile["demand"][j])
            assert tile["stars"] == 2 * sum(tile["demand"]) - 2 + only_scarce
        assert sum(sum(t["demand"]) for t in tiles) == 84
        assert sum(t["stars"] for t in tiles) == 134
        sizes = [sum(t["demand"]) for t in tiles]
        assert [sizes.count(size) for size in (2, 3, 4, 5)] == [4, 8, 8, 4]


@covers("SOLENIA-1")
def test_day_is_poor_in_stone_and_water_and_night_in_wood_and_wheat():
    strips = Components(DATA).strips
    totals = [[sum(kind == k for s in strips[:4] for kind in s[side]) for k in range(6)] for side in (0, 1)]
    assert totals == [[5, 5, 2, 2, 6, 0], [2, 2, 5, 5, 0, 6]]
    for side, city in ((0, 4), (1, 5)):
        assert sorted(strips[4][side]) == [0, 1, 2, 3, city]
        assert strips[4][side][2] < 4, "an island under the airship"


def test_everything_says_where_it_comes_from():
    entries = [*DATA["card"], *DATA["strips"]["strip"], *DATA["orders"]["day"], *DATA["orders"]["night"]]
    entries += [*DATA["summer"]["place"], *DATA["winter"]["place"], *DATA["upgrade"], *DATA["half"]]
    entries += [DATA["setup"], DATA["strips"]["twilight"], DATA["summer"], DATA["winter"], DATA["solo"]]
    assert all(
        entry["provenance"].split(";")[0].split(",")[0] in ("rulebook", "public", "constructed") for entry in entries
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_of_cards_name_their_goods(lang):
    words = Words(lang, "perihelion.games.solenia")
    for card, entry in enumerate(DATA["card"]):
        name = words(f"card-{card}")
        assert name.startswith(f"{entry['value']} ")
        for good in [*entry.get("goods", "").split(), *([entry["star_on"]] if "star_on" in entry else [])]:
            assert words(f"good-{components.GOODS.index(good)}") in name


def broken(change):
    """The error about a file with one thing changed."""
    data = deepcopy(DATA)
    change(data)
    with pytest.raises(InvalidComponents) as caught:
        Components(data)
    return str(caught.value)


def put(*path, value):
    """A change: the value at this path."""

    def change(data):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("card", 0, "copies", value=2), "card: the sum of copies must be 16, not 17"),
        (
            put("card", 0, "goods", value="wood gold"),
            "card 0:ws: 'gold' is no good; goods are wood, wheat, stone, water",
        ),
        (put("card", 10, "star_on", value="silk"), "card 2:*w: 'silk' is no good"),
        (put("card", 0, "value", value=3), "card 0:ws: value must be 0, 1 or 2, not 3"),
        (put("card", 0, "of_kind", value=1), "card 0:ws: the number of bonuses must be 1, not 2"),
        (put("card", 1, "name", value="0:ws"), "card: the number of different names must be 14, not 13"),
        (put("card", 3, "provenance", value=""), "card 3: provenance is missing"),
        (lambda d: d["card"].pop(), "card: the number of entries must be 14, not 13"),
        (
            put("orders", "night", 6, "demand", value=[2, 1, 0, 0]),
            "orders.night 6: with mirrored = true the demand must be [1, 2, 0, 0]",
        ),
        (
            put("orders", "day", 0, "stars", value=4),
            "orders.night 0: with mirrored = true the number of stars must be 4, not 3",
        ),
        (put("orders", "day", 0, "stars", value=0), "orders.day 0: stars must be 1 or more"),
        (put("orders", "day", 0, "demand", value=[0, 0, 1, 0]), "orders.day 0: the demand must be 2 to 6 goods"),
        (
            put("orders", "day", 0, "demand", value=[0, 0, 1]),
            "orders.day 0: the number of goods listed must be 4, not 3",
        ),
        (lambda d: d["orders"]["day"].pop(), "orders.day: the number of entries must be 24, not 23"),
        (
            put("strips", "strip", 2, "night", value="S N G N W"),
            "strips, night: with mirrored = true the totals of WGSADN",
        ),
        (put("strips", "strip", 2, "day", value="G S G D"), "strip 2, day: the number of fields must be 5, not 4"),
        (put("strips", "twilight", "dawn", value="W D X S G"), "twilight, dawn: 'X' is no field kind"),
        (put("summer", "place", 0, "day", value={"honey": 1}), "summer.place 0, day: 'honey' is no bonus"),
        (put("summer", "place", 0, "day", value={"goods": "honey"}), "summer.place 0, day: 'honey' is no good"),
        (put("summer", "pairs", value=[1] * 7), "summer: pairs can list 6 steps at most, not 7"),
        (put("winter", "place", 2, "level", value=1), "winter.place: the levels must be [1, 1, 2, 2, 3, 3]"),
        (put("winter", "most_storage", value=9), "winter: storage with all its bonuses must be 9, not 8"),
        (put("upgrade", 0, "wings", value=1), "upgrade Tailwind: 'wings' is no effect"),
        (lambda d: d["half"].pop(), "half: the number of entries must be 8, not 7"),
        (put("setup", "display", value=[3, 3, 3, 5]), "setup: display must be four numbers from 1 to 4"),
        (put("setup", "start_goods", value=["", ""]), "setup: the number of start_goods must be 4, not 2"),
        (
            put("setup", "layouts", value=["N N dawn D D", "D D N N dusk"]),
            "setup: a layout is five of D, N with dawn or dusk in the middle",
        ),
        (put("setup", "layouts", value=["N N dawn D D"]), "setup: the number of layouts must be 2, not 1"),
        (put("solo", "targets", 0, value="f3"), "solo, targets: 'f3' is no field; fields are a1 to e5"),
        (put("solo", "targets", 0, value="c4"), "solo: the number of different targets must be 5, not 4"),
        (put("solo", "ranks", value=[45, 35]), "solo: ranks, rising, must be [35, 45]"),
    ],
)
def test_a_broken_file_is_reported_with_entry_and_remedy(change, says):
    assert says in broken(change)


def test_data_that_is_not_mirrored_can_say_so():
    data = deepcopy(DATA)
    data["orders"]["mirrored"] = data["strips"]["mirrored"] = False
    data["orders"]["night"][6]["demand"] = [2, 1, 0, 0]
    data["strips"]["strip"][2]["night"] = "S N G N W"
    assert Components(data).orders[30]["demand"] == [2, 1, 0, 0]
