"""Sections 4.2, 4.8 and 6: a turn's beginning and end, chance, and the end of the game."""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import rule

from .cardboard import BLOCKER, COMETS
from .scoring import gain, is_enemy
from .state import (
    DICE,
    DOMINO,
    DRAW,
    FIRST,
    FREE,
    HIDDEN,
    HIGHER,
    LOWER,
    MOVE1,
    NOBODY,
    NONE,
    OFF,
    OPEN,
    ORDER,
    OVER,
    PICK,
    ROLL,
    SIX_SIX,
    TILE,
    TILES,
    WILD,
    State,
    clear_turn,
    lay_pieces,
    take_options,
)


def setup(s: State, options: dict[str, Any]) -> None:
    """SOLARI-10, section 3: options, pieces, and who begins: a given player, or the one that chance draws."""
    take_options(s, options)
    lay_pieces(s)
    clear_turn(s)
    for place in s.tile_order:
        s.tile_order[place] = NONE
    s.winner = NONE
    s.cur = options["first"]
    if s.cur == NOBODY:
        s.phase = FIRST
    else:
        lay_tiles(s)


@rule
def lay_tiles(s: State) -> None:
    """SOLARI-57: with open dominoes each player's order is drawn before the first turn."""
    if s.rand == OPEN:
        s.phase = ORDER
    else:
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """Section 4.2: remember where the active player's comets stand, for scoring; then the roll or the tile."""
    for comet in range(COMETS):
        cell = s.pos[s.cur, comet]
        s.start_cell[comet] = cell
        s.start_face[comet] = s.face[s.cur, comet] if cell >= 0 else 0
    if s.rand == DICE:
        s.phase = ROLL
    elif s.rand == HIDDEN:
        s.phase = TILE
    elif s.rand == FREE:
        s.phase = DOMINO
    else:
        bring(s, s.tile_order[s.cur, s.turns[s.cur]])


@rule
def bring(s: State, combo: int) -> None:
    """SOLARI-22, -55, -59: a roll, or a tile that is spent with this turn whatever happens, comes into play."""
    s.combo = combo
    if s.rand != DICE:
        s.tile_used[s.cur, combo] = 1
    if combo == SIX_SIX:
        s.phase = WILD
    else:
        start_play(s, combo)


@rule
def start_play(s: State, combo: int) -> None:
    """SOLARI-13, -36, -39: two part-moves; or, while a piece is off the board, an entry instead."""
    s.dice[0] = LOWER[combo]
    s.dice[1] = HIGHER[combo]
    s.phase = PICK if is_off_board(s) else MOVE1


@rule
def is_off_board(s: State) -> bool:
    """SOLARI-36: whether the active player has pieces off the board; a doubler never is."""
    for piece in range(BLOCKER + 1):
        if s.pos[s.cur, piece] == OFF:
            return True
    return False


@rule
def end_turn(s: State) -> None:
    """SOLARI-68, -81: score once, after everything else; then the end test, then the next player."""
    points = gain(s)
    s.last_gain = points
    s.score[s.cur] += points
    s.turns[s.cur] += 1
    clear_turn(s)
    winner = winner_now(s)
    if winner != NONE:
        s.winner = winner
        s.cur = NOBODY
        s.phase = OVER
    else:
        s.cur = (s.cur + 1) % s.players
        begin_turn(s)


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
    """SOLARI-82, -83: the captain of the side with the best score, DRAW where it is shared."""
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
            if side_score(s, s.cur) >= s.target:
                return captain(s, s.cur)
        elif round_complete(s):
            best = leader(s)
            if best != DRAW and side_score(s, best) >= s.target:
                return best
    if s.turns[(s.cur + 1) % s.players] >= (s.max_turns if s.rand == DICE else TILES):
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
def order_of(s: State) -> int:
    """SOLARI-57: the player whose open order is being drawn: the first whose last place is empty."""
    player = 0
    while s.tile_order[player, TILES - 1] != NONE:
        player += 1
    return player


@rule
def deals(s: State, weights: Any) -> int:
    """SOLARI-10, -12, -56, -57: the outcomes of a chance point."""
    if s.phase == FIRST:
        for player in range(s.players):
            weights[player] = 1
        return s.players
    if s.phase == ROLL:
        for combo in range(TILES):
            weights[combo] = 1 if LOWER[combo] == HIGHER[combo] else 2
    elif s.phase == TILE:
        for tile in range(TILES):
            weights[tile] = 1 - s.tile_used[s.cur, tile]
    else:
        player = order_of(s)
        for tile in range(TILES):
            weights[tile] = 1
        for place in range(TILES):
            if s.tile_order[player, place] != NONE:
                weights[s.tile_order[player, place]] = 0
    return TILES


@rule
def deal(s: State, outcome: int) -> None:
    """SOLARI-10, -12, -56, -57: the outcome happens."""
    if s.phase == FIRST:
        s.cur = outcome
        lay_tiles(s)
    elif s.phase == ORDER:
        lay_tile(s, outcome)
    else:
        bring(s, outcome)


@rule
def lay_tile(s: State, tile: int) -> None:
    """SOLARI-57: the tile lies on the next place; after the last place of the last player the first turn begins."""
    player = order_of(s)
    place = 0
    while s.tile_order[player, place] != NONE:
        place += 1
    s.tile_order[player, place] = tile
    if player == s.players - 1 and place == TILES - 1:
        begin_turn(s)
