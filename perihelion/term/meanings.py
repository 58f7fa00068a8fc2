"""What moves do, as a list at a terminal says it: whole, in a few words, and equal ones once."""

from __future__ import annotations

from ..core.narration import choice
from ..core.story import ALONE, CONTINUED
from ..core.view import View


def meaning(view: View, action: int) -> str:
    """Return what an action does. A `menu-` message says what is seen on the board but not in a list."""
    family, _ = view.game.actions.family(action)
    return choice(view, action, "menu" if view.words.has(f"menu-{family.name}") else "act")


def brief_meaning(view: View, action: int) -> str:
    """Return what an action does in a few words: its `short-` or `brief-` message, as a sentence of its own."""
    family, _ = view.game.actions.family(action)
    kind = next((kind for kind in ("short", "brief") if view.words.has(f"{kind}-{family.name}")), None)
    whole = meaning(view, action)
    if kind is None:
        return whole
    brief = choice(view, action, kind, **(ALONE if kind == "brief" else {})).removeprefix(CONTINUED)
    return brief[:1].upper() + brief[1:] if brief and len(brief) < len(whole) else whole


def brief_meanings(view: View, actions: list[int]) -> dict[int, str]:
    """Return what actions do in a few words. Those that would sound alike keep their sentences."""
    brief = {action: brief_meaning(view, action) for action in actions}
    said = list(brief.values())
    return {action: text if said.count(text) == 1 else meaning(view, action) for action, text in brief.items()}


def equal_moves(view: View, actions: list[int]) -> list[list[int]]:
    """Return the actions in order; those of a family that say the same together, such as two equal dice."""
    groups: dict[tuple[str, str, str], list[int]] = {}
    for action in actions:
        said = view.game.actions.family(action)[0].name, meaning(view, action), choice(view, action)
        groups.setdefault(said, []).append(action)
    return list(groups.values())


def own_text(view: View, action: int) -> str:
    """Return an action as it may also be typed: with the letters of the language, if the game has such for an axis.

    `colour-letters` has the letters of the axis `colour`, in the order of its labels.
    """
    family, values = view.game.actions.family(action)
    labels = {axis.name: axis.labels[value] for axis, value in zip(family.axes, values, strict=True)}
    for axis, value in zip(family.axes, values, strict=True):
        key = f"{axis.name}-letters"
        if view.words.has(key) and len(letters := view.words(key)) == len(axis.labels):
            labels[axis.name] = letters[value]
    return family.form.format(**labels)
