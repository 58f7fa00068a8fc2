"""Progress cards: drawing, discarding, playing, batches (sections 2.10, 4.6 and 10.1)."""

import pytest

from perihelion.check.text_widths import estimate_width
from perihelion.words import LANGUAGES, Words
from tests.covers import covers

from .base import at, cards, hand, of, options, player, refused, take, told


@covers("SOLARIUS-46", "SOLARIUS-47")
def test_draw_two_and_discard_one_of_the_whole_hand():
    p = at("B_MENU", player(hand=[1])).play("draw")
    assert (told(p, "draw_player"), told(p, "draw_left"), told(p, "discard_need")) == (0, 2, 1)
    p.play("~c20")
    assert (p.phase, told(p, "draw_left")) == ("CHANCE_CARD", 1)
    p.play("~c30")
    assert (p.phase, told(p, "draw_player"), told(p, "draw_left"), told(p, "discard_need")) == ("DISCARD", -1, 0, 1)
    assert p.legal == ["c1", "c20", "c30"]
    assert refused(p, "c2") == 47
    p.play("c1")
    assert (hand(p), told(p, "card_zone")[0], p.phase) == ([20, 30], 1, "TURN_END")


@covers("SOLARIUS-47")
def test_a_surplus_over_three_is_discarded():
    p = at("B_MENU", player(hand=[1, 2, 3])).play("draw", "~c20", "~c30")
    assert told(p, "discard_need") == 2
    p.play("c2")
    assert (p.phase, told(p, "discard_need")) == ("DISCARD", 1)
    p.play("c30")
    assert (hand(p), p.phase) == ([1, 3, 20], "TURN_END")


@covers("SOLARIUS-47", "SOLARIUS-24")
def test_research_with_a_full_hand():
    """Ruling 8.27: draw to four, then discard one."""
    p = take("K1", player(hand=[1, 2, 3])).play("@r", "rdraw")
    assert told(p, "discard_need") == 0
    p.play("~c9")
    assert (p.phase, told(p, "discard_need"), p.legal) == ("DISCARD", 1, ["c1", "c2", "c3", "c9"])
    assert p.play("c9").phase == "ACTION"
    p = take("K1", player(hand=[1, 2])).play("@r", "rdraw", "~c9")
    assert p.phase == "ACTION"


@covers("SOLARIUS-46", "SOLARIUS-48")
def test_draw_what_there_is():
    """Ruling 8.28: one card is drawn, the discard of one still applies."""
    gone = list(range(2, 33))
    p = at("B_MENU", player(), player(devs=gone)).play("draw", "~c1")
    assert (p.phase, p.legal) == ("DISCARD", ["c1"])
    p = at("B_MENU", player(), player(devs=range(1, 33)))
    assert refused(p, "draw") == 46


@covers("SOLARIUS-48")
def test_the_deck_is_renewed_when_the_next_card_has_to_be_drawn_not_before():
    gone = list(range(3, 33))
    p = at("B_MENU", player(hand=[2]), player(devs=gone)).play("draw", "~c1")
    assert p.phase == "DISCARD", "both are empty, so the drawing ends"
    p.play("c1")
    assert (told(p, "deck_n"), told(p, "card_zone")[0], told(p, "batch")) == (0, 1, 1)
    p = at("B_MENU", player(hand=[2]), player(devs=gone), discarded=[1]).play("draw")
    assert (p.outcomes, told(p, "batch"), told(p, "card_zone")[0]) == ({"~c1": 1}, 2, 0)


@covers("SOLARIUS-49", "SOLARIUS-51")
def test_a_card_is_played_as_a_development_at_no_cost():
    p = at("B_MENU", player(hand=[7, 20])).play("play")
    assert p.legal == ["c7", "c20"]
    assert refused(p, "c8") == 49
    p.play("c7")
    assert [told(p, name) for name in ("picked_card", "discard_need")] == [6, 0]
    assert (told(p, "card_zone")[6], told(p, "card_owner")[6], of(p, "hand_n")) == (5, 0, 1)
    assert p.legal == ["mis", "dev"]
    p.play("dev")
    assert (told(p, "card_zone")[6], told(p, "card_owner")[6], told(p, "picked_card")) == (4, 0, -1)
    assert (of(p, "waste_cap"), of(p, "missions_started"), of(p, "fuel"), p.phase) == (5, 0, 2, "TURN_END")


@covers("SOLARIUS-49", "SOLARIUS-50")
def test_a_mission_takes_a_marker():
    p = at("B_MENU", player(hand=[7], open=[1], fulfilled=[2])).play("play", "c7", "mis")
    assert (told(p, "card_zone")[6], of(p, "missions_started")) == (2, 3)
    assert of(p, "waste_cap") == 3
    assert refused(at("B_MENU"), "play") == 49


