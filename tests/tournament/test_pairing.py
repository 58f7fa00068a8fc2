"""Pairings as properties: everybody is paired, nobody meets twice while that can be avoided, seats are balanced."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perihelion.tournament.matching import Matching
from perihelion.tournament.pairing import count_all_rounds, pair_next
from perihelion.tournament.plan import DUPLICATE, GROUPS, KNOCK_OUT, ROUND_ROBIN, SWISS, Plan
from perihelion.tournament.rounds import Entrant, Match, Result, Round, Tournament
from perihelion.tournament.standings import rank

from .playing import add_round, enter, play, withdraw

SEEDS = st.integers(0, 10_000)
FORMATS = [(ROUND_ROBIN, 2), (SWISS, 2), (KNOCK_OUT, 2), (GROUPS, 3), (GROUPS, 4), (GROUPS, 5), (DUPLICATE, 2)]


def make_plan(kind: str, seats: int, seed: int, rounds: int = 4, **more: bool) -> Plan:
    return Plan(kind, seats, rounds=rounds, seed=str(seed), **more)


def check_round(tournament: Tournament, paired: Round) -> None:
    """Each active entrant has exactly one seat or a bye; in a knock-out, nobody is in it twice."""
    there = [entrant for match in paired.matches for entrant in match.entrants] + list(paired.byes)
    assert len(there) == len(set(there))
    if tournament.plan.format == KNOCK_OUT:
        assert set(there) <= set(tournament.list_active())
    else:
        assert sorted(there) == tournament.list_active()
    assert all(len(match.seats) == tournament.plan.seats for match in paired.matches)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(FORMATS), st.integers(4, 17), SEEDS, st.data())
def test_everybody_is_paired_once_although_people_leave_and_come(kind, count, seed, data):
    plan = make_plan(kind[0], kind[1], seed)
    tournament, lots = enter(plan, min(count, plan.most)), random.Random(seed)
    while (paired := pair_next(tournament)) is not None:
        check_round(tournament, paired)
        assert paired == pair_next(tournament), "the same results lead to the same pairs"
        tournament = add_round(tournament, paired, lots)
        if data.draw(st.booleans()):
            tournament = withdraw(tournament, data.draw(st.integers(0, count - 1)))
        if not plan.fixed and data.draw(st.booleans()):
            late = Entrant(len(tournament.entrants), first=tournament.next_round)
            tournament = replace(tournament, entrants=(*tournament.entrants, late))
    assert len(tournament.rounds) <= 20


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 9), SEEDS)
def test_swiss_pairs_meet_once_while_that_can_be_avoided(count, seed):
    """In each round the number of repetitions is the smallest one that any pairing has, found by trying all."""
    tournament, lots = enter(make_plan(SWISS, 2, seed, rounds=6), count), random.Random(seed)
    while (paired := pair_next(tournament)) is not None:
        met = tournament.count_meetings()
        left = [entrant for entrant in range(count) if entrant not in paired.byes]
        repeated = sum(met[frozenset(match.seats)] > 0 for match in paired.matches)
        assert repeated == fewest_repetitions(left, met)
        tournament = add_round(tournament, paired, lots)


def fewest_repetitions(left: list[int], met: Counter) -> int:
    if not left:
        return 0
    one, *others = left
    return min(
        (met[frozenset((one, other))] > 0) + fewest_repetitions([e for e in others if e != other], met)
        for other in others
    )


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 30), SEEDS)
def test_swiss_gives_one_bye_at_most_and_balances_seats(count, seed):
    rounds = min(7, max(1, count // 2))
    tournament = play(enter(make_plan(SWISS, 2, seed, rounds=rounds), count), seed)
    assert max(tournament.count_byes().values(), default=0) <= (1 if count > rounds else 7)
    seats = tournament.count_seats()
    assert all(abs(seats[entrant, 0] - seats[entrant, 1]) <= 2 for entrant in range(count))


def test_swiss_pairs_equal_points():
    """After the first round winners meet winners, and the upper half of a group meets the lower half."""
    tournament = enter(make_plan(SWISS, 2, 1), 8)
    paired = pair_next(tournament)
    first_wins = [replace(match, result=Result((1, 2), (9, 5))) for match in paired.matches]
    tournament = replace(tournament, rounds=(Round(tuple(first_wins)),))
    winners = {match.seats[0] for match in first_wins}
    for match in pair_next(tournament).matches:
        assert len(set(match.seats) & winners) != 1


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 16), SEEDS)
def test_round_robin_is_everybody_against_everybody_once(count, seed):
    tournament = play(enter(make_plan(ROUND_ROBIN, 2, seed), count), seed)
    assert len(tournament.rounds) == count_all_rounds(tournament)
    assert tournament.count_meetings() == {frozenset(pair): 1 for pair in combinations(range(count), 2)}
    assert max(tournament.count_byes().values(), default=0) <= 1
    seats = tournament.count_seats()
    assert all(abs(seats[entrant, 0] - seats[entrant, 1]) <= 1 for entrant in range(count))


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 40), SEEDS)
def test_knock_out_loses_half_of_the_field_in_each_round(count, seed):
    tournament = play(enter(make_plan(KNOCK_OUT, 2, seed), count), seed)
    assert len(tournament.rounds) == count_all_rounds(tournament) == max(1, (count - 1).bit_length())
    assert not any(each.byes for each in tournament.rounds[1:])
    standings = rank(tournament)
    assert [one.place for one in standings[:2]] == [1, 2]
    last = tournament.rounds[-1].matches[0]
    assert {one.entrant for one in standings[:2]} == set(last.seats)


def test_after_a_tie_in_a_knock_out_the_second_seat_goes_on():
    tournament = enter(make_plan(KNOCK_OUT, 2, 0), 4)
    tied = Round(tuple(replace(m, result=Result((1, 1), (7, 7))) for m in pair_next(tournament).matches))
    following = pair_next(replace(tournament, rounds=(tied,)))
    assert set(following.matches[0].seats) == {match.seats[1] for match in tied.matches}


@settings(max_examples=5, deadline=None)
@given(st.integers(3, 5), st.integers(6, 18), SEEDS)
def test_groups_meet_about_equally_often(seats, count, seed):
    """Nobody meets the same person again before having met nearly all others; seats are balanced."""
    tournament = play(enter(make_plan(GROUPS, seats, seed, rounds=5), count), seed)
    met = tournament.count_meetings()
    for entrant in range(count):
        of_one = [met[frozenset((entrant, other))] for other in range(count) if other != entrant]
        assert max(of_one) - min(of_one) <= 4
    again = sum(times - 1 for times in met.values() if times > 1)
    possible = count * (count - 1) // 2
    assert again <= max(0, sum(met.values()) - possible) + possible * 0.35
    counts = tournament.count_seats()
    for entrant in range(count):
        of_one = [counts[entrant, seat] for seat in range(seats)]
        assert max(of_one) - min(of_one) <= 2


@pytest.mark.parametrize(("seats", "count", "rounds"), [(4, 16, 3), (3, 9, 4)])
def test_groups_find_the_perfect_schedules(seats, count, rounds):
    """Sixteen people at tables of four for three rounds, nine at tables of three for four: nobody meets twice."""
    for seed in range(3):
        tournament = play(enter(make_plan(GROUPS, seats, seed, rounds=rounds), count))
        assert set(tournament.count_meetings().values()) == {1}


def test_bots_take_empty_seats_and_are_spread():
    paired = pair_next(enter(make_plan(GROUPS, 4, 3), 9))
    assert sorted(match.seats.count(None) for match in paired.matches) == [1, 1, 1]


@settings(max_examples=20, deadline=None)
@given(st.integers(6, 20), SEEDS)
def test_the_best_play_a_final_that_decides_their_order(count, seed):
    tournament = play(enter(make_plan(GROUPS, 3, seed, rounds=3, final=True), count), seed)
    assert len(tournament.rounds) == 4
    before = rank(replace(tournament, rounds=tournament.rounds[:3]))
    final = tournament.rounds[3].matches[0]
    assert set(final.seats) == {one.entrant for one in before[:3]}
    won = dict(zip(final.seats, final.result.places, strict=True))
    assert [won[one.entrant] for one in rank(tournament)[:3]] == sorted(final.result.places)
    assert [one.entrant for one in rank(tournament)[3:]] == [one.entrant for one in before[3:]]


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 4), st.integers(8, 21), SEEDS)
def test_duplicate_tables_are_full_and_byes_are_spread(seats, count, seed):
    tournament = play(enter(make_plan(DUPLICATE, seats, seed), count), seed)
    assert all(None not in match.seats for match in tournament.matches())
    byes = tournament.count_byes()
    assert max((byes[entrant] for entrant in range(count)), default=0) <= 1 + 4 * (seats - 1) // count


def test_alone_against_bots_all_have_the_same_seat():
    tournament = play(enter(make_plan(DUPLICATE, 3, 0, rounds=3, alone=True), 5))
    for n, each in enumerate(tournament.rounds):
        assert [match.seats[n] for match in each.matches] == [0, 1, 2, 3, 4]
        assert all(match.seats.count(None) == 2 for match in each.matches)


@pytest.mark.parametrize(
    ("kind", "seats", "count"), [(SWISS, 2, 300), (SWISS, 2, 299), (GROUPS, 4, 300), (GROUPS, 5, 299)]
)
def test_three_hundred_people_are_paired(kind, seats, count):
    """As in `benchmarks.pairing`, which measures how long that takes."""
    tournament, lots = enter(make_plan(kind, seats, 5, rounds=9), count), random.Random(5)
    for _ in range(3):
        tournament = add_round(tournament, pair_next(tournament), lots)
    check_round(tournament, pair_next(tournament))


@settings(max_examples=50, deadline=None)
@given(st.integers(2, 11), st.data())
def test_a_matching_is_the_largest_one(size, data):
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(size), 2)))))
    graph = [[other for other in range(size) if (min(v, other), max(v, other)) in edges] for v in range(size)]
    found = Matching(graph)
    assert all(found.mate[mate] == vertex for vertex, mate in enumerate(found.mate) if mate >= 0)
    assert all((min(v, m), max(v, m)) in edges for v, m in enumerate(found.mate) if m >= 0)
    assert size - len(found.list_unmatched()) == 2 * largest(frozenset(range(size)), edges)


def largest(left: frozenset[int], edges: set[tuple[int, int]]) -> int:
    """Return the size of a largest matching, by trying all."""
    if len(left) < 2:
        return 0
    one = min(left)
    rest = left - {one}
    return max(
        largest(rest, edges),
        *(1 + largest(rest - {other}, edges) for other in rest if (one, other) in edges),
        0,
    )


def test_a_plan_that_cannot_be_played_is_refused():
    for kind, seats, final in ((SWISS, 3, False), (GROUPS, 2, False), (SWISS, 2, True), ("other", 2, False)):
        with pytest.raises(ValueError, match=r"no tournament|only groups"):
            Plan(kind, seats, final=final)
    with pytest.raises(ValueError, match="rounds"):
        Plan(SWISS, 2, rounds=0)


def test_a_plan_is_read_as_it_was_written():
    plan = Plan(GROUPS, 4, rounds=3, final=True, seed="lots")
    assert Plan.read({**plan.as_dict(), "forgotten": 1}) == plan


def test_an_adjourned_table_counts_when_it_ends():
    tournament = enter(make_plan(SWISS, 2, 0), 4)
    paired = pair_next(tournament)
    done, waits = paired.matches
    halfway = Round((replace(done, result=Result((1, 2), (5, 3))), waits))
    assert sum(one.points for one in rank(replace(tournament, rounds=(halfway,)))) == 2
    following = pair_next(replace(tournament, rounds=(halfway,)))
    assert frozenset(waits.seats) not in {frozenset(match.seats) for match in following.matches}
    later = Round((halfway.matches[0], replace(waits, result=Result((2, 1), (5, 8)))))
    points = {one.entrant: one.points for one in rank(replace(tournament, rounds=(later,)))}
    assert points[waits.seats[1]] == 2


def test_match_of_bots_alone_has_no_entrants():
    assert Match((None, None)).entrants == []
