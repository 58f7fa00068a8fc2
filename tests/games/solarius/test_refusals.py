"""Refusals of Solarius Mission: the sentence is true in the position where it is given, and names what is missing."""

import pytest

import perihelion
from perihelion.games.solarius.rules.flight import range_price
from perihelion.games.solarius.rules.planets import planet_price
from perihelion.games.solarius.rules.space import ship_range, way_to
from perihelion.games.solarius.rules.storage import is_open
from tests.games.solarius.base import N, at, player, row, take
from tests.selection import SOAK
from tests.support import refusals

TURN = {"resume": N["B_MENU"]}
STORING = {"store_row": 0, "store_left": 2, **TURN}


def b_menu(**what):
    return at("B_MENU", player(**what), **TURN)


def landed(**how):
    who = how.pop("who", {})
    return at("LAND", player(ship=2, **who), resume=N["TURN_END"], **how)


REFUSED = [
    (lambda: landed(), "explore", 63, "There is no planet here."),
    (
        lambda: landed(face_up={2: 0}),
        "explore",
        63,
        "This planet was turned up before. Only the player who turns a planet up gets the explorer bonus.",
    ),
    (lambda: landed(), "settle", 63, "There is no planet here."),
    (lambda: at("STORE", player(column=row(K=3)), **STORING), "sY1", 35, "These cubes go into the black row."),
    (
        lambda: at("STORE", player(column=row(K=3)), store_row=4, store_left=2, resume=N["TURN_END"]),
        "end",
        35,
        "First store your cubes; 2 left.",
    ),
    (
        lambda: at("STORE", player(column=row(K=3)), **STORING),
        "sK3",
        36,
        "No open storage field is free in column III of the black row.",
    ),
    (
        lambda: at("STORE", player(buck=5, column=row(K=3)), **STORING),
        "$ap",
        33,
        "First store the 2 cubes you still have.",
    ),
    (
        lambda: at("STORE", player(buck=5), store_row=4, store_left=2, resume=N["TURN_END"]),
        "$ap",
        33,
        "You can buy points only for the action of your die.",
    ),
    (lambda: at("UPGRADE", player(buck=1), ap=1, **TURN), "$ap", 33, "A point costs 2 SpaceBucks; you lack 1."),
    (
        lambda: at("UPGRADE", player(buck=0, devs=[6]), ap=1, **TURN),
        "$ap",
        33,
        "A point costs 1 SpaceBuck; you lack 1.",
    ),
    (
        lambda: at("UPGRADE", player(level=row(K=3)), ap=1, **TURN),
        "uK",
        41,
        "Upgrading this die costs 3 points; you have 1.",
    ),
    (lambda: b_menu(fuel=1), "drv", 45, "A drive costs 3 fuel; you lack 2."),
    (
        lambda: b_menu(fuel=9, drv1=3),
        "drv",
        45,
        "Your ship already has three extra drives; there is no room for another.",
    ),
    (lambda: b_menu(), "play", 49, "You have no card to play."),
    (lambda: b_menu(hand=[7]).play("play"), "c8", 49, "You do not have this card."),
    (lambda: b_menu(hand=[7]).play("play", "c7"), "c7", 49, "First choose: mission or development?"),
    (
        lambda: at("FLIGHT", player(drv1=1), resume=N["TURN_END"]),
        "o21",
        53,
        "For this you need a neutral drive of 2, and you have none.",
    ),
    (
        lambda: at("FLIGHT", player(drv1=1), resume=N["TURN_END"]),
        "o00",
        53,
        "For this you need the development Portal Key.",
    ),
    (lambda: b_menu(fuel=3, pending=[0]), "fin1", 64, "You have no colony on Basalt that is still to be paid for."),
    (lambda: b_menu(res=row(K=(1, 0, 0))), "xY1", 84, "There is no cube of yours in this place."),
    (
        lambda: b_menu(res=row(K=(1, 0, 0))),
        "xK1",
        84,
        "All your cubes together are worth only 1; it takes 2 to get anything.",
    ),
    (
        lambda: b_menu(res=row(K=(2, 1, 0), Y=(1, 0, 0)), column=row(K=3)).play("xK2"),
        "xY1",
        84,
        "First choose what you get: 1 fuel or 1 SpaceBuck.",
    ),
    (lambda: b_menu(fuel=1, buck=0), "yffK", 83, "A cube costs 2 fuel; you have 1 fuel and 0 SpaceBucks."),
    (lambda: b_menu(fuel=3), "d12", 85, "You have no neutral drive of 1 that could be turned."),
    (lambda: b_menu(fuel=2, drv1=1), "d12", 85, "Turning a drive costs 3 fuel; you lack 1."),
    (
        lambda: landed(who={"res": row(K=(2, 0, 0), Y=(3, 0, 0))}),
        "stKY>",
        67,
        "For this you need black cubes worth 3; you lack 1.",
    ),
    (
        lambda: take("K3", player()),
        "@tK",
        22,
        "The die is black already. The transformation field gives it another colour.",
    ),
    (lambda: at("CHANCE_DIE", bag=[1, 0, 0, 0]), "d1", 100, "Wait: a die is being rolled."),
    (lambda: at("BONUS", player(stations=[0]), ap=2, resume=N["TURN_END"]), "+f3", 17, "You get only 2."),
    (
        lambda: at("BONUS", player(stations=[0]), ap=2, resume=N["TURN_END"]),
        "end",
        17,
        "First take your fuel and SpaceBucks.",
    ),
    (
        lambda: landed(face_up={2: 0}, revealed=1),
        "end",
        59,
        "You have turned up this planet: settle it or take the explorer bonus.",
    ),
    (
        lambda: landed(face_up={2: 0}, revealed=1, colonies_left=[0, 12, 0, 0]),
        "pass",
        61,
        "You have turned up this planet and have no colony left: take the explorer bonus.",
    ),
    (
        lambda: landed(face_up={2: 0}, revealed=1, colonies_left=[0, 12, 0, 0]),
        "end",
        59,
        "You have turned up this planet and have no colony left: take the explorer bonus.",
    ),
    (
        lambda: at("B_MENU", player(hand=[7]), missions_started=[6, 0, 0, 0], **TURN).play("play", "c7"),
        "end",
        49,
        "First use the card as a development: all six of your mission markers are in use.",
    ),
    (
        lambda: landed(who={"res": row(K=(3, 0, 0), Y=(2, 0, 0))}).play("stKY>"),
        "end",
        87,
        "First pay: black cubes worth 3.",
    ),
    (
        lambda: landed(who={"res": row(K=(3, 0, 0), Y=(2, 0, 0))}).play("stKY>"),
        "$011",
        87,
        "You do not have these cubes.",
    ),
]


