"""Points, tie-breaks and places.

At a table, an entrant gets two points for every seat with a worse place and one for every seat with the same place, so
a game for two gives 2, 1 or 0. In a duplicate tournament each seat is compared with the same seat at the other tables
of the round instead: two points for every table at which it had a smaller lead, one for the same lead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..table.ranking import find_lead
from .plan import DUPLICATE, KNOCK_OUT, ROUND_ROBIN, Plan
from .rounds import Match, Result, Round, Tournament

WON, DIRECT, OPPONENTS, DIFFERENCE, FINAL = "won", "direct", "opponents", "difference", "final"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands. `ties` are the values of the tie-breaks, in their order; equals share a place."""

    entrant: int
    place: int
    points: int
    ties: tuple[int, ...]
    played: int
    won: int
    byes: int


def name_tie_breaks(plan: Plan) -> tuple[str, ...]:
    """Return the tie-breaks of a plan, in the order in which they decide."""
    if plan.format == KNOCK_OUT:
        return ()
    if plan.format == ROUND_ROBIN:
        return (DIRECT, WON)
    if plan.format == DUPLICATE:
        return (DIFFERENCE, WON)
    return (OPPONENTS, WON)


def rank(tournament: Tournament) -> list[Standing]:
    """Return all entrants, the best first. The places of a final come before all points."""
    plan = tournament.plan
    rounds, last = _split_final(tournament)
    points: dict[int, int] = defaultdict(int)
    values: dict[str, Mapping[int, int]] = {
        DIRECT: {},
        OPPONENTS: _sum_opponents(plan, rounds),
        WON: _count_won(tournament.rounds),
        DIFFERENCE: _sum_differences(rounds) if plan.format == DUPLICATE else {},
    }
    for each in rounds:
        for entrant, scored in score_round(plan, each).items():
            points[entrant] += scored
    numbers = [entrant.number for entrant in tournament.entrants]
    if plan.format == ROUND_ROBIN:
        values[DIRECT] = _score_direct(plan, rounds, points, numbers)
    best = _rank_final(last)
    names = name_tie_breaks(plan)
    keys = {
        number: (-best.get(number, len(best) + 1), points[number], *(values[name].get(number, 0) for name in names))
        for number in numbers
    }
    byes = tournament.count_byes()
    played: dict[int, int] = defaultdict(int)
    for match in tournament.matches():
        for entrant in match.entrants:
            played[entrant] += match.result is not None
    ordered = sorted(numbers, key=lambda number: (*(-value for value in keys[number]), number))
    return [
        Standing(
            entrant=number,
            place=1 + sum(other > keys[number] for other in keys.values()),
            points=points[number],
            ties=keys[number][2:],
            played=played[number],
            won=values[WON].get(number, 0),
            byes=byes[number],
        )
        for number in ordered
    ]


def score_round(plan: Plan, each: Round) -> dict[int, int]:
    """Return the points of a round by entrant, as far as its tables have ended."""
    if plan.format == DUPLICATE:
        return _score_duplicate(each)
    scored = {entrant: score_bye(plan) for entrant in each.byes}
    for match in each.matches:
        if plan.format == KNOCK_OUT and match.result is not None:
            scored |= {entrant: score_bye(plan) * (entrant == find_winner(match)) for entrant in match.entrants}
        elif match.result is not None:
            for seat, entrant in enumerate(match.seats):
                if entrant is not None:
                    scored[entrant] = score_seat(match.result, seat)
    return scored


def score_seat(result: Result, seat: int) -> int:
    """Return two points for every seat with a worse place and one for every other seat with the same place."""
    mine = result.places[seat]
    return sum(2 * (place > mine) + (place == mine) for n, place in enumerate(result.places) if n != seat)


def score_bye(plan: Plan) -> int:
    """Return what an entrant without an opponent gets: as much as for winning the table."""
    return 2 * (plan.seats - 1)


def find_winner(match: Match) -> int | None:
    """Return who goes on from a table of a knock-out: after a tie, the second seat. None if both left."""
    result = match.result
    assert result is not None, "a knock-out waits for all tables of a round"
    if len(result.left) == len(match.seats):
        return None
    first, second = result.places
    return match.seats[0] if first < second else match.seats[1]


