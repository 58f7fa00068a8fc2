"""WebAssembly in Pyodide: the same random games, decisions, hints and reports as on the processor, bit by bit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import browser_work, pyodide
from perihelion.core.registry import game
from perihelion.engine import runtimes
from perihelion.engine.jit import COMPILED
from perihelion.engine.warmup import smallest_options
from perihelion.thinking.browser_files import write_files
from tests.engine.stranger import run
from tests.selection import SOAK

pytestmark = pytest.mark.skipif(bool(pyodide.why_not()), reason=pyodide.why_not())

GAMES = ["leduc", "tender", "solari", "solaris", "solarius", "solenia"] if SOAK else ["leduc"]
RANDOM_GAMES = 1000
DECISIONS = {"moon": 100, "greedy": 100, "mars": 50, "sun": 50} if SOAK else {"moon": 20, "greedy": 20, "sun": 6}
"""How many decisions of each bot are compared."""


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("modules")
    for key in GAMES:
        write_files(game(key), folder)
    return folder


@pytest.fixture(autouse=True)
def machine_code() -> Iterator[None]:
    with runtimes.force_runtime(COMPILED):
        yield


def calls_of(key: str) -> str:
    """Return the calls of a game that are compared, as a text."""
    options = smallest_options(game(key))
    return json.dumps(
        [
            ["digest_of_random_games", key, options, RANDOM_GAMES],
            *(["decisions", key, options, level, n] for level, n in DECISIONS.items()),
            ["hints", key, options, 1, 60],
            ["report", key, options, 1, 20, 12],
        ]
    )


def carrying_out(calls: str) -> str:
    """Return the script that carries out calls in Pyodide."""
    return f"from benchmarks.browser_work import carry_out\nresult = carry_out({calls!r})"


ASKS_FOR_FILES = """
import os, shutil
import perihelion
from perihelion.thinking.calls import answer_call, read_answer, write_call
from perihelion.thinking.needed_files import missing_files
from perihelion.thinking.packed_view import pack_view

kept, os.environ["PERIHELION_WASM"] = "/modules", "/asked"
os.mkdir("/asked")
position = perihelion.new("leduc").play("Q1", "J1")
payload = write_call("sun", "", 1, pack_view(position.view(0)))
asked = []
while missing := missing_files("choose_action", payload):
    asked += missing
    for name in missing:
        shutil.copy(f"{kept}/{name}", "/asked")
action = read_answer(answer_call("choose_action", payload))
from perihelion.engine import runtimes
result = asked, action in position.legal_ids, runtimes.is_compiled(position.game)
"""
READS_DAMAGED_FILES = """
import os, pathlib
from perihelion.core.registry import game
from perihelion.engine import runtimes
from perihelion.errors import PerihelionError

whole = pathlib.Path("/modules/leduc.wasm").read_bytes()
os.environ["PERIHELION_WASM"] = "/damaged"
os.mkdir("/damaged")
head = b'{"game": "'
begin = whole.index(head) + len(head)
other = whole[:begin] + b"0" * 16 + whole[begin + 16 :]
result = []
for data in (b"", whole[:100], whole[:-100], other):
    pathlib.Path("/damaged/leduc.wasm").write_bytes(data)
    try:
        runtimes.best(game("leduc"))
    except PerihelionError as error:
        result.append(str(error))
pathlib.Path("/damaged/leduc.wasm").write_bytes(whole)
result.append(runtimes.best(game("leduc")).mode)
"""
ONE_AFTER_THE_OTHER = """
import sys, traceback
results = []
for script in {scripts!r}:
    for name in [name for name in sys.modules if name.partition(".")[0] in ("perihelion", "benchmarks")]:
        del sys.modules[name]
    names = {{}}
    try:
        exec(script, names)
        results.append(names["result"])
    except Exception:
        results.append(traceback.format_exc())
result = results
"""
"""Each script imports Perihelion again and finds nothing of the previous one; if it fails, its error is its result."""


@pytest.fixture(scope="module")
def found(modules: Path) -> dict[str, Any]:
    """The results of all scripts in Pyodide, by name. One Pyodide runs them: starting it takes longer than they do."""
    scripts = {key: carrying_out(calls_of(key)) for key in GAMES}
    scripts |= {"asks for files": ASKS_FOR_FILES, "reads damaged files": READS_DAMAGED_FILES}
    code = ONE_AFTER_THE_OTHER.format(scripts=list(scripts.values()))
    return dict(zip(scripts, pyodide.run(code, modules), strict=True))


@pytest.mark.parametrize("key", GAMES)
def test_random_games_bots_hints_and_reports_are_equal(found: dict[str, Any], key: str) -> None:
    ours = json.loads(json.dumps(browser_work.carry_out(calls_of(key))))
    assert len(set(ours[0])) > 1
    assert found[key] == ours


def test_a_worker_thinks_by_name_once_it_has_the_files_it_asks_for(found: dict[str, Any]) -> None:
    assert found["asks for files"] == [["leduc.wasm", "leduc.json"], True, True]


def test_a_file_that_does_not_fit_gets_a_sentence(found: dict[str, Any]) -> None:
    damaged = "the file leduc.wasm is damaged; load it again"
    other = "the file leduc.wasm belongs to another version of leduc; load it again"
    assert found["reads damaged files"] == [damaged, damaged, damaged, other, "wasm"]


@pytest.mark.skipif(not SOAK, reason="compiling another game takes a minute: make soak")
def test_the_game_of_another_author_has_a_module_too(stranger: Path, tmp_path: Path) -> None:
    write = "from pathlib import Path; from perihelion.core.registry import game; "
    write += "from perihelion.thinking.browser_files import write_files; "
    write += f"write_files(game('stranger'), Path({str(tmp_path / 'modules')!r}))"
    run(stranger, write)
    calls = [["digest_of_random_games", "stranger", {}, RANDOM_GAMES]]
    [theirs] = pyodide.run(carrying_out(json.dumps(calls)), tmp_path / "modules", stranger.parent)
    assert theirs == browser_work.digest_of_random_games("leduc", {}, RANDOM_GAMES)
