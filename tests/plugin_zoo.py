"""Packages of other authors, each broken in its own way, as pip would leave them behind."""

from __future__ import annotations

import shutil
from pathlib import Path

from perihelion.test_games import leduc

SAMPLE = Path(leduc.__file__).parent

HEAD = "from perihelion.rules import Game\n"
GAME = "GAME = Game(key={key!r}, package=__name__, prefix='ZOO', version=1, options=())\n"

LOADED: dict[str, str] = {
    "zoo_exits": "import sys\nsys.exit('no licence')\n",
    "zoo_raises": "raise RuntimeError('no network')\n",
    "zoo_loops": "while True:\n    pass\n",
    "zoo_nothing": "GAME = 42\n",
    "zoo_renamed": HEAD + GAME.format(key="another"),
    "zoo_rules": HEAD + GAME.format(key="zoo_rules"),
}
"""Packages that cannot be loaded, and their __init__.py."""

SAID: dict[str, str] = {
    "zoo_absent": "ModuleNotFoundError: No module named 'zoo_absent'",
    "zoo_exits": "it ends the program when it is imported",
    "zoo_raises": "RuntimeError: no network",
    "zoo_loops": "RuleTooSlow: `zoo_loops` had not ended after",
    "zoo_nothing": "its entry point is no Game, but 42",
    "zoo_renamed": "its key is 'another', but its entry point is called 'zoo_renamed'; both must be equal",
    "zoo_rules": "it breaks the contract: zoo_rules.rules has no RULES = Rules(...); perihelion check lists everything",
    "zoo_twins": "several packages have a game of this name: zoo_one (zoo_one), zoo_two (zoo_two); uninstall all",
    "solari": "a game of Perihelion has this name, so the game of zoo_solari (zoo_solari) is left out",
}
"""What is said about each game that cannot be used."""

ENDLESS = {
    "zoo_endless": ("rules.py", "def do_raise(s: State) -> None:\n", "    while True:\n        s.raises = 0\n"),
    "zoo_unseen": ("board.py", "def draw(view: View) -> Scene:\n", "    while True:\n        view.seat\n"),
    "zoo_late": ("board.py", "def draw(view: View) -> Scene:\n", "    while view.state.raises:\n        view.seat\n"),
}
"""Packages that can be loaded, but do not end a move or a drawing: the file, the function, and what it begins with."""


def install(folder: Path) -> None:
    """Write all packages and their metadata into a folder, which has to come first on the path."""
    for key, text in LOADED.items():
        _register(folder, key, key)
        _write(folder / key / "__init__.py", text)
    _write(folder / "zoo_rules" / "rules.py", "RULES = None\n")
    _register(folder, "zoo_absent", "zoo_absent")
    for twin in ("zoo_one", "zoo_two"):
        _register(folder, twin, "zoo_twins")
    _register(folder, "zoo_solari", "solari")
    for key, (file, function, beginning) in ENDLESS.items():
        _register(folder, key, key)
        shutil.copytree(SAMPLE, folder / key, ignore=shutil.ignore_patterns("__pycache__"))
        _write(folder / key / "__init__.py", HEAD + GAME.format(key=key))
        text = (folder / key / file).read_text(encoding="utf-8")
        assert function in text
        _write(folder / key / file, text.replace(function, function + beginning))


def _register(folder: Path, package: str, name: str) -> None:
    info = folder / f"{package}-1.dist-info"
    _write(info / "METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    _write(info / "entry_points.txt", f"[perihelion.games]\n{name} = {package}:GAME\n")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
