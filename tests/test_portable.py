"""Other systems: what Windows lacks is taken away, and the tests of processes, locks, stores and tables still pass."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from perihelion import operating_system
from tests.selection import SOAK

ROOT = Path(__file__).parent.parent
WITHOUT_POSIX = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "tests" / "portable"), str(ROOT)])}
CORE = ["tests/test_workers.py", "tests/server/test_bot_worker.py"]
MORE = [
    "tests/bots/test_agents.py",
    "tests/core",
    "tests/table",
    "tests/server",
    "tests/store",
    "tests/web",
    "tests/test_cli.py",
    "perihelion/check",
]

LINUX_ONLY = "not postgresql and not priority and not second_server"
"""These tests are about calls of Linux themselves."""

EVERY_MODULE = """
import importlib, pkgutil, perihelion
left_out = ("perihelion.adapters", "perihelion.train", "perihelion.baselines", "perihelion.template",
            "perihelion.check", "perihelion.store.migrations.env")
for module in pkgutil.walk_packages(perihelion.__path__, "perihelion."):
    if not module.name.startswith(left_out) and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def test_every_module_can_be_imported_without_posix():
    run = subprocess.run([sys.executable, "-c", EVERY_MODULE], env=WITHOUT_POSIX, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_processes_locks_agents_and_stores_work_without_posix():
    chosen = [*CORE, *MORE] if SOAK else CORE
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-k", LINUX_ONLY]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *chosen], env=WITHOUT_POSIX, cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-4000:]


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path):
    with (tmp_path / "lock").open("w") as first:
        assert operating_system.try_lock(first.fileno())
        with (tmp_path / "lock").open("w") as second:
            assert not operating_system.try_lock(second.fileno())
    with (tmp_path / "lock").open("w") as third:
        assert operating_system.try_lock(third.fileno())


def test_windows_keeps_data_and_caches_in_the_local_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert operating_system.user_folder("data") == tmp_path / "perihelion" / "data"
    assert operating_system.user_folder("cache") == tmp_path / "perihelion" / "cache"
