"""Two networks of a game against each other, one action ahead: one seat follows the first file, the others the second.

    python -m benchmarks.head_to_head new.npz perihelion/games/solenia/networks/three.npz --vary variant=summer,winter

The games are those that the second network was trained for. On a GPU thousands of games take seconds.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from perihelion import games
from perihelion.bots.network_files import Trained, read_trained
from perihelion.cli.game_options import option_sets
from perihelion.core.game import Game, Options
from perihelion.engine.batch import CPU, GPU, Batch
from perihelion.train.model import restored
from perihelion.train.selfplay import SelfPlay
from perihelion.train.trainer import Recipe
from perihelion.words import Words


def read(file: Path) -> tuple[Game, Trained]:
    """Read a network, with its game."""
    with np.load(file) as content:
        game = games()[json.loads(str(content["about"]))["game"]]
    return game, read_trained(game, file.stem, file.read_bytes())


def compare(
    first: Path, second: Path, vary: list[str], n: int, device: str, seed: int
) -> Iterator[tuple[Options, float, float]]:
    """Yield the first network's share of the wins and its error, for each set of options."""
    (game, ours), (_, theirs) = read(first), read(second)
    scale, weight = float(game.search_settings.value_scale), Recipe().margin_weight
    model, rival = (restored(each.inputs, each.weights, scale).to(device) for each in (ours, theirs))
    for options in option_sets(game, dict(theirs.about["options"]), vary, Words("en")):
        batch = Batch(game, options, n, seed, device=device)
        play = SelfPlay(batch, theirs.inputs, scale, bool(theirs.about["upon_judge"]), whole_turns=False)
        yield options, *play.share_against(play.scores_of(rival, weight), model, weight, seed)


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--vary", action="append", default=[])
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--no-gpu", action="store_true")
    given = parser.parse_args()
    device = CPU if given.no_gpu else GPU
    shares = []
    for options, share, error in compare(given.first, given.second, given.vary, given.games, device, given.seed):
        shares.append(share)
        varied = [each.partition("=")[0] for each in given.vary]
        told = ", ".join(f"{name}={options[name]}" for name in varied)
        print(
            f"{given.first} against {given.second}, {given.games} games {told}: {share:.1%} ± {2 * error:.1%}",
            flush=True,
        )
    print(f"together {sum(shares) / len(shares):.1%}")


if __name__ == "__main__":
    main()
