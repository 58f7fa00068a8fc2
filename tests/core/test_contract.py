"""The contract of a game: everything that is wrong is reported together, and the page about it is complete."""

import ast
import importlib.util
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.core import default_rules, registry
from perihelion.core.checking import check_judge, check_rules
from perihelion.core.contract import Board, Judge, Rules, SearchSettings, parts_of
from perihelion.core.game import Game
from perihelion.core.record import Cells, Record, int8
from perihelion.core.steps import Step
from perihelion.errors import InvalidGame, UnknownGame
from tests.support import ALL_GAMES, variety, walk

LEDUC: Any = perihelion.games()["leduc"].rules


class Careless(Record):
    phase: int = int8("The phase, an index of PHASES.")
    to_act: int = int8("")
    hand: Cells = int8("Cards in hand.", 2, seen="owner", unless="shown")


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_installed_game_keeps_the_contract(key):
    game = perihelion.games()[key]
    assert check_rules(game.rules) == []
    assert game.judge is None or check_judge(game.judge) == []


def test_what_is_wrong_with_the_rules_is_reported_all_together():
    (fold, first), *_ = LEDUC.steps.items()
    steps = {**LEDUC.steps, fold: Step(first.may, lambda: None, cards=lambda s, f, i: -1)}
    wrong = replace(LEDUC, state=Careless, winners=lambda s, seat: 0, team=7, steps=steps, phase_rules={})
    assert check_rules(wrong) == [
        "team: it must be a function @rule (s, seat) -> int, not 7",
        "winners: it must take (s), not (s, seat)",
        "state: it has no field 'players'",
        "state: the field 'to_act' has no line that says what it holds",
        "state: 'hand' opens by 'shown', but there is no such field",
        "steps: 'fold' in phase BET: candidates for 'cards', but its axes are []",
        "steps: 'fold' in phase BET: `do` must take (s), not ()",
        "phase_rules: DEAL has no rule",
        "phase_rules: BOARD has no rule",
        "phase_rules: BET has no rule",
    ]


def test_a_game_that_breaks_the_contract_says_so_when_it_is_loaded(tmp_path, monkeypatch):
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text("from perihelion.test_games.leduc.rules import RULES\n")
    (folder / "judge.py").write_text(
        "from perihelion.rules import Judge\nJUDGE = Judge(terms={'a': (1, lambda s: 0), 'b': (2,), 'c': ('3', max)})\n"
    )
    (folder / "observation.py").write_text("PLANES = {'colour': None}\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = Game("unfinished", "unfinished", "U", 1, ())
    with pytest.raises(InvalidGame) as error:
        _ = game.rules
    assert error.value.problems == [
        "judge: 'a' must take (s, f, seat), not (s)",
        "judge: 'b' must be (weight, function), not (2,)",
        "judge: 'c' must be (weight, function), not ('3', <built-in function max>)",
        "observation: PLANES names colour, but the state has no such field",
    ]
    assert "the game 'unfinished' breaks the contract" in str(error.value)


def test_a_package_without_rules_says_what_is_missing(tmp_path, monkeypatch):
    folder = tmp_path / "empty_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidGame, match=r"empty_game\.rules has no RULES = Rules\(\.\.\.\)"):
        _ = Game("empty", "empty_game", "E", 1, ()).rules


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_game_leaves_out_what_the_default_would_return(key):
    """No game repeats a default: a part that it names differs from the default in some position of a random game."""
    game = perihelion.games()[key]
    own = {name for name in ("seats", "actor", "team") if getattr(game.rules, name) is not getattr(default_rules, name)}
    for options in variety(game):
        for p in walk(perihelion.new(key, lang=None, **options), 3, 60):
            s = p.plain
            seats = range(game.rules.seats(s))
            own -= {name for name in own & {"seats", "actor"} if differs(game, name, s)}
            own -= {name for name in own & {"team"} if any(differs(game, name, s, seat) for seat in seats)}
    assert not own


def differs(game, name, *arguments):
    return getattr(game.rules, name)(*arguments) != getattr(default_rules, name)(*arguments)


@pytest.mark.parametrize(
    "package", [*(perihelion.games()[key].package for key in ALL_GAMES), "perihelion.template.newgame"]
)
def test_every_game_lists_its_rules_in_the_order_of_the_contract(package):
    """The parts of `Rules` in one order, the steps in a dictionary STEPS, the rules of the phases in PHASE_RULES."""
    path = importlib.util.find_spec(f"{package}.rules").origin
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    (call,) = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rules"]
    given = [keyword.arg for keyword in call.keywords]
    assert given == [name for name, *_ in parts_of(Rules) if name in given]
    texts = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
    data = ("phases", "families", "outcomes", "steps", "phase_rules")
    assert [texts[name] for name in data] == [name.upper() for name in data]


def test_a_broken_package_spoils_no_other_game(monkeypatch):
    broken = EntryPoint("broken", "no_such_package:GAME", registry.GROUP)
    registry._load.cache_clear()
    monkeypatch.setattr(registry, "_entries", lambda: {"broken": broken, **entries})
    try:
        assert "broken" not in registry.games()
        assert {"solari", "leduc"} <= set(registry.games())
        assert registry.broken()["broken"] == "ModuleNotFoundError: No module named 'no_such_package'"
        with pytest.raises(UnknownGame, match="'broken' cannot be loaded: ModuleNotFoundError: No module named"):
            registry.game("broken")
    finally:
        registry._load.cache_clear()


entries = registry._entries()


@pytest.mark.parametrize("contract", [Rules, Judge, SearchSettings, Board])
def test_the_page_about_the_contract_lists_every_part(contract):
    page = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")
    for name, signature, doc, _ in parts_of(contract):
        assert f"| `{name}` | `{signature}` |" in page, f"docs/contract.md does not list {contract.__name__}.{name}"
        assert doc in page
