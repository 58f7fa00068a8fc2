"""The latest lines of the analysis board, in a server whose computations run in threads."""

from __future__ import annotations

import threading

from ...wire.study import analysis
from ...wire.study.analysis import Known


class Lines(analysis.Lines):
    """The latest lines, by their start."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()

    def _find(self, key: str) -> Known | None:
        with self._lock:
            return super()._find(key)

    def _keep(self, key: str, known: Known) -> None:
        with self._lock:
            super()._keep(key, known)
