"""Decisions of bots, hints, ratings of actions and playouts, from a packed view. Bots are imported when needed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import nullcontext
from functools import lru_cache
from typing import TYPE_CHECKING

from ..core.hint_seed import hint_seed
from ..core.styles import level_of
from ..fair.deal import SUBSTITUTE
from ..words import DEFAULT
from .answers import NOT_READY, NamesByLanguage, RatedTurn, SuggestedTurn
from .packed_view import PackedView, unpack_view

if TYPE_CHECKING:
    from ..bots.playouts import Playout
    from ..bots.protocol import Bot

WRITTEN_BUDGET = 60
"""Search budget of the simple bot in a hand-written position, in states."""
KEPT_BOTS = 8
"""Number of bots that a process keeps from one decision to the next."""
SEED_BITS = 30
"""The size of the seed of a search."""


def choose_action(level: str, table: str, seed: int, packed: PackedView, written: bool = False) -> int | str:
    """Return the id of the chosen action, or NOT_READY. A bot at a table is kept for its next decision.

    In a hand-written position, a simple bot decides by the interpreted rules.
    """
    from ..bots import LADDER, bot
    from ..engine import runtimes

    view = unpack_view(packed, DEFAULT)
    if written:
        with runtimes.force_runtime(runtimes.INTERPRETED):
            return int(bot(SUBSTITUTE, seed).choose(view, WRITTEN_BUDGET))
    if level_of(level) in LADDER and not runtimes.is_settled(view.game):
        runtimes.best(view.game)  # starts to compile
        return NOT_READY
    chooser = keep_bot(level, view.game.key, table, view.seat) if table else bot(level, seed)
    return int(chooser.choose(view))


def suggest_turn(packed: PackedView, names: NamesByLanguage, seed: int | None = None) -> SuggestedTurn:
    """Return the best turn, in the words of each language and with the players' names.

    The same seed gives the same turn on every device; without one it depends only on the position.
    """
    from ..bots.hints import describe_result, hint, tell_hint

    view = unpack_view(packed, DEFAULT)
    best = hint(view, seed=hint_seed(view) if seed is None else seed, most=2, simplest=True)[0]
    words = {lang: unpack_view(packed, lang, own).words for lang, own in names.items()}
    game = view.game
    told = {lang: (tell_hint(best, game, each), describe_result(best, game, each)) for lang, each in words.items()}
    return SuggestedTurn(list(best.actions), told, best.takes_back)


def rate_turns(packed: PackedView, lang: str, written: bool = False, names: Sequence[str] = ()) -> list[RatedTurn]:
    """Return the best few turns, best first, the first one as `suggest_turn`. The reasons name the players by `names`.

    `written`: the position is hand-written, and perhaps unreachable. Machine code does not check its indices, so the
    interpreted rules search such a position, with fewer simulations.
    """
    from ..bots.hints import describe_result, hint, tell_hint
    from ..engine.runtimes import INTERPRETED, force_runtime

    view = unpack_view(packed, lang, names)
    with force_runtime(INTERPRETED) if written else nullcontext():
        found = hint(view, seed=hint_seed(view), simplest=True)
    game, words = view.game, view.words
    return [
        RatedTurn(
            list(each.actions),
            each.share,
            each.error,
            tell_hint(each, game, words),
            describe_result(each._replace(second=None, even=None), game, words),  # the others stand below
        )
        for each in found
    ]


def play_games_out(
    packed: PackedView, everything: bool, seconds: float, most: int, written: bool
) -> list[Playout] | str:
    """Return how games from here ended, or NOT_READY while code is compiled. `written`: see `rate_turns`."""
    from ..bots.playouts import play_out
    from ..engine import runtimes

    view = unpack_view(packed, DEFAULT)
    if not written and not runtimes.is_settled(view.game):
        runtimes.best(view.game)  # starts to compile
        return NOT_READY
    with runtimes.force_runtime(runtimes.INTERPRETED) if written else nullcontext():
        return play_out(view, everything, secrets.randbits(SEED_BITS), seconds, most)


def estimate_win(packed: PackedView) -> list[float] | str:
    """Return each seat's chance to win as the viewer may estimate it, or NOT_READY while code is compiled."""
    from ..engine import runtimes
    from ..report.values import estimate_chances

    view = unpack_view(packed, DEFAULT)
    if not runtimes.is_settled(view.game):
        runtimes.best(view.game)  # starts to compile
        return NOT_READY
    return estimate_chances(view)


def compare_actions(packed: PackedView, better: int, worse: int) -> tuple[float, float]:
    """Return by how much of the win one action is better than another, and the standard error of that."""
    from ..bots.hints import default_simulations
    from ..report.decisions import DecisionAnalysis

    view = unpack_view(packed, DEFAULT)
    analysis = DecisionAnalysis(view.game, default_simulations(view), secrets.randbits(SEED_BITS))
    ours, others, error = analysis.compare(0, view, better, worse)
    return ours.share - others.share, error


@lru_cache(maxsize=KEPT_BOTS)
def keep_bot(level: str, game: str, table: str, seat: int) -> Bot:
    """Return the bot of a seat, the same one as at its last decision."""
    from ..bots import bot

    return bot(level, secrets.randbits(SEED_BITS))
