"""Training on the processor: a tiny network learns, continues from a checkpoint, and its file plays."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import pytest

import perihelion
from perihelion.bots.networks import LearnedJudge
from perihelion.core.vocabulary import OVER
from perihelion.engine.afterstates import Afterstates
from perihelion.engine.batch import Batch
from perihelion.engine.inputs import Inputs
from perihelion.words import Words
from tests.selection import SOAK

REASON = "perihelion[train] is not installed; it is large on this kind of machine"
pytestmark = [pytest.mark.skipif(find_spec("torch") is None, reason=REASON), pytest.mark.xdist_group("torch")]

torch: Any = None


@pytest.fixture(autouse=True)
def load_torch() -> None:
    """Load it when it is used: it takes seconds, and every worker imports every test file."""
    global torch
    import torch


SMALL: dict[str, Any] = {"games": 256, "steps": 16, "batch": 512, "first": 32, "second": 8, "evaluation_games": 256}


def trainer(**recipe: Any) -> Any:
    from perihelion.train.trainer import Recipe, Trainer

    torch.set_num_threads(1)
    return Trainer(perihelion.games()["leduc"], [{}], Recipe(**{**SMALL, **recipe}), "cpu", planned=20)


def rounds(learner: Any, n: int) -> None:
    for i in range(n):
        learner.progress.seconds = 20 * i / n
        learner.round()


def test_a_tiny_network_learns_to_beat_random_play():
    learner = trainer()
    rounds(learner, 25 if SOAK else 12)
    play = learner._play({}, 2000 if SOAK else 1000, 77)
    share, error = play.share_against(lambda tried: torch.rand(len(tried.games)), learner.acting, 0.03, seed=77)
    assert share - 3 * error > 0.5, (share, error)


def test_the_result_of_a_game_is_learned_all_the_way_back():
    """With a lambda of 1 the target of every decision is the result of the game. Noise is not exploration."""
    learner = trainer(fade=(1.0, 1.0))
    torch.nn.init.normal_(learner.acting.last.weight)
    for led in (False, True):
        decisions = [learner.plays[0].decide(learner.acting, 0.3, 0.5, explore=0.0, led=led) for _ in range(40)]
        assert not any(each.explored.any() for each in decisions)
        ended, decided = (torch.stack([getattr(each, name) for each in decisions]) for name in ("ended", "decided"))
        ends_later = ended.flip(0).cumsum(0).flip(0) > 0
        _, _, shares, _ = learner._with_targets(decisions)
        results = torch.isin(shares[:, 0], torch.tensor([0.0, 0.5, 1.0]))
        assert int(results.sum()) >= int((ends_later & decided).sum())


def test_a_random_action_is_not_learned_as_if_it_were_intended():
    play = trainer().plays[0]
    model = trainer().acting
    decisions = [play.decide(model, 0.3, noise=0.0, explore=1.0, led=False) for _ in range(10)]
    explored, decided = (sum(int(getattr(each, name).sum()) for each in decisions) for name in ("explored", "decided"))
    assert 0.3 * decided < explored < 0.7 * decided  # there are two or three actions
    differs = [(each.intended.shares != each.chosen.shares).any(1) & ~each.explored for each in decisions]
    assert not torch.stack(differs).any()


def test_a_clipped_number_finds_its_way_back():
    """A step goes against the gradient, so a number below 0 comes back with a negative one."""
    from perihelion.train.model import CutOff

    sums = torch.tensor([-1.0, -1.0, 0.5, 0.5, 2.0, 2.0], requires_grad=True)
    numbers = CutOff.apply(sums, 0.1)
    assert numbers.tolist() == [0, 0, 0.5, 0.5, 1, 1]
    numbers.backward(torch.tensor([1.0, -1.0, 1.0, -1.0, 1.0, -1.0]))
    assert sums.grad.tolist() == pytest.approx([0, -0.1, 1, -1, 0.1, 0])


def test_a_clipped_first_layer_learns_again():
    for way_back, learns in ((0.1, True), (1e-30, False)):
        learner = trainer(way_back=(way_back, way_back))
        torch.nn.init.constant_(learner.model.first_bias, 4.0)
        torch.nn.init.normal_(learner.model.last.weight)
        rounds(learner, 1)
        assert bool((learner.model.first_bias < 3.999).any()) == learns


def test_sums_of_whole_numbers_stay_exact_in_the_largest_first_layer():
    from perihelion.engine.network_rules import HIGHEST
    from perihelion.train.model import Model

    model = Model(inputs=40, cells=40, first=4096, second=8, seats=2)
    torch.nn.init.constant_(model.second.weight, 30.0)
    model.cut_off()
    assert 1 << 30 < int(HIGHEST * model.quantised(1.0)["second"].astype(int).sum(0).max()) < 1 << 31


def test_games_do_not_begin_and_end_together():
    play = trainer().plays[0]
    model = trainer().acting
    ended = [int(play.decide(model, 0.3, 0.02, 0.01, led=False).ended.sum()) for _ in range(10)]
    assert max(ended) < 256 / 2
    assert min(ended) > 0


def test_a_solo_game_is_learned_by_points_and_victories():
    from perihelion.train.trainer import Recipe, Trainer

    torch.set_num_threads(1)
    recipe = Recipe(**{**SMALL, "games": 64, "steps": 8, "evaluation_games": 64}, upon_judge=True)
    learner = Trainer(perihelion.games()["solenia"], [{"players": 1}], recipe, "cpu", planned=20)
    play = learner._play({"players": 1}, 64, 1)
    like_the_judge, _ = play.share_against(play.judge_scores, learner.acting, 0.3, seed=1)
    assert 0.4 < like_the_judge < 0.6  # a network that knows nothing yet leaves everything to the judge
    better_than_random, _ = play.share_against(lambda tried: torch.rand(len(tried.games)), learner.acting, 0.3, seed=1)
    assert better_than_random > 0.9
    learner.round()
    assert min(learner.losses) > 0
    result = play.play_out(learner.acting, play.judge_scores, seed=1)
    assert set(result.shares[:, 0].tolist()) == {0, 1}  # the Rival wins some
    shares = learner.plays[0].try_all(learner.acting, judged=True).values.shares
    assert 0 < float(shares.min()) < float(shares.max()) <= 1


def test_the_same_seed_learns_the_same(tmp_path: Path):
    weights = []
    for _ in range(2):
        learner = trainer()
        rounds(learner, 2)
        weights.append(learner.acting.quantised(1.0))
    assert all((weights[0][name] == weights[1][name]).all() for name in weights[0])


def test_a_lead_counts_less_and_less():
    learner = trainer(margin_weight=0.15)
    weights = []
    for learner.progress.seconds in (0.0, 10.0, 20.0):
        weights.append(learner._margin_weight)
    assert weights == pytest.approx([0.3, 0.212, 0.15], abs=0.001)


def test_training_continues_from_a_checkpoint(tmp_path: Path):
    first = trainer()
    rounds(first, 2)
    first.save(tmp_path / "half.pt")
    second = trainer(seed=2)
    second.load(tmp_path / "half.pt")
    assert second.progress.rounds == 2
    assert second.progress.decisions == first.progress.decisions
    for name, value in first.model.state_dict().items():
        assert (second.model.state_dict()[name] == value).all()
    second.round()
    assert second.progress.rounds == 3


def test_a_checkpoint_has_all_measurements(tmp_path: Path):
    first, second = trainer(), trainer(seed=2)
    rounds(first, 1)
    first.progress.curve.append(first.evaluate())
    first.save(tmp_path / "half.pt")
    second.load(tmp_path / "half.pt")
    assert second.progress.curve == first.progress.curve


class Intruder:
    """Code that a pickle would run when it is read."""

    def __init__(self, file: Path):
        self.file = file

    def __reduce__(self) -> Any:
        return Path.touch, (self.file,)


def test_a_checkpoint_from_elsewhere_cannot_run_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Even with a PyTorch that reads everything by default."""
    monkeypatch.setenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    torch.save({"model": Intruder(tmp_path / "carried out")}, tmp_path / "theirs.pt")
    with pytest.raises(UnpicklingError):
        trainer().load(tmp_path / "theirs.pt")
    assert not (tmp_path / "carried out").exists()


