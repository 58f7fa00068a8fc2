"""Waits for something that takes long, and shows for how long. Ctrl-C ends the waiting; what is typed is dropped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

from .reader import Reader
from .screen import Screen

Found = TypeVar("Found")


def wait_for(find: Callable[[], Found], tell: Callable[[int], str], reader: Reader, screen: Screen) -> Found | None:
    """Return what `find` returns, or None after Ctrl-C. `tell` says what is shown after some seconds."""
    found: Future[Found] = Future()

    def work() -> None:
        try:
            found.set_result(find())
        except BaseException as error:
            found.set_exception(error)

    threading.Thread(target=work, name="hint", daemon=True).start()
    begun = time.monotonic()
    with screen.waiting(tell(0)) as show:

        def is_done(seconds: float) -> bool:
            show(tell(int(time.monotonic() - begun)))
            return bool(wait([found], seconds).done)

        return found.result() if reader.wait(is_done) else None
