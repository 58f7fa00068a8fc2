"""OpenSpiel's own tests and searches. tests/examples checks that its solver finds the value of Leduc poker.

`make soak` simulates many more games, and writes playthroughs of games of every size.
"""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import perihelion.adapters.openspiel
from tests.adapters.games import SHORT, spiel_name
from tests.selection import SOAK, selection

GAMES = pytest.mark.parametrize("key", list(SHORT))
WHOLE_GAMES = [key for key in SHORT if SOAK or key != "solarius"]


@pytest.mark.parametrize("key", WHOLE_GAMES)
def test_random_simulation_and_serialisation(key, capfd):
    """Whole games; those of Solarius Mission are long."""
    sims = 20 if SOAK else 1
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(key)), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "ending"), selection(WHOLE_GAMES, ["", "_points"]))
def test_its_simulation_in_python(key, ending, capfd):
    """Copies, pickles and serialised states stay the same; utilities stay within their bounds."""
    from open_spiel.python.tests import games_sim_test  # it loads all games of OpenSpiel

    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(spiel_name(key, ending)))


def test_a_game_of_solarius_that_has_begun_is_copied_and_serialised():
    """`make soak` simulates whole games of it."""
    game, rng = pyspiel.load_game(spiel_name("solarius")), np.random.default_rng(1)
    state = game.new_initial_state()
    for step in range(90):
        if step % 15 == 14:
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for other in (state.clone(), pickle.loads(pickle.dumps(state)), read):
                assert str(other) == str(state)
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("key", list(SHORT) if SOAK else ["leduc", "solari", "solaris"])
def test_playthrough(key):
    from open_spiel.python.algorithms import generate_playthrough  # it loads SciPy, which every worker would wait for

    lines = generate_playthrough.playthrough(spiel_name(key), None, seed=1)
    assert "IsTerminal() = True" in lines
    assert "ObservationTensor(0).decides" in lines
    assert "ChanceOutcomes()" in lines


def test_the_tensor_of_an_information_state_is_the_information_state_of_leduc():
    """The observation and the last entries distinguish all states; in larger games the tensor is a summary."""
    game = pyspiel.load_game("perihelion_leduc")
    tensors, rng = {}, np.random.default_rng(1)
    for _ in range(2000 if SOAK else 100):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                tensor = np.array(state.information_state_tensor()).tobytes()
                assert tensors.setdefault(state.information_state_string(), tensor) == tensor
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(tensors) == len(set(tensors.values())) > 100


@pytest.mark.parametrize(
    ("name", "utility", "bounds", "length"),
    [
        ("leduc", "ZERO_SUM", (-1, 1, 0), 8),
        ("leduc_points", "ZERO_SUM", (-13, 13, 0), 8),
        ("solenia(players=3)", "ZERO_SUM", (-1, 1, 0), 825),
        ("solenia(players=1)", "GENERAL_SUM", (0, 1, None), 275),
        ("solenia_points", "GENERAL_SUM", (0, 144, None), 550),
        ("solari(players=4,teams=True)", "ZERO_SUM", (-0.5, 0.5, 0), 6400),
        ("solari_points(level=3,target=20)", "GENERAL_SUM", (0, 127, None), 3200),
        ("solaris_points(players=4,time_game=True)", "GENERAL_SUM", (0, 28, None), 1680),
        ("solarius_points", "GENERAL_SUM", (-211, 186, None), 11620),
    ],
)
def test_utility_and_length_have_the_bounds_of_the_options(name, utility, bounds, length):
    game = pyspiel.load_game(f"perihelion_{name}")
    assert game.get_type().utility.name == utility
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == bounds
    assert game.max_game_length() == length


def after_chance(game, seed=0):
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choice(outcomes, p=chances))
    return state


def test_its_tree_search_plays():
    game = pyspiel.load_game("perihelion_solari(rand=V)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = after_chance(game)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", ["leduc", "solaris"])
def test_its_information_set_search_plays(key):
    game = pyspiel.load_game(spiel_name(key))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2, max_simulations=8, random_state=rng
    )
    state = after_chance(game)
    assert bot.step(state) in state.legal_actions()


@GAMES
def test_a_sampled_world_fits_what_the_player_knows(key):
    game = pyspiel.load_game(spiel_name(key))
    state = after_chance(game, seed=3)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
    if key in ("leduc", "solaris"):  # in the others nothing is unknown yet
        assert len({world.packed().tobytes() for world in worlds}) > 1, "always the same guess"


def test_what_is_not_seen_is_in_no_string_and_no_tensor():
    game = pyspiel.load_game("perihelion_leduc")
    one, other = (game.new_initial_state() for _ in range(2))
    for state, card in ((one, 0), (other, 5)):
        state.apply_action(2)
        state.apply_action(card)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_tensor(1) != other.information_state_tensor(1)
    assert one.observation_tensor(1) != other.observation_tensor(1)


def test_options_are_parameters():
    game = pyspiel.load_game("perihelion_solari(level=3,players=4,rand=O)")
    assert game.num_players() == 4
    assert game.options["target"] == 0, "a default that depends on another option still does"
    with pytest.raises(perihelion.InvalidOptions, match="level cannot be 9"):
        pyspiel.load_game("perihelion_solari(level=9)")
    assert pickle.loads(pickle.dumps(game)).num_players() == 4
