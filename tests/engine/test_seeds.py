"""Seeds: every game of every batch draws from its own stream, the same on all devices."""

import numpy as np
import pytest

import perihelion
from perihelion import CHANCE, OVER
from perihelion.core import generator
from perihelion.core.chance import FastDraws
from perihelion.engine.arrays import ANY


def start(seed, game, count):
    r = [0, 0]
    generator.seed_game(r, seed, game, count)
    return tuple(r)


def test_no_two_of_many_games_start_alike():
    """People use small seeds, slots and counters; their sums and shifts must not collide."""
    seeds = [*range(40), *(1 << k for k in range(6, 63)), (1 << 63) - 1]
    games = [*range(24), *(1 << k for k in range(5, 31))]
    starts = [start(seed, game, count) for seed in seeds for game in games for count in range(5)]
    assert len(set(starts)) == len(starts)
    assert len({low for low, _ in starts}) > len(starts) * 0.99, "half of the start alone hardly ever repeats"
    assert all(0 < high < 1791398085 - 1 and 0 <= low < 1 << 32 for low, high in starts)


def test_streams_share_no_stretch():
    """Forty draws of 2,000 games: no three consecutive draws occur twice anywhere."""
    seen = set()
    for seed in range(20):
        for game in range(20):
            for count in range(5):
                r = list(start(seed, game, count))
                drawn = [generator.bits(r) for _ in range(40)]
                seen |= set(zip(drawn, drawn[1:], drawn[2:], strict=False))
    assert len(seen) == 20 * 20 * 5 * 38


def test_the_bits_of_neighbouring_games_are_even():
    """Chi square over the first draw below 12 of 24,000 games: 11 degrees of freedom, 31.3 is the 0.1 % bound."""
    counts = [0] * 12
    for seed in range(20):
        for game in range(1200):
            r = list(start(seed, game, 0))
            counts[generator.below(r, 12)] += 1
    assert sum((c - 2000) ** 2 / 2000 for c in counts) < 31.3


def test_the_next_seed_is_not_the_next_game():
    """Before, game g of one seed was game g + 1 of the previous seed."""
    one, other = (perihelion.batch("solari", games=1000, seed=seed).states for seed in (0, 1))
    same = np.array([one[g].tobytes() == other[g - 1].tobytes() for g in range(1, 1000)])
    assert same.sum() < 200, "two dice are often equal, whole batches never"
    assert one[1:].tobytes() != other[:-1].tobytes()


def test_the_games_of_a_slot_are_those_of_its_counter():
    """The draws of the n-th game in a slot are those of FastDraws.of_game, however the previous game went."""
    batch = perihelion.batch("leduc", games=3, seed=8, threads=1)
    begun = np.zeros(3, int)
    for _ in range(40):
        for g in np.flatnonzero(batch.states["phase"] == 2):
            if batch.states["round"][g] == 0 and batch.states["paid"][g].tolist() == [1, 1] and batch.actor[g] == 0:
                p, draws = perihelion.new("leduc"), FastDraws.of_game(8, int(g), int(begun[g]))
                while p.actor == CHANCE:
                    outcomes = p.outcome_ids
                    p.play(list(outcomes)[draws.draw(list(outcomes.values()))])
                assert p.state["hand"].tolist() == batch.states["hand"][g].tolist()
        begun += batch.actor == OVER
        batch.step(np.where(batch.actor == OVER, ANY, 1))
    assert begun.min() > 3


@pytest.mark.parametrize("seed", [0, 12345, (1 << 63) - 1])
def test_compiled_and_interpreted_starts_are_the_same(seed):
    import numba

    from perihelion.engine.jit import COMPILED, import_for

    machine = import_for(COMPILED, "perihelion.rules", lambda: __import__("perihelion.core.generator", fromlist=["x"]))
    seed_game = machine.seed_game

    @numba.njit
    def fill(r, number):
        seed_game(r, number, 7, 3)

    r = np.zeros(2, np.int64)
    fill(r, seed)
    assert tuple(r.tolist()) == start(seed, 7, 3)
