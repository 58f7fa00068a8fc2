"""What the judge of a game thinks of a state: its terms by name, in points."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from ..core.record import Record
from ..core.view import View
from ..words import Words
from .turn_ends import WORLDS, turn_ends

OTHERS = "others"
"""The term that stands for the value of the best other team."""
MIN_DIFFERENCE = 0.05
"""Smaller differences, in points, are not mentioned."""


def terms_of_teams(game: Game, s: Record) -> dict[int, dict[str, float]]:
    """Return the terms of a plain state for each team, in points."""
    rules, judge = game.rules, game.judge
    f = rules.facts()
    by_name = judge.terms if judge is not None else {"points": (10**6, lambda s, f, p: rules.points(s, p))}
    teams: dict[int, dict[str, float]] = {}
    for p in range(rules.seats(s)):
        terms = teams.setdefault(rules.team(s, p), dict.fromkeys(by_name, 0.0))
        for name, (weight, term) in by_name.items():
            terms[name] += weight * term(s, f, p) / 10**6
    return teams


def terms_of_seat(game: Game, s: Record, seat: int) -> dict[str, float]:
    """Return the terms of a plain state for a seat and its partners, and OTHERS for the best other team, in points."""
    teams = terms_of_teams(game, s)
    own = teams.pop(game.rules.team(s, seat))
    others = [sum(terms.values()) for terms in teams.values()]
    return own | ({OTHERS: -max(others)} if others else {})


def lead_of_seat(game: Game, s: Record, seat: int) -> float:
    """Return how many points the team of a seat is ahead of the best other team, as the judge counts them."""
    return sum(terms_of_seat(game, s, seat).values())


def expected_terms(view: View, action: int, seed: int = 0) -> dict[str, float]:
    """Return the expected value of each term at the end of the turn after an action, in points."""
    total: dict[str, float] = {}
    for s in turn_ends(view, [action], seed):
        for term, value in terms_of_seat(view.game, s, view.seat).items():
            total[term] = total.get(term, 0.0) + value / WORLDS
    return total


def mean_lead(view: View, ends: Sequence[Record]) -> float:
    """Return the mean lead of the view's seat over plain states, such as the ends of a turn."""
    return sum(lead_of_seat(view.game, s, view.seat) for s in ends) / len(ends)


def leading_term(ours: dict[str, float], other: dict[str, float]) -> str:
    """Return the term in which one turn is most ahead of another; OTHERS if there is none."""
    ahead = {term: ours[term] - other[term] for term in ours if ours[term] - other[term] >= MIN_DIFFERENCE}
    return max(ahead, key=lambda term: ahead[term], default=OTHERS)


def term_name(term: str, words: Words) -> str:
    """Return the name of a term. The only term of a game without a judge is its points."""
    if term == OTHERS:
        return words("hint-others")
    return words(f"term-{term}" if words.has(f"term-{term}") else "table-points")
