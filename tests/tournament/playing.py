"""Tournaments whose tables end by lots, for tests of pairings and standings."""

from __future__ import annotations

import random
from dataclasses import replace

from perihelion.tournament.pairing import pair_next
from perihelion.tournament.plan import Plan
from perihelion.tournament.rounds import Entrant, Match, Result, Round, Tournament

TIES = 0.2


def enter(plan: Plan, count: int) -> Tournament:
    """Return a tournament before its first round."""
    return Tournament(plan, tuple(Entrant(number) for number in range(count)))


def end_match(match: Match, lots: random.Random) -> Match:
    """Return a table with a result: points by lots, sometimes equal."""
    points = [lots.randrange(100) for _ in match.seats]
    if lots.random() < TIES:
        points = [max(points)] * len(points)
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return replace(match, result=Result(places, tuple(points)))


def add_round(tournament: Tournament, paired: Round, lots: random.Random) -> Tournament:
    """Return the tournament after one more round."""
    ended = Round(tuple(end_match(match, lots) for match in paired.matches), paired.byes)
    return replace(tournament, rounds=(*tournament.rounds, ended))


def withdraw(tournament: Tournament, number: int) -> Tournament:
    """Return the tournament without an entrant from the next round on."""
    entrants = [
        replace(entrant, last=len(tournament.rounds)) if entrant.number == number else entrant
        for entrant in tournament.entrants
    ]
    return replace(tournament, entrants=tuple(entrants))


def play(tournament: Tournament, seed: int = 0) -> Tournament:
    """Return the tournament after its last round."""
    lots = random.Random(seed)
    while (paired := pair_next(tournament)) is not None:
        tournament = add_round(tournament, paired, lots)
    return tournament
