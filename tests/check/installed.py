"""A game's package as if it were installed: no pip, only what pip would leave behind."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def install(project: Path) -> dict[str, str]:
    """Write the metadata of a project beside its package; return an environment in which Python finds both."""
    read = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = project / f"{read['name'].replace('-', '_')}-{read['version']}.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {read['name']}\nVersion: {read['version']}\n")
    lines = [f"{key} = {value}" for key, value in read["entry-points"]["perihelion.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[perihelion.games]", *lines]) + "\n")
    path = os.pathsep.join([str(ROOT), str(project), os.environ.get("PYTHONPATH", "")])
    return {
        **os.environ,
        "PYTHONPATH": path,
        "XDG_DATA_HOME": str(project / "data"),
        "LANG": "C.UTF-8",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # those of our tests take longer to load than a small game to check
    }


def run(arguments: list[str], folder: Path, environment: dict[str, str], said: str = "") -> str:
    """Run a Python module in a folder; return what it printed. Another exit status than 0 is a failure."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, env=environment, capture_output=True, text=True, input=said
    )
    assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
    return done.stdout
