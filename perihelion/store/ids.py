"""New ids of tables and guests."""

from __future__ import annotations

import secrets


def make_id(size: int) -> str:
    """Return an id of this number of random bytes that cannot be guessed.

    It does not begin with a hyphen, because programs such as the example bot in docs/ would take it for an option.
    """
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
