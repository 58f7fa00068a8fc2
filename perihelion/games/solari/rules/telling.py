"""What is told beside the actions: the score sheet of a turn, knock-outs, lapses; and the sheet of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

from perihelion.core.game import Event, Line, Value

from .cardboard import COMETS, LAP, PIECES, name_of
from .flow import side_score
from .scoring import AHEAD, ALIGNMENT, AXES, KINDS_AT_LEVEL, ROUND_THE_SUN, ROW, doubled, is_enemy, length, worth
from .state import COMBOS, DICE, ENTER, IN_HAND, KO1, MOVE1, MOVE2, NONE, OFF, OPEN, ORDER, PLACE, WILD, State

_HIT_MARK = re.compile(r"x[USNJ][1-6HBD]$")
_COMBINATION = re.compile(r"(\[?)([1-6])-([1-6])(\]?)")


def read(text: str) -> str:
    """Section 12: values may stand in either order, and the mark of a hit behind a move is for readers."""
    text = _HIT_MARK.sub("", text)
    values = _COMBINATION.fullmatch(text)
    if values:
        left, a, b, right = values.groups()
        return f"{left}{min(a, b)}-{max(a, b)}{right}"
    return text


def events(before: State, after: State) -> list[Event]:
    """Section 5: what an action brought about: hits, what it scored, a lapse, the next tile of an open order."""
    told = list(_knock_outs(before, after))
    ended = before.cur >= 0 and after.turns[before.cur] > before.turns[before.cur]
    if ended and _lapsed(before, after):
        told.append(Event("lapse", {"player": before.cur, "tile": int(before.rand != DICE)}))
    elif ended:
        told += _score_sheet(before, after)
    if after.rand == OPEN and after.combo != NONE and (ended or before.phase == ORDER):
        a, b = COMBOS[after.combo]
        told.append(Event("tile", {"player": after.cur, "values": f"{a}-{b}"}))
    return told


def _knock_outs(before: State, after: State) -> Iterator[Event]:
    """SOLARI-23, -29: who was hit where, and whose piece left the board by a total knock-out."""
    for player in range(before.players):
        for piece in range(PIECES):
            was, now = before.pos[player, piece], after.pos[player, piece]
            who: dict[str, Value] = {"player": player, "victim": piece}
            if was >= 0 and now in (IN_HAND, OFF):
                yield Event("hit", {**who, "cell": name_of(was), "own": int(player == before.cur)})
            if now == OFF and was != OFF and not _left_a_full_rim(before, after):
                yield Event("total", {**who})


def _left_a_full_rim(before: State, after: State) -> bool:
    """SOLARI-27: the action was `@xx`, which speaks for itself."""
    return before.phase == PLACE or (before.phase == KO1 and after.phase == MOVE2)


def _lapsed(before: State, after: State) -> bool:
    """SOLARI-21, -38: the turn ended where nothing but a lapse can end it."""
    if before.phase == ENTER:
        return after.pos[before.cur, before.enter_piece] == OFF
    return before.phase in (MOVE1, WILD)


def _score_sheet(before: State, after: State) -> Iterator[Event]:
    """SOLARI-78: every structure that was paid, and the sum."""
    s = after.copy()
    s.cur, s.start_cell, s.start_face = before.cur, before.start_cell, before.start_face
    for kind in range(KINDS_AT_LEVEL[s.level]):
        for axis in range(AXES):
            for comet in range(COMETS):
                points = worth(s, kind, axis, comet)
                if points:
                    yield _structure(s, kind, axis, comet, points)
    if s.last_gain:
        yield Event("gain", {"player": s.cur, "points": s.last_gain, "score": s.score[s.cur]})


def _structure(s: State, kind: int, axis: int, comet: int, points: int) -> Event:
    """One line of the score sheet."""
    n = length(s, kind, axis, comet)
    cells = [s.pos[s.cur, comet]]
    while len(cells) < n:
        cells.append(AHEAD[cells[-1], axis])
    key = "row" if kind == ROW else "alignment" if kind == ALIGNMENT else "sequence"
    values: dict[str, Value] = {
        "player": s.cur,
        "sun": int(axis == ROUND_THE_SUN),
        "cells": " ".join(map(name_of, cells)),
        "length": n,
        "points": points,
        "doubled": int(doubled(s, axis, comet)),
    }
    return Event(key, values)


def laps(points: int) -> int:
    """SOLARI-11: how many times the counter has gone round the track."""
    return points // LAP


def track_cell(points: int) -> int:
    """SOLARI-11: where the counter stands: 0 is the corner beside 00, then clockwise."""
    return points % LAP


def sheet(s: State) -> list[Line]:
    """SOLARI-84, -85: points, in teams their sums, laps of the track, and the difference to the best other side."""
    players = range(s.players)
    sides = [side_score(s, player) for player in players]
    margins = [sides[p] - max(sides[q] for q in players if is_enemy(s, p, q)) for p in players]
    lines = [Line("points", [s.score[player] for player in players])]
    if s.teams:
        lines.append(Line("team", sides))
    return [*lines, Line("laps", [laps(side) for side in sides]), Line("margin", margins)]
