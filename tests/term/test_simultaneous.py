"""A hot seat at which all choose at once: the players are asked one after the other, and the screen is covered."""

from __future__ import annotations

import perihelion
from tests.term.scripted import run, sit


def begun() -> perihelion.Position:
    """Lot 4 is for sale, the favourite of the first player."""
    return perihelion.new("tender", lang="en").play("4", "2", "4")


def test_two_people_bid_one_after_the_other_and_see_nothing_before_both_have_bid():
    table, script = sit(begun(), "person,person", "", "bid 7", "", "bid 5", "", terminal=True)
    text = run(table)
    asked = [page for page in text.split("\033[3J") if "which card do you bid?" in page]
    assert "Red: which card do you bid?" in asked[0]
    assert "Blue: which card do you bid?" in asked[1]
    assert "face down" in asked[1]
    assert "Red chooses in secret." in asked[1]
    assert "bids 7" not in asked[1]
    assert "Red reveals 7." in asked[2]
    assert "Press Enter." in script.asked
    assert table.position.plain.buyer[3] == 0


def test_the_score_shows_only_ones_own_secret_points():
    table, _ = sit(begun().play("1: bid 1"), "person,random", "bid 8", "score")
    text = run(table)
    sheet = text[text.index("Favourite") :].splitlines()
    assert sheet[0].split() == ["Favourite", "3", "?"]
    assert sheet[1].split() == ["Points", "7", "?"]
