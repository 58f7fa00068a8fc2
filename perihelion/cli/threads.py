"""Thread switching in a server or a worker."""

from __future__ import annotations

import sys

SWITCH_SECONDS = 0.0001
"""How long a thread keeps the interpreter while others wait for it."""


def take_turns_fast() -> None:
    """Switch threads much more often than Python's default of 5 ms.

    A query runs in a thread and waits for the interpreter several times. With 5 ms each wait could last until a drawing
    was done, so database access was slowest under the highest load.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
