"""Networks: whole numbers, updated from state to state, selected by the options of a game."""

from __future__ import annotations

import json
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import perihelion
from perihelion.bots import networks
from perihelion.bots.calibration import Calibration
from perihelion.bots.levels import Leveled, SunByJudge
from perihelion.bots.match import Match
from perihelion.bots.network_files import read_prepared, write_prepared
from perihelion.bots.networks import LearnedJudge
from perihelion.bots.search import Search
from perihelion.core.game import Game
from perihelion.engine import input_loops, network_loops
from perihelion.engine.inputs import Inputs
from perihelion.engine.jit import COMPILED
from perihelion.engine.loading import load_shared
from perihelion.engine.network_rules import HIGHEST
from perihelion.errors import PerihelionError

pytestmark = pytest.mark.usefixtures("machine_code")  # only machine code reads networks
FIRST, SECOND = 24, 8


def network_file(
    game: Game, options: dict[str, Any], seed: int = 0, outputs: list[int] | None = None, **about: Any
) -> bytes:
    """Return a network with random weights; with `outputs`, in 2^24ths, it gives these for every state."""
    rng, inputs = np.random.default_rng(seed), Inputs(game, options)
    size = 2 * inputs.seats
    weights: dict[str, Any] = {
        "first": rng.integers(-1500, 1500, (inputs.size, FIRST)).astype("i2"),
        "first_bias": rng.integers(-500, 3000, FIRST).astype("i4"),
        "second": rng.integers(-120, 120, (FIRST, SECOND)).astype("i2"),
        "second_bias": rng.integers(-5000, 30000, SECOND).astype("i4"),
        "last": rng.integers(-60000, 60000, (SECOND, size)).astype("i4"),
        "last_bias": rng.integers(-60000, 60000, size).astype("i8"),
    }
    if outputs is not None:
        weights["last"] *= 0
        weights["last_bias"][:] = outputs
    told = {
        "game": game.key,
        "options": options,
        "inputs": inputs.hash,
        "fields": {},
        "upon_judge": True,
        "search": {},
        "command": "train",
    }
    file = BytesIO()
    np.savez_compressed(file, about=np.array(json.dumps({**told, **about})), **weights)
    return file.getvalue()


def expected(network: LearnedJudge, words: Any, viewer: int) -> Any:
    """Return the outputs computed from all inputs at once."""
    inputs, weights = network.inputs, {key: value.astype(np.int64) for key, value in network.weights.items()}
    places = np.zeros((len(words), inputs.cells.shape[1]), np.int64)
    finder: Any = load_shared(COMPILED, input_loops.__file__)
    viewers = np.full(len(words), viewer)
    finder.find_inputs(inputs.cells, inputs.seats, words.view(np.int64), viewers, inputs.size, places)
    rows = np.vstack([weights["first"], np.zeros_like(weights["first"][:1])])
    hidden = np.clip((rows[places].sum(1) + weights["first_bias"]) >> 4, 0, 255)
    hidden = np.clip((hidden @ weights["second"] + weights["second_bias"]) >> 8, 0, 255)
    return (hidden @ weights["last"] + weights["last_bias"]) / (1 << 24)


@pytest.mark.parametrize(("key", "options"), [("leduc", {}), ("solari", {}), ("solenia", {"players": 3})])
def test_incremental_updates_give_the_same_outputs_as_all_inputs(key: str, options: dict[str, Any]):
    game = perihelion.games()[key]
    network = LearnedJudge(game, "random", network_file(game, options))
    batch = perihelion.batch(key, games=40, seed=3, **options)
    runner: Any = load_shared(COMPILED, network_loops.__file__)
    for viewer in range(network.inputs.seats):
        follower = network.for_viewer(viewer)
        for _ in range(6):
            batch.random(4)
            out = np.zeros((40, 2 * network.inputs.seats))
            runner.run_over(follower, batch.words, viewer, network.inputs.seats, out)
            assert (out == expected(network, batch.words, viewer)).all()
            assert len(np.unique(out[:, 0])) > 1


def test_the_first_layer_of_a_state_follows_from_that_of_another_one():
    game = perihelion.games()["solenia"]
    network = LearnedJudge(game, "random", network_file(game, {"players": 3}))
    inputs, rows = network.inputs, network.weights["first"]
    loops: Any = load_shared(COMPILED, input_loops.__file__)
    runner: Any = load_shared(COMPILED, network_loops.__file__)
    batch = perihelion.batch("solenia", games=30, seed=3, players=3)
    batch.random(20)
    empty = np.zeros((3, inputs.words), np.uint64)
    sums = np.array([inputs.first_sums(rows, network.weights["first_bias"], viewer) for viewer in range(3)])
    viewers = np.arange(30) % 3
    bases, base_of = empty, viewers
    for _ in range(2):  # from an empty record, then from the previous states
        words, found = batch.words.copy(), np.zeros((30, rows.shape[1]), np.int32)
        loops.follow_states(inputs.cells, 3, rows, bases, sums, base_of, words, viewers, found)
        for viewer in range(3):
            of_viewer = viewers == viewer
            follower = network.for_viewer(viewer)
            for state, sum_of_state in zip(words[of_viewer], found[of_viewer], strict=True):
                runner.run_over(follower, state[None], viewer, 3, np.zeros((1, 6)))
                assert (follower.sums == sum_of_state).all()
        bases, base_of, sums = words, np.arange(30), found
        batch.random(3)