def test_the_file_of_a_network_gives_the_same_outputs(tmp_path: Path):
    from perihelion.train.network_file import write_network
    from tests.bots.test_networks import expected

    learner = trainer()
    rounds(learner, 3)
    write_network(learner, tmp_path / "two.npz", {"simulations": 50}, "perihelion train leduc")
    network = LearnedJudge(learner.game, "two", (tmp_path / "two.npz").read_bytes())
    assert network.settings.simulations == 50
    assert network.fits(perihelion.new("leduc").state)
    assert (tmp_path / "two.npz").stat().st_size < 3_000_000
    play = learner.plays[0]
    words = torch.as_tensor(np.ascontiguousarray(play.batch.words[:50]).view(np.int64))
    viewers = torch.zeros(50, dtype=torch.int64)
    with torch.no_grad():
        logits, points = learner.acting(play.count_inputs(words, viewers))
    said = torch.cat([logits, points * play.value_scale], 1).numpy()
    assert np.abs(said - expected(network, words.numpy(), 0)).max() < 0.05


def test_every_legal_action_is_tried_on_a_copy():
    """The afterstates are those that a batch reaches with the same actions, and the batch itself is unchanged."""
    game = perihelion.games()["leduc"]
    inputs = Inputs(game, {})
    batch, other = Batch(game, {}, 50, seed=4), Batch(game, {}, 50, seed=4)
    for _ in range(30):
        games = np.repeat(np.arange(50), np.where(batch.actor >= 0, batch.n, 0))
        numbers = np.concatenate([np.arange(n) for n in np.where(batch.actor >= 0, batch.n, 0)])
        words = np.zeros((len(games), inputs.words), np.int64)
        actors, shares = np.zeros(len(games), np.int8), np.zeros((len(games), 2), np.float32)
        points = np.zeros_like(shares)
        before = batch.words.copy()
        Afterstates(batch, inputs).try_actions(games, numbers, words, actors, shares, points)
        over = actors == OVER
        assert (batch.words == before).all()
        unjudged = np.ones_like(shares)
        Afterstates(batch, inputs).try_actions(games, numbers, words, actors, shares, unjudged, judged=False)
        assert (unjudged == np.where(over[:, None], points, 0)).all()
        for k in range(int(batch.n.max(initial=0))):
            other.restore(batch.checkpoint())
            playing = (batch.actor >= 0) & (k < batch.n)
            other.step(np.where(playing, batch.legal[:, k], -2), draw=False)
            rows = np.flatnonzero(numbers == k)
            assert (other.words[games[rows]].view(np.int64) == words[rows]).all()
            assert (other.done[games[rows]] == over[rows]).all()
            ended = rows[over[rows]]
            assert (other.points[games[ended]] == points[ended]).all()
            assert (shares[ended].sum(1) == 1).all()
        batch.random()


