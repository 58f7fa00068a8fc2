"""One source of rules, three runtimes: whole games in lockstep, record by record."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import perihelion

from ..core import generator
from ..core.game import Game, Options
from ..core.record import Record
from ..core.vocabulary import CHANCE, OVER
from ..engine.batch import Batch, random_games
from ..engine.jit import CHECKED, COMPILED
from ..engine.runtimes import compiled, interpreted
from ..engine.warmup import smallest_options
from .options import variety

pytestmark = pytest.mark.compiles


def interpreted_game(game: Game, options: Options, seed: int, slot: int = 0) -> Iterator[Record]:
    """A whole random game by the interpreted rules, with the draws of the compiled loop; every record on the way."""
    rules = interpreted(game)
    s, r = game.new_state(game.read_options(options)), [0, 0]
    generator.seed_game(r, seed, slot, 0)
    while True:
        yield s
        actor = rules.actor(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            weights = rules.deals(s)
            rules.deal(s, generator.weighted(r, weights, len(weights)))
        else:
            legal = rules.legal(s)
            rules.play(s, legal[generator.below(r, len(legal))])


def shortened(game: Game, options: Options) -> Options:
    """Options that keep a random game short, if the game has a cap."""
    caps = {"max_turns": 8, "max_rounds": 2}
    names = {option.name for option in game.options}
    return {**{name: cap for name, cap in caps.items() if name in names}, **options}


def check_whole_games(key: str, mode: str) -> None:
    """Play whole games over all options by machine code and interpreted, and compare the last records."""
    game = perihelion.games()[key]
    for number, wanted in enumerate(variety(game)):
        options = shortened(game, wanted)
        played = random_games(game, options, games=2, seed=number, mode=mode)
        for g in range(2):
            *_, last = interpreted_game(game, options, number, g)
            assert last.pack().tobytes() == played.states[g : g + 1].tobytes(), options


def test_whole_games_end_in_the_same_record_on_every_runtime(key: str) -> None:
    check_whole_games(key, COMPILED)


@pytest.mark.index_checks
def test_no_rule_leaves_an_array(key: str) -> None:
    """Machine code with index checks. Interpreted records and tables check every index anyway, in the same games."""
    check_whole_games(key, CHECKED)


def test_every_decision_is_the_same_on_both_runtimes(key: str) -> None:
    """Not only the end: legal lists, refusals, weights and who sees what, at each step of a game."""
    game = perihelion.games()[key]
    machine = compiled(game)
    rules = interpreted(game)
    for s in interpreted_game(game, shortened(game, smallest_options(game)), 5):
        packed = s.pack()
        assert machine.actor(packed) == rules.actor(s)
        if rules.actor(s) == CHANCE:
            assert machine.deals(packed) == rules.deals(s)
        elif rules.actor(s) >= 0:
            assert machine.legal(packed) == rules.legal(s)
            for number in range(0, len(game.actions), 7):
                assert machine.refuse(packed, number) == rules.refuse(s, number)
        if rules.actor(s) != OVER:
            assert machine.seen(packed) == rules.seen(s)


def test_threads_do_not_change_the_games(key: str) -> None:
    game = perihelion.games()[key]
    options = shortened(game, smallest_options(game))
    one, two = (random_games(game, options, games=6, seed=3, threads=t) for t in (1, 2))
    assert one.states.tobytes() == two.states.tobytes()


def test_a_batch_steps_legal_games(key: str) -> None:
    """The legal lists of a batch are those of the position; a game that is over starts again."""
    game = perihelion.games()[key]
    batch = Batch(game, shortened(game, smallest_options(game)), games=8, seed=1, threads=2)
    rng = np.random.default_rng(2)
    machine, ended = compiled(game), 0
    for _ in range(400):
        over = batch.actor == OVER
        ended += int(over.sum())
        for g in np.flatnonzero(~over)[:2]:
            assert batch.legal[g, : batch.n[g]].tolist() == machine.legal(batch.states[g : g + 1])
        picks = (rng.random(8) * np.maximum(batch.n, 1)).astype(np.int64)
        batch.step(batch.legal[np.arange(8), picks])
    assert ended > 0