@covers("SOLARIUS-51")
def test_a_development_works_from_the_moment_it_is_played():
    p = at("TURN_END", player(devs=[25], pending=[3], fuel=2))
    assert refused(p, "fin3") == 0
    p = at("PLAY_SIDE", player(pending=[3], fuel=2), picked_card=24)
    assert p.play("dev").why_not("fin3") is None
    p = at("PLAY_SIDE", player(pending=[19], level={"K": 2, "Y": 2}), picked_card=26).play("dev")
    assert told(p, "planet_zone")[19] == 3


@covers("SOLARIUS-99")
def test_a_drawn_card_is_any_card_of_the_deck_and_only_its_owner_sees_it():
    p = at("B_MENU", player(hand=[1]), player(hand=[2]), discarded=[3]).play("draw")
    assert p.outcomes == {f"~c{k}": 1 for k in range(4, 33)}
    p.play("~c9", "~c10")
    assert [p.view(seat).log[-1].text for seat in (0, 1, -1)] == ["~c10", "?", "?"]
    assert hand(p) == [1, 9, 10]
    assert p.view(1).state.hand[0, 8] == -128
    assert p.view(0).state.deck[0] == -128, "the deck is for nobody"


@covers("SOLARIUS-99")
def test_batches_follow_the_cards():
    p = at("B_MENU", player(hand=[1]), card_batch=[0] + [-1] * 31).play("draw", "~c20", "~c30")
    assert of(p, "hand_batch") == [0, 1, 1, -1, -1]
    p.copy().play("c1")
    assert of(p.copy().play("c1"), "hand_batch") == [1, 1, -1, -1, -1]
    assert of(p.play("c30"), "hand_batch") == [0, 1, -1, -1, -1]
    assert told(p, "card_batch")[0] == 0


def test_tv_63_batches_at_a_renewal():
    """Three players: what all know when the discard pile of nine becomes the deck."""
    nine = list(range(1, 10))
    public = list(range(15, 33))
    batch = [0 if k == 14 else -1 for k in range(1, 33)]
    p = at(
        "B_MENU", player(), player(hand=[14, 10]), player(hand=[11, 12, 13], devs=public), n=3, discarded=nine,
        card_batch=batch,
    )  # fmt: skip
    assert (told(p, "deck_n"), of(p, "hand_batch", 1)[:2], of(p, "hand_batch", 2)[:3]) == (0, [0, 1], [1, 1, 1])
    p.play("draw")
    assert (told(p, "batch"), told(p, "deck_n"), cards(told(p, "deck"))) == (2, 9, nine)
    assert [told(p, "card_batch")[k - 1] for k in (10, 11, 12, 13, 14)] == [1, 1, 1, 1, 0]
    p.play("~c1", "~c2", "c1")
    assert [of(p, "hand_batch", seat) for seat in range(3)] == [
        [2, -1, -1, -1, -1],
        [0, 1, -1, -1, -1],
        [1, 1, 1, -1, -1],
    ]


def test_tv_63_a_card_of_the_new_batch_is_recognised_when_it_leaves():
    known = [1 if k in (10, 11, 12, 13) else 0 if k == 14 else -1 for k in range(1, 33)]
    p = take(
        "K1", player(hand=[11, 12, 13]), player(hand=[14, 10]), player(hand=[2], devs=range(15, 33)), n=3, batch=2,
        card_batch=known,
    )  # fmt: skip
    p.play("@r", "rdraw", "~c5")
    assert of(p, "hand_batch") == [1, 1, 1, 2, -1]
    p.play("c5")
    assert of(p, "hand_batch") == [1, 1, 1, -1, -1]
    assert told(p, "card_batch")[4] == -1


@covers("SOLARIUS-47")
def test_the_station_that_draws_two_cards_discards_down_to_three():
    builder = player(ship=2, hand=[1, 2], res={"Y": (3, 0, 0), "T": (2, 0, 0)})
    p = at("LAND", builder).play("stYT>", "$300", "$200")
    assert (p.phase, told(p, "draw_left"), told(p, "discard_need")) == ("CHANCE_CARD", 2, 0)
    p.play("~c9", "~c10")
    assert (p.phase, told(p, "discard_need")) == ("DISCARD", 1)
    p.play("c1")
    assert (p.phase, options(p)[-1]) == ("OUTPOST", "op-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_on_its_card(lang: str):
    """Names have a size of 20 on cards that are 180 wide. A wide font needs an eighth more than the estimate."""
    words = Words(lang, "perihelion.games.solarius")
    names = [words(f"card-{card}") for card in range(32)]
    assert len(set(names)) == len(names)
    assert [name for name in names if estimate_width(name, 20, bold=True) > 155] == []
