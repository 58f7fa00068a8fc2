"""The cells of Solari's board that scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from perihelion.core.view import View


def scored(view: View) -> list[str]:
    """Return the cells of the rows, sequences and alignments that the last entry paid."""
    named = [str(event.values["cells"]) for event in view.log[-1].events or () if "cells" in event.values]
    return list(dict.fromkeys(f"c{cell}" for cells in named for cell in cells.split()))
