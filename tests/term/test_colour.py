"""Colour in a terminal, and none in a pipe or if the user does not want it."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.term.screen import ink_style
from tests.term.scripted import shown, sit

PIECES = {
    "solari": ("Uranus", "#43cfa6"),
    "solaris": ("purple", "#9b5de5"),
    "solenia": ("water", "#58b9d6"),
    "solarius": ("turquoise", "#2bbfae"),
}


def told(game: str, *, lang: str = "en", terminal: bool = True) -> str:
    table, _ = sit(perihelion.new(game, players=3 if game == "solaris" else 2, lang=lang), "person", terminal=terminal)
    table.show_board()
    table.screen.say(f"{PIECES[game][0]}.")
    return shown(table)


def coloured(text: str, colour: str) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"\033[38;2;{red};{green};{blue}m{text}\033[0m"


@pytest.mark.parametrize("game", PIECES)
def test_seats_goods_and_dice_have_their_colours(game: str):
    assert coloured(*PIECES[game]) in told(game)


@pytest.mark.parametrize("game", PIECES)
def test_no_colour_if_unwanted_or_not_a_terminal(game: str, monkeypatch: pytest.MonkeyPatch):
    assert "\033" not in told(game, terminal=False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;2;" not in told(game)


def test_pieces_on_solari_and_cards_on_solenia_show_whose_they_are():
    assert coloured("U1", "#43cfa6") in told("solari")
    table, _ = sit("solenia", "person,person", terminal=True)
    table.screen.say("W/0=1:w")
    assert coloured("0=1:w", "#b8324c") in shown(table)


def test_german_endings_are_coloured_too():
    table, _ = sit(perihelion.new("solarius", players=2, lang="de"), "person,person", terminal=True)
    table.screen.say("der türkisfarbenen Reihe")
    assert coloured("türkisfarbenen", "#2bbfae") in shown(table)


def test_very_dark_and_very_light_colours_become_the_background():
    assert ink_style("#22262f") == "#ffffff on #22262f"
    assert ink_style("#e9edf9") == "#000000 on #e9edf9"
    assert ink_style("#d1343f") == "#d1343f"


def test_the_map_is_shown_only_on_a_wide_terminal(monkeypatch: pytest.MonkeyPatch):
    assert "☉" in told("solarius")
    assert "☉" not in told("solarius", terminal=False)
    monkeypatch.setenv("COLUMNS", "60")
    assert "☉" not in told("solarius"), "no room"
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    assert "☉" not in told("solarius")
