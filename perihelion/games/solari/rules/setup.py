"""Sections 1 and 3: the options and the set-up."""

from __future__ import annotations

from typing import Any

from perihelion.rules import InvalidOptions

from .components import COMETS, PIECES, START, START_FACING
from .state import FIRST, NOBODY, NONE, RANDS, UNUSED, State, chair, clear_turn, in_use
from .turn import begin_game


def setup(s: State, options: dict[str, Any]) -> None:
    """SOLARI-10, section 3: options, pieces, and who begins: a given player, or the one that chance draws."""
    take_options(s, options)
    lay_pieces(s)
    clear_turn(s)
    for place in s.tile_order:
        s.tile_order[place] = NONE
    s.winner = NONE
    s.to_act = options["first"]
    if s.to_act == NOBODY:
        s.phase = FIRST
    else:
        begin_game(s)


def take_options(s: State, options: dict[str, Any]) -> None:
    """SOLARI-1: the options of section 1 combine freely, except that teams need four players."""
    if options["teams"] and options["players"] != 4:
        raise InvalidOptions("teams needs players=4")
    if options["first"] >= options["players"]:
        raise InvalidOptions(f"first cannot be {options['first']} with {options['players']} players")
    for name in ("level", "players", "target", "max_turns"):
        setattr(s, name, options[name])
    for name in ("teams", "use_hunter", "use_blocker", "use_doubler", "equal_turns"):
        setattr(s, name, int(options[name]))
    s.rand = RANDS.index(options["rand"])


def lay_pieces(s: State) -> None:
    """SOLARI-7, -8, -9: comets and optional pieces on their start cells; comets face away from their own side."""
    for piece in s.pos:
        s.pos[piece] = UNUSED
    for player in range(s.players):
        side = chair(s, player)
        for piece in range(PIECES):
            if in_use(s, piece):
                s.pos[player, piece] = START[side, piece]
        for comet in range(COMETS):
            s.face[player, comet] = START_FACING[side] if s.level == 3 else 0
