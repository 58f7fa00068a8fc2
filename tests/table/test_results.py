"""Results of games and ratings: who won, who left, and that each game counts once."""

import asyncio
import math
import random

import pytest

from perihelion.server.rating import Rating, rate, start_rating
from perihelion.server.result_recorder import Recorded, new_ratings, record
from perihelion.store import player_history
from perihelion.store.database import Database
from perihelion.table import commands, ending_commands
from perihelion.table.errors import Conflict, InvalidCommand
from perihelion.table.results import GameResult, SeatResult, find_result
from perihelion.table.settings import Settings
from perihelion.words import LANGUAGES
from tests.server.registries import run
from tests.table.tables import ADA, BOB, LEVELS, Luck, play, table, two

RATED = {"rated": True, "minutes": 5.0}


def play_out(made):
    """Play the first legal action until the game is over."""
    while not made.over:
        seat = made.waits_for
        if made.seats[seat].kind == "bot":
            commands.play_bot_action(made, seat, made.position.legal_ids[0], "random")
        else:
            play(made, made.seats[seat].guest, made.position.legal[0])
    return find_result(made)


def game(number, *places, players=None, left=()):
    """A result with the players p0, p1, ... at these places."""
    names = players or [f"p{n}" for n in range(len(places))]
    seats = tuple(
        SeatResult(n, name, 0, place, n, n in left, "call", {"en": "calls", "de": "geht mit"})
        for n, (name, place) in enumerate(zip(names, places, strict=True))
    )
    return GameResult(f"table-{number}", "leduc", float(number), True, seats)


class TestTheResultOfATable:
    def test_the_winner_has_the_first_place(self):
        made = two(chance=Luck(1), **RATED)
        result = play_out(made)
        assert result.rated
        assert {seat.player for seat in result.seats} == {ADA, BOB}
        assert [seat.seat for seat in result.seats if seat.place == 1] == list(made.scores.winners)
        assert not any(seat.left for seat in result.seats)
        assert all(seat.opening and set(seat.opening_words) == set(LANGUAGES) for seat in result.seats)

    def test_a_friendly_game_is_not_rated(self):
        assert not play_out(two(chance=Luck(1))).rated

    def test_whoever_runs_out_of_time_has_lost_and_left(self):
        made = two(chance=Luck(1), **RATED)
        commands.expire_time(made, 0)
        result = play_out(made)
        assert [(seat.place, seat.left) for seat in result.seats] == [(2, True), (1, False)]

    def test_whoever_lets_a_bot_play_has_lost_though_they_come_back(self):
        made = two(chance=Luck(1), **RATED)
        commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
        commands.take_seat(made, BOB, "Bob", 1)
        result = play_out(made)
        assert [(seat.place, seat.left) for seat in result.seats] == [(1, False), (2, True)]

    def test_whoever_resigns_has_lost_but_did_not_leave(self):
        made = two(chance=Luck(1), **RATED)
        ending_commands.resign(made, ADA, 0, "Ada")
        result = find_result(made)
        assert [(seat.place, seat.left) for seat in result.seats] == [(2, False), (1, False)]

    def test_a_game_from_which_the_host_removed_somebody_is_not_rated(self):
        made = two(chance=Luck(1), **RATED)
        commands.remove_guest(made, ADA, BOB, "Bob")
        assert not play_out(made).rated

    def test_a_game_in_which_the_host_changed_a_bot_is_not_rated(self):
        made = table(seats=("me", "bot:random"), chance=Luck(1), **RATED)
        commands.give_seat_to_bot(made, ADA, 1, "greedy", LEVELS)
        assert not play_out(made).rated

    def test_players_at_one_screen_have_no_result(self):
        assert play_out(table(seats=("me", "me"), chance=Luck(1))) is None

    def test_partners_share_their_place(self):
        guests = (ADA, BOB, "guest-eve", "guest-dan")
        seats = ("me", "open", "open", "open")
        made = table("solari", seats, Luck(4), guests, {"players": 4, "target": 12, "max_turns": 2}, **RATED)
        result = play_out(made)
        sides = {seat.side for seat in result.seats}
        if len(sides) == 2:
            assert all(len({seat.place for seat in result.seats if seat.side == side}) == 1 for side in sides)
        assert min(seat.place for seat in result.seats) == 1

    @pytest.mark.parametrize("wrong", [{}, {"minutes": 5, "late": "note"}, {"minutes": 5, "hints": True}])
    def test_a_rated_game_needs_a_clock_and_no_help(self, wrong):
        with pytest.raises(InvalidCommand):
            Settings(rated=True, **wrong)
        assert not table(seats=("me", "bot:random"), **RATED).hints

    def test_a_rated_game_that_has_begun_is_not_closed(self):
        with pytest.raises(Conflict):
            commands.close_table(two(**RATED), ADA)


