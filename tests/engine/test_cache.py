"""Machine code never outlives its rules, and nothing waits for it."""

import shutil
import sys
from pathlib import Path

import pytest

from perihelion.core.registry import game
from perihelion.engine import background
from perihelion.engine.background import can_be_read, ready_file, wait_until_ready
from perihelion.engine.cache import folder_of
from perihelion.engine.jit import COMPILED
from perihelion.engine.loading import load_around

from .stranger import edit, run

FINGERPRINT = """
import perihelion
from perihelion.engine import cache
print(cache.fingerprint(perihelion.games()["stranger"], "compiled"))
"""
SCORE_AFTER_A_RAISE = """
import perihelion
from perihelion.engine import cache
p = perihelion.new("stranger").play("K1", "Q1", "raise", "fold")
print(cache.fingerprint(p.game, "compiled"), p.scores.points[0], p.state["paid"][0])
"""


def test_an_edited_rule_takes_effect_and_an_edited_word_costs_nothing(stranger):
    first, _, paid = run(stranger, SCORE_AFTER_A_RAISE)
    assert paid == "3"
    edit(stranger / "words.en.ftl", "game =", "# a remark\ngame =")
    assert run(stranger, FINGERPRINT) == [first]
    (stranger / "lessons").mkdir()
    (stranger / "lessons" / "__init__.py").write_text("LESSONS = ()\n")
    assert run(stranger, FINGERPRINT) == [first], "a lesson is not a rule"
    edit(stranger / "rules.py", "+ 2 + 2 * s.round", "+ 4 + 2 * s.round")
    second, _, paid = run(stranger, SCORE_AFTER_A_RAISE)
    assert second != first
    assert paid == "5", "the cache ran the old rule"


def almost_ready(folder: Path) -> Path:
    """Return a cache with all machine code of the test game, but without the file that marks it as complete.

    The child process that compiles loads what it finds, so it is ready in seconds.
    """
    leduc = game("leduc")
    wait_until_ready(leduc)
    shutil.copytree(folder_of(leduc, COMPILED), folder / folder_of(leduc, COMPILED).name)
    (folder / folder_of(leduc, COMPILED).name / ready_file(leduc).name).unlink()
    return folder


def test_machine_code_that_cannot_be_read_is_noticed(tmp_path, monkeypatch):
    leduc, folder = game("leduc"), tmp_path / "leduc"
    monkeypatch.setattr(background, "ready_file", lambda game: folder / "ready")
    assert not can_be_read(leduc), "there is no folder"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "ready").touch()
    (folder / "__pycache__" / "loop.nbi").write_text("code")
    assert can_be_read(leduc)
    (folder / "__pycache__" / "loop.1.nbc").symlink_to("/nowhere")  # not even root can read this one
    assert not can_be_read(leduc)


def test_a_position_begins_interpreted_and_switches_over_when_the_machine_code_is_ready(stranger, tmp_path):
    script = """
import time
import perihelion
from perihelion.engine.runtimes import Compiled, Interpreted
begin = time.time()
p = perihelion.new("leduc").play("K1")
assert isinstance(p._runtime, Interpreted)
p.play("Q1", "raise")
while not isinstance(p._best(), Compiled) and time.time() - begin < 200:
    time.sleep(0.2)
assert isinstance(p._runtime, Compiled)
p.play("call", "J1")
p.undo().undo().undo().undo()
print(p.legal, p.outcomes, [e.text for e in p.log])
"""
    out = run(stranger, script, runtime="", PERIHELION_CACHE=str(almost_ready(tmp_path / "cache")))
    assert out[-1] == "['K1']"


def test_an_edited_file_beside_loops_takes_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The search keeps its constants in a separate file, which is compiled into its machine code."""
    monkeypatch.setenv("PERIHELION_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "perihelion_loops_leduc_compiled", raising=False)
    loops, beside = tmp_path / "counting_loops.py", tmp_path / "counting_steps.py"
    loops.write_text(
        "from counting_steps import STEP\n"
        "from perihelion.engine.jit import loop\n"
        "from perihelion.engine.loops import actor\n\n\n"
        "@loop\ndef step():\n    return STEP\n"
    )
    for step in (1, 22):
        beside.write_text(f"STEP = {step}\n")
        assert load_around(game("leduc"), COMPILED, str(loops)).step() == step
        del sys.modules["counting_steps"]
