"""The parts of snapshots and updates that depend on a drawn view alone. A server adds them, or the viewer's device."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, TypeVar

from ...draw.scene import Groups
from ..schemas.live import Made
from ..schemas.snapshot import StepView
from .frames import DrawnView, changed_order

DRAWN_FIELDS = ("outline", "prompt", "choices", "happened")
"""The changing fields that `add_drawn_fields` adds."""

Fields = TypeVar("Fields", bound=Mapping[str, Any])


def add_drawn_fields(drawn: DrawnView, fields: Fields, makes: Collection[Made]) -> Fields:
    """Return the changing fields of a table with those that the drawn view gives.

    Without a drawing every viewer gets the outline.
    """
    own: dict[str, object] = {"happened": drawn.happened}
    if "outline" in makes or drawn.scene is None:
        own["outline"] = drawn.outline
    if "prompt" in makes:
        own["prompt"] = drawn.prompt
    if "choices" in makes:
        own["choices"] = drawn.choices
    return {**fields, **own}  # type: ignore[return-value]  # the same fields


def find_drawing_changes(now: DrawnView, before: Groups) -> dict[str, Any]:
    """Return `groups` and `order` of an update, as far as they changed."""
    changes: dict[str, Any] = {}
    if groups := now.groups.find_changed(before):
        changes["groups"] = groups
    if order := changed_order(before, now.groups):
        changes["order"] = order
    return changes


def add_step_groups(
    steps: Sequence[StepView],
    drawn: Sequence[DrawnView],
    now: DrawnView,
    last: Mapping[str, str | None],
    before: Groups,
) -> list[StepView]:
    """Return steps, each with the groups that differ from the step before.

    `last` has the groups of the whole update. A group that is already as in `last` is written as true.
    """
    made: list[StepView] = []
    alone = bool(last) and len(drawn) == 1 and drawn[0] is now
    for step, frame in zip(steps, drawn, strict=True):
        changed = last if alone else frame.groups.find_changed(before)
        groups: Mapping[str, str | Literal[True] | None] = {
            key: True if svg is not None and svg == last.get(key) else svg for key, svg in changed.items()
        }
        made.append({**step, "groups": groups})
        before = frame.groups
    return made
