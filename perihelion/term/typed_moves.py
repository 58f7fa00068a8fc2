"""What a person means by a typed line: a number of the list, a whole move, or a part that only one move has."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

SEPARATORS = re.compile(r"[\s:.=-]+")
"""What separates the parts of a move: `at c2` has the parts `at` and `c2`."""


def split_line(line: str, texts: Mapping[str, int]) -> list[str]:
    """Return the moves in a line, separated by commas, or by spaces if unambiguous."""
    known = {text.lower() for text in texts}
    moves: list[str] = []
    for part in filter(None, (part.strip() for part in line.split(","))):
        words = part.split()
        if part.lower() not in known and len(words) > 1 and all(word.lower() in known for word in words):
            moves += words
        else:
            moves.append(part)
    return moves


def read_move(typed: str, texts: Mapping[str, int], legal: Sequence[str]) -> str:
    """Return the move that is meant, or the text as it is if none or several could be meant. Case does not matter.

    A whole move comes first, also an illegal one, so that its refusal can be explained. A number means that line of the
    list of legal moves. Anything else means the only legal move with this part.
    """
    if typed in texts:
        return typed
    small = {text.lower(): text for text in reversed(list(texts))}
    if typed.lower() in small:
        return small[typed.lower()]
    if typed.isdecimal() and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    meant = possible_moves(typed, legal)
    return meant[0] if len(meant) == 1 else typed


def possible_moves(typed: str, legal: Sequence[str]) -> list[str]:
    """Return the legal moves with these parts in this order; only if there are none, those with such beginnings."""
    wanted = SEPARATORS.split(typed.lower())
    whole = [text for text in legal if _has_parts(text, wanted, whole=True)]
    return whole or [text for text in legal if _has_parts(text, wanted, whole=False)]


def _has_parts(text: str, wanted: Sequence[str], *, whole: bool) -> bool:
    """Return True if the parts of a move contain the wanted ones in this order."""
    parts = iter(SEPARATORS.split(text.lower()))
    return all(any(part == want if whole else part.startswith(want) for part in parts) for want in wanted)
