"""A turn of Solarius Mission in one sentence, and the turns that hints propose."""

import pytest

from perihelion.bots.turn_plan import simplify
from perihelion.core.story import Turn, measure, tell_turn
from perihelion.core.view import hide
from perihelion.core.vocabulary import SPECTATOR
from perihelion.words import Words

from .base import GAME, N, at, player, take
from .play import busy_game


def story(p, *actions, lang="en"):
    """What a seat does from here on, in one sentence."""
    seat, before, first = p.actor, p.plain, len(p.entries)
    p.play(*actions)
    words = Words(lang, GAME.package, players=p.seats)
    return tell_turn(GAME, words, Turn(seat, p.log[first:], before, p.plain))


def settled_by_progress():
    """Azura waits for a second die of level 2."""
    return at("UPGRADE", player(level={"K": 2}, pending=[18]), ap=1, resume=N["B_MENU"])


def landed():
    """A ship on plain ground, with the cubes for a station."""
    return at("LAND", player(ship=2, res={"K": (3, 0, 0), "B": (2, 0, 0)}), resume=N["TURN_END"])


STORIES = [
    (
        lambda: at("TURN_START", player(), bridge="B2@0 Y1@1 T1@2 B1@3"),
        ("d1", "@tY", "I", "sY1", "sY1"),
        "brown 2 as yellow: +2 yellow cubes, +1 waste",
        "braun 2 als gelb: +2 gelbe Ressourcen, +1 Abfall",
    ),
    (
        lambda: take("T3", player(level={"T": 1})),
        ("@n", "II", "uT", "uT"),
        "upgrade turquoise twice: +1 waste",
        "türkis zweimal aufwerten: +1 Abfall",
    ),
    (settled_by_progress, ("uY",), "upgrade yellow: Azura paid for, +2 points, −1 unpaid planet", ""),
    (
        lambda: at("TURN_END", player(fuel=4, pending=[0]), resume=N["TURN_END"]),
        ("fin0",),
        "pay for Acheron: +2 points, −1 unpaid planet, −2 fuel",
        "Acheron bezahlen: +2 Punkte, −1 unbezahlter Planet, −2 Treibstoff",
    ),
    (
        landed,
        ("stKB>", "$300", "$200"),
        "build the Shipyard: +2 points, +1 range, −3 black cubes, −2 brown cubes",
        "die Werft bauen: +2 Punkte, +1 Reichweite, −3 schwarze Ressourcen, −2 braune Ressourcen",
    ),
    (
        lambda: at("B_MENU", player(hand=[6], res={"K": (2, 0, 0)}), resume=N["TURN_END"]),
        ("play", "c6", "dev", "xK1", "xK1", "xb"),
        "play “Overtime” as a development, then sell 2 cubes: +1 SpaceBuck, −2 black cubes",
        "„Überstunden“ als Entwicklung spielen, dann 2 Ressourcen verkaufen: +1 SpaceBuck, −2 schwarze Ressourcen",
    ),
]


@pytest.mark.parametrize(("make", "actions", "english", "german"), STORIES)
def test_a_turn_is_told_as_a_player_would_tell_it(make, actions, english, german):
    assert story(make(), *actions) == english
    if german:
        assert story(make(), *actions, lang="de") == german


def test_what_is_counted_is_open_to_all():
    for step, s in enumerate(busy_game(4, players=3)):
        if step % 25 == 0:
            for seat in range(3):
                assert measure(GAME, hide(s.copy(), SPECTATOR), seat) == measure(GAME, s, seat)


def test_a_proposed_turn_does_not_sell_what_it_buys_back():
    p = at("B_MENU", player(fuel=6, res={"K": (2, 0, 0), "Y": (1, 0, 0)}), resume=N["B_MENU"])
    plan = [p.number_of(text) for text in ("xK1", "xK1", "xf", "drv", "yffK", ".", "end")]
    simple = [GAME.actions.texts[action] for action in simplify(p.view(0), plan)]
    assert simple == ["drv", ".", "end"]


def test_a_proposed_turn_does_not_throw_a_cube_away():
    p = at("TURN_START", player(fuel=6, buck=0, res={"K": (2, 0, 0)}), bridge="T3@0 Y1@1 T1@2 B1@3")
    wanted = ["d1", "@n", "II", "uK", "uY", "uT", "drv", ".", "end"]
    plan = [p.number_of(text) for text in ("xK1", ".", *wanted)]
    assert [GAME.actions.texts[action] for action in simplify(p.view(0), plan)] == wanted