def test_the_command_trains_and_writes(tmp_path: Path):
    from perihelion.cli.game_options import option_sets
    from perihelion.cli.train import Files, train

    game, words = perihelion.games()["leduc"], Words("en")
    recipe = {**SMALL, "upon_judge": True}
    out, kept = tmp_path / "two.npz", tmp_path / "two.pt"
    train(game, option_sets(game, {}, [], words), recipe, 0.05, Files(out, kept), on_gpu=False, words=words)
    assert kept.exists()
    again = Files(tmp_path / "again.npz", begin_with=out)
    train(game, option_sets(game, {}, [], words), recipe, 0.01, again, on_gpu=False, words=words)
    assert again.out.exists()
    assert "<svg" in out.with_suffix(".svg").read_text()
    assert LearnedJudge(game, "two", out.read_bytes()).upon_judge


def test_a_rival_plays_all_seats_but_one_and_neither_explores_nor_learns():
    learner = trainer(explore=1.0)
    learner.learn_against_rival()
    play, model = learner.plays[0], learner.acting
    assert set(play.own_seats.tolist()) == {0, 1}
    torch.nn.init.normal_(model.last.weight)
    rivals = own_differ = 0
    for _ in range(10):
        is_own = torch.as_tensor(play.batch.actor).long() == play.own_seats
        judged = play.try_all(model, judged=True)
        best = play.pick(judged, play.judge_scores(judged))
        decisions = play.decide(model, 0.3, noise=0.5, explore=1.0, led=False)
        theirs = decisions.decided & ~is_own
        rivals += int(theirs.sum())
        assert not decisions.explored[theirs].any()
        assert torch.equal(decisions.words[theirs], judged.tries.words[best[theirs]])
        own_differ += int(decisions.explored[is_own].sum())
    assert rivals > 500
    assert own_differ > 50  # there are two or three actions, and half of the decisions are the rival's


def test_training_against_a_network_writes_what_it_gains(tmp_path: Path):
    from perihelion.cli.game_options import option_sets
    from perihelion.cli.train import Files, train
    from perihelion.errors import PerihelionError

    game, words = perihelion.games()["leduc"], Words("en")
    recipe = {**SMALL, "upon_judge": True}
    sets = option_sets(game, {}, [], words)
    out = tmp_path / "two.npz"
    train(game, sets, recipe, 0.01, Files(out), on_gpu=False, words=words)
    best = Files(tmp_path / "best.npz", begin_with=out, rival=out)
    train(game, sets, recipe, 0.05, best, on_gpu=False, words=words)
    about = LearnedJudge(game, "best", best.out.read_bytes()).about
    assert about["recipe"]["against"] == "two"
    assert about["curve"]
    other = perihelion.games()["solari"]
    with pytest.raises(PerihelionError, match="two plays leduc, not solari"):
        train(other, option_sets(other, {}, [], words), recipe, 0.01, Files(out, rival=out), on_gpu=False, words=words)


