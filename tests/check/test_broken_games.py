"""A stranger's game with one mistake: the check names it in a sentence, and nothing is compiled, stuck or damaged."""

from __future__ import annotations

import inspect
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from perihelion.check.problems import find_problems
from perihelion.core.game import Game
from perihelion.test_games import leduc

SAMPLE = Path(leduc.__file__).parent

Build = Callable[..., Game]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Build]:
    """Copy the sample, replace some text in its rules, and return the game."""
    name = f"broken_{tmp_path.name}".replace("-", "_")

    def copy(*replaced: tuple[str, str]) -> Game:
        shutil.copytree(SAMPLE, tmp_path / name)
        rules = tmp_path / name / "rules.py"
        text = rules.read_text(encoding="utf-8")
        for old, new in replaced:
            assert old in text
            text = text.replace(old, new)
        rules.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return Game(key="broken", package=name, prefix="LEDUC", version=1, options=())

    yield copy
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


def problems_of(game: Game) -> list[str]:
    """Return what is wrong, without the place in the file."""
    return [re.sub(r"^rules.py, line \d+: ", "", problem) for problem in find_problems(game)]


def test_the_sample_has_no_problem(build: Build) -> None:
    assert problems_of(build()) == []


BROKEN: dict[str, tuple[list[tuple[str, str]], str]] = {
    "a rule without @rule": (
        [("@rule\ndef strength", "def strength")],
        "`strength` is called by `winners`, but has no @rule, so it cannot be compiled",
    ),
    "a may without a return": (
        [("    return OK if s.raises < MOST_RAISES else no(8)", "    if s.raises < MOST_RAISES:\n        return OK")],
        "`may_raise` can end without a return; it must return OK or no(the rule's number) on every path",
    ),
    "a misspelt candidate axis": (
        [("Step(may_fold, do_fold)", "Step(may_fold, do_fold, crad=may_fold)")],
        "steps: 'fold' in phase BET: candidates for 'crad', but its axes are []",
    ),
    "weights beyond the outcomes": (
        [
            (
                "for card in range(CARDS):\n        weights[card] = s.deck[card]",
                "for card in range(7):\n        weights[card] = 1",
            )
        ],
        "deals: it weighs outcome 6 in phase DEAL, whose outcomes are 0 to 5",
    ),
    "more outcomes than there are": (
        [("    return CARDS\n", "    return 8\n")],
        "deals: it returns 8 in phase DEAL; it must return how many outcomes it weighed, 1 to 6",
    ),
    "all weights zero": (
        [("weights[card] = s.deck[card]", "weights[card] = 0")],
        "deals: all weights are 0 in phase DEAL, so no outcome is possible",
    ),
    "a value that does not fit its field": (
        [("s.paid[s.to_act] = s.paid[1 - s.to_act] + 2", "s.paid[s.to_act] = s.paid[1 - s.to_act] + 200")],
        "state: paid is 201 in phase BET, but it is declared from 0 to 127",
    ),
    "an index that does not exist": (
        [("s.hand[s.to_act] = card", "s.hand[s.to_act + 2] = card")],
        "state: the index 2 of hand was written, but it does not exist",
    ),
    "nothing is legal": (
        [
            ("    return OK\n", "    return no(7)\n"),
            ("OK if s.paid[s.to_act] < s.paid[1 - s.to_act] else no(6)", "no(6)"),
        ],
        "steps: no action is legal in phase BET, though the game is not over",
    ),
    "a helper under the name of a part": (
        [("    sample=sample,", "    sample=below,")],
        "sample: it must take (s, seat, r), not (r: 'Integers', n: 'int') -> 'int'",
    ),
    "a list in a rule": (
        [("    rank = s.hand[seat] // 2\n    return", "    rank = [s.hand[seat] // 2][0]\n    return")],
        "`strength` uses a list, which a rule may not",
    ),
    "a string method in a rule": (
        [("    rank = s.hand[seat] // 2\n    return", "    rank = ord('a') + s.hand[seat] // 2\n    return")],
        "`strength` calls 'ord', which is no rule",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_is_named(mistake: str, build: Build) -> None:
    replaced, sentence = BROKEN[mistake]
    assert sentence in problems_of(build(*replaced))


def test_missing_parts_are_named_together(build: Build) -> None:
    (problem,) = problems_of(build(("    winners=winners,\n", ""), ("    points=points,\n", "")))
    assert problem.endswith("missing 2 required keyword-only arguments: 'points' and 'winners'")


def test_every_problem_is_listed_not_only_the_first(build: Build) -> None:
    assert len(problems_of(build(("@rule\ndef strength", "def strength"), ("@rule\ndef draw", "def draw")))) == 2


def test_a_problem_names_file_and_line(build: Build) -> None:
    game = build(("@rule\ndef strength", "def strength"))
    (problem,) = find_problems(game)
    place = re.match(r"rules.py, line (\d+): ", problem)
    lines = Path(str(inspect.getsourcefile(game.rules.winners))).read_text(encoding="utf-8").splitlines()
    assert place is not None
    assert lines[int(place[1]) - 1].startswith("def strength")
