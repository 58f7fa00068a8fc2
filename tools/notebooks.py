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


def run_notebook(file: Path, folder: Path, parameters: str = "") -> NotebookNode:
    """Return a notebook with the results of all its cells, run in a folder, with other parameters if there are some."""
    notebook = nbformat.read(file, as_version=4)
    for cell in notebook.cells:
        if parameters and "parameters" in cell.metadata.get("tags", []):
            cell.source = parameters
    places = {"metadata": {"path": str(folder)}}
    NotebookClient(notebook, timeout=SECONDS, record_timing=False, resources=places, coalesce_streams=True).execute()
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            output.get("metadata", {}).clear()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
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
