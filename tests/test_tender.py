"""Tender: its rules, and simultaneous decisions as a position has them."""

from __future__ import annotations

import pickle

import pytest

import perihelion
from perihelion.core.record import UNKNOWN
from perihelion.core.scores import known_points, known_values
from perihelion.core.view import sees
from perihelion.core.vocabulary import EVERYBODY, MOST_SEATS, SPECTATOR
from perihelion.engine.runtimes import interpreted
from perihelion.errors import IllegalAction, InvalidAction, InvalidGame, InvalidOptions
from perihelion.rules import Game, Option
from tests.covers import covers


def game(*played: str, players: int = 3) -> perihelion.Position:
    """A game after the favourites (lots 1, 2, ...) and these choices."""
    favourites = [str(1 + p % 5) for p in range(players)]
    return perihelion.new("tender", players=players).play(*favourites, *played)


@covers("TENDER-1", "TENDER-3", "TENDER-4")
def test_everybody_may_bid_for_the_lot_at_once():
    p = game()
    assert p.outcomes == dict.fromkeys("12345", 1)
    p.play("4")
    assert p.choosing == (0, 1, 2)
    assert p.is_simultaneous
    assert p.legal == [f"bid {n}" for n in range(1, 9)]
    assert p.play("bid 8", "bid 3", "bid 1").outcomes == dict.fromkeys("1235", 1)


@covers("TENDER-2")
def test_a_favourite_is_seen_by_its_player_and_the_next_one():
    p = perihelion.new("tender", players=3).play("4", "2", "5")
    assert [[entry.text for entry in p.view(seat).log] for seat in range(3)] == [
        ["4", "?", "5"],
        ["4", "2", "?"],
        ["?", "2", "5"],
    ]
    assert [entry.text for entry in p.view().log] == ["?", "?", "?"]


@covers("TENDER-4")
def test_the_bids_come_in_any_order_and_lead_to_the_same_record():
    one = game("4").play("bid 3", "bid 5", "bid 2")
    other = game("4").play("bid 2", seat=2).play("bid 3", seat=0).play("bid 5", seat=1)
    assert one.state.tobytes() == other.state.tobytes()
    assert game("4", "2: bid 2", "1: bid 5", "bid 3").state.tobytes() == one.state.tobytes()


@covers("TENDER-4")
def test_nobody_sees_a_bid_before_all_have_bid():
    p = game("4").play("bid 2", seat=1)
    assert p.choosing == (0, 2)
    assert p.view(1).state.bid[1] == 1
    assert p.view(0).state.bid[1] == UNKNOWN
    assert p.view(0).state.chosen[1] == 1
    assert p.view(0).state.hand[1, 1] == 1, "the hand stays as it was"
    assert p.view(2).log[-1].text == "?"
    assert [p.view(seat).legal != [] for seat in range(3)] == [True, False, True]
    assert p.view(2).actor == 2, "a seat that may choose is the actor in its own view"
    assert p.view().actor == p.view(1).actor == 0


@covers("TENDER-4")
def test_only_who_has_not_bid_may_bid():
    p = game("4", "2: bid 2")
    with pytest.raises(InvalidAction, match="seat 2"):
        p.play("bid 3", seat=2)
    with pytest.raises(InvalidAction, match="seat 9"):
        p.play("9: bid 3")
    p.play("bid 8", "bid 3", "5")
    with pytest.raises(IllegalAction, match="do not have this card"):
        p.play("bid 2", seat=2)
    assert len(p.log) == 8


@covers("TENDER-5", "TENDER-6", "TENDER-8")
def test_the_highest_card_without_a_twin_buys_the_lot():
    p = game("4", "bid 7", "bid 7", "bid 2")
    assert [event.key for event in p.log[-1].events] == ["revealed", "revealed", "revealed", "bought"]
    assert p.plain.buyer[3] == 2
    assert p.plain.hand[0, 6] == 0
    assert p.scores.points == (0, 0, 4)


@covers("TENDER-7")
def test_a_lot_is_not_sold_if_every_card_has_a_twin():
    p = game("4", "bid 7", "bid 7", "bid 7")
    assert p.log[-1].events[-1].key == "unsold"
    assert p.scores.points == (0, 0, 0)


