"""The notebooks of the documentation run from their files alone, with small numbers; `make soak` runs them in full."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.selection import SOAK

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"
SMALL = {
    "batch": "GAMES = 20",
    "bot": "GAMES = 2",
    "dataset": "GAMES = 4",
    "game": "GAMES = 4",
    "lab": "GAMES = 2",
    "train": "MINUTES, GAMES = 0.01, 2",
}
"""By notebook: its cell of parameters in `make test`."""
ALONE = ["game", "lab"]
"""The notebooks that need a process of their own: they install a game, and select a runtime."""
TOGETHER = [[name] for name in SMALL] if SOAK else [sorted({*SMALL} - {*ALONE}), *([name] for name in ALONE)]
"""The notebooks that one process runs, each without the names of the previous ones."""
LARGEST = 400_000
"""Bytes of a file: a board drawn once, no more."""
OF_A_MACHINE = re.compile(r"/(home|root|Users|tmp|work|opt|var)/|[A-Z]:\\\\|site-packages")


def test_every_notebook_is_tried():
    assert sorted(SMALL) == sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))
    assert sorted(SMALL) == sorted(name for names in TOGETHER for name in names)


@pytest.mark.parametrize("names", TOGETHER, ids=" ".join)
def test_notebooks_run(machine_code, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("nbclient")
    from tools.notebooks import run_notebooks

    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    files = {NOTEBOOKS / f"{name}.ipynb": "" if SOAK else SMALL[name] for name in names}
    for file, notebook in zip(files, run_notebooks(files, tmp_path), strict=True):
        stored = json.loads(file.read_text(encoding="utf-8"))
        assert kinds_of_output(notebook.cells) == kinds_of_output(stored["cells"]), file.name


def kinds_of_output(cells: list[Any]) -> list[list[str]]:
    """Return the kinds of output of each cell."""
    return [[output["output_type"] for output in cell.get("outputs", [])] for cell in cells]


@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_is_small_and_names_no_machine(name: str):
    text = (NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8")
    assert len(text) < LARGEST
    assert not OF_A_MACHINE.findall(text)
    cells = json.loads(text)["cells"]
    assert any("parameters" in cell["metadata"].get("tags", []) for cell in cells)
    for cell in cells:
        pictures = [output for output in cell.get("outputs", []) if "image/svg+xml" in output.get("data", {})]
        assert not pictures or cell["metadata"].get("alt"), "a picture needs words for those who do not see it"
