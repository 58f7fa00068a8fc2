"""Values in the sentences of refusals: the piece, the cell, the values that are left."""

from __future__ import annotations

from perihelion.rules import OK, Value, no

from .rules import PHASE_RULES
from .rules.components import BLOCKER, DOUBLER, HUNTER, RIM, RIM_SIZE, name_of
from .rules.knockouts import in_line, waiting
from .rules.reach import can_move, target_of
from .rules.scoring import side_score
from .rules.state import DICE, HIT_ON, MOVE1, MOVE2, OVER, OWNER_OF, PIECE_OF, Facts, State
from .rules.turn import prepare

MOVES = {"hunter": HUNTER, "blocker": BLOCKER, "doubler": DOUBLER}


def phase_rule(s: State) -> int:
    """SOLARI-80, -82, -83, -87: the rule of the phase; when the game is over, the one by which it ended."""
    if s.phase != OVER:
        return PHASE_RULES[s.phase]
    if s.target > 0 and s.winner >= 0 and side_score(s, s.winner) >= s.target:
        return no(87) if s.equal_turns else no(80)
    return no(82) if s.rand == DICE else no(83)


def refusal_values(s: State, rule: int, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return the values that the sentence of a rule needs; `family` is empty for an action at the wrong time."""
    if rule in (13, 14):
        return {"low": s.dice[0], "high": s.dice[1], "left": s.d2, "again": 1 - s.excl}
    if rule == 6:
        return {"victim": MOVES[family] if family in MOVES else axes[0]}
    if rule == 20:
        return {"left": _other_value(s, axes) if s.phase == MOVE1 else s.d2}
    if rule in (22, 39, 58) and family:
        return {"why": "choice"}
    if rule in (24, 25, 26):
        return _victim(s, family, axes)
    if rule == 33:
        return _after_hit(s)
    if rule == 36:
        return _entry(s, family)
    if rule in (38, 40, 42):
        return _standing_there(s, family, axes)
    if rule in (80, 82, 87):
        return {"target": s.target, "turns": s.max_turns}
    return {}


def _mover(family: str, axes: tuple[int, ...]) -> tuple[int, int, int]:
    """Return piece, way and distance of a move."""
    if family in MOVES:
        return MOVES[family], axes[0], axes[1] + 1
    return axes[0], axes[1], axes[2] + 1


def _other_value(s: State, axes: tuple[int, ...]) -> int:
    """Return the value that a first part-move leaves."""
    return s.dice[0] + s.dice[1] - (axes[-1] + 1)


def _after_hit(s: State) -> dict[str, Value]:
    """Return the piece that hit another one, and which of the two ways to go on there are: `why` names the only one."""
    if s.phase == MOVE2:
        return {"why": "moved", "victim": s.mover1, "left": s.d2}
    f = Facts()
    prepare(s, f)
    if not can_move(s, f, s.mover1, s.d2, 1):
        why = "place"
    else:
        why = "" if f.gone == OK or any(f.place[rim] == OK for rim in range(RIM_SIZE)) else "move"
    return {"why": why, "victim": s.mover1, "left": s.d2}


def _victim(s: State, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return the piece that has to be placed and where it was hit; `why` is `taken` if something stands there."""
    victim = waiting(s)
    hit = s.vict[victim, HIT_ON]
    values: dict[str, Value] = {
        "player": s.vict[victim, OWNER_OF], "victim": s.vict[victim, PIECE_OF], "cell": name_of(hit),
    }  # fmt: skip
    if family == "put" and in_line(hit, RIM[axes[0]]):
        values["why"] = "taken"
    return values


def _entry(s: State, family: str) -> dict[str, Value]:
    """Return the cells that the two values name; `why` says whether a move or a lapse is refused."""
    low, high = s.dice[0], s.dice[1]
    why = {"": "", "entry": "", "lapse": "lapse"}.get(family, "off")
    return {"why": why, "cells": " / ".join(dict.fromkeys((f"{low}{high}", f"{high}{low}")))}


def _standing_there(s: State, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return the cell where the piece would land, and whose piece stands there."""
    if family == "entry":
        cell = (axes[0] + 1) * 8 + axes[1] + 1
    else:
        piece, way, distance = _mover(family, axes)
        cell = target_of(piece, s.pos[s.to_act, piece], way, distance)
    owner = next(p for p in range(s.players) if cell in [s.pos[p, BLOCKER], s.pos[p, DOUBLER]])
    return {"cell": name_of(cell), "player": owner}
