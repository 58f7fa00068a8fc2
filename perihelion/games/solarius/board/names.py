"""Names and descriptions of the things on the board, for tooltips and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import memoise
from perihelion.draw.to_play import to_play

from ..rules.components import (
    BONUS,
    DEMAND,
    DEMANDS,
    DEV_COLOUR,
    DEV_KIND,
    DEV_NUMBER,
    DEV_OP,
    INSTANT,
    MARKER_OP,
    MISSION_POINTS,
    PERMANENT,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANET_POINTS,
    STATION_WASTE,
)
from ..rules.scoring import score_lines
from ..rules.state import GAME_OVER, UNDRAWN, State
from .symbols import ROMAN, with_minus

if TYPE_CHECKING:
    from perihelion.core.view import View
    from perihelion.rules import Line, Table


def total(view: View, seat: int) -> int:
    """The points of a player."""
    return memoise(_total, view, seat)


def _total(view: View, seat: int) -> int:
    if seat >= view.state.players:  # a part asks for what it read in any game, also in one of more players
        return 0
    return sum(line.values[seat] for line in sheet(view))


def sheet(view: View) -> list[Line]:
    """The lines of the score sheet. Counting takes long, so the result is reused if only the phase has changed."""
    return memoise(_sheet, view, memoise(_is_over, view))


def _is_over(view: View) -> bool:
    return bool(view.state.phase == GAME_OVER)


def _sheet(view: View, over: bool) -> list[Line]:
    return score_lines(view.state, over)


def standing(view: View, seat: int) -> str:
    """The note beside a player's name: that the player wins or is to play, else nothing."""
    return memoise(_standing, view, seat)


def _standing(view: View, seat: int) -> str:
    s: State = view.state
    if s.phase == GAME_OVER:
        return view.words("board-wins") if view.game.rules.winners(s) >> seat & 1 else ""
    return view.words("board-to-play") if seat == to_play(view, s.to_act if s.to_act >= 0 else s.turn_player) else ""


def op_words(view: View, op: int, n: int) -> str:
    """An effect in words."""
    return view.words(f"board-op-{op}", n=n)


def pair(ops: Table, index: int) -> list[tuple[int, int]]:
    """The one or two effects of a station card as (op, number)."""
    return [(ops[index, i, 0], ops[index, i, 1]) for i in range(2) if ops[index, i, 0] > 0]


def planet_need(view: View, planet: int) -> str:
    """The condition of a planet."""
    at = PLANET_LEVEL[planet]
    return view.words(
        f"board-need-{PLANET_COLOUR[planet]}", n=PLANET_NEED[planet], level=at, at=ROMAN[min(at, len(ROMAN) - 1)]
    )


def planet_title(view: View, planet: int) -> str:
    """A planet that lies face up: name, colour, condition, points."""
    return view.words("board-planet", planet=planet, need=planet_need(view, planet), points=PLANET_POINTS[planet])


def back_title(view: View, colour: int) -> str:
    """A planet that lies face down."""
    return view.words("board-back-unknown") if colour == UNDRAWN else view.words("board-back", colour=colour)


def demand_words(view: View, card: int) -> str:
    """What a mission asks for."""
    said = []
    for i in range(DEMANDS):
        kind, colour, n, worth = (DEMAND[card, i, k] for k in range(4))
        if kind > 0:
            said.append(view.words(f"board-demand-{kind}", colour=colour, n=n, worth=worth))
    return ", ".join(said)


def development_words(view: View, card: int) -> str:
    """What a development does."""
    effect = op_words(view, DEV_OP[card], DEV_NUMBER[card]) if DEV_OP[card] > 0 else ""
    return view.words(f"board-dev-{DEV_KIND[card]}", colour=DEV_COLOUR[card], n=DEV_NUMBER[card], effect=effect)


def mission_title(view: View, card: int) -> str:
    """A card played as a mission."""
    return view.words("board-mission", card=card, demand=demand_words(view, card), points=MISSION_POINTS[card])


def development_title(view: View, card: int) -> str:
    """A card played as a development."""
    return view.words("board-development", card=card, effect=development_words(view, card))


def card_title(view: View, card: int) -> str:
    """A card of the hand: both of its halves."""
    return view.words(
        "board-card",
        card=card,
        demand=demand_words(view, card),
        points=MISSION_POINTS[card],
        effect=development_words(view, card),
    )


def station_title(view: View, station: int) -> str:
    """A station card: its two kinds, its instant effect and its permanent effect."""
    instant = ", ".join(op_words(view, op, n) for op, n in pair(INSTANT, station))
    permanent = ", ".join(op_words(view, op, n) for op, n in pair(PERMANENT, station))
    said = view.words("board-station", station=station, instant=instant, permanent=permanent)
    extra = STATION_WASTE[station]
    return f"{said} {view.words('board-station-waste', n=extra)}" if extra else said


def marker_title(view: View, marker: int) -> str:
    """An outpost marker: the figure it belongs to and its bonus."""
    effect = op_words(view, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    figure = view.words(f"board-figure-{marker // 2 + 1}")
    return view.words("board-marker", marker=marker, figure=figure, effect=effect)


def bonus_words(slot: int) -> str:
    """The number of a slot of the wheel."""
    value = BONUS[slot]
    return f"+{value}" if value > 0 else with_minus(value)


def letters(view: View) -> str:
    """The letters of the four colours on dice, cubes and planets."""
    return view.words("colour-letters")


def letter_of(view: View, colour: int) -> str:
    """The letter of a colour; none for a planet whose colour is not known."""
    return letters(view)[colour : colour + 1]