@pytest.mark.parametrize(("make", "action", "rule", "sentence"), REFUSED)
def test_a_refusal_names_the_concrete_thing(make, action, rule, sentence):
    refusal = make().why_not(action)
    assert (refusal.rule, refusal.sentence) == (f"SOLARIUS-{rule}", sentence)


IMPOSSIBLE = [
    (lambda: perihelion.new("solarius", players=2).play("~tA"), "~tA", 93, "This tile lies in another sector already."),
    (lambda: at("CHANCE_START_PLAYER"), "~s3", 94, "Nobody plays this colour."),
    (
        lambda: at("CHANCE_START_CARD", start_card=[2, 0, 0, 0], deal_no=1, round=0),
        "~sc2",
        95,
        "Another player has this start card already.",
    ),
    (
        lambda: at("CHANCE_BACK", back_left=[0, 1, 1, 1], round=0),
        "~bK",
        96,
        "All planets of this colour lie elsewhere already.",
    ),
    (
        lambda: at("FLIGHT", player(ship=7), hex_back=[2 if h == 8 else -1 for h in range(133)]).play(">h8"),
        "~p0",
        97,
        "Only a turquoise planet that was not turned up before can be here.",
    ),
    (lambda: at("CHANCE_CENTRE", centres="A", round=2), "~zA", 98, "This trade centre was drawn before."),
    (
        lambda: at("B_MENU", player(hand=[7]), **TURN).play("draw"),
        "~c7",
        99,
        "This card is no longer in the deck.",
    ),
    (lambda: at("CHANCE_DIE", bag=[1, 0, 0, 0]), "~Y1", 100, "There is no die of this colour left in the bag."),
]


