"""Copies and checkpoints: everything copied, pickled or saved continues bit for bit, with its generators."""

import copy
import pickle

import numpy as np
import pytest

import perihelion
from perihelion import CHANCE, OVER, InvalidAction, InvalidOptions, InvalidPosition
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.checkpoint import KEPT
from tests.support import walk

ARRAYS = ("legal", "n", "actor", "rewards", "points", "done", "masks", "observations")


def goes_on_alike(one, other, calls=60):
    for _ in range(calls):
        one.random()
        other.random()
        assert one.states.tobytes() == other.states.tobytes()
        assert all((getattr(one, name) == getattr(other, name)).all() for name in ARRAYS)


def leduc(games=12, seed=3):
    return perihelion.batch("leduc", games=games, seed=seed, threads=1, masks=True, observations=True)


@pytest.mark.parametrize(
    "twin",
    [lambda b: b.copy(), copy.copy, copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))],
    ids=["copy", "copy.copy", "deepcopy", "pickle"],
)
def test_a_copied_batch_goes_on_bit_for_bit(twin):
    batch = leduc()
    batch.random(5)
    goes_on_alike(batch, twin(batch))


def test_a_saved_batch_goes_on_bit_for_bit(tmp_path):
    batch, file = leduc(), tmp_path / "batch.npz"
    batch.random(5)
    batch.save(file)
    other = leduc(seed=9)
    other.load(file)
    goes_on_alike(batch, other)
    batch.load(file)
    again = leduc()
    again.random(5)
    goes_on_alike(batch, again)


def test_a_checkpoint_of_another_batch_is_refused(tmp_path):
    with pytest.raises(InvalidOptions, match="this checkpoint is of another batch: games 12, not 4"):
        leduc(4).restore(leduc().checkpoint())
    (tmp_path / "x.npz").write_bytes(b"no archive")
    with pytest.raises(InvalidOptions, match="is not a checkpoint of a batch"):
        leduc().load(tmp_path / "x.npz")


def test_games_are_copied_from_another_batch_by_index():
    batch, copies = leduc(4), leduc(8, seed=6)
    before = copies.states.copy()
    index = np.array([3, 3, 0, -1, 1, 1, 2, -1])
    copies.copy_from(batch, index)
    for g, source in enumerate(index):
        expected = before[g] if source < 0 else batch.states[source]
        assert copies.states[g] == expected
    copies.random(50)
    assert copies.states[0] == copies.states[1], "copies with one generator draw the same"
    many = leduc(200, seed=6)
    many.copy_from(batch, np.zeros(200, int), generators=False)
    many.random(50)
    assert len({state.tobytes() for state in many.states}) > 3, "copies with their own generators do not"
    with pytest.raises(IndexError, match="has no game 4; its games are 0 to 3"):
        copies.copy_from(batch, np.full(8, 4))
    with pytest.raises(InvalidOptions, match="4 games do not fit into 8; say which with `index`"):
        copies.copy_from(batch)
    with pytest.raises(InvalidOptions, match="same game, options and device"):
        copies.copy_from(perihelion.batch("solari", games=8))


def test_records_can_be_written_into_a_batch():
    batch = leduc(4)
    p = perihelion.new("leduc").play("K1", "Q1", "raise")
    waiting = perihelion.new("leduc").play("K1", "Q1", "call", "call")
    over = perihelion.new("leduc").play("K1", "Q1", "raise", "fold")
    before = batch.states[3].copy()
    batch.set_states(np.array([each.state for each in (p, waiting, over)]), games=[0, 1, 2], draw=False)
    assert batch.states[3] == before
    assert batch.actor.tolist()[:3] == [1, CHANCE, OVER]
    assert batch.legal[0, : batch.n[0]].tolist() == p.legal_ids
    assert batch.legal[1, : batch.n[1]].tolist() == list(waiting.outcome_ids)
    assert batch.points[2].tolist() == list(over.scores.points)
    batch.set_states(leduc(4, seed=5).words)
    assert batch.states.tobytes() == leduc(4, seed=5).states.tobytes()


def test_a_checkpoint_with_one_seed_for_all_games_goes_on_alike():
    """The format of checkpoints before each slot could have its own seed."""
    batch, other = leduc(5, seed=3), leduc(5, seed=4)
    old = batch.checkpoint()
    other.restore(old._replace(arrays={**old.arrays, "seed": old.arrays["seed"][0, :1]}))
    for each in (batch, other):
        for _ in range(20):
            each.random(50)
    assert batch.states.tobytes() == other.states.tobytes()


def test_with_a_list_of_seeds_a_game_depends_on_its_own_seed_alone():
    three, two, single = leduc(3, seed=[7, 8, 7]), leduc(2, seed=[8, 7]), leduc(1, seed=7)
    for _ in range(30):
        for batch in (three, two, single):
            batch.random()
        assert three.states[[1, 0]].tobytes() == three.states[[1, 2]].tobytes() == two.states.tobytes()
        assert two.states[1] == single.states[0], "one game with this seed"


