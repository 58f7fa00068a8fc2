"""What a hint promises is what the log tells after the turn, and the report does not blame a player who followed it."""

from __future__ import annotations

import re
from itertools import product

import pytest

import perihelion
from perihelion.bots import hints
from perihelion.bots.close_turns import is_about_as_good
from perihelion.bots.hints import Hint, describe_result, find_turns, imagine_turn, tell_hint
from perihelion.bots.reasons import OWN, Reason, describe_reasons
from perihelion.bots.search import ActionValue
from perihelion.core.hint_seed import hint_seed
from perihelion.core.position import Position
from perihelion.core.recent_view import recent_view
from perihelion.core.story import Turn, brief_moves, measure, tell_changes
from perihelion.core.vocabulary import CHANCE
from perihelion.report import analysis as report_analysis
from perihelion.report.analysis import Analysis
from perihelion.report.followed_hints import follows_hint
from perihelion.report.model import Decision
from perihelion.wire.table.frames import Frame, FrameCache
from perihelion.words import LANGUAGES, Words
from tests.bots.test_simple_bots import begun
from tests.bots.test_turn_plan import GAMES, simplest_hints
from tests.games.solari.base import at as solari
from tests.support import walk

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_promises_what_the_log_tells_after_the_turn(key: str):
    for p, best in simplest_hints(key):
        seat = p.actor
        if best.takes_back or best.turn.ends:
            continue  # what chance then does is not promised
        played = p.copy().play(*best.actions)
        turn = Turn(seat, played.log[len(p.log) :], p.plain, played.plain)
        for lang in LANGUAGES:
            words = Words(lang, p.game.package, players=p.seats)
            brought, told = ", ".join(tell_changes(p.game, words, turn)), tell_hint(best, p.game, words)
            assert all(change in told or change[1:] in told for change in brought.split(", ")), (told, brought)
            assert "points" not in changed(p, turn) or brought in told, (told, brought)


def changed(p: Position, turn: Turn) -> set[str]:
    """Return the measures of the turn's seat that differ after it."""
    before, after = (measure(p.game, s, turn.seat) for s in (turn.before, turn.after))
    return {name for name in before if before[name] != after[name]}


def test_an_order_brings_its_stars_even_if_the_sentence_names_them():
    """Solenia: "the day order (3 stars)" is what is played, "+3 stars" is what it brings."""
    p = begun("solenia", seed=5, steps=40)
    ids = tuple(p.game.actions.ids[text] for text in ("play 0:ga", "at d4", "pay g", "order 0"))
    given = Hint(ids, 0.6, 0.01, 3.0, imagine_turn(p.view(p.actor), ids), (), best=True)
    told = tell_hint(given, p.game, Words("en", p.game.package, players=p.seats))
    assert told.endswith("order (3 stars): +3 stars, −3 wheat, +1 stone, Crimson +2 wood")


def test_a_draw_that_follows_is_replayed_by_its_id():
    """Solenia: the outcomes of a new night order have the names of the tiles of the night."""
    for seed in range(5, 25):
        for p in walk(perihelion.new("solenia", lang=None, players=2), seed, 400):
            member = p.game.rules.member
            if p.actor < 0 or p.phase != "ORDER" or member is None:
                continue
            after = p.copy().play(p.legal_ids[0])
            if after.actor == CHANCE and member(after.plain, 0) != 0:
                turn = imagine_turn(p.view(p.actor), p.legal_ids[:1])
                if len(turn.entries) > 1:
                    return
    pytest.fail("no turn goes on after a new night order")


@pytest.mark.parametrize(
    ("share", "error", "told"),
    [
        (0.997, 0.01, "Over 99"),
        (1.0, 0.01, "Over 99"),
        (1.0, 0.0, "100"),
        (0.001, 0.01, "Under 1"),
    ],
)
def test_only_a_certain_win_has_100_percent(share: float, error: float, told: str):
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    action = p.legal_ids[0]
    given = Hint((action,), share, error, 3.0, imagine_turn(p.view(0), [action]), (), best=True)
    assert describe_result(given, p.game, Words("en", p.game.package, players=2)).startswith(told)


def test_what_is_about_as_good_is_within_the_tolerance_of_the_report():
    best = ActionValue(0, 100, 0.6, 0.0, 0.0)
    assert is_about_as_good(ActionValue(1, 50, 0.59, 0.0, 0.0), best)
    assert not is_about_as_good(ActionValue(1, 50, 0.57, 0.0, 0.0), best)
    assert not is_about_as_good(ActionValue(1, 5, 0.6, 0.0, 0.0), best), "the search hardly knows it"
    assert not is_about_as_good(ActionValue(1, 50, 0.03, 0.0, 0.0), best._replace(share=0.04)), (
        "a quarter of the chance"
    )


