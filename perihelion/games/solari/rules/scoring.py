"""Sections 5 and 6: what the new structures of a turn are worth, the end of the game, and the score sheet."""

from __future__ import annotations

from perihelion.rules import Line, rule, table, tell

from .components import COMETS, LAP
from .doubler import doubled
from .events import ALIGNMENT_PAID, ROW_PAID, SEQUENCE_PAID, pack_cells
from .state import DICE, DRAW, NONE, TILES, State, is_enemy
from .structures import AXES, BOTTOM, TOP, axes_of_rows, comets_on_map, is_new, length

KINDS_AT_LEVEL = table([0, 1, 3, 4])
"""Section 1: Solari 1 pays rows, Solari 2 sequences too, Solari 3 alignments too."""
TIMES = table([1, 2, 2, 1])
"""SOLARI-72, -75, -77: how many times the value of its length a new structure of each kind adds."""
VALUE = table([0, 0, 0, 1, 3, 9, 27])
"""SOLARI-72: the value of a length."""
EVENT_OF_KIND = table([ROW_PAID, SEQUENCE_PAID, SEQUENCE_PAID, ALIGNMENT_PAID])
"""How a paid structure of each kind is reported."""

# Points of a turn


@rule
def worth(s: State, kind: int, axis: int, comet: int, paid: bool) -> int:
    """SOLARI-72, -75, -77, -79: the points for the structure that begins with this comet, 0 if none is new.

    `paid`: the turn is over, so the structure is reported as a line of the score sheet.
    """
    n = length(s, kind, axis, comet)
    if n == 0 or not is_new(s, kind, axis, comet, n):
        return 0
    twice = 1 if doubled(s, axis, comet) else 0
    points: int = TIMES[kind] * VALUE[n] * (1 + twice)
    if paid:
        cells = pack_cells(s.pos[s.to_act, comet], axis, n)
        tell(s, EVENT_OF_KIND[kind], s.to_act, axis, cells, n, points, twice)
    return points


@rule
def score_structures(s: State, paid: bool) -> int:
    """SOLARI-66, -68, -78: all new structures of the active player's comets, added up; reported if they are paid."""
    axes = axes_of_rows(comets_on_map(s, TOP), comets_on_map(s, BOTTOM))
    points = 0
    if axes == 0:
        return points
    for kind in range(KINDS_AT_LEVEL[s.level]):
        for axis in range(AXES):
            if axes >> axis & 1 == 1:
                for comet in range(COMETS):
                    points += worth(s, kind, axis, comet, paid)
    return points


@rule
def gain(s: State) -> int:
    """SOLARI-68: the points that the active player would get if the turn ended now."""
    return score_structures(s, False)


@rule
def points(s: State, seat: int) -> int:
    """SOLARI-64: the player's own points; partners' points are added when the game is decided."""
    return s.score[seat]


@rule
def team(s: State, seat: int) -> int:
    """SOLARI-63: players 0 and 2 against 1 and 3, or each for himself."""
    return seat % 2 if s.teams == 1 else seat


@rule
def side_score(s: State, player: int) -> int:
    """SOLARI-64, -84: a player's points; in teams the sum of both partners."""
    points = s.score[player]
    if s.teams == 1:
        points += s.score[(player + 2) % 4]
    return points


@rule
def captain(s: State, player: int) -> int:
    """SOLARI-63: the player who stands for the side: the lowest of the team, or the player."""
    return player % 2 if s.teams == 1 else player


# End of the game


@rule
def leading(s: State) -> int:
    """SOLARI-84: a player whose side has the best score."""
    best = 0
    for player in range(1, s.players):
        if side_score(s, player) > side_score(s, best):
            best = player
    return best


@rule
def leader(s: State) -> int:
    """SOLARI-82, -83: the captain of the side with the best score, DRAW if it is shared."""
    best = leading(s)
    for player in range(s.players):
        if is_enemy(s, best, player) and side_score(s, player) == side_score(s, best):
            return DRAW
    return captain(s, best)


@rule
def winner_now(s: State) -> int:
    """SOLARI-80 to -88: who has won after the turn just scored: a captain, DRAW, or -1 while the game goes on."""
    if s.target > 0:
        if s.equal_turns == 0:
            if side_score(s, s.to_act) >= s.target:
                return captain(s, s.to_act)
        elif round_complete(s):
            best = leader(s)
            if best != DRAW and side_score(s, best) >= s.target:
                return best
    if s.turns[(s.to_act + 1) % s.players] >= (s.max_turns if s.rand == DICE else TILES):
        return leader(s)
    return NONE


@rule
def round_complete(s: State) -> bool:
    """SOLARI-86: all players have completed the same number of turns."""
    for player in range(1, s.players):
        if s.turns[player] != s.turns[0]:
            return False
    return True


@rule
def winners(s: State) -> int:
    """SOLARI-80, -82, -83, -84: the winner and his partner; at a draw all who share the best score."""
    if s.winner == NONE:
        return 0
    best = leading(s) if s.winner == DRAW else s.winner
    won = 0
    for player in range(s.players):
        if team(s, player) == team(s, best) or (s.winner == DRAW and side_score(s, player) == side_score(s, best)):
            won |= 1 << player
    return won


# Score sheet


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
        lines.append(Line("team", sides, counts=False))
    return [
        *lines,
        Line("laps", [laps(side) for side in sides], counts=False),
        Line("margin", margins, counts=False),
    ]