def test_outcomes_can_be_chosen():
    batch = leduc(6)
    batch.set_states(np.array([perihelion.new("leduc").play("K1", "Q1", "call", "call").state] * 6), draw=False)
    chances = batch.chances()
    assert chances.shape == (6, 6)
    assert chances[0].tolist() == [0.25, 0.25, 0, 0.25, 0, 0.25]
    assert not batch.masks.any()
    with pytest.raises(InvalidAction, match="game 4: the outcome 4 cannot come here; possible: 0, 1, 3, 5"):
        batch.deal([0, 1, 3, 5, 4, ANY])
    batch.deal([0, 1, 3, 5, NOTHING, ANY])
    assert batch.states["board"].tolist()[:5] == [0, 1, 3, 5, -1]
    assert batch.actor.tolist()[4] == CHANCE
    assert batch.states["board"][5] in (0, 1, 3, 5)
    batch.random()
    assert batch.states["board"][4] >= 0, "a game that is played on draws"


def test_stepping_without_drawing_stops_at_every_chance_point():
    batch = leduc(50)
    points = 0
    for _ in range(60):
        waits = batch.actor == CHANCE
        points += waits.sum()
        batch.step(np.full(50, ANY), draw=False)
        assert not (waits & batch.done).any()
    assert points > 100
    assert (batch.chances()[batch.actor != CHANCE] == 0).all()
    assert np.allclose(batch.chances()[batch.actor == CHANCE].sum(axis=1), 1)


def test_a_position_is_copied_and_pickled_with_its_log():
    p = perihelion.new("solari", lang="de")
    for _ in walk(p, 3, 40):
        pass
    for twin in (copy.copy(p), copy.deepcopy(p), pickle.loads(pickle.dumps(p))):
        assert twin.transcript == p.transcript
        assert twin.text == p.text
        assert twin.words.lang == "de"
        assert twin.log == p.log
        while twin.log:
            twin.undo()
        assert twin.text == perihelion.new("solari").text


def test_a_pickle_of_other_rules_is_refused(monkeypatch):
    held = pickle.dumps(perihelion.new("leduc"))
    monkeypatch.setattr(perihelion.games()["leduc"], "version", 9)
    with pytest.raises(InvalidPosition, match="version 1 of the rules of leduc; installed: 9"):
        pickle.loads(held)


def test_a_checkpoint_holds_every_array_that_changes():
    """Everything that a call can change in a batch must be in the checkpoint."""
    from perihelion.engine.loops import GameArrays

    constant = {"states", "actions", "start", "rewards_by_winners"}  # states are the words
    assert set(KEPT) == set(GameArrays._fields) - constant


SEED = "possible: a whole number from 0 to 9223372036854775807, or a list with one for each game"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: perihelion.batch("leduc", games=0), "games cannot be 0; possible: a whole number from 1"),
        (
            lambda: perihelion.batch("leduc", games=2.5),  # type: ignore[arg-type]
            "games cannot be 2.5; possible: a whole number from 1",
        ),
        (
            lambda: perihelion.batch("leduc", games=1, seed=None),
            f"seed cannot be None; {SEED}",
        ),
        (
            lambda: perihelion.batch("leduc", games=1, seed=-1),
            f"seed cannot be -1; {SEED}",
        ),
        (
            lambda: perihelion.batch("leduc", games=1, threads=-1),
            "threads cannot be -1; possible: a whole number from 1, or None for all cores",
        ),
        (lambda: leduc(1).random(-1), "steps cannot be -1; possible: a whole number from 1"),
        (lambda: leduc(1).restart("7"), f"seed cannot be '7'; {SEED}"),
        (lambda: leduc(2).restart([7]), "2 games need as many seeds, not 1"),
        (
            lambda: leduc(2).restart([7, -1]),
            "seed cannot be -1; possible: a whole number from 0 to 9223372036854775807",
        ),
        (lambda: leduc(2).step([1.0, 1.0]), "actions must be whole numbers, not float64"),
        (lambda: leduc(2).step([np.nan, 1]), "actions must be whole numbers, not float64"),
        (lambda: leduc(2).step([True, True]), "actions must be whole numbers, not bool"),
        (lambda: leduc(2).step([[1, 1]]), "2 games need as many actions, not an array of shape (1, 2)"),
        (lambda: leduc(2).observe([0.0, 1.0]), "each of 2 games needs a seat from 0 to 1"),
    ],
)
def test_wrong_arguments_get_a_sentence(call, sentence):
    with pytest.raises((InvalidOptions, InvalidAction, ValueError)) as caught:
        call()
    assert str(caught.value) == sentence
