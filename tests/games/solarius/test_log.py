"""The log tells what changes on the board: every resource of every player can be added up from its sentences."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

import perihelion
from perihelion.core.narration import narrate_entry
from perihelion.core.vocabulary import SPECTATOR
from perihelion.words import Words
from tests.covers import covers
from tests.selection import SOAK

from .base import N, at, player, take
from .log_book import COLUMNS, ROWS, SEATS, LogBook
from .play import liking


def sentences(p, lang="en"):
    """The sentences of the last entry."""
    return narrate(p.view(SPECTATOR), lang)


def narrate(view, lang):
    """The sentences of the last entry of a view."""
    words = Words(lang, view.game.package, players=view.state.players)
    return narrate_entry(replace(view, words=words), len(view.log) - 1)


def amounts(s, seat):
    """What a player has."""
    held = Counter({"fuel": s.fuel[seat], "bucks": s.buck[seat], "cards": s.hand_n[seat]})
    held |= Counter({"waste on spaces": s.waste_on[seat], "waste beside": s.waste_off[seat]})
    held |= Counter({"waste spaces": s.waste_cap[seat]})
    held |= Counter({"drives of 1": s.drv1[seat], "drives of 2": s.drv2[seat]})
    for c, row in enumerate(ROWS):
        held |= Counter({f"{row} level": s.level[seat, c], f"{row} column": s.column[seat, c]})
        held |= Counter({f"{row} {column}": s.res[seat, c, k] for k, column in enumerate(COLUMNS)})
    return +held


def set_up(seed, **options):
    """A game at its first turn."""
    dice, p = random.Random(seed), perihelion.new("solarius", **options)
    while p.phase != "TURN_START":
        step(p, dice)
    return p, dice


def step(p, dice):
    """Play a random action, more often one that does something; or draw an outcome."""
    if p.actor < 0:
        p.play(f"~{dice.choices(list(p.outcomes), list(p.outcomes.values()))[0]}")
        return
    s = p.unchanged
    p.play(dice.choices(p.legal, [max(1, liking(s, text)) for text in p.legal])[0])


@pytest.mark.parametrize("seed", range(200 if SOAK else 2))
def test_all_resources_add_up_from_the_log_alone(seed):
    """A second book is kept by reading the sentences; the German ones name the same numbers."""
    players = 2 + seed % 3
    p, dice = set_up(seed, players=players, start=("cards", "free")[seed % 2])
    book = LogBook({SEATS[seat]: amounts(p.unchanged, seat) for seat in range(players)})
    while p.actor != perihelion.OVER:
        step(p, dice)
        view = p.view(SPECTATOR)
        english, german = narrate(view, "en"), narrate(view, "de")
        for sentence in english:
            book.read(sentence)
        for seat in range(players):
            assert +book.amounts[SEATS[seat]] == amounts(p.unchanged, seat), english
        assert sorted(re.findall(r"\d+", " ".join(german))) == sorted(re.findall(r"\d+", " ".join(english))), german


@covers("SOLARIUS-17", "SOLARIUS-40", "SOLARIUS-91")
def test_fuel_and_spacebucks_that_do_not_fit_are_not_told_as_taken():
    p = at("BONUS", player(fuel=9, buck=10), ap=3, resume=N["ACTION"]).play("+f2")
    assert sentences(p) == ["Red takes 1 fuel; 2 are lost."]
    p = at("BONUS", player(fuel=10, buck=4), ap=3, resume=N["ACTION"]).play("+f3")
    assert sentences(p) == ["Red takes nothing; 3 are lost."]
    p = at("ACTION", player(fuel=10), ap=3, final_col=0).play("II")
    assert sentences(p) == ["Red takes no fuel; 3 are lost."]
    p = at("ACTION", player(buck=8), ap=2, final_col=1).play("II")
    assert sentences(p, "de") == ["Rot nimmt 2 SpaceBucks."]


@covers("SOLARIUS-84", "SOLARIUS-91")
def test_a_sale_for_nothing_is_told_as_such():
    p = at("B_MENU", player(fuel=10, buck=10, res={"K": (2, 0, 0)})).play("xK1", "xK1", "xf")
    assert sentences(p) == ["Red gets nothing for it: fuel and SpaceBucks are at 10."]


@covers("SOLARIUS-51")
def test_the_income_of_a_development_is_told():
    p = take("K1", player(devs=[1])).play("@n")
    assert sentences(p) == ["Red puts it on a normal field.", "Red gets 1 SpaceBuck from a development."]
    p = take("K3", player(devs=[21])).play("@k21")
    assert sentences(p)[1:] == ["Red gets 1 waste.", "Red removes 1 waste with a development."]


@covers("SOLARIUS-69", "SOLARIUS-70")
def test_the_effects_of_stations_are_told():
    p = at("TRIGGER", player(fuel=9, stations=[1]), trig_mask=2, resume=N["TURN_END"]).play("tr1")
    assert sentences(p) == ["Red uses the Academy.", "Red gets 1 fuel."]
    p = at("LAND", player(ship=2, res={"K": (3, 0, 0), "B": (2, 0, 0)})).play("stKB>", "$300", "$200")
    assert sentences(p)[1:] == ["Red has 2 more waste spaces.", "Red gets a drive of 1."]
