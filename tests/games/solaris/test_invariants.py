"""What holds after every decision and outcome (section 11.2), in random games of every size and variant."""

import re
from pathlib import Path

import pytest

import perihelion
from tests.covers import covers
from tests.support import walk

from .base import DECK

GAMES = [
    {"players": 3, "time_game": True},
    {"players": 4, "time_game": True, "layout": "random"},
    {"players": 5, "time_game": True, "layout": "CT SP BT HQ ED EC"},
    {"players": 3, "max_rounds": 3},
    {"players": 5, "max_rounds": 2, "layout": "random"},
]
SET_UP_TOKENS = range(17, 22)
SET_UP_BRIDGES = (17, 18)


def check(s):
    """All invariants of section 11.2 on one record."""
    phase, to_act, n = int(s["phase"]), int(s["to_act"]), int(s["players"])
    name = perihelion.games()["solaris"].rules.phases[phase]
    cards = s["hand"].sum(axis=0) + s["stolen"].sum(axis=0) + s["stack"] + s["discard"]
    for card in s["display"]:
        if card >= 0:
            cards[card] += 1
    assert cards.tolist() == DECK
    assert s["hand"].sum(axis=1).tolist() == s["hand_n"].tolist()
    assert s["stolen"].sum(axis=1).tolist() == s["stolen_n"].tolist()
    assert s["stack"].sum() == s["stack_n"]
    assert s["stack_n"] + int(s["discard"].sum()) >= 40
    assert ((s["open_hand"] >= 0) & (s["open_hand"] <= s["hand"])).all()
    assert ((s["energy"] >= 0) & (s["energy"] <= 7)).all()
    if phase not in SET_UP_BRIDGES:
        assert sorted([*s["bridge"], *s["spare"]]) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert s["spare"][0] <= s["spare"][1]
    if phase not in SET_UP_TOKENS:
        check_stacks(s, n)
    for field in ("energy", "height", "hand", "open_hand", "stolen", "laser", "on_rim", "placed", "robbed", "winners"):
        assert not s[field][n:].any(), f"{field} of an absent seat"
    if name == "CHOOSE":
        assert s["hand_n"].max() <= 7
        assert not s["stolen_n"].any() or s["ring"][s["pos"]] == 4
        assert s["on_rim"][to_act] == 1
    if name in ("CHOOSE", "LIMIT_CANTEEN", "LIMIT_ROUND", "OVER", "SWAP_CARD", "SWAP_PLACE", "DISPLAY"):
        assert (s["steps"], s["cards_played"], s["draws_owed"]) == (0, 0, 0)
        assert (s["deck_count"].sum(), s["robbed"].sum()) == (0, 0)
    assert (s["draw_left"] > 0) == (phase >= 17)
    assert (s["draw_for"] >= 0) == (name in ("TILE_A", "TILE_B", "DEAL", "DRAW", "STEAL"))
    assert (s["victim"] >= 0) == (name == "STEAL")
    assert (s["swap_card"] >= 0) == (name == "SWAP_PLACE")
    assert to_act == (-2 if name == "OVER" else -1) if phase >= 16 else 0 <= to_act < n
    assert s["winners"].any() == (name == "OVER")


def check_stacks(s, n):
    """On every space of every track the heights are 0, 1, 2 and so on."""
    active = int(s["ring"][s["pos"]])
    for station in range(6):
        spaces = {}
        for seat in range(n):
            track = int(s["on_rim"][seat]) if station == active else 0
            spaces.setdefault((track, int(s["energy"][seat, station])), []).append(int(s["height"][seat, station]))
        for heights in spaces.values():
            assert sorted(heights) == list(range(len(heights)))


@covers("SOLARIS-2", "SOLARIS-15", "SOLARIS-16", "SOLARIS-4")
@pytest.mark.parametrize("options", GAMES, ids=lambda o: " ".join(map(str, o.values())))
def test_the_record_keeps_its_invariants_all_game_long(options):
    p = perihelion.new("solaris", **options)
    seen = set()
    for step in walk(p, 11, 5000):
        check(step.state)
        seen.add(step.phase)
    assert p.actor == perihelion.OVER
    assert {
        "CHOOSE",
        "REPLENISH",
        "REDIRECT",
        "ENGINE",
        "HQ_MORE",
        "BIOTOPE",
        "PORT",
        "CANTEEN",
        "DRAW",
        "STEAL",
    } <= seen


@covers("SOLARIS-2", "SOLARIS-54", "SOLARIS-69")
def test_random_games_visit_every_phase():
    """So that the invariants above have been asked everywhere."""
    seen = set()
    for seed in range(12):
        p = perihelion.new("solaris", players=5, time_game=True, layout="random")
        for step in walk(p, seed, 5000):
            seen.add(step.phase)
            if step.phase in ("LIMIT_CANTEEN", "LIMIT_ROUND", "LIMIT_TURN", "CENTRE"):
                check(step.state)
        if len(seen) == 28:
            break
    assert len(seen) == 28


@covers("SOLARIS-11", "SOLARIS-19")
def test_everybody_acts_once_at_every_station():
    p = perihelion.new("solaris", players=4, time_game=True)
    turns = {}
    for step in walk(p, 5, 5000):
        if step.phase == "CHOOSE":
            place = (int(step.state["round"]), int(step.state["pos"]))
            turns.setdefault(place, []).append(step.actor)
    assert len(turns) == 24
    assert all(sorted(who) == [0, 1, 2, 3] for who in turns.values())


def test_the_bounds_of_the_record_are_those_of_the_specification():
    """The column "Range" of section 11.2, if it is a plain one; perihelion/check/test_bounds.py plays by them."""
    game = perihelion.games()["solaris"]
    text = (Path(__file__).parents[3] / "docs" / "rules" / "solaris.md").read_text(encoding="utf-8")
    table = text.partition("### 11.2")[2].partition("### 11.3")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| (-?\d+\.\.\d+) \|", table, re.MULTILINE))
    fields = {field.name: f"{field.low}..{field.high}" for field in game.rules.state.fields}
    assert {"laser"} == set(fields) - set(rows)
    assert {name: fields[name] for name in rows} == rows
