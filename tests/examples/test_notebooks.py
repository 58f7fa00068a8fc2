"""The notebooks of the documentation run from their files alone, with small numbers; `make soak` runs them in full."""

import json
import re
from pathlib import Path

import pytest

from tests.selection import SOAK

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"
SMALL = {
    "batch": "GAMES = 20",
    "bot": "GAMES = 2",
    "dataset": "GAMES = 4",
    "game": "GAMES = 4",
    "train": "MINUTES, GAMES = 0.01, 2",
}
"""By notebook: its cell of parameters in `make test`."""
LARGEST = 400_000
"""Bytes of a file: a board drawn once, no more."""
OF_A_MACHINE = re.compile(r"/(home|root|Users|tmp|work|opt|var)/|[A-Z]:\\\\|site-packages")


def test_every_notebook_is_tried():
    assert sorted(SMALL) == sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_runs(machine_code, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("nbclient")
    from tools.notebooks import run_notebook

    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = run_notebook(NOTEBOOKS / f"{name}.ipynb", tmp_path, "" if SOAK else SMALL[name])
    stored = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    kinds = [[output["output_type"] for output in cell.get("outputs", [])] for cell in notebook.cells]
    assert kinds == [[output["output_type"] for output in cell.get("outputs", [])] for cell in stored["cells"]]


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
