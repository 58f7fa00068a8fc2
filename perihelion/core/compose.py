"""Positions composed by hand: a set-up with some fields of the record changed."""

from __future__ import annotations

from collections.abc import Mapping

from .game import Game
from .notation import set_field, write_position
from .position import Position


def compose_position(
    game: Game, options: Mapping[str, object], state: Mapping[str, object], lang: str | None
) -> Position:
    """Return the position with these fields; the game derives those that are not given."""
    chosen = game.read_options(options)
    s = game.new_state(chosen)
    for name, value in state.items():
        set_field(game, s, name, value)
    if game.rules.complete is not None:
        former = game.rules.state.former_names
        game.rules.complete(s, {former.get(name, name) for name in state})
    return Position(game, chosen, s, lang, begun=write_position(game, chosen, s))
