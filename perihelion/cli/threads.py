"""How the threads of a server or a worker share the interpreter."""

from __future__ import annotations

import sys

SWITCH_SECONDS = 0.0001
"""For how long a thread goes on while others wait for the interpreter."""


def take_turns_fast() -> None:
    """Let threads take turns much more often than Python's 5 ms.

    A query runs in a thread and waits for the interpreter several times. With 5 ms it waited as often until a drawing
    was done, so whatever asks the database took longest when there was most to do.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
