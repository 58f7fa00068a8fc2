"""Sampled worlds: they fit everything that the viewer saw, differ from each other, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import Game
from ..core.position import Position
from ..core.record import UNKNOWN, Record
from ..core.view import filter_entry, hide
from ..core.vocabulary import OVER, SPECTATOR
from ..engine.runtimes import interpreted
from .belief import Belief, numbers_of
from .channels import channels, difference
from .counts import ConstantSums
from .played import PlayedGame, played_games, points_by_phase, spread_positions
from .secrets import different_refusal, name_viewer
from .trial import Mistake, Trial

POSITIONS, POINTS = 12, 2
"""Positions spread over all games, and positions in every phase."""
DRAWN = 16
"""Every such number of positions, the board is compared, too, which takes time."""
SEEDS = 3
"""Worlds that are sampled for each view."""
FURTHER = 30
"""Steps for which a sampled world is played on."""
COVERED, SAMPLES = 12, 15
"""If the possible worlds are at most this number, half of them must be guessed within SAMPLES times their number."""
FOLLOWED = 2_500
"""Choices that are carried out at most to find all states that fit a log."""


def find_contradictions(game: Game) -> Iterator[str]:
    """Yield a sentence for each problem of `sample`."""
    if not game.hides:
        return
    yield from _follow_logs(game)
    sums = _learn_sums(game)
    varied: set[str] = set()
    for number, position in enumerate((*spread_positions(game, POSITIONS), *points_by_phase(game, POINTS))):
        same = sums.get(_key(position))
        for seat in range(SPECTATOR, position.seats):
            worlds = [sample(position, seat, SEEDS * number + i) for i in range(SEEDS)]
            varied |= _differing(worlds, game)
            problems = [_compare(position, world, seat, same) for world in worlds]
            problems.append(None if any(problems) else _play_on(position, worlds[0], seat, number))
            for problem in filter(None, problems):
                yield f"sample: for {name_viewer(seat)} in phase {position.phase} {problem}"
    yield from _find_constant_guesses(game, varied)


def sample(position: Position, seat: int, seed: int) -> Record:
    """Return a state that fits what a seat sees of a position."""
    rules = interpreted(position.game)
    world = hide(position.plain, seat)
    rules.sample(world, seat, rules.generator(seed, [filter_entry(entry, seat) for entry in position.shared_log]))
    return world


def _compare(position: Position, world: Record, seat: int, sums: ConstantSums | None) -> str | None:
    """Return what is wrong with a sampled world at once."""
    game = position.game
    for field in game.rules.state.fields:
        value = getattr(world, field.name)
        if UNKNOWN in (value.values() if field.shape else [value]):
            return f"{field.name} is still unknown"
    try:
        Trial(game, world, seed=0).check_bounds()
    except Mistake as mistake:
        return f"the world breaks its bounds: {mistake}"
    if changed := _changed(position.unchanged, world, seat):
        return f"{changed} is not what it sees"
    if sums is not None and (broken := sums.find_broken(world)):
        return f"the world cannot be reached: {broken} do not add up as in every game that was played"
    other = place(position, world)
    if other.actor != position.actor:
        return "another seat is to act"
    if position.actor >= 0 and not other.legal_ids:
        return "the seat to act has no legal action in the world"
    return different_refusal(position, other) if seat == position.actor >= 0 else None


def _play_on(position: Position, world: Record, seat: int, number: int) -> str | None:
    """Return what is wrong with a sampled world by every channel, and when it is played on."""
    game, other = position.game, place(position, world)
    if position.actor != OVER:
        draw = number % DRAWN == 0
        if channel := difference(*(channels(side, seat, len(position.entries), draw) for side in (position, other))):
            return f"{channel} depends on what is hidden"
    try:
        Trial(game, world.copy(), seed=number).run(FURTHER)
    except Mistake as mistake:
        return f"the world cannot be played on: {mistake}"
    return None


def another_world(position: Position, seat: int, seed: int) -> Position:
    """Return a position that looks the same to a seat, with other values in all hidden places."""
    return place(position, sample(position, seat, seed))


def place(position: Position, world: Record) -> Position:
    """Return the position with another state."""
    twin = position.copy()
    twin._s = twin._runtime.state(world)
    twin._forget_readings()
    return twin


def _changed(s: Record, world: Record, seat: int) -> str | None:
    """Return the name of a field that the viewer sees and that differs."""
    one, other = hide(s.copy(), seat), hide(world.copy(), seat)
    return next((f.name for f in type(s).fields if getattr(one, f.name) != getattr(other, f.name)), None)


def _differing(worlds: Sequence[Record], game: Game) -> set[str]:
    """Return the secret fields that are not the same in all worlds."""
    return {
        field.name
        for field in game.rules.state.secret_fields
        for world in worlds[1:]
        if getattr(world, field.name) != getattr(worlds[0], field.name)
    }


def _find_constant_guesses(game: Game, varied: set[str]) -> Iterator[str]:
    """Yield the secret fields that differ from game to game, but never between the worlds sampled for one view."""
    states = [played.at(played.length * 3 // 5).unchanged for played in played_games(game)]
    for field in game.rules.state.secret_fields:
        if field.name not in varied and any(getattr(s, field.name) != getattr(states[0], field.name) for s in states):
            yield f"sample: it always guesses the same {field.name} for a view"


def _key(position: Position) -> tuple[tuple[str, object], ...]:
    return tuple(sorted(position.options.items()))


def _learn_sums(game: Game) -> dict[tuple[tuple[str, object], ...], ConstantSums]:
    """Return the constant sums of the games played with each choice of options."""
    states: dict[tuple[tuple[str, object], ...], list[Record]] = {}
    for played in played_games(game):
        states.setdefault(_key(played.last), []).extend(played.states)
    return {key: ConstantSums(game, found) for key, found in states.items()}


def _follow_logs(game: Game) -> Iterator[str]:
    """Compare sampled worlds with all states that fit the log of a viewer, while these are few."""
    left = FOLLOWED
    for played in played_games(game):
        for seat in (SPECTATOR, 0, played.last.seats - 1):
            belief = Belief(game, seat, played.at(0).unchanged)
            if problem := _follow_log(game, played, belief):
                yield problem
                return
            left -= belief.tried
        if left <= 0:
            return


def _follow_log(game: Game, played: PlayedGame, belief: Belief) -> str | None:
    """Return what is wrong with the worlds that are sampled along a game."""
    seat = belief.seat
    for step, entry in enumerate(played.last.entries):
        position = played.at(step + 1)
        now = position.unchanged
        if not belief.follow(entry, now):
            return None
        where = f"sample: for {name_viewer(seat)} in phase {position.phase}"
        count = len(belief.states)
        for seed in range(SEEDS):
            world = sample(position, seat, SEEDS * step + seed)
            if world not in belief:
                what = f"{_describe(now, world)}; {count} worlds are possible"
                return f"{where} it guesses a world that contradicts the log: {what}"
        if 1 < count <= COVERED:
            guesses = SAMPLES * count
            worlds = {numbers_of(sample(position, seat, seed)) for seed in range(guesses)}
            if len(worlds) < count / 2:
                return f"{where} {count} worlds are possible, but {guesses} guesses give only {len(worlds)} of them"
    return None


def _describe(s: Record, world: Record) -> str:
    """Return the secret fields of a world that differ from the real ones."""
    names = [field.name for field in type(s).secret_fields if getattr(s, field.name) != getattr(world, field.name)]
    return f"{' and '.join(names) or 'a field'} cannot be so"
