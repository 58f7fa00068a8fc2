"""The rules lab: a game with other numbers is loaded, played and compared with the original."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.bots.rules_lab import LabGame, compare, play_sample
from perihelion.core.components import CHANGES, Change, make_change, read_change
from perihelion.engine.cache import fingerprint
from perihelion.engine.jit import COMPILED


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("setup.hand=4", Change(["setup", "hand"], 4)),
        ('card.0:ws.goods="wood"', Change(["card", "0:ws", "goods"], "wood")),
        ("of_each_colour = [3, 4]", Change(["of_each_colour"], [3, 4])),
    ],
)
def test_a_change_is_read(text, change):
    assert read_change(text) == change


@pytest.mark.parametrize("text", ["setup.hand", "=4", "setup.hand=", "setup.hand=four"])
def test_a_text_that_is_no_change_is_refused(text):
    with pytest.raises(InvalidOptions, match="is no change; write PLACE=VALUE"):
        read_change(text)


def test_elements_are_found_by_name_and_by_number():
    components = {"card": [{"name": "a", "copies": 1}, {"name": "b", "copies": 1}], "prices": [1, 2]}
    for text in ("card.b.copies=3", "card.0.copies=2", "prices.1=5"):
        make_change(components, read_change(text))
    assert components == {"card": [{"name": "a", "copies": 2}, {"name": "b", "copies": 3}], "prices": [1, 5]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hands=4", "there is no 'hands' here; possible: card, hand"),
        ("card.c.copies=4", "there is no 'c' here; possible: a"),
        ("hand.more=4", "there is no 'more' here; possible: nothing"),
        ('hand="4"', "the value was 3, which is another kind"),
        ("hand=true", "the value was 3, which is another kind"),
    ],
)
def test_a_wrong_place_or_kind_is_named(text, said):
    with pytest.raises(InvalidOptions, match=said):
        make_change({"card": [{"name": "a", "copies": 1}], "hand": 3}, read_change(text))


def test_a_changed_game_has_the_other_number_and_machine_code_of_its_own(tmp_path: Path):
    file = tmp_path / "changes.json"
    file.write_text(json.dumps({"perihelion.games.solenia": [[["setup", "hand"], 4]]}))
    program = (
        "import perihelion; from perihelion.engine.cache import fingerprint\n"
        "from perihelion.engine.jit import COMPILED\n"
        "from perihelion.games.solenia.rules.components import HAND\n"
        "print(HAND, fingerprint(perihelion.games()['solenia'], COMPILED))"
    )
    env = {**os.environ, CHANGES: str(file)}
    hand, changed = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True
    ).stdout.split()
    assert hand == "4"
    assert changed != fingerprint(perihelion.games()["solenia"], COMPILED)


def test_figures_are_compared_with_intervals():
    short = [LabGame(10 + i % 2, (3, 1), (1.0, 0.0), {"orders": (3, 1)}) for i in range(20)]
    long = [LabGame(20 + i % 2, (1, 3), (0.0, 1.0), {"orders": (2, 2)}) for i in range(20)]
    figures = {(each.kind, each.of): each for each in compare(short, long)}
    assert figures["decisions", ""].difference.value == 10
    assert figures["decisions", ""].differs
    assert figures["seat", "0"].original.value == 1
    assert figures["seat", "0"].changed.value == 0
    assert not figures["spread", ""].differs
    assert not figures["line", "orders"].differs
    assert (figures["won-by", "orders"].original.value, figures["won-by", "orders"].changed.value) == (2, 0)


def test_a_solo_game_has_no_seats_to_compare():
    alone = [LabGame(10, (3,), (1.0,), {"orders": (3,)})] * 2
    assert [each.kind for each in compare(alone, alone)] == ["decisions", "winner", "line"]


def test_games_are_played_with_the_changes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    same = play_sample("solenia", {"players": 2}, "random", 2)
    assert same == play_sample("solenia", {"players": 2}, "random", 2)
    assert same != play_sample("solenia", {"players": 2}, "random", 2, [read_change("setup.hand=4")])


def test_the_command_shows_both_games_side_by_side(perihelion_, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    out_file = tmp_path / "pages" / "lab.html"
    words = ["lab", "solenia", "--change", "setup.hand=4", "--bot", "random", "--games", "2", "--out", str(out_file)]
    code, out, _ = perihelion_(*words)
    assert code == 0
    assert "setup.hand=4 (random in all seats, sample size 2)" in out
    assert "Winner ahead by: Orders" in out
    page = out_file.read_text(encoding="utf-8")
    assert page.startswith('<!doctype html><html lang="en">')
    assert page.count("<svg") == 4
    assert "setup.hand=4 (random in all seats, sample size 2)" in page
    assert "players 2" in page
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    code, _, said = perihelion_("lab", "solenia", "--change", "setup.hand=4", "--bot", "hal")
    assert code == 2
    assert "hal" in said


def test_a_game_with_levels_of_its_own_can_be_changed(perihelion_, monkeypatch: pytest.MonkeyPatch):
    """Solari has an option `level`, which the bot must not take for itself."""
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    words = ["lab", "solari", "--change", "track.cells=36", "--bot", "random", "--games", "2", "--target", "1"]
    code, out, _ = perihelion_(*words, "--level", "2")
    assert code == 0
    assert "random in all seats, sample size 2" in out
