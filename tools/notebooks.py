"""Run the notebooks of the documentation and store their results in them: `python -m tools.notebooks [NAME ...]`.

A notebook runs from its file alone, in an empty folder. Nothing of the machine is stored: no times, no paths. Its cell
with the tag "parameters" holds the numbers that the tests replace by small ones.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

NOTEBOOKS = Path(__file__).parent.parent / "docs" / "notebooks"
SECONDS = 4 * 3600
"""The longest time of one cell."""
FORGET = """for _ in [name for name in globals() if name[0] != "_" and name not in get_ipython().user_ns_hidden]:
    del globals()[_]
%cd -q """
"""The beginning of a cell between two notebooks: it forgets all names of the first one and enters a folder."""


def run_notebook(file: Path, folder: Path) -> NotebookNode:
    """Return a notebook with the results of all its cells, run in an empty folder."""
    return run_notebooks({file: ""}, folder)[0]


def run_notebooks(files: dict[Path, str], folder: Path) -> list[NotebookNode]:
    """Return notebooks with the results of all their cells, each run with its other parameters if it has some.

    One process runs them, which imports everything once. Each begins without names, in a folder of its own.
    """
    notebooks = [read_notebook(file, parameters) for file, parameters in files.items()]
    whole = nbformat.v4.new_notebook(metadata=notebooks[0].metadata)
    places = [folder / file.stem for file in files]
    for place, notebook in zip(places, notebooks, strict=True):
        place.mkdir()
        begin = [nbformat.v4.new_code_cell(f"{FORGET}{place}")] if whole.cells else []
        whole.cells += [*begin, *notebook.cells]
    started = {"metadata": {"path": str(places[0])}}
    NotebookClient(whole, timeout=SECONDS, record_timing=False, resources=started, coalesce_streams=True).execute()
    for notebook in notebooks:
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                output.get("metadata", {}).clear()
        notebook.metadata = {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        }
    return notebooks


def read_notebook(file: Path, parameters: str) -> NotebookNode:
    """Read a notebook, and replace its parameters if others are given."""
    notebook = nbformat.read(file, as_version=4)
    for cell in notebook.cells:
        if parameters and "parameters" in cell.metadata.get("tags", []):
            cell.source = parameters
    return notebook


def main(names: list[str]) -> None:
    """Run some notebooks, or all of them, and write them back."""
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        if not names or file.stem in names:
            with tempfile.TemporaryDirectory() as folder:
                notebook = run_notebook(file, Path(folder))
            nbformat.write(notebook, file)
            print(f"{file.name}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
