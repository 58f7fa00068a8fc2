"""Installs a game's package: by what pip would leave behind, or by pip itself into an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PLAIN = {
    "LANG": "C.UTF-8",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # those of our tests take longer to load than a small game to check
}


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
        **PLAIN,
    }


def install_with_pip(project: Path, folder: Path) -> dict[str, str]:
    """Make an environment with everything that is installed here, and run `pip install -e` in it, without a network."""
    venv.create(folder)  # pip comes with everything else that is installed here
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    packages = next(folder.glob("**/site-packages"))
    (packages / "outer.pth").write_text(f"import site; site.addsitedir({sysconfig.get_paths()['purelib']!r})\n")
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "-e", project.name]
    environment = {**os.environ, "PYTHON": str(python), "PYTHONPATH": str(ROOT)}
    run(pip, project.parent, environment)
    return {**environment, **PLAIN, "XDG_DATA_HOME": str(folder / "data")}


def run(arguments: list[str], folder: Path, environment: dict[str, str], said: str = "") -> str:
    """Run a Python module in a folder, by PYTHON of the environment; return what it printed. It must end with 0."""
    command = [environment.get("PYTHON", sys.executable), "-m", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, input=said)
    assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
    return done.stdout
