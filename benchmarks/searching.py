"""The speed of the search compared with OpenSpiel's, in the same run and on one core; written into
docs/measurements.md.

    python -m benchmarks.searching

Simulations per second of CPU time: ours for Solari against OpenSpiel's C++ MCTS with one random rollout on backgammon,
ours for Solaris against its C++ ISMCTS on gin rummy. All search at decisions of random games. Ours is measured twice:
without rollouts, so that the judge evaluates the leaf directly, and with the rollouts of the levels. The last columns
compare the decisions per second inside our search with those of the loop that plays random games.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pyspiel

import perihelion
from benchmarks.ours import playouts
from benchmarks.report import MEASUREMENTS, measured_by, write_table
from perihelion.bots import levels
from perihelion.bots.search import CHUNK, SearchTree
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.view import View
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime

POSITIONS, EVERY = 12, 7
"""The number of decisions searched, and of decisions between two of them."""
ROUNDS = 3
SECONDS = 0.3
"""The minimum time for which one position is searched."""
PLAIN_GAMES = {"solari": 200, "solaris": 1000}


def views(key: str, options: dict[str, Any], seed: int) -> Iterator[View]:
    """Yield decisions of random games."""
    draws = FastDraws(seed)
    found = 0
    while found < POSITIONS:
        p = resolve_chance(perihelion.new(key, **options), draws)
        n = 0
        while p.actor >= 0 and found < POSITIONS:
            n += 1
            if n % EVERY == 0 and len(p.legal_ids) > 1:
                found += 1
                yield p.view(p.actor)
            resolve_chance(p.play(p.legal_ids[draws.below(len(p.legal_ids))]), draws)


def ours(key: str, options: dict[str, Any], rollout_turns: int | None, seed: int) -> tuple[float, float]:
    """Return the simulations and decisions per second of our search. Its tree is cleared after the budget of Sun."""
    simulations, seconds = 0, 0.0
    tree = SearchTree(perihelion.games()[key], seed, rollout_turns, learned=False)
    budget = levels.simulations(tree.game.search_settings, "sun")
    for view in list(views(key, options, seed)):
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            tree.set_root(view)
            while tree.visits < budget:
                tree.run(CHUNK)
            simulations += tree.visits
        seconds += time.process_time() - begun
    return simulations / seconds, tree.decisions_played / seconds


def states(name: str, seed: int) -> Iterator[Any]:
    """Yield decisions of random games of OpenSpiel."""
    generator, game, found = random.Random(seed), pyspiel.load_game(name), 0
    while found < POSITIONS:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal() and found < POSITIONS:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, chances)[0])
                continue
            n += 1
            if n % EVERY == 0 and len(state.legal_actions()) > 1:
                found += 1
                yield state.clone()
            state.apply_action(generator.choice(state.legal_actions()))


def theirs(name: str, hidden: bool, seed: int, simulations: int = 200) -> float:
    """Return the simulations per second of OpenSpiel's search."""
    game, evaluator = pyspiel.load_game(name), pyspiel.RandomRolloutEvaluator(1, seed)
    searched, seconds = 0, 0.0
    for state in list(states(name, seed)):
        if hidden:
            kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(seed, evaluator, 1.0, simulations, -1, kind, False, False)
        else:
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 1000, False, seed, False)
        begun = time.process_time()
        bot.step(state)
        seconds += time.process_time() - begun
        searched += simulations
    return searched / seconds


def main() -> None:
    """Measure and write the table."""
    pairs = (
        ("Solari", "solari", {"level": 1, "players": 2}, "MCTS, backgammon", "backgammon", False),
        ("Solaris", "solaris", {"players": 4}, "ISMCTS, gin rummy", "gin_rummy", True),
    )
    lines = [
        f"{measured_by('`python -m benchmarks.searching` (part of `make bench`)')}.",
        "",
        "| game | judged | simulations/s | OpenSpiel | its | times | decisions/s inside | plain loop | part |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for title, key, options, peer, name, hidden in pairs:
        playouts(key, options, 1, 0)  # compiles its loop
        slow = max(theirs(name, hidden, seed) for seed in range(ROUNDS))
        rounds = [playouts(key, options, PLAIN_GAMES[key], seed) for seed in range(ROUNDS)]
        plain = max(decisions / seconds for decisions, seconds in rounds)
        for judged, rollout_turns in (("at once", 0), ("as the levels do", None)):
            measured = [ours(key, options, rollout_turns, seed) for seed in range(ROUNDS)]
            fast, inside = (max(figures) for figures in zip(*measured, strict=True))
            figures = [f"{fast:,.0f}", peer, f"{slow:,.0f}", f"{fast / slow:.1f}", f"{inside:,.0f}", f"{plain:,.0f}"]
            lines.append(f"| {title} | {judged} | {' | '.join(figures)} | {inside / plain:.0%} |")
            print(lines[-1], flush=True)
    write_table("search", "\n".join(lines), MEASUREMENTS)


if __name__ == "__main__":
    with force_runtime(COMPILED):
        main()