@covers("TENDER-9")
def test_three_points_for_the_favourite_are_secret_until_the_end():
    p = game("2", "bid 1", "bid 5", "bid 2")
    scores = p.scores
    assert scores.points == (0, 5, 0)
    favourite = scores.sheet[1]
    assert known_values(favourite, 1, over=False) == [None, 3, None]
    assert known_values(favourite, SPECTATOR, over=False) == [None, None, None]
    assert known_values(favourite, SPECTATOR, over=True) == [0, 3, 0]
    assert known_points(scores.points, scores.sheet, 0, over=False) == [0, None, None]
    assert known_points(scores.points, scores.sheet[:1], 0, over=False) == [0, 5, 0], "the lots are no secret"


@covers("TENDER-10")
def test_after_the_fifth_lot_the_most_points_win():
    p = game(players=2)
    for lot, one, two in ((1, 1, 2), (2, 3, 1), (3, 2, 3), (4, 4, 5), (5, 5, 4)):
        p.play(str(lot), f"bid {one}", f"bid {two}")
    assert p.actor == perihelion.OVER
    assert p.scores.points == (7, 8)
    assert p.scores.winners == (1,)
    assert p.why_not("bid 6").rule == "TENDER-10"


def test_a_game_file_keeps_the_order_of_the_choices():
    p = game("4").play("bid 2", seat=2).play("bid 3", seat=0).play("bid 5", seat=1)
    assert "2: bid 2" in p.transcript
    again = perihelion.replay(p.transcript)
    assert again.log == p.log
    assert again.state.tobytes() == p.state.tobytes()
    assert pickle.loads(pickle.dumps(p)).log == p.log


def test_a_choice_that_is_undone_leaves_the_record_as_it_was():
    p = game("4", "2: bid 2")
    before = p.state.tobytes()
    p.play("bid 3", seat=1).undo()
    assert p.state.tobytes() == before
    assert p.choosing == (0, 1)


def test_a_sample_knows_the_favourite_that_the_seat_saw():
    """It is in no field that the seat may read, only in its log."""
    p = perihelion.new("tender", players=3).play("4", "2", "5", "1", "2: bid 3")
    rules, view = interpreted(p.game), p.view(1)
    assert view.state.favourite[0] == UNKNOWN
    guessed = {seat: set() for seat in range(3)}
    for seed in range(60):
        s = rules.state(view.state)
        rules.sample(s, 1, rules.generator(seed, view.log))
        assert s.hand[2, s.bid[2]] == 1
        for seat in range(3):
            guessed[seat].add(s.favourite[seat])
    assert guessed == {0: {3}, 1: {1}, 2: set(range(5))}
    s = rules.state(view.state)
    rules.sample(s, 1, rules.generator(1))
    assert UNKNOWN not in s.favourite.values(), "without a log it guesses"


def test_ten_players_have_secrets_from_spectators():
    p = perihelion.new("tender", players=10)
    for seat in range(10):
        mask = p.seen
        assert [other for other in range(10) if sees(mask, other)] == sorted((seat, (seat + 1) % 10))
        assert not sees(mask, SPECTATOR)
        p.play("1")
    assert all(sees(p.seen, viewer) for viewer in range(SPECTATOR, 10))
    p.play("1")
    assert p.choosing == tuple(range(10))
    assert p.for_seat(9).legal == p.legal


def test_a_game_has_at_most_sixteen_seats():
    options = (Option("players", range(2, MOST_SEATS + 4), 2),)
    wide = Game("wide", "perihelion.test_games.tender", "TENDER", 1, options)
    with pytest.raises(InvalidGame, match="players may be 17, but a game has at most 16 seats"):
        _ = wide.rules
    many = Game("many", "perihelion.test_games.tender", "TENDER", 1, (Option("seats", (2, 20), 2),))
    with pytest.raises(InvalidOptions, match="20 seats; a game has at most 16"):
        many.new_state({"players": 20})


def test_a_pickle_of_an_earlier_version_hides_and_shows_the_same():
    """There bit 7 stood for spectators, and 255 for everybody."""
    p = perihelion.new("leduc").play("Q2", "J1", "call")
    held = p.__getstate__()
    del held["spectator_bit"]
    held["log"] = [entry._replace(seen=0xFF if entry.seen == EVERYBODY else entry.seen) for entry in held["log"]]
    held["log"][0] = held["log"][0]._replace(seen=0x81)
    old = object.__new__(perihelion.Position)
    old.__setstate__(held)
    assert [entry.seen for entry in old.entries] == [1 | 1 << 30, 2, EVERYBODY]
    assert [entry.text for entry in old.view().log] == ["Q2", "?", "call"]
