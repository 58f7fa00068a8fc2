"""Section 4.2: the flow of a turn: who acts, what a decision needs, how turns begin and end."""

from __future__ import annotations

from perihelion.rules import CHANCE, rule, tell
from perihelion.rules import OVER as GAME_OVER

from .combinations import bring, prepare_combinations
from .events import LAPSED, NEXT_TILE, TURN_SCORED
from .knockouts import prepare_placement, resolve
from .part_moves import prepare_first, prepare_second
from .reach import lay_out
from .scoring import score_structures, winner_now
from .state import (
    DICE,
    DOMINO,
    END,
    FACE,
    FREE,
    HIDDEN,
    KO1,
    MOVE1,
    MOVE2,
    NOBODY,
    NONE,
    OPEN,
    ORDER,
    OVER,
    PICK,
    PLACE,
    RESOLVE,
    ROLL,
    TILE,
    WILD,
    Facts,
    State,
    clear_turn,
    remember_start,
)


@rule
def actor(s: State) -> int:
    """Section 4.1: chance at the first four phases, nobody when the game is over, else the active player."""
    if s.phase <= TILE:
        return CHANCE
    return GAME_OVER if s.phase == OVER else s.to_act


@rule
def prepare(s: State, f: Facts) -> None:
    """Fill the scratch board, and what the checks of this phase share."""
    if s.phase == PICK or s.phase == FACE:
        return
    lay_out(s, f)
    if s.phase == MOVE1:
        prepare_first(s, f)
    if s.phase == MOVE2 or s.phase == KO1:
        prepare_second(s, f)
    if s.phase == KO1 or s.phase == PLACE:
        prepare_placement(s, f)
    if s.phase == DOMINO or s.phase == WILD:
        prepare_combinations(s, f)


@rule
def advance(s: State) -> None:
    """Section 4.2: after the part-moves the victims, after the victims the end of the turn."""
    if s.phase == RESOLVE:
        resolve(s)
    if s.phase == END:
        end_turn(s)


@rule
def begin_game(s: State) -> None:
    """SOLARI-57: with open dominoes each player's order is drawn before the first turn."""
    if s.rand == OPEN:
        s.phase = ORDER
    else:
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """Section 4.2: remember where the active player's comets stand, for scoring; then the roll or the tile."""
    remember_start(s)
    if s.rand == DICE:
        s.phase = ROLL
    elif s.rand == HIDDEN:
        s.phase = TILE
    elif s.rand == FREE:
        s.phase = DOMINO
    else:
        tile = s.tile_order[s.to_act, s.turns[s.to_act]]
        tell(s, NEXT_TILE, s.to_act, tile)
        bring(s, tile)


@rule
def do_lapse(s: State) -> None:
    """SOLARI-21, -38, -59: the turn ends with an unchanged board; a tile stays spent."""
    tell(s, LAPSED, s.to_act, 0 if s.rand == DICE else 1)
    s.phase = END


@rule
def end_turn(s: State) -> None:
    """SOLARI-68, -81: score once, after everything else; then the end test, then the next player."""
    points = score_structures(s, True)
    s.last_gain = points
    s.score[s.to_act] += points
    s.turns[s.to_act] += 1
    if points > 0:
        tell(s, TURN_SCORED, s.to_act, points, s.score[s.to_act])
    clear_turn(s)
    winner = winner_now(s)
    if winner != NONE:
        s.winner = winner
        s.to_act = NOBODY
        s.phase = OVER
    else:
        s.to_act = (s.to_act + 1) % s.players
        begin_turn(s)
