"""The log as sentences for one viewer: what each seat did, what chance brought, what followed.

It reads a view, so it cannot reveal what the viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .log import only_seat

if TYPE_CHECKING:
    from ..words import Value, Words
    from .game import Game
    from .log import Entry
    from .view import View


def narrate(view: View, first: int = 0) -> list[str]:
    """Return the sentences of the view's log from entry `first` on, events included."""
    return [line for i in range(first, len(view.log)) for line in narrate_entry(view, i)]


def narrate_entry(view: View, i: int) -> list[str]:
    """Return the sentences of one entry of the view's log, events included."""
    entry = view.log[i]
    told = [_chance(view, i) if entry.actor < 0 else narrate_decision(view.game, view.words, entry)]
    told += [view.words.event(event.key, event.values) for event in entry.events or ()]
    return [line for line in told if line]


def choice(view: View, action: int, kind: str = "act", **more: Value) -> str:
    """Return a sentence that says what an action will do; `kind` begins the name of the message."""
    family, axes = view.game.actions.family(action)
    values = {**view.game.choice_values(view.state, family.name, axes), **more}
    return view.words.action(kind, view.game.actions, action, player=view.seat, **values)


def prompt(view: View) -> str:
    """Return a sentence that says what the seat to act has to do now."""
    phase = view.game.rules.phases[view.state.phase]
    return view.words.prompt(phase, player=view.actor, **view.game.prompt_values(view.state))


def narrate_decision(game: Game, words: Words, entry: Entry) -> str:
    """Return the sentence of a decision, without the events that followed."""
    if entry.number < 0:
        return words("log-unseen", player=entry.actor)
    return words.action("log", game.actions, entry.number, player=entry.actor, **(entry.values or {}))


def outcome_names(game: Game, kind: str, words: Words) -> dict[str, str]:
    """Return the names of all outcomes of a kind, by their texts."""
    space = next(space for space in game.outcomes.values() if space.families[0].name == kind)
    family = space.families[0]
    names = {}
    for member, text in enumerate(space.texts):
        parts = []
        for axis, index in zip(family.axes, family.split(member), strict=True):
            key = f"{axis.name}-{index}"
            parts.append(words(key) if words.has(key) else str(axis.labels[index]))
        names[text] = " ".join(parts)
    return names


def _chance(view: View, i: int) -> str:
    entry, game = view.log[i], view.game
    phase = str(game.rules.phases[entry.phase])
    unseen, space = entry.number < 0, game.outcomes[entry.phase]
    number, acting = -1 if unseen else space.ids[entry.text], _next_to_act(view, i)
    return view.words.outcome(phase, space, number, unseen, player=_whose(view, i), known=int(acting >= 0))


def _whose(view: View, i: int) -> int:
    """Return the seat an outcome is for: the only seat that sees it, else the next to act, else the last that acted."""
    seat = only_seat(view.log[i].seen)
    if seat is not None:
        return seat
    earlier = [entry.actor for entry in view.log[:i] if entry.actor >= 0]
    return next((seat for seat in (_next_to_act(view, i), *earlier[-1:]) if seat >= 0), 0)


def _next_to_act(view: View, i: int) -> int:
    """Return the seat that acts next after an entry; below 0 if that is not known yet."""
    return next((entry.actor for entry in view.log[i + 1 :] if entry.actor >= 0), view.actor)
