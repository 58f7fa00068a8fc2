"""Faults that are planted into a game's rules are noticed by its check."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import perihelion
from perihelion.check.mutants import KINDS, Mutant, find_mutants
from perihelion.check.mutation import Plan, Tried, try_mutants
from perihelion.errors import InvalidGame
from perihelion.test_games import leduc
from tests.selection import SOAK

from .broken import copied_package, replace

GAMES = ("leduc", "solari", "solaris", "solarius", "solenia")
NOTICED = 0.95
"""The share of planted faults that has to be noticed in each game."""
SOME, SEED = 14, 2
"""A selection of faults in Leduc poker that is tried quickly."""


def test_every_kind_of_fault_is_planted_and_each_changes_one_place_of_a_module() -> None:
    game = perihelion.games()["solenia"]
    mutants = find_mutants(game)
    assert {mutant.kind for mutant in mutants} == set(KINDS)
    for mutant in mutants:
        text = Path(mutant.file).read_text(encoding="utf-8")
        assert mutant.before in text
        assert mutant.text != text
    for mutant in mutants[::9]:
        assert ast.parse(mutant.text)


def test_a_selection_has_every_kind_and_depends_on_its_seed() -> None:
    game = perihelion.games()["solenia"]
    one, same, other = (find_mutants(game, 20, seed) for seed in (1, 1, 2))
    assert one == same != other
    assert len(one) == 20
    assert {mutant.kind for mutant in one} == set(KINDS)


@pytest.mark.slow
def test_the_command_counts_what_was_noticed(perihelion_: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = perihelion_(
        "check", "leduc", "--mutate", "--limit", str(SOME), "--seed", str(SEED), "--jobs", "2", "--lang", "en"
    )
    assert code == 0
    assert f"{SOME} of {SOME} faults were noticed (100%)." in said
    assert re.search(r"Declared visibility: (\d+) of \1 noticed", said)


def test_what_was_not_noticed_is_listed_with_its_place(
    perihelion_: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant = Mutant("points", "leduc.rules", "leduc/rules.py", 165, "difference > 0", "difference < 0", "")

    def tried(plan: Plan) -> Iterator[int | Tried]:
        yield from (2, Tried(mutant, None), Tried(mutant, "points: they are wrong"))

    monkeypatch.setattr("perihelion.cli.mutate.try_mutants", tried)
    code, said, _ = perihelion_("check", "leduc", "--mutate", "--lang", "en")
    assert code == 0
    assert "Points and winners: 1 of 2 noticed" in said
    assert "  leduc/rules.py:165\n    - difference > 0\n    + difference < 0\n" in said


def test_no_fault_is_planted_into_a_game_that_breaks_its_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with copied_package(Path(str(leduc.__file__)).parent, tmp_path, monkeypatch) as package:
        replace(package, "rules.py", ("    winners=winners,\n", ""))
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        with pytest.raises(InvalidGame, match="winners"):
            list(try_mutants(Plan(package.name, "leduc")))


@pytest.mark.skipif(not SOAK, reason="it takes an hour")
@pytest.mark.parametrize("key", GAMES)
def test_almost_all_faults_are_noticed(key: str) -> None:
    plan = Plan(perihelion.games()[key].package, key, jobs=2)
    tried = [result for result in try_mutants(plan) if isinstance(result, Tried)]
    unnoticed = [str(result.mutant) for result in tried if result.noticed is None]
    assert len(unnoticed) <= (1 - NOTICED) * len(tried), unnoticed