def test_seats_are_counted_from_the_viewer():
    """Two viewers of the same state see different inputs, and a viewer of a rotated state the same ones."""
    game = perihelion.games()["solenia"]
    inputs = Inputs(game, {"players": 2})
    assert inputs.cells.shape[0] == 2
    assert (inputs.cells[0] != inputs.cells[1]).any()
    assert sorted(inputs.cells[0][:, -1]) == sorted(inputs.cells[1][:, -1])


def use(monkeypatch: pytest.MonkeyPatch, game: Game, data: bytes) -> LearnedJudge:
    """Give the game this network."""
    network = LearnedJudge(game, "given", data)
    monkeypatch.setattr(networks, "networks_of", lambda asked: (network,) if asked is game else ())
    return network


def test_sun_searches_with_the_network_without_rollouts(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["leduc"]
    use(monkeypatch, game, network_file(game, {}, search={"simulations": 77}))
    view = perihelion.new("leduc").play("Q1", "J1").view(0)
    sun, by_judge = Leveled("sun", 1), SunByJudge(1)
    assert sun.choose(view) in view.legal
    assert by_judge.choose(view) in view.legal
    assert sun._trees[0].visits == 77
    assert len(sun._trees[0]._buffers.network.sums) == FIRST
    assert len(by_judge._trees[0]._buffers.network.sums) == 0
    assert by_judge._trees[0].visits == game.search_settings.simulations
    shares = [[round(each.share, 6) for each in bot.evaluate_actions(view)] for bot in (sun, by_judge)]
    assert shares[0] != shares[1]


def test_in_a_solo_game_victories_count_and_a_little_the_points(monkeypatch: pytest.MonkeyPatch):
    """No other seat shares the win there: otherwise an opponent without a seat wins."""
    game, logit = perihelion.games()["solenia"], 6 << 24
    view = Match(game, {"players": 1}).first_view()
    for search in ({}, {"rollout_turns": 1, "leaf_share": 0.5}):
        shares = []
        for sure in (-logit, logit):
            use(monkeypatch, game, network_file(game, {"players": 1}, search=search, outputs=[sure, 0]))
            found = Search(5, simulations=200).evaluate_actions(view)
            assert len({each.share for each in found}) > 1
            shares.append([each.share for each in found])
        assert max(shares[0]) < 0.15
        assert min(shares[1]) > 0.85


def test_in_a_solo_game_the_chance_to_win_is_that_of_beating_the_opponent_without_a_seat():
    game = perihelion.games()["solenia"]
    words = perihelion.batch("solenia", games=3, seed=3, players=1).words
    for logit, chance in ((0, 0.5), (1 << 24, 0.731), (-(1 << 24), 0.269)):
        network = LearnedJudge(game, "sure", network_file(game, {"players": 1}, outputs=[logit, 0], upon_judge=False))
        shares, points = network.expect(words, np.zeros(3, int), np.zeros((3, 1)))
        assert shares == pytest.approx(chance, abs=0.001)
        assert (points == 0).all()


def test_a_calibrated_network_is_less_sure_where_it_was_too_sure(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["solari"]
    calibration = Calibration("score", (5,), (0.5, 1.0))
    early, late = (game.new_state(game.read_options({})) for _ in range(2))
    late.score[1] = 5
    assert calibration.apply(early, [0.8, 0.2]) == pytest.approx([2 / 3, 1 / 3])
    assert calibration.apply(late, [0.8, 0.2]) == pytest.approx([0.8, 0.2])
    assert calibration.apply(early, [0.8]) == pytest.approx([2 / 3])  # an opponent without a seat has the rest
    network, judged = networks.network_for(game, early), [0.0, 8.0]
    assert network is not None
    assert network.calibration is not None
    shares, found = network.expect_shares(early, judged), network.calibration
    monkeypatch.setattr(network, "calibration", None)
    assert found.apply(early, network.expect_shares(early, judged)) == shares
    assert shares != network.expect_shares(early, judged)


def test_only_the_highest_level_uses_networks(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["leduc"]
    use(monkeypatch, game, network_file(game, {}))
    view = perihelion.new("leduc").play("Q1", "J1").view(0)
    jupiter = Leveled("jupiter", 1)
    jupiter.choose(view)
    assert len(jupiter._trees[0]._buffers.network.sums) == 0


def test_a_network_knows_nothing_that_the_seat_does_not(monkeypatch: pytest.MonkeyPatch):
    """Two worlds that differ only in the card of the other seat: the same search, number by number."""
    game = perihelion.games()["leduc"]
    use(monkeypatch, game, network_file(game, {}))
    for mine in ("Q1", "K1"):
        found = []
        for other in ("J1", "Q2"):
            view = perihelion.new("leduc").play(mine, other).view(0)
            found.append(Search(5, simulations=200).evaluate_actions(view))
        assert found[0] == found[1]


def test_a_network_plays_only_what_it_was_trained_for(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["solari"]
    network = use(
        monkeypatch, game, network_file(game, {}, fields={"players": [2], "level": [1, 2]}, search={"simulations": 9})
    )
    cases: list[tuple[dict[str, Any], bool]] = [
        ({}, True),
        ({"level": 2}, True),
        ({"level": 3}, False),
        ({"players": 4}, False),
    ]
    for options, fits in cases:
        state = perihelion.new("solari", **options).state
        assert (networks.network_for(game, state) is network) == fits
        assert (networks.settings_for(game, state).simulations == 9) == fits


def test_a_network_for_one_order_of_the_stations_plays_no_other():
    game = perihelion.games()["solaris"]
    network = LearnedJudge(game, "standard", network_file(game, {"players": 4}, fields={"ring": [[0, 1, 2, 3, 4, 5]]}))
    for layout, fits in (("standard", True), ("random", False)):
        position = perihelion.new("solaris", players=4, layout=layout)
        assert network.fits(position.state) == fits
        assert network.fits(position.view(0).state) == fits


def test_networks_of_solaris_play_with_any_order_of_the_stations():
    game = perihelion.games()["solaris"]
    for players, name in ((3, "three"), (4, "four"), (5, "five")):
        for layout in ("standard", "random"):
            position = perihelion.new("solaris", players=players, layout=layout)
            for state in (position.state, position.view(0).state):
                network = networks.network_for(game, state)
                assert network is not None
                assert network.name == name


def test_a_network_for_other_inputs_is_refused():
    game = perihelion.games()["leduc"]
    with pytest.raises(
        PerihelionError, match="the network old of leduc was trained on other inputs; train it again: train"
    ):
        LearnedJudge(game, "old", network_file(game, {}, inputs="another"))


def test_the_networks_that_games_bring_are_small_and_fit_their_games():
    found = {game.key: networks.networks_of(game) for game in perihelion.games().values()}
    assert [network.name for network in found["solenia"]] == ["four", "solo", "three", "two"]
    for key, brought in found.items():
        for network in brought:
            state = perihelion.new(key, lang=None, **network.about["options"]).state
            assert network.fits(state)
            assert network.about["command"].startswith(f"perihelion train {key} ")
            file = Path(str(files(network.game.package))) / networks.FOLDER / f"{network.name}.npz"
            assert file.stat().st_size < 3_000_000
            second, bias = (np.abs(network.weights[name].astype(int)) for name in ("second", "second_bias"))
            assert (HIGHEST * second.sum(0) + bias).max() < 1 << 31, "int32 would not be exact"


@pytest.mark.parametrize(("key", "options"), [("leduc", {}), ("solenia", {"players": 3})])
def test_a_file_for_browsers_holds_the_same_network(key: str, options: dict[str, Any]):
    prepared = LearnedJudge(perihelion.games()[key], "random", network_file(perihelion.games()[key], options)).prepared
    read = read_prepared("random", write_prepared(prepared))
    assert read.about == prepared.about
    for ours, theirs in zip((*prepared.network, prepared.first_sums), (*read.network, read.first_sums), strict=True):
        assert ours.dtype == theirs.dtype
        assert (ours == theirs).all()
        assert ours.shape == theirs.shape


def test_a_damaged_file_for_browsers_gets_a_sentence():
    game = perihelion.games()["leduc"]
    data = write_prepared(LearnedJudge(game, "random", network_file(game, {})).prepared)
    for damaged in (b"", data[: len(data) // 2], b"\n" + data):
        with pytest.raises(PerihelionError, match="damaged"):
            read_prepared("random", damaged)


def test_the_mean_of_all_views_is_what_a_report_shows():
    game = perihelion.games()["solenia"]
    network = LearnedJudge(game, "random", network_file(game, {"players": 3}))
    plain, judged = game.new_state(game.read_options({"players": 3})), [3.0, 1.5, 2.0]
    words = np.repeat(plain.pack().view("u8").reshape(1, -1), 3, axis=0)
    shares, _ = network.expect(words, np.arange(3), np.tile(judged, (3, 1)))
    assert network.expect_shares(plain, judged) == pytest.approx(shares.mean(0).tolist(), abs=1e-15)
    assert sum(network.expect_shares(plain, judged)) == pytest.approx(1)
