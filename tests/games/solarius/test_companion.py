"""Games of Solarius Mission that are entered from a real table."""

from perihelion.companion.entered_game import ENTERED, EnteredGame
from tests.covers import covers

from .base import N, at, of, player, res


def entered(position):
    """A game that was entered up to this position."""
    game = EnteredGame(position, [ENTERED] * len(position.entries))
    game.play_forced_steps()
    return game


@covers("SOLARIUS-33", "SOLARIUS-37", "SOLARIUS-83")
def test_a_cube_is_bought_before_the_one_of_a_bought_point_is_stored():
    cubes = player(buck=4, fuel=0, res={"K": (1, 0, 0)}, column={"K": 3})
    game = entered(at("STORE", cubes, store_row=0, store_left=0, resume=N["B_MENU"]))
    for text in ("$ap", "ybbK", "sK2"):
        game.enter(text)
    assert res(game.position) == {"K": (2, 1, 0)}


@covers("SOLARIUS-69", "SOLARIUS-85")
def test_fuel_is_spent_before_the_last_station_gives_some():
    game = entered(at("TRIGGER", player(fuel=10, drv1=1, stations=[2]), trig_mask=4, resume=N["TURN_END"]))
    for text in ("d12", "tr2"):
        game.enter(text)
    assert of(game.position, "fuel") == 8


@covers("SOLARIUS-49", "SOLARIUS-99")
def test_the_pad_has_every_card_that_may_be_the_only_one_in_a_hand():
    game = entered(at("B_MENU", player(hand=[7]), discarded=[1, 2]).play("play"))
    texts = game.position.game.actions.texts
    assert [texts[i] for i in game.possible_actions()] == [f"c{card}" for card in range(3, 33)]