def test_my_own_comet_is_called_mine():
    """Solari: in advice, on the board and in the moves."""
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    for lang, mine in (("en", "your comet 1"), ("de", "dein Komet 1")):
        words = Words(lang, p.game.package, players=2, names=("Anna", "Mond"))
        drawn = "".join(Frame(p, recent_view(p, 0, words)).groups.values())
        assert mine in drawn
        assert "Anna’s comet" not in drawn
        assert "Komet 1 von Anna" not in drawn
    assert list(brief_moves(p.game, words, imagine_turn(p.view(0), [p.game.actions.ids["4E1"]]), advice=True))


BLUNDER = ("K1", "J1", "call", "call", "K2", "call", "raise", "fold")


def test_what_the_hint_advised_is_no_mistake(monkeypatch: pytest.MonkeyPatch):
    p = perihelion.new("leduc", lang=None).play(*BLUNDER)
    found = []
    for advised in (False, True):
        monkeypatch.setattr(report_analysis, "follows_hint", lambda *_, advised=advised: advised)
        analysis = Analysis(p, simulations=40)
        list(analysis.steps())
        found.append(len(analysis.report().mistakes()))
    assert found == [1, 0]


@pytest.mark.parametrize("follow", [True, False])
def test_the_report_knows_what_the_hint_advised(follow: bool, monkeypatch: pytest.MonkeyPatch):
    """It asks for the hint at the first decision of the turn, with the seed of the table."""
    monkeypatch.setattr(hints, "default_simulations", lambda view: 20)
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    (_, plan), *_ = find_turns(p.view(0), seed=hint_seed(p.view(0)), simplest=True)
    p.play(plan[0] if follow else next(action for action in p.legal_ids if action != plan[0]))
    analysis = Analysis(p)
    assert follows_hint(p.log, range(1), 0, analysis.view) == follow


@pytest.mark.parametrize("key", GAMES)
def test_the_table_and_the_report_have_the_same_seed(key: str):
    p = begun(key, seed=3, steps=30)
    table = hint_seed(p.view(p.actor))
    p.play(p.legal_ids[0])
    assert hint_seed(Analysis(p).view(len(p.log) - 1)) == table


def test_the_report_counts_a_turn_with_mistakes_once():
    """The curve has one circle for it."""
    decisions = [Decision(k, 0, "a", "b", 0.6, 0.3, 0.01, 100, turn=turn) for k, turn in enumerate((1, 1, 2))]
    small = Decision(3, 0, "a", "b", 0.6, 0.05, 0.001, 100, turn=2)
    seat = report_analysis._seat(perihelion.new("leduc"), 0, 0.5, [*decisions, small], [])
    assert (seat.big_mistakes, seat.small_mistakes) == (2, 0)


COMPARISONS = ("hint-best", "hint-best-probably", "hint-other", "hint-best-later", "hint-other-later", "report-why")
COMPARED = {
    "en": re.compile("than with the (next-)?best turn|with the better turn", re.IGNORECASE),
    "de": re.compile("als nach dem|Mit dem besseren Zug"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("key", GAMES)
def test_no_amount_is_told_without_what_it_is_compared_with(key: str, lang: str):
    """An advantage and its price, one or several, of the player or another one: all stand in one comparison."""
    game = perihelion.games()[key]
    words = Words(lang, game.package, players=2, names=("Anna", "Mond"))
    for name, n, compared in product(game.measures, (1, 3), COMPARISONS):
        sign = -n if name in game.less_is_better else n
        for seat, other in product((OWN, 1), repeat=2):
            good = Reason(name, sign if seat == OWN else -sign, seat)
            price = Reason(name, -sign if other == OWN else sign, other)
            told = describe_reasons((good, price), game, words, compared=compared)
            assert not told or COMPARED[lang].search(told), told
            assert not re.search(r"[{}]|  |\.\.| ,|In return", told), told
            assert not told or told.endswith("."), told


def test_my_own_ship_is_called_mine_by_everybody_at_the_table():
    """Solarius Mission: the titles of fields are cached, for each player apart."""
    p, cache = begun("solarius", seed=3, steps=30), FrameCache()
    words = Words("en", p.game.package, players=p.seats, names=("Anna", "Mond"))
    for seat, others in ((0, {"Mond"}), (1, {"Anna"}), (-1, {"Anna", "Mond"})):
        drawn = "".join(cache.get(p, 5, seat, words).groups.values())
        assert set(re.findall("hip of (Anna|Mond)", drawn)) == others