@pytest.mark.parametrize(("make", "outcome", "rule", "sentence"), IMPOSSIBLE)
def test_an_impossible_outcome_is_refused_with_the_reason(make, outcome, rule, sentence):
    refusal = make().why_not(outcome)
    assert (refusal.rule, refusal.sentence) == (f"SOLARIUS-{rule}", sentence)


def test_a_single_thing_that_is_missing_is_told_in_the_singular():
    p = at("B_MENU", player(fuel=2, drv1=1), lang="de", **TURN)
    assert p.why_not("d12").sentence == "Einen Antrieb zu drehen kostet 3 Treibstoff; dir fehlt 1."
    p = at("B_MENU", player(fuel=1, drv1=1), lang="de", **TURN)
    assert p.why_not("d12").sentence == "Einen Antrieb zu drehen kostet 3 Treibstoff; dir fehlen 2."


def test_the_price_of_a_planet_is_named_with_what_is_missing():
    p = b_menu(fuel=1, pending=[0])
    price = planet_price(p.plain, 0, 0)
    assert p.why_not("fin0").sentence == f"Acheron costs {price} fuel; you lack {price - 1}."


def test_a_field_too_far_away_names_way_range_and_fuel():
    p = at("FLIGHT", player(fuel=1), resume=N["TURN_END"])
    far = next(f">h{h}" for h in range(132, 0, -1) if p.why_not(f">h{h}").rule == "SOLARIUS-54")
    values = p.why_not(far).values
    assert values["price"] == (values["way"] - values["range"]) * 2 > values["fuel"] == 1
    assert f"It is {values['way']} fields away and you fly {values['range']}" in p.why_not(far).sentence


CONDITIONS = {
    36: lambda s, name, axes: (
        not is_open(s, s.to_act, axes[0] if name == "store" else axes[1], axes[1] if name == "store" else 0)
    ),
    42: lambda s, name, axes: s.level[s.to_act, axes[0]] == 4,
    45: lambda s, name, axes: s.fuel[s.to_act] < 3 or s.drv1[s.to_act] + s.drv2[s.to_act] == 3,
    46: lambda s, name, axes: s.deck_n == 0,
    50: lambda s, name, axes: s.missions_started[s.to_act] == 6,
    54: lambda s, name, axes: name != "fly" or lacks_fuel(s, axes[0]),
    62: lambda s, name, axes: s.colonies_left[s.to_act] == 0,
    63: lambda s, name, axes: s.hex_planet[s.ship[s.to_act]] < 0 or (name == "land-explore" and s.revealed == 0),
    61: lambda s, name, axes: s.revealed == 1 and s.hex_planet[s.ship[s.to_act]] >= 0,
    64: lambda s, name, axes: (
        s.planet_zone[axes[0]] != 2 or s.planet_owner[axes[0]] != s.to_act or too_dear(s, axes[0])
    ),
    66: lambda s, name, axes: s.hex_kind[s.ship[s.to_act]] != 0 or s.hex_fig[s.ship[s.to_act]] != 0,
    85: lambda s, name, axes: s.fuel[s.to_act] < 3 or s.drv1[s.to_act] == 0,
}
"""What has to hold if a rule is named: the state, and name and values of the action."""


def lacks_fuel(s, field):
    p = s.to_act
    return (way_to(s, s.ship[p], field, s.portal_open) - ship_range(s, p)) * range_price(s, p) > s.fuel[p]


def too_dear(s, planet):
    p = s.to_act
    return planet_price(s, p, planet) > (s.fuel[p] if planet < 9 else s.buck[p])


@pytest.mark.parametrize("seed", range(2 if SOAK else 1))
def test_what_a_refusal_says_holds(seed):
    """Along random games; prices and what is missing are positive wherever a sentence names them."""
    met = set()
    for refused in refusals(perihelion.new("solarius", players=2), seed, 400, every=8):
        rule, values = refused.rule, refused.refusal.values
        if rule in CONDITIONS:
            met.add(rule)
            assert CONDITIONS[rule](refused.state, refused.family, refused.axes), refused.where
        if values["why"] in ("price", "fuel", "buck", "total", "exact"):
            assert values["price"] if rule in (41, 43) else values["missing"], refused.where
    assert len(met) > 3