def test_one_network_for_several_kinds_of_games():
    from perihelion.cli.game_options import option_sets
    from perihelion.errors import InvalidOptions
    from perihelion.train.network_file import settings_of

    game, words = perihelion.games()["solari"], Words("en")
    sets = option_sets(game, {}, ["level=1,2"], words)
    assert [each["level"] for each in sets] == [1, 2]
    fields = settings_of(game, sets, "cpu")
    assert fields["level"] == [1, 2]
    assert fields["players"] == [2]
    assert "to_act" not in fields
    # In Solaris the order of the stations is an option; the cards still to be drawn are not.
    solaris, settings = perihelion.games()["solaris"], {"players": [4], "time_game": [0], "max_rounds": [12]}
    standard, shuffled = {"players": 4}, {"players": 4, "layout": "random"}
    assert settings_of(solaris, [standard], "cpu") == {**settings, "ring": [[0, 1, 2, 3, 4, 5]]}
    assert settings_of(solaris, [standard, shuffled], "cpu") == settings
    with pytest.raises(
        InvalidOptions, match="--vary needs a name and its values, such as --vary level=1,2,3, not level"
    ):
        option_sets(game, {}, ["level"], words)


def test_a_training_begins_with_the_network_of_another_number_of_seats():
    """What each input meant before it means again; a further opponent is read like the one that was there."""
    from perihelion.bots.network_files import read_trained
    from perihelion.errors import InvalidOptions
    from perihelion.train.model import Model, restored
    from perihelion.train.transfer import begin_with

    game = perihelion.games()["solarius"]
    two = Path(perihelion.__file__).parent / "games/solarius/networks/two.npz"
    trained = read_trained(game, "two", two.read_bytes())
    source, models = restored(trained.inputs, trained.weights, 8.0), {}
    for players in (2, 3):
        inputs = Inputs(game, {"players": players})
        models[players] = inputs, Model(inputs.size, inputs.cells.shape[1], 256, 32, players)
        begin_with(models[players][1], inputs, source, trained.inputs)
    inputs, model = models[2]
    assert all((values == trained.weights[name]).all() for name, values in model.quantised(8.0).items())
    (_, same), (wider, other) = models[2], models[3]
    places = {(block.field, block.seat, block.place): block for block in inputs.blocks}
    for block in wider.blocks:
        before = places[block.field, min(block.seat, 1), block.place]
        share = 0.5 if block.seat > 0 else 1
        old = same.first[before.begin : before.begin + before.size]
        new = other.first[block.begin : block.begin + block.size]
        assert torch.equal(new[: len(old)], share * old)
        if block.names_seats:  # the third seat is an opponent like the second
            assert torch.equal(new[2], share * old[1])
    assert torch.equal(other.last.weight, same.last.weight[[0, 1, 1, 2, 3, 3]])
    with pytest.raises(InvalidOptions, match="layers of 256 and 32"):
        begin_with(Model(inputs.size, inputs.cells.shape[1], 128, 32, 2), inputs, source, trained.inputs)


def test_candidates_are_followed_into_sampled_worlds_to_the_next_decision():
    """What the seat cannot know does not change what is found, and a candidate is worth what the reply leaves."""
    learner = trainer(candidates=2, worlds=400 if SOAK else 100, games=16)
    play, model = learner.plays[0], learner.acting
    torch.nn.init.normal_(model.last.weight)
    for game in range(16):  # one position: seat 0 has the queen, the card of the other seat differs
        state = perihelion.new("leduc").play("Q1", "J1" if game % 2 else "K2").state
        play.batch.set_states(np.array([state], state.dtype), np.array([game]))
    tried = play.try_all(model, judged=False)
    scores = play.scores(tried, 0.03)
    found, better = play.replies.improve(model, tried, scores, 0.03)
    assert torch.isfinite(better).sum() == 32
    looked = torch.isfinite(better)
    assert not torch.equal(found.values.shares[looked], tried.values.shares[looked])
    assert torch.equal(found.values.shares[~looked], tried.values.shares[~looked])
    own = better[looked].reshape(16, 2)
    spread = own[::2].mean(0) - own[1::2].mean(0)
    assert spread.abs().max() < 0.05


def test_a_seat_searches_blindfolded():
    """Exactly what `hide_packed` hides, in games that hide by seat, from all, or until something is shown."""
    from perihelion.core.view import hide_packed
    from perihelion.engine.arrays import words_of
    from perihelion.train.replies import Blindfold

    shown = {"players": 2, "centre_letters_public": True}
    for key, options in (("solenia", {"players": 3}), ("solarius", {"players": 2}), ("solarius", shown)):
        game = perihelion.games()[key]
        state = np.array([game.new_state(game.read_options(options)).pack()]).reshape(1)
        seats = int(game.rules.seats(game.new_state(game.read_options(options))))
        words = torch.from_numpy(words_of(state).view(np.int64).copy())
        blindfold = Blindfold(game, seats, torch.device("cpu"))
        for seat in range(seats):
            hidden = words_of(hide_packed(game, state, seat)).view(np.int64)
            assert (hidden != words.numpy()).any()
            assert (blindfold.put_on(words, torch.tensor([seat])).numpy() == hidden).all()
