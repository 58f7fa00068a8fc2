"""Ids, texts, phases and the record as the specification lists them (sections 4.2, 4.10, 11.2 and 11.3)."""

import pytest

from .base import GAME, R

RANGES = {
    "die": (0, 3, "d1", "d4"),
    "place-normal": (4, 4, "@n", "@n"),
    "place-transform": (5, 8, "@tK", "@tB"),
    "place-research": (9, 9, "@r", "@r"),
    "place-dev": (10, 41, "@k1", "@k32"),
    "bonus": (42, 45, "+f0", "+f3"),
    "malus-fuel": (46, 46, "-f", "-f"),
    "malus-buck": (47, 47, "-b", "-b"),
    "act-i": (48, 48, "I", "I"),
    "act-ii": (49, 49, "II", "II"),
    "store": (50, 61, "sK1", "sB3"),
    "upgrade": (62, 65, "uK", "uB"),
    "push": (66, 69, "pK", "pB"),
    "buy-ap": (70, 70, "$ap", "$ap"),
    "done": (71, 71, ".", "."),
    "b-drive": (72, 72, "drv", "drv"),
    "b-draw": (73, 73, "draw", "draw"),
    "b-play": (74, 74, "play", "play"),
    "b-fly": (75, 75, "fly", "fly"),
    "res-draw": (76, 76, "rdraw", "rdraw"),
    "res-play": (77, 77, "rplay", "rplay"),
    "card": (78, 109, "c1", "c32"),
    "side-mission": (110, 110, "mis", "mis"),
    "side-dev": (111, 111, "dev", "dev"),
    "portal-flip": (112, 112, "o21", "o21"),
    "portal-drop": (113, 113, "o10", "o10"),
    "portal-free": (114, 114, "o00", "o00"),
    "fly": (115, 247, ">h0", ">h132"),
    "land-none": (248, 248, "pass", "pass"),
    "land-settle": (249, 249, "settle", "settle"),
    "land-explore": (250, 250, "explore", "explore"),
    "land-station": (251, 262, "stKY>", "stTB<"),
    "land-mission": (263, 294, "m1", "m32"),
    "pay": (295, 318, "$000", "$321"),
    "outpost": (319, 324, "op0", "op5"),
    "outpost-none": (325, 325, "op-", "op-"),
    "pick-bonus": (326, 331, "tb0", "tb5"),
    "trigger": (332, 337, "tr0", "tr5"),
    "sell": (338, 349, "xK1", "xB3"),
    "sell-fuel": (350, 350, "xf", "xf"),
    "sell-buck": (351, 351, "xb", "xb"),
    "xbuy": (352, 363, "yffK", "ybbB"),
    "drive-up": (364, 364, "d12", "d12"),
    "finish": (365, 382, "fin0", "fin17"),
    "end-turn": (383, 383, "end", "end"),
}


def test_there_are_384_ids():
    assert len(GAME.actions) == 384


@pytest.mark.parametrize("family", R.families, ids=lambda family: family.name)
def test_ids_and_texts(family):
    first, last, first_text, last_text = RANGES[family.name]
    assert (GAME.actions.first[family], family.size) == (first, last - first + 1)
    assert (GAME.actions.texts[first], GAME.actions.texts[last]) == (first_text, last_text)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("sT2", 50 + 3 * 2 + 1),
        ("stKT<", 251 + 2 * 1 + 1),
        ("$120", 295 + 6 * 1 + 2 * 2),
        ("xB1", 338 + 3 * 3),
        ("yfbT", 352 + 4 * 1 + 2),
    ],
)
def test_ids_of_two_axes(text, number):
    assert GAME.actions.ids[text] == number


PHASES = (
    "KEEP START_PUSH START_UP TURN_START PLACE_DIE BONUS MALUS RESEARCH PLAY_CARD PLAY_SIDE DISCARD ACTION STORE "
    "UPGRADE PUSH FUEL_MORE B_MENU DRIVES FLIGHT LAND PAY OUTPOST PICK TRIGGER SELL TURN_END FINAL_SETTLE "
    "CHANCE_TILE CHANCE_ROTATION CHANCE_BACK CHANCE_START_PLAYER CHANCE_START_CARD CHANCE_CARD CHANCE_DIE "
    "CHANCE_CENTRE CHANCE_PLANET GAME_OVER"
)


def test_phases():
    assert " ".join(R.phases) == PHASES


def test_outcomes():
    texts = {R.phases[phase]: book.texts for phase, book in GAME.outcomes.items()}
    assert {name: (len(each), each[0], each[-1]) for name, each in texts.items()} == {
        "CHANCE_TILE": (6, "~tA", "~tF"),
        "CHANCE_ROTATION": (6, "~r0", "~r5"),
        "CHANCE_BACK": (4, "~bK", "~bB"),
        "CHANCE_START_PLAYER": (4, "~s0", "~s3"),
        "CHANCE_START_CARD": (4, "~sc1", "~sc4"),
        "CHANCE_CARD": (32, "~c1", "~c32"),
        "CHANCE_DIE": (20, "~K1", "~B*+"),
        "CHANCE_CENTRE": (6, "~zA", "~zF"),
        "CHANCE_PLANET": (36, "~p0", "~p35"),
    }
    assert texts["CHANCE_DIE"][:5] == ["~K1", "~K2", "~K3", "~K*", "~K*+"]


def test_the_record_has_1881_values():
    sizes = {}
    for field in R.state.fields:
        size = 1
        for n in field.shape:
            size *= n
        sizes[field.name] = size
    assert sum(sizes.values()) == 1881
    assert {name: field.seen for name in ("deck", "hand") for field in R.state.fields if field.name == name} == {
        "deck": "nobody",
        "hand": "owner",
    }
    assert {field.seen for field in R.state.fields if field.name not in ("deck", "hand")} == {"all"}


def test_outcomes_may_be_written_without_their_tilde():
    from .base import at, told

    p = at("CHANCE_CENTRE").play("zC")
    assert told(p, "tc_up")[2] == 1
