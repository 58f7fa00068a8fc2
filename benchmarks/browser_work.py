"""The work that is compared between the processor and a browser: random games, and decisions of bots.

This file runs in both: in CPython with machine code for the processor, and in Pyodide, which has no NumPy.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple

from perihelion.bots import bot
from perihelion.bots.hints import hint
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws
from perihelion.core.game import Game
from perihelion.core.memory import IN_BROWSER, packed_records, zeros
from perihelion.core.position import Position
from perihelion.core.registry import game as find_game
from perihelion.core.view import View, view_of_state
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine import runtimes
from perihelion.engine.arrays import ALL_DRAWS, ANY, words_of
from perihelion.engine.loops import GameArrays, Scratch
from perihelion.report import analyse
from perihelion.words import DEFAULT, Words

SEED = 7
SECONDS = 1.0
"""How long each kind of work is measured, at least."""
DECISIONS_BEFORE = 12
"""The decisions of a random game before the one that is searched."""
PIECE = 32
"""Simulations between two looks at the clock."""
MOST_SECONDS = 10.0
"""Seconds of play after which no other decision is timed."""


class RandomGames(NamedTuple):
    """Random games and the memory for the loop that plays them."""

    states: Any
    arrays: GameArrays
    scratch: Scratch


def new_games(game: Game, options: Mapping[str, object], games: int) -> RandomGames:
    """Return games that are about to begin."""
    rules, start = game.rules, game.new_state(game.read_options(dict(options)))
    seats = int(rules.seats(start))
    states = packed_records(rules.state, bytearray(rules.state.packed_size() * games))
    seeds, actors, actions = zeros((games, 2)), zeros(games), zeros(games)
    for g in range(games):
        seeds[g, 0], seeds[g, 1], actors[g], actions[g] = SEED, g, OVER, ANY
    arrays = GameArrays(
        states=states,
        words=words_of(states),
        generators=zeros((games, 2)),
        legal=zeros((1, max(len(game.actions), game.most_outcomes)), "i2"),
        n_legal=zeros(games),
        actors=actors,
        actions=actions,
        counts=zeros((games, 2)),
        points=zeros((games, seats), "i4"),
        rewards=zeros((games, seats), "f4"),
        done=zeros(games, "?"),
        seed=seeds,
        begun=zeros(games),
        start=words_of(start.pack())[0],
        rewards_by_winners=zeros((2 << seats, seats), "f4"),
    )
    facts = packed_records(rules.facts, bytearray(rules.facts.packed_size()))
    return RandomGames(states, arrays, Scratch(facts, zeros(game.most_outcomes)))


def play(game: Game, many: RandomGames, games: int) -> None:
    """Play random games to their ends."""
    many.arrays.actors[:] = OVER
    runtimes.best(game).module.run(many.arrays, many.scratch, 0, games, 0, ALL_DRAWS)


def digest_of_random_games(key: str, options: Mapping[str, object], games: int) -> list[str]:
    """Return a hash of each final record, with its counts and points."""
    game = find_game(key)
    many = new_games(game, options, games)
    play(game, many, games)
    parts = (many.states[g : g + 1].tobytes() + many.arrays.counts[g].tobytes() + many.arrays.points[g].tobytes()
             for g in range(games))  # fmt: skip
    return [sha256(part).hexdigest()[:16] for part in parts]


def decisions(key: str, options: Mapping[str, object], level: str, count: int) -> list[list[int]]:
    """Return this number of decisions of a bot that plays all seats: seat and action; outcomes have the seat -1."""
    found: list[list[int]] = []
    game, decided, seed = find_game(key), 0, 0
    while decided < count:
        runtime, chosen, draws = runtimes.best(game), game.read_options(dict(options)), FastDraws(seed)
        s, words = runtime.state(game.new_state(chosen)), Words(DEFAULT, game.package)
        bots = [bot(level, seed + seat) for seat in range(int(game.rules.seats(runtime.plain(s))))]
        while decided < count and (actor := runtime.actor(s)) != OVER:
            if actor == CHANCE:
                number = draws.draw(runtime.deals(s))
                runtime.deal(s, number)
            else:
                number = bots[actor].choose(view_of_state(runtime, s, actor, chosen, words))
                runtime.play(s, number)
                decided += 1
            found.append([actor, number])
        seed += 1
    return found


def random_speed(key: str, options: Mapping[str, object]) -> float:
    """Return the decisions per second of random games."""
    game, games = find_game(key), 500
    many = new_games(game, options, games)
    play(game, many, games)
    rounds = _per_second(lambda: play(game, many, games))
    many = new_games(game, options, games)
    play(game, many, games)
    return rounds * sum(many.arrays.counts[g, 0] for g in range(games))


def search_speed(key: str, options: Mapping[str, object]) -> float:
    """Return the simulations per second of Sun, with the network of its game if there is one."""
    game = find_game(key)
    view = middle(game, options)
    tree = SearchTree(game, 1)
    tree.set_root(view)
    tree.run(4 * PIECE)

    return PIECE * _per_second(lambda: tree.run(PIECE))


def middle(game: Game, options: Mapping[str, object]) -> View:
    """Return the view of a decision among several actions, some way into a random game."""
    runtime, chosen, draws = runtimes.best(game), game.read_options(dict(options)), FastDraws(SEED)
    s, words, found = runtime.state(game.new_state(chosen)), Words(DEFAULT, game.package), list[View]()
    while len(found) < DECISIONS_BEFORE and (actor := runtime.actor(s)) != OVER:
        if actor == CHANCE:
            runtime.deal(s, draws.draw(runtime.deals(s)))
            continue
        legal = runtime.legal(s)
        if len(legal) > 1:
            found.append(view_of_state(runtime, s, actor, chosen, words))
        runtime.play(s, legal[draws.below(len(legal))])
    return found[-1]


def slowest_turn(key: str, options: Mapping[str, object], level: str) -> float:
    """Return the CPU seconds of the longest turn in a game of one level against itself."""
    game, draws = find_game(key), FastDraws(SEED)
    runtime, chosen = runtimes.best(game), game.read_options(dict(options))
    s, words = runtime.state(game.new_state(chosen)), Words(DEFAULT, game.package)
    bots = [bot(level, SEED + seat) for seat in range(int(game.rules.seats(runtime.plain(s))))]
    turn, slowest, last, everything = 0.0, 0.0, OVER, 0.0
    while everything < MOST_SECONDS and (actor := runtime.actor(s)) != OVER:
        if actor == CHANCE:
            runtime.deal(s, draws.draw(runtime.deals(s)))
            continue
        begin = cpu_seconds()
        runtime.play(s, bots[actor].choose(view_of_state(runtime, s, actor, chosen, words)))
        spent = cpu_seconds() - begin
        turn, last = (turn + spent if actor == last else spent), actor
        slowest, everything = max(slowest, turn), everything + spent
    return slowest


def _per_second(work: Callable[[], None]) -> float:
    """Return how often work is done per second of CPU time: the best of five rounds."""
    best = 0.0
    for _ in range(5):
        made, begin, end = 0, cpu_seconds(), time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            work()
            made += 1
        best = max(best, made / (cpu_seconds() - begin))
    return best


def cpu_seconds() -> float:
    """Return the CPU time of this thread; others may use the processor, too."""
    return float(import_module("js").cpuSeconds()) if IN_BROWSER else time.thread_time()


def hints(key: str, options: Mapping[str, object], seed: int, simulations: int) -> list[list[object]]:
    """Return the hints for a decision: actions, expected shares, errors and points, and the reasons."""
    view = middle(find_game(key), options)
    found = hint(view, simulations, seed)
    return [[each.actions, each.share, each.error, each.points, each.reasons] for each in found]


def report(key: str, options: Mapping[str, object], seed: int, simulations: int, most: int) -> str:
    """Return the report of a game between weak bots, which breaks off after some entries."""
    game = find_game(key)
    position = Position(game, game.read_options(dict(options)), game.new_state(game.read_options(dict(options))))
    draws = FastDraws(seed)
    while position.actor != OVER and len(position.entries) < most:
        if position.actor == CHANCE:
            ids = position.outcome_ids
            position.play(list(ids)[draws.draw(list(ids.values()))])
        else:
            position.play(position.legal_ids[draws.below(len(position.legal_ids))])
    return analyse(position, simulations=simulations, seed=seed).json()


WORK: dict[str, Callable[..., object]] = {
    "digest_of_random_games": digest_of_random_games,
    "decisions": decisions,
    "hints": hints,
    "report": report,
    "random_speed": random_speed,
    "search_speed": search_speed,
    "slowest_turn": slowest_turn,
}


def carry_out(calls: str) -> list[object]:
    """Return the results of some calls, given as JSON: each a name and its arguments."""
    return [WORK[name](*arguments) for name, *arguments in json.loads(calls)]
