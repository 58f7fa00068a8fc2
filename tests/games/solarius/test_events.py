"""Events: what the rules report beside the actions."""

import pytest

from perihelion.core.events import recording
from perihelion.words import Words
from tests.covers import covers

from .base import GAME, at, player, take
from .play import RULES, game


def keys(p):
    return [event.key for event in p.log[-1].events]


def events(p):
    return [(event.key, event.values) for event in p.log[-1].events]


@covers("SOLARIUS-60")
def test_events_of_a_landing():
    p = at("FLIGHT", player(ship=7, level={"K": 2, "Y": 2}), hex_back=[2 if h == 8 else -1 for h in range(133)])
    p.play(">h8", "~p18")
    assert [(event.key, event.values) for event in p.log[-1].events] == [("revealed", {"planet": 18, "points": 1})]
    p.play("settle")
    assert keys(p) == ["settled"]
    assert p.words.event("settled", p.log[-1].events[0].values) == "Red has settled Azura."


def test_events_of_waste_rounds_and_the_deck():
    p = at("TURN_START", player(waste=(2, 0)), bridge="K3@0 Y1@1 T1@2 B1@3").play("d1", "@tY")
    assert keys(p) == ["waste", "waste-beside"]
    p = at("CHANCE_CENTRE").play("~zB")
    assert keys(p) == ["centre"]
    last = {"turn_no": 7, "die_idx": 0, "resume": 25, "bridge": "- Y1@1 T1@2 B1@3", "bag": [1, 0, 0, 0]}
    p = at("CHANCE_DIE", **last, centres="A").play("~K1")
    assert keys(p) == ["round"]
    p = at("B_MENU", player(devs=range(6, 33)), discarded=[1, 2, 3, 4, 5]).play("draw")
    assert keys(p) == ["renewed"]
    p = at("FINAL_SETTLE", centres="ABCD").play(".", ".")
    assert keys(p) == ["over"]


@covers("SOLARIUS-64")
def test_a_paid_planet_is_reported_with_its_owner():
    p = at("TURN_END", {}, player(pending=[0], fuel=9), turn_player=1).play("fin0")
    assert events(p) == [("settled", {"player": 1, "planet": 0, "paid": 1})]


@covers("SOLARIUS-28", "SOLARIUS-31")
def test_two_waste_are_reported_together():
    p = take("K3", player()).play("@tY")
    assert events(p) == [("waste", {"player": 0, "cubes": 2})]


@covers("SOLARIUS-28")
def test_waste_is_reported_also_where_it_is_removed_at_once():
    p = take("K3", player(devs=[21])).play("@k21")
    assert p.plain.waste_on[0] == 0
    removed = ("waste-removed", {"player": 0, "n": 1, "development": 1})
    assert events(p) == [("waste", {"player": 0, "cubes": 1}), removed]


@covers("SOLARIUS-4", "SOLARIUS-10")
def test_a_round_is_reported_before_its_trade_centre():
    last = {"turn_no": 7, "die_idx": 0, "resume": 25, "bridge": "- Y1@1 T1@2 B1@3", "bag": [1, 0, 0, 0]}
    public = {"centre_letters_public": True}
    p = at("CHANCE_DIE", **last, centres="A", tc_plan=[0, 3, 2, 1], options=public).play("~K1")
    assert events(p) == [("round", {"round": 2, "player": 1}), ("centre", {"tile": 3, "round": 2})]


def test_rules_report_about_the_state_they_change_and_not_about_copies():
    s = at("CHANCE_CENTRE").plain
    with recording(s) as reports:
        RULES.deal(s.copy(), 1)
        assert reports == []
        RULES.deal(s, 1)
    assert [GAME.rules.events[report.event].key for report in reports] == ["centre"]


def test_checks_and_points_report_nothing():
    for step, (s, _) in enumerate(game(11, busy=True, players=2)):
        if step % 20 == 0 and RULES.actor(s) >= 0:
            with recording(s) as reports:
                RULES.legal(s)
                GAME.rules.points(s, 0)
            assert reports == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_event_has_a_sentence(lang):
    words = Words(lang, GAME.package, players=2)
    for kind in GAME.rules.events:
        assert words.event(kind.key, kind.event([1] * len(kind.names)).values)
