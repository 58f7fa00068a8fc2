"""Does "62 % to win" mean 62 %? Networks play against themselves, and their estimates are compared with the results.

    python -m benchmarks.reliability solenia players=2 --vary variant=summer,winter,upgrades --games 500

One action in ten is random, so that there are won and lost positions; not in a solo game, in which nobody else errs. A
quarter of all positions after an action is noted. Half of the games fit the powers of the phases
(perihelion/bots/calibration.py), the other half is the table: expected, expected after calibration, came. It draws
docs/plots/reliability-<game>-<players>.svg, and with `--save` writes the powers into the file of the network.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import perihelion
from perihelion import baselines
from perihelion.baselines import Baseline, Tries
from perihelion.bots.networks import LearnedJudge
from perihelion.cli.game_options import option_sets
from perihelion.core.vocabulary import OVER
from perihelion.draw.theme import AMBER, QUIET, STAR
from perihelion.engine.afterstates import Afterstates
from perihelion.engine.arrays import Array
from perihelion.report.plot import lines
from perihelion.words import Words

BINS, LEAST_POSITIONS = 10, 200
"""The bins of the table, and how many shares a bin must have to be shown."""
EXPLORE, NOTED = 0.1, 0.25
PHASES = 4
POWERS = np.linspace(0.3, 1.5, 121)


@dataclass
class Notes:
    """Positions, row by row: the game, how far it had come, the fields by which a clock could go, the shares."""

    games: Array
    progress: Array
    clocks: Array
    expected: Array
    came: Array

    def rows(self, which: Array) -> Notes:
        """Return some of the positions."""
        return Notes(*(each[which] for each in (self.games, self.progress, self.clocks, self.expected, self.came)))


def clock_fields(game: Any) -> list[str]:
    """Return the fields that everybody sees."""
    secret = {field.name for field in game.rules.state.secret_fields}
    return [field.name for field in game.rules.state.fields if field.name not in secret]


def play(key: str, options: dict[str, Any], games: int, seed: int) -> Notes:
    """Let a network play against itself, and note what it expects, before any calibration, and what came."""
    baseline = baselines.load(key, **options)
    batch = perihelion.batch(key, games=games, seed=seed, **options)
    afterstates, fields = Afterstates(batch, baseline.network.inputs), clock_fields(batch.game)
    rng, seats = np.random.default_rng(seed), batch.rewards.shape[1]
    explore = EXPLORE if seats > 1 else 0
    running, counts = np.ones(games, bool), np.zeros(games, int)
    results, lengths = np.zeros((games, seats)), np.zeros(games, int)
    noted: list[tuple[Array, ...]] = []
    while running.any():
        tried = afterstates.try_all()
        row = choose(baseline, batch, tried, rng.random(games) < explore, rng.random(games))
        acts = batch.actor >= 0
        use = np.flatnonzero(running & acts & (rng.random(games) < NOTED))
        use = use[tried.actors[row[use]] != OVER]
        words, judged = np.ascontiguousarray(tried.words[row[use]]), tried.points[row[use]]
        states = words.view(batch.game.rules.state.dtype()).reshape(-1)
        clocks = [states[name].astype(int).sum(tuple(range(1, states[name].ndim))) for name in fields]
        expected = mean_shares(baseline.network, words, judged)
        noted.append((use, counts[use].copy(), np.stack(clocks, 1), expected))
        actions = np.where(acts, batch.legal[tried.games[row], tried.numbers[row]], -1)
        counts += acts
        batch.step(actions)
        for g in np.flatnonzero(batch.done & running):
            shares = np.maximum(batch.rewards[g], 0)
            if seats > 1:
                shares = shares / shares.sum() if shares.sum() else np.full(seats, 1 / seats)
            results[g], lengths[g], running[g] = shares, counts[g], False
    of_game, at, clock, shares = (np.concatenate(parts) for parts in zip(*noted, strict=True))
    return Notes(of_game, at / lengths[of_game], clock, shares, results[of_game])


def choose(baseline: Baseline, batch: Any, tried: Any, wild: Array, luck: Array) -> Array:
    """Return the row of the best try of each game, or of a random one in `wild` games; 0 without a seat to act."""
    shares, points = baseline.network.expect(tried.words, batch.actor[tried.games].astype(np.int64), tried.points)
    over = (tried.actors == OVER)[:, None]
    shares, points = np.where(over, tried.shares, shares), np.where(over, tried.points, points)
    actions = batch.legal[tried.games, tried.numbers]
    best = baseline.pick(batch, Tries(tried.games, actions, shares, points))
    n = np.bincount(tried.games, minlength=len(batch))
    first, of_best = np.cumsum(n) - n, np.zeros(len(batch), int)
    is_best = actions == best[tried.games]
    of_best[tried.games[is_best]] = np.flatnonzero(is_best)
    rows: Array = np.where(n > 0, np.where(wild, first + (luck * n).astype(int), of_best), 0)
    return rows


def mean_shares(network: LearnedJudge, words: Array, judged: Array) -> Array:
    """Return what a network expects in each state: the mean of what every seat's view says, as in a report."""
    viewers = [np.full(len(words), viewer, np.int64) for viewer in range(network.seats)]
    mean: Array = np.mean([network.expect(words, viewer, judged)[0] for viewer in viewers], axis=0)
    return mean


