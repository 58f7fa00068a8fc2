"""Hints: the best few actions, what they are expected to bring, and why, in the terms of the game's `judge`.

    from perihelion.bots.hints import hint
    for each in hint(view):
        print(each.action, each.share, each.error, each.points, said(each, words))

The search says what is better; `judge` says why: what stands at the end of the turn after this action, against what
would stand there after the other one, over some worlds that fit the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core import runtime
from ..core.game import Game
from ..core.runtime import Compiled
from ..core.view import View, hide
from ..words import Words
from .greedy import Greedy
from .levels import simulations as of_level
from .match import seed_of
from .ratings import Z
from .search import Found, Search

MOST = 3
"""How many actions a hint names."""
WORLDS = 6
"""In how many worlds the reason is looked for."""
DECISIONS = 12
"""How many further decisions of the turn are followed."""
LOOK = 60
"""What one of them may look at."""
INTERPRETED = 30
"""What a hint looks at without machine code; with it, what the highest level does."""
OTHERS = "others"
"""The term that stands for what the best other side has."""
TELLING = 0.05
"""A difference below this many points is not worth a word."""


class Reason(NamedTuple):
    """A term of `judge`, and by how many points it differs."""

    term: str
    value: float


class Hint(NamedTuple):
    """An action, what it is expected to bring, and why it differs from the best other one."""

    action: int
    share: float
    error: float
    """The expected share of the win, and its standard error."""
    points: float
    reasons: tuple[Reason, ...]
    best: bool


def hint(view: View, simulations: int = 0, seed: int = 0, most: int = MOST) -> list[Hint]:
    """The best few actions of the seat that decides, best first."""
    if not view.legal:
        return []
    found = Search(seed, simulations=simulations or usual(view.game), further=_further(view.game)).look(view)
    tried = sum(each.visits > 0 for each in found)
    return explained(view, found[: min(most, max(2, tried))], seed)  # a reason needs two to compare


def usual(game: Game) -> int:
    """How many simulations a hint takes, so that nobody waits long."""
    return of_level(game, "sun") if isinstance(runtime.best(game), Compiled) else INTERPRETED


def _further(game: Game) -> int | None:
    """Without machine code simulations are judged at once: to play on would take seconds."""
    return None if isinstance(runtime.best(game), Compiled) else 0


def explained(view: View, found: Sequence[Found], seed: int = 0) -> list[Hint]:
    """Each action with its reasons: against the best one, the best one against the second."""
    terms = [outlook(view, each.action, seed) for each in found]
    hints = []
    for i, each in enumerate(found):
        other = terms[0 if i else min(1, len(found) - 1)]
        error = each.error if each.visits > 1 else 0.5
        hints.append(Hint(each.action, each.share, error, each.points, differences(terms[i], other), i == 0))
    return hints


def differences(ours: dict[str, float], other: dict[str, float]) -> tuple[Reason, ...]:
    """What is different, the largest first."""
    every = [Reason(term, ours[term] - other[term]) for term in ours]
    return tuple(sorted((r for r in every if abs(r.value) >= TELLING), key=lambda r: -abs(r.value)))


def outlook(view: View, action: int, seed: int = 0) -> dict[str, float]:
    """What each term is expected to be worth at the end of the turn after an action, in points."""
    rules, game = runtime.best(view.game), view.game
    total: dict[str, float] = {}
    for world in range(WORLDS):
        r = rules.generator(seed_of(seed, world))
        s = rules.state(view.state)
        rules.sample(s, view.seat, r)
        rules.play(s, action)
        _finish(rules, s, view, seed_of(seed, world))
        for term, value in terms_of(game, rules.plain(s), view.seat).items():
            total[term] = total.get(term, 0.0) + value / WORLDS
    return total


def terms_of(game: Game, s: Any, seat: int) -> dict[str, float]:
    """The terms of a position for a seat and its partners, and what the best other side has, in points."""
    sides = sides_of(game, s)
    own = sides.pop(game.rules.team(s, seat))
    others = [sum(side.values()) for side in sides.values()]
    return own | ({OTHERS: -max(others)} if others else {})


def sides_of(game: Game, s: Any) -> dict[int, dict[str, float]]:
    """The terms of a position for each side, in points."""
    rules, judge = game.rules, game.part("judge")
    f = getattr(rules, "Facts", runtime.NoFacts)()
    names = judge.TERMS if judge is not None else ("points",)
    sides: dict[int, dict[str, float]] = {}
    for p in range(rules.seats(s)):
        side = sides.setdefault(rules.team(s, p), dict.fromkeys(names, 0.0))
        for i, name in enumerate(names):
            value = judge.WEIGHTS[i] * judge.judge(s, f, p, i) if judge is not None else rules.points(s, p) * 10**6
            side[name] += value / 10**6
    return sides


def _finish(rules: runtime.Runtime, s: Any, view: View, seed: int) -> None:
    """Let the seat end its turn as greedily as it can."""
    greedy = Greedy(seed)
    for _ in range(DECISIONS):
        if rules.actor(s) != view.seat:
            return
        seen = view.game.rules.State.unpack(hide(view.game, rules.packed(s), view.seat))
        legal = rules.legal(s)
        now = View(view.game, view.seat, view.options, seen, view.seat, legal, [], view.words)
        rules.play(s, greedy.choose(now, LOOK))


# in words


def said(given: Hint, words: Words, most: int = 3) -> str:
    """What an action is expected to bring, and why, as one sentence."""
    share, error = percent(given.share), percent(Z * given.error)
    expects = words("hint-expects", share=share, error=error, points=number(given.points, words, 1))
    if given.best and pays_later(given.reasons):
        return f"{expects} {words('hint-later')}"
    why = because(given.reasons, words, most)
    return f"{expects} {words('hint-best' if given.best else 'hint-other', why=why)}" if why else expects


def pays_later(reasons: Sequence[Reason]) -> bool:
    """Whether what is best shows nothing for it at the end of the turn: the search looks further."""
    return bool(reasons) and sum(reason.value for reason in reasons) <= 0


def because(reasons: Sequence[Reason], words: Words, most: int = 3) -> str:
    """The largest reasons: +1.3 energy on the laser, −0.4 cards."""
    parts = [
        words("hint-term", value=signed(reason.value, words), term=term_name(reason.term, words))
        for reason in reasons[:most]
    ]
    return ", ".join(parts)


def term_name(term: str, words: Words) -> str:
    """A term in words; a game without a `judge` has only points."""
    if term == OTHERS:
        return words("hint-others")
    return words(f"term-{term}" if words.has(f"term-{term}") else "table-points")


def signed(value: float, words: Words) -> str:
    """A difference with its sign, as the language writes numbers."""
    return ("+" if value > 0 else "−") + number(abs(value), words, 1)


def number(value: float, words: Words, digits: int) -> str:
    """A number as the language writes it."""
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if words.lang == "de" else written


def percent(share: float) -> str:
    """A share as whole percent."""
    return str(round(100 * share))
