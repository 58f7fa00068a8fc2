"""The tools behind `make test`: all parts run, retries are counted, and a run is summed up in one row."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.steadiness import Run, read_output

ROOT = Path(__file__).parents[1]
FAILS_ONCE = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("name", {names})
def test_fails_once(name):
    seen = Path(name)
    known = seen.exists()
    seen.touch()
    assert known
"""


def run_tool(name, folder, *arguments):
    """Run a tool in a folder; return its exit status and its output."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "-p no:schemathesis -p no:xdist"}
    env.pop("MAKE", None)
    command = [sys.executable, "-m", f"tools.{name}", *arguments]
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def test_a_part_that_fails_does_not_hide_the_following_ones(tmp_path):
    (tmp_path / "Makefile").write_text("one three:\n\t@echo this is $@\ntwo:\n\t@false\n")
    status, said = run_tool("run_parts", tmp_path, "one", "two", "three")
    assert status == 1
    assert "this is one" in said
    assert "this is three" in said
    assert said.splitlines()[-1] == "make test failed: two"
    assert read_output(said)[0] == {"one": "ok", "two": "FAILED", "three": "ok"}
    assert run_tool("run_parts", tmp_path, "one", "three")[0] == 0


@pytest.mark.parametrize(("names", "expected"), [([], 0), (["a", "b"], 0), (["a", "b", "c"], 1)])
def test_up_to_two_tests_are_tried_again(tmp_path, names, expected):
    (tmp_path / "test_it.py").write_text(FAILS_ONCE.format(names=names) + "\ndef test_passes():\n    pass\n")
    status, said = run_tool("retry", tmp_path, "-q", "test_it.py")
    assert status == expected, said
    if not expected:
        assert f"retries {len(names)}\n" in said
        assert said.count("tried again: ") == len(names)
        assert read_output(said)[3] == len(names)


def test_a_test_that_fails_again_fails_the_run(tmp_path):
    (tmp_path / "test_it.py").write_text("def test_fails():\n    assert False\n")
    status, said = run_tool("retry", tmp_path, "-q", "test_it.py")
    assert (status, "retries 1\n" in said) == (1, True), said


def test_a_row_of_the_steadiness_table():
    said = (
        "12 passed, 1 failed in 9.81s\n"
        "===== 3 failed, 20 passed, 1 skipped, 2 errors in 90.12s (0:01:30) =====\nretries 1\n\n"
        "part core       ok         10 s\npart browser    FAILED     90 s\n"
    )
    run = Run(3, 4, 101.4, 2, *read_output(said))
    assert run.row() == "| 3 | 4 | 101 | failed | 2 run, browser failed | 32 | 6 | 1 |"
