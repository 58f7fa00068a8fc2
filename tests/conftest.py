"""The order of all tests, the number of random examples, the command line, and shared databases."""

import gc
import io
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.nodeid import coerce_node_id
from hypothesis import settings

from perihelion.core.registry import SHOW_TEST_GAMES
from perihelion.engine.runtimes import COMPILED, force_runtime
from tests.postgresql import WITHOUT, Postgresql, find_programs
from tests.selection import SOAK

os.environ.setdefault(SHOW_TEST_GAMES, "1")
os.environ.setdefault("PERIHELION_DEVICE", "off")  # no server compiles games for browsers beside the tests

LONGEST_FIRST = (
    "@postgresql", "web/test_cluster.py", "web/test_api_fuzz.py", "check/test_runtimes.py", "engine/test_c",
    "examples/", "check/test_tutorial.py", "train/", "check/test_new_game.py", "test_stored.py",
    "test_stored_databases.py", "adapters/", "server/", "store/", "test_workers.py", "test_imports.py",
    "test_make_test.py", "test_docs.py", "test_cli.py", "test_portable.py", "check/test_translations.py",
    "test_english.py", "test_inline_code_runs.py", "test_baselines.py", "bots/test_report.py",
    "fair/test_protocol_model.py", "term/", "site/", "local/", "web/test_stress.py", "web/test_channels.py",
    "web/test_companions.py", "browser/test_device.py", "browser/test_pseudo_language.py", "browser/test_sizes.py",
    "browser/test_companion.py", "browser/test_what_happened.py", "browser/test_together.py",
)  # fmt: skip
"""Tests that wait, compile or start processes run first, so that no core is idle at the end."""
COMPILING = ("perihelion/check/test_runtimes.py", "tests/engine/test_c")
WITH_SERVERS = ("tests/web/", "tests/browser/")
SHARED = ("postgresql", "mailing", "below", "days", "logged")
"""Servers shared by several tests. Those run in one process, so that only one starts the server."""
FOR_SOAK = tuple(
    f"test_problems.py::test_a_check_finds_nothing[{game}-{find}]"
    for game in ("solaris", "solarius", "solenia")
    for find in ("find_contradictions", "find_wrong_scores")
)
"""What `perihelion check` takes longest for. `make soak` runs it; the games' own tests cover it, too."""
RETRIED = "tests/browser/"
"""Failed tests here are run again by their id, so no group is written into it."""


@pytest.hookimpl(trylast=True)  # after the contract's plugin, which sets the number for third-party games
def pytest_configure() -> None:
    """Try a few random examples of each kind: our games are tested in many other ways, too.

    Garbage collection is off while tests are collected: there is hardly any garbage, and looking for it would take a
    quarter of the time.
    """
    gc.disable()
    if "HYPOTHESIS_PROFILE" not in os.environ:
        settings.register_profile("few", parent=settings.get_profile("default"), max_examples=5)
        settings.load_profile("few")


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(config: pytest.Config, items: list[Any]) -> None:
    """Run the longest tests first; among those that compile a game, Solarius Mission, the largest.

    All tests of a file, or of a game's contract, run in one process, so that what they share is made once. Tests that
    wait for a server or a browser are distributed one by one, unless they share a server with a few others.
    """
    for item in items:
        if not SOAK and item.nodeid.endswith(FOR_SOAK):
            item.add_marker(pytest.mark.skip("make soak checks our larger games"))
        if shared := next((name for name in SHARED if name in item.fixturenames), ""):
            item.add_marker(pytest.mark.xdist_group(shared))
        elif not item.nodeid.startswith(WITH_SERVERS) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
        if (
            config.getoption("loadgroup", False)
            and item.get_closest_marker("xdist_group")
            and RETRIED not in item.nodeid
        ):
            name_group(item)

    def rank(item: Any) -> tuple[int, bool]:
        name = item.nodeid
        place = next((i for i, part in enumerate(LONGEST_FIRST) if part in name), len(LONGEST_FIRST))
        return place, name.startswith(COMPILING) and "solarius" not in name

    items.sort(key=rank)


def name_group(item: Any) -> None:
    """Append the group of a test to its id, where xdist looks for it.

    xdist 3.8 does that itself, but writes to an attribute that pytest 9.2 no longer reads.
    """
    groups = {mark.args[0] for mark in item.iter_markers("xdist_group")}
    item._id = coerce_node_id(f"{item.nodeid}@{'_'.join(sorted(groups))}")


def pytest_collection_finish() -> None:
    """Exclude everything loaded so far from garbage collection: it stays loaded.

    Python then looks for garbage less often, because whole random games, which also stay, would be searched each time.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.fixture
def perihelion_(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[int, str, str]]:
    """Call the command line in this process: exit code, standard output, standard error."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")

    def call(*words: str, typed: str = "") -> tuple[int, str, str]:
        from perihelion.cli import main

        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            main(list(words))
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture(autouse=True)
def repeatable_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `secrets` and the draws of sealed tables the same in every run of a test, so that no test depends on luck.

    `make soak` leaves them to chance, to find what only rare draws show. So do processes that a test starts.
    """
    if not SOAK:
        numbers = random.Random(request.node.nodeid.partition("@")[0])
        monkeypatch.setattr("random._urandom", numbers.randbytes)


@pytest.fixture
def machine_code() -> Iterator[None]:
    """Run all games as machine code; a game that is not compiled yet is compiled first."""
    with force_runtime(COMPILED):
        yield


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL server, started once for all tests of a process. A test that stops it takes `own_postgresql`."""
    yield from run_postgresql()


@pytest.fixture
def own_postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL server for one test, which may stop it."""
    yield from run_postgresql()


def run_postgresql() -> Iterator[Postgresql]:
    """Start a PostgreSQL server and remove it in the end; skip the test if PostgreSQL is not installed."""
    if find_programs() is None:
        pytest.skip(WITHOUT)
    server = Postgresql()
    try:
        yield server.start()
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def where(request: pytest.FixtureRequest, tmp_path: Any) -> Any:
    """A database without rows, once of each kind: a folder, and an address."""
    from perihelion.store.postgresql import read_url
    from tests.server.registries import new_folder

    if request.param == "sqlite":
        return new_folder(tmp_path / "data")
    return read_url(request.getfixturevalue("postgresql").new_store())