def _score_duplicate(each: Round) -> dict[int, int]:
    """Return the match points of a round: each seat against the same seat at the other tables.

    A bye counts like an average round, and so does a game that ended early for those who did not cause it. A player
    who left is below all who stayed.
    """
    average = max(0, len(each.matches) - 1)
    scored = dict.fromkeys(each.byes, average)
    played = _list_played(each)
    leads = [[_find_compared(result, seat) for seat in range(len(match.seats))] for match, result in played]
    for match in each.matches:
        if match.result is not None and not match.result.finished:
            left = match.result.left
            scored |= {e: 0 if seat in left else average for seat, e in enumerate(match.seats) if e is not None}
    for n, (match, _) in enumerate(played):
        for seat, entrant in enumerate(match.seats):
            if entrant is not None:
                mine = leads[n][seat]
                others = [other[seat] for m, other in enumerate(leads) if m != n]
                scored[entrant] = sum(2 * (mine > other) + (mine == other) for other in others)
    return scored


def _list_played(each: Round) -> list[tuple[Match, Result]]:
    """Return the tables of a round that were played to the end."""
    ended = [(match, match.result) for match in each.matches]
    return [(match, result) for match, result in ended if result is not None and result.finished]


def _find_compared(result: Result, seat: int) -> tuple[bool, int]:
    """Return what is compared with the same seat at other tables: whether the player stayed, and the lead."""
    stayed = seat not in result.left
    return stayed, find_lead(result.points, seat) if stayed else 0


def _sum_differences(rounds: Iterable[Round]) -> dict[int, int]:
    """Return by how much the leads of each entrant exceed the average of the same seat, in hundredths, all rounds."""
    sums: dict[int, int] = defaultdict(int)
    for each in rounds:
        played = _list_played(each)
        for seat in range(len(played[0][0].seats) if played else 0):
            leads = [_find_compared(result, seat)[1] for _, result in played]
            for lead, (match, _) in zip(leads, played, strict=True):
                entrant = match.seats[seat]
                if entrant is not None:
                    sums[entrant] += round(100 * (lead - sum(leads) / len(leads)))
    return sums


def _count_won(rounds: Iterable[Round]) -> dict[int, int]:
    """Return how many tables each entrant won alone."""
    won: dict[int, int] = defaultdict(int)
    for each in rounds:
        for match in each.matches:
            if match.result is not None and match.result.places.count(1) == 1:
                winner = match.seats[match.result.places.index(1)]
                if winner is not None:
                    won[winner] += 1
    return won


def _sum_opponents(plan: Plan, rounds: Iterable[Round]) -> dict[int, int]:
    """Return the sum of the points of all opponents that each entrant met."""
    rounds = list(rounds)
    points: dict[int, int] = defaultdict(int)
    for each in rounds:
        for entrant, scored in score_round(plan, each).items():
            points[entrant] += scored
    sums: dict[int, int] = defaultdict(int)
    for each in rounds:
        for match in each.matches:
            for entrant in match.entrants:
                sums[entrant] += sum(points[other] for other in match.entrants if other != entrant)
    return sums


def _score_direct(
    plan: Plan, rounds: Iterable[Round], points: Mapping[int, int], numbers: Iterable[int]
) -> dict[int, int]:
    """Return the points that each entrant made against those who have the same number of points."""
    scored = dict.fromkeys(numbers, 0)
    for each in rounds:
        for match in each.matches:
            if match.result is None:
                continue
            for seat, entrant in enumerate(match.seats):
                equal = [other for other in match.entrants if other != entrant]
                if entrant is not None and all(points[other] == points[entrant] for other in equal):
                    scored[entrant] += score_seat(match.result, seat)
    return scored


def _split_final(tournament: Tournament) -> tuple[tuple[Round, ...], Round | None]:
    """Return the rounds that count points, and the final if there was one."""
    plan, rounds = tournament.plan, tournament.rounds
    if plan.final and len(rounds) > plan.rounds:
        return rounds[: plan.rounds], rounds[plan.rounds]
    return rounds, None


def _rank_final(last: Round | None) -> dict[int, int]:
    """Return the places of the finalists, once the final has ended."""
    if last is None or not last.matches or last.matches[0].result is None:
        return {}
    match, result = last.matches[0], last.matches[0].result
    entrants = [(place, entrant) for place, entrant in zip(result.places, match.seats, strict=True)]
    return {entrant: place for place, entrant in entrants if entrant is not None}
