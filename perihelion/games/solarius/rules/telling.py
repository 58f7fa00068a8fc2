"""What is told: the score sheet, and what happened beside the action itself."""

from __future__ import annotations

from ....core.game import Event, Line
from .cardboard import PLANET_POINTS, PLANETS
from .scoring import line_points
from .state import FACE_UP, GAME_OVER, LINES, SETTLED, State

LINE_KEYS = (
    "planets", "unsettled", "sets", "stations", "missions", "open-missions", "centres", "technology", "columns",
    "storage", "tracks", "waste", "connection",
)  # fmt: skip
"""The lines of section 6 in order."""


def sheet(s: State) -> list[Line]:
    """SOLARIUS-90: the thirteen lines, final when the game is over, before that as of now."""
    lines = []
    for line in range(LINES):
        over = s.node == GAME_OVER
        values = [s.score[p, line] if over else int(line_points(s, p, line)) for p in range(s.n_players)]
        lines.append(Line(LINE_KEYS[line], values))
    return lines


def events(before: State, after: State) -> list[Event]:
    """Planets turned up and settled, waste, trade centres, a renewed deck, rounds and the end."""
    told = []
    for planet in range(PLANETS):
        was, now = before.planet_zone[planet], after.planet_zone[planet]
        if was < FACE_UP <= now:
            told.append(Event("revealed", {"planet": planet, "points": PLANET_POINTS[planet]}))
        if was < SETTLED == now:
            told.append(Event("settled", {"player": after.planet_owner[planet], "planet": planet}))
    for p in range(after.n_players):
        on = after.waste_on[p] - before.waste_on[p]
        off = after.waste_off[p] - before.waste_off[p]
        if on > 0:
            told.append(Event("waste", {"player": p, "cubes": on}))
        if off > 0:
            told.append(Event("waste-beside", {"player": p, "cubes": off}))
    if after.batch > before.batch:
        told.append(Event("renewed", {"cards": after.deck_n}))
    for letter in range(6):
        if after.tc_up[letter] > before.tc_up[letter]:
            told.append(Event("centre", {"tile": letter, "round": after.round}))
    if after.round > before.round:
        told.append(Event("round", {"round": after.round, "player": after.start_player}))
    if after.node == GAME_OVER and before.node != GAME_OVER:
        told.append(Event("over", {}))
    return told
