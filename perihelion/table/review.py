"""Looking at a finished game together: one guest leads, and all see the same position, lines and arrows.

The functions return the review after a change, or raise Forbidden. They store nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from ..json_types import JsonObject
from .errors import Conflict, Forbidden

MOST_SUGGESTIONS = 12
"""Limit of open suggestions; older ones are dropped."""


@dataclass(frozen=True, slots=True)
class Review:
    """A review as of now."""

    id: str
    table: str
    leader: str
    """The guest who leads."""
    number: int
    """It grows with each change."""
    view: JsonObject
    """What everybody sees."""
    suggestions: tuple[JsonObject, ...] = ()
    """What others suggest, each with its `number` and `guest`."""


def show(review: Review, guest: str, view: JsonObject) -> Review:
    """The leader shows something else."""
    _check_leader(review, guest)
    return _changed(review, view=view)


def suggest(review: Review, guest: str, suggestion: JsonObject) -> Review:
    """A guest suggests moves and marks; the leader decides whether to show them."""
    added = {**suggestion, "number": review.number + 1, "guest": guest}
    return _changed(review, suggestions=(*review.suggestions, added)[-MOST_SUGGESTIONS:])


def dismiss(review: Review, guest: str, number: int) -> Review:
    """The leader, or the author, removes a suggestion."""
    if any(each["number"] == number and each["guest"] != guest for each in review.suggestions):
        _check_leader(review, guest)
    return _changed(review, suggestions=tuple(each for each in review.suggestions if each["number"] != number))


def hand_over(review: Review, guest: str, to: str, present: Collection[str]) -> Review:
    """The leader lets another guest lead who is here."""
    _check_leader(review, guest)
    if to not in present:
        raise Conflict("absent")
    return _changed(review, leader=to)


def take_lead(review: Review, guest: str, present: Collection[str]) -> Review:
    """A guest leads from now on, because the leader has left."""
    if review.leader in present:
        _check_leader(review, guest)
    return _changed(review, leader=guest)


def _check_leader(review: Review, guest: str) -> None:
    if guest != review.leader:
        raise Forbidden("not-leader")


def _changed(review: Review, **values: object) -> Review:
    return replace(review, number=review.number + 1, **values)  # type: ignore[arg-type]