def raised(shares: Array, powers: Array | float) -> Array:
    """Return calibrated shares; without other seats an opponent without a seat has the rest."""
    everybody = shares if shares.shape[1] > 1 else np.concatenate([shares, 1 - shares], 1)
    weights = np.maximum(everybody, 1e-9) ** np.reshape(powers, (-1, 1))
    normal: Array = (weights / weights.sum(1, keepdims=True))[:, : shares.shape[1]]
    return normal


def loss(notes: Notes, power: float) -> float:
    """Return the cross-entropy of the results."""
    shares = raised(notes.expected, power)
    if shares.shape[1] == 1:
        shares, came = np.concatenate([shares, 1 - shares], 1), np.concatenate([notes.came, 1 - notes.came], 1)
    else:
        came = notes.came
    return float(-(came * np.log(np.maximum(shares, 1e-9))).sum(1).mean())


def fit(notes: Notes, fields: Sequence[str]) -> dict[str, Any]:
    """Return the clock that goes best with the progress of the games, and the power of each phase."""
    moves = [np.corrcoef(clock, notes.progress)[0, 1] if clock.std() else 0.0 for clock in notes.clocks.T]
    best = int(np.argmax(np.abs(moves)))
    clock = notes.clocks[:, best]
    bounds = sorted({int(np.quantile(clock, k / PHASES)) for k in range(1, PHASES)} - {int(clock.min())})
    phase = np.searchsorted(bounds, clock, side="right")
    powers = []
    for k in range(len(bounds) + 1):
        here = notes.rows(phase == k)
        powers.append(round(float(POWERS[np.argmin([loss(here, power) for power in POWERS])]), 2))
    return {"clock": fields[best], "bounds": bounds, "powers": powers}


def calibrated(notes: Notes, calibration: dict[str, Any], fields: Sequence[str]) -> Array:
    """Return the shares after calibration."""
    clock = notes.clocks[:, list(fields).index(calibration["clock"])]
    phase = np.searchsorted(calibration["bounds"], clock, side="right")
    return raised(notes.expected, np.array(calibration["powers"])[phase])


def table(expected: Array, came: Array) -> list[tuple[float, float, int]]:
    """Return for each bin what was expected, what came, and the number of shares."""
    flat, results = expected.ravel(), came.ravel()
    place = np.minimum((flat * BINS).astype(int), BINS - 1)
    here = [place == k for k in range(BINS)]
    return [(float(flat[h].mean()), float(results[h].mean()), int(h.sum())) for h in here if h.sum() > LEAST_POSITIONS]


def worst(rows: list[tuple[float, float, int]]) -> float:
    """Return the largest difference between expected and came."""
    return max((abs(expected - came) for expected, came, _ in rows), default=0.0)


def joined(parts: list[Notes]) -> Notes:
    """Return the notes of several kinds of games as one."""
    first = np.cumsum([0, *(part.games.max() + 1 for part in parts)])
    for part, begin in zip(parts, first, strict=False):
        part.games = part.games + begin
    columns = zip(*((p.games, p.progress, p.clocks, p.expected, p.came) for p in parts), strict=True)
    return Notes(*map(np.concatenate, columns))


def save(network: LearnedJudge, calibration: dict[str, Any]) -> None:
    """Write a calibration into the file of a network."""
    file = Path(perihelion.__file__).parent / "games" / network.game.key / "networks" / f"{network.name}.npz"
    about = json.dumps({**network.about, "calibration": calibration})
    content: dict[str, Any] = {"about": np.array(about), **network.weights}
    np.savez_compressed(file, **content)


def show(name: str, key: str, notes: Notes, calibration: dict[str, Any], fields: Sequence[str]) -> None:
    """Print the table of the games that the powers were not fitted to, and draw it."""
    rest = notes.rows(notes.games % 2 == 1)
    before, after = table(rest.expected, rest.came), table(calibrated(rest, calibration, fields), rest.came)
    print(f"{name}: {int(notes.games.max()) + 1} games, {len(notes.games):,} positions; {calibration}")
    for word, rows in (("before", before), ("after", after)):
        print(f"| {word} | " + " | ".join(f"{expected:.1%} came {came:.1%}" for expected, came, _ in rows) + " |")
    print(f"largest difference {worst(before):.1%} before, {worst(after):.1%} after", flush=True)
    length = min(len(before), len(after))
    points = [[after[k][1], before[k][1], after[k][0]] for k in range(length)]
    title = f"{name}: the share of the win that came, by what was expected after calibration and before"
    picture = lines(key, title, ["calibrated", "before", "expected"], [AMBER, STAR, QUIET], points, standalone=True)
    Path(f"docs/plots/reliability-{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Play, fit, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--vary", action="append", default=[])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--save", action="store_true")
    given = parser.parse_args()
    game = perihelion.games()[given.game]
    options: dict[str, Any] = dict(each.split("=") for each in given.options)
    sets: list[dict[str, Any]] = [dict(each) for each in option_sets(game, options, given.vary, Words("en"))]
    notes, fields = joined([play(given.game, each, given.games, given.seed) for each in sets]), clock_fields(game)
    calibration = fit(notes.rows(notes.games % 2 == 0), fields)
    show("-".join([given.game, *(str(value) for value in options.values())]), given.game, notes, calibration, fields)
    if given.save:
        save(baselines.load(given.game, **sets[0]).network, calibration)


if __name__ == "__main__":
    main()
