"""Pause points, at which a search lets others go first.

A search calls `pause_point` between two pieces of its work, every few hundredths of a second. By default that does
nothing. A worker installs a function that pauses one search so that another can begin (`server.sliced_calls`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_here = threading.local()


def pause_point() -> None:
    """Call the function installed for this thread, if any."""
    pause: Callable[[], None] | None = getattr(_here, "pause", None)
    if pause is not None:
        pause()


@contextmanager
def pausing(pause: Callable[[], None]) -> Iterator[None]:
    """Inside the block, call a function at every pause point of this thread."""
    _here.pause = pause
    try:
        yield
    finally:
        _here.pause = None