class TestRatings:
    def test_bots_begin_in_the_order_of_their_levels(self):
        levels = ("random", "moon", "mercury", "venus", "earth", "mars", "jupiter", "sun")
        points = [start_rating(level).points for level in levels]
        assert points == sorted(points)
        assert start_rating("earth").points == start_rating().points == 1500

    def test_an_expected_win_moves_less_than_a_surprise(self):
        strong, weak = Rating(35, 3), Rating(20, 3)
        (expected,), _ = rate([[strong], [weak]], [1, 2])
        _, (surprise,) = rate([[strong], [weak]], [2, 1])
        assert 0 < expected.mu - strong.mu < surprise.mu - weak.mu

    def test_five_hundred_games_bring_players_of_known_strength_into_order(self):
        """Results are drawn by strength: 1.0 more is a factor of e. Three of six players sit at each table."""
        strength = {f"player-{n}": 0.9 * n for n in range(6)}
        draw, known = random.Random(8), {}
        for number in range(500):
            players = draw.sample(list(strength), 3)
            ranked = sorted(players, key=lambda p: -strength[p] - _luck(draw))
            places = [1 + ranked.index(player) for player in players]
            known |= {one.player: one for one in new_ratings(game(number, *places, players=players), known)}
        shown = {name: Rating(one.mu, one.sigma) for name, one in known.items()}
        assert sorted(shown, key=lambda p: shown[p].mu) == list(strength), "the right order"
        assert sum(one.n for one in known.values()) == 1500
        assert all(rating.margin < Rating().margin / 2 for rating in shown.values()), "the intervals became narrow"
        weakest, strongest = shown["player-0"], shown["player-5"]
        assert weakest.points + weakest.margin < strongest.points - strongest.margin


def _luck(draw):
    """The luck of a game (Gumbel): with it, strengths win as in the model of Plackett and Luce."""
    return -math.log(-math.log(draw.random()))


class TestRecording:
    def test_a_game_counts_once_whoever_records_it(self, where):
        async def test():
            database = Database(where)
            await database.open()
            results = [game(1, 1, 2) for _ in range(5)]
            await asyncio.gather(*(record(database, result) for result in results))
            found = await player_history.list_ranking(database, "leduc")
            await database.close()
            return found

        assert sorted((one.player, one.n) for one in run(test())) == [("p0", 1), ("p1", 1)]

    def test_two_games_of_one_player_at_the_same_moment_both_count(self, where):
        async def store(database, result):
            while await record(database, result) is Recorded.REFUSED:
                pass

        async def test():
            database = Database(where)
            await database.open()
            await asyncio.gather(*(store(database, game(n, 1, 2)) for n in range(6)))
            curve = await player_history.list_ratings_of(database, "p0")
            await database.close()
            return curve

        curve = run(test())
        assert [one.n for one in curve] == [1, 2, 3, 4, 5, 6]
        assert [one.mu for one in curve] == sorted(one.mu for one in curve), "each win goes on from the one before"

    def test_leavers_are_counted(self, where):
        async def test():
            database = Database(where)
            await database.open()
            for n in range(4):
                await record(database, game(n, 1, 2, left=(1,) if n < 3 else ()))
            counted = (
                await player_history.count_left(database, "p1", 10),
                await player_history.count_left(database, "p0", 10),
            )
            await database.close()
            return counted

        assert run(test()) == ((3, 4), (0, 4))
