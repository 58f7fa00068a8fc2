"""Pause points: where a search lets others go first.

A search calls `pause_point` between two pieces of its work, every few hundredths of a second. That does nothing unless
somebody has set what happens there: a worker pauses one search so that another one can begin (`play.sliced_calls`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_here = threading.local()


def pause_point() -> None:
    """Do what was set for the searches of this thread."""
    pause: Callable[[], None] | None = getattr(_here, "pause", None)
    if pause is not None:
        pause()


@contextmanager
def pausing(pause: Callable[[], None]) -> Iterator[None]:
    """Call a function at every pause point of this thread, inside the block."""
    _here.pause = pause
    try:
        yield
    finally:
        _here.pause = None
