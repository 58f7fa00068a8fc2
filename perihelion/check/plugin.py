"""The pytest plugin: `pytest --pyargs perihelion.check -p perihelion.check.plugin --game KEY` tests the contract.

Every test of the contract takes a `key` and runs once for each game. Rules run interpreted unless a test asks for
machine code, and a missing word is an error.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from ..core.registry import game as find_game
from ..words import Words


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option for games on the command line, and a setting for large games."""
    parser.addoption("--game", action="append", default=[], help="a game whose contract is tested; may be repeated")
    parser.addini(
        "large_games", "games that are compiled with index checks only by the Hypothesis profile `soak`", "args"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Set the runtime of the tests before a conftest.py imports the engine, which reads it at import."""
    os.environ.setdefault("PERIHELION_RUNTIME", "interpreted")


def pytest_configure(config: pytest.Config) -> None:
    """Configure what all tests share, and register the markers of the contract's tests."""
    Words.strict = True
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    settings.register_profile("default", deadline=None, derandomize=True, max_examples=10, suppress_health_check=slow)
    settings.register_profile("soak", parent=settings.get_profile("default"), derandomize=False, max_examples=500)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
    config.addinivalue_line("markers", "slow: this test compiles or takes long; `make quick` leaves it out")
    config.addinivalue_line("markers", "compiles: this test compiles the game; one process does it for all tests")
    config.addinivalue_line("markers", "hidden_information: this test is for games that hide something")
    config.addinivalue_line("markers", "simultaneous: this test is for games in which several seats choose at once")
    config.addinivalue_line("markers", "index_checks: this test compiles with index checks, too")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of the contract for every game given by --game."""
    if not metafunc.module.__name__.startswith(f"{__package__}.") or "key" not in metafunc.fixturenames:
        return
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    keys = metafunc.config.getoption("--game")
    if "hidden_information" in marks:
        keys = [key for key in keys if find_game(key).hides]
    if "simultaneous" in marks:
        keys = [key for key in keys if find_game(key).rules.choosing is not None]
    if "index_checks" in marks and os.environ.get("HYPOTHESIS_PROFILE") != "soak":
        keys = [key for key in keys if key not in metafunc.config.getini("large_games")]
    # One process tests a game, so that its games are played and its machine code is loaded once.
    metafunc.parametrize("key", [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys])
