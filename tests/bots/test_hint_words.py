"""Hints as a friend says them: always a verb, one advantage and one price, nothing of which the page warns."""

from __future__ import annotations

import re

import pytest

import perihelion
from perihelion.bots.hints import Hint, describe_result, hint, imagine_turn, tell_hint
from perihelion.bots.reasons import THAN_BEST, THAN_SECOND, Reason, describe_reasons, differences_of_ends, tell_reasons
from perihelion.bots.turn_plan import is_warned
from perihelion.core.position import Position
from perihelion.core.story import tell_turn
from perihelion.words import LANGUAGES, Words
from tests.bots.test_simple_bots import begun
from tests.bots.test_turn_plan import GAMES, simplest_hints
from tests.games.solari.base import at as solari
from tests.games.solarius.base import N, player
from tests.games.solarius.base import at as solarius
from tests.selection import SOAK
from tests.support import walk

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""
VERB = re.compile(
    "(Move|Put|Bring|Take|Turn|Play|Skip|Pass|Pay|Dock|Send|Exchange|Discard|Press|Fulfil|Leave|Return|Store|Do|Found|End"
    "|Sell|Buy|Upgrade|Push|Draw|Open|Fly|Settle|Build|Use|Begin)( |$)"
)


def words_of(p: Position, lang: str = "en") -> Words:
    return Words(lang, p.game.package, players=p.seats)


def advice(p: Position, *actions: str, lang: str = "en") -> str:
    """Return how a hint tells these actions."""
    ids = tuple(p.game.actions.ids[text] for text in actions)
    given = Hint(ids, 0.6, 0.01, 3.0, imagine_turn(p.view(p.actor), ids), (), best=True)
    return tell_hint(given, p.game, words_of(p, lang))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_has_a_verb_and_at_most_one_price_and_no_warning(key: str):
    for p, best in simplest_hints(key):
        told, words = tell_hint(best, p.game, words_of(p)), words_of(p)
        assert VERB.match(told), told
        why = describe_result(best, p.game, words)
        assert len(re.findall(r", but|But |The price:", why)) <= 1
        assert why.count("than with the next-best turn") <= 1
        assert best.takes_back or not is_warned(p.view(p.actor), best.action)
        assert all(describe_result(best, p.game, words_of(p, lang)) for lang in LANGUAGES if not best.takes_back)


SOLD_FROM = [{"K": (2, 0, 0)}, {"K": (1, 0, 0), "Y": (1, 0, 0)}]


@pytest.mark.parametrize("res", SOLD_FROM if SOAK else SOLD_FROM[:1])
def test_a_single_cube_is_not_sold_for_nothing(res: dict[str, tuple[int, int, int]]):
    """Solarius Mission: after the first cube of value 1 the page warns of *Done*."""
    p = solarius("B_MENU", player(fuel=6, buck=1, res=res), resume=N["B_MENU"]).play("xK1")
    assert is_warned(p.view(p.actor), p.game.actions.ids["."])
    best = hint(p.view(p.actor), simulations=30, most=2, simplest=True)[0]
    assert best.takes_back or p.game.actions.texts[best.action] != "."
    back = best._replace(takes_back=True)
    for lang, told in (("en", "Take the sale back"), ("de", "Nimm den Verkauf")):
        assert tell_hint(back, p.game, words_of(p, lang)).startswith(told)


def test_in_the_middle_of_a_turn_a_hint_keeps_its_verb():
    p = begun("solenia", seed=1, steps=12).play("play 1:k")
    assert advice(p, "at c2").startswith("Put the card on wheat island c2")
    assert advice(p, "at c2", lang="de").startswith("Leg die Karte auf die Getreideinsel c2")
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    assert advice(p, "4E1") == "Move comet 4 to 71"
    assert advice(p, "4E1", lang="de") == "Zieh Komet 4 auf 71"


def test_the_log_has_no_verb_of_advice():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    turn = imagine_turn(p.view(0), [p.game.actions.ids["4E1"]])
    assert tell_turn(p.game, words_of(p), turn) == "comet 4 to 71"


def test_a_total_knock_out_is_told():
    p = solari("U: 1@22 2@54; N: 1@26 2@11", "2-2", target=9)
    ids = [p.game.actions.ids["1E2"]] * 2
    for lang, told in (
        ("en", "hits Neptune’s comet 1, which leaves the board"),
        ("de", "trifft Komet 1 von Neptun, der vom Brett muss"),
    ):
        assert tell_turn(p.game, words_of(p, lang), imagine_turn(p.view(0), ids)).endswith(told)


def test_a_reason_names_the_comets_that_stand_in_line():
    """Comets 1 and 2 are neighbours; without comet 2 nothing is in line."""
    near, alone = (solari(f"U: 1@22 {two}; N: 1@11", "1-3", target=9).plain for two in ("2@23", "2@70"))
    game = solari("U: 1@22; N: 1@11", "1-3", target=9).game
    (reason,) = differences_of_ends(game, 0, [near], [alone])
    assert reason == Reason("pairs", 1.0, named={"first": 1, "second": 2})
    (other,) = differences_of_ends(game, 1, [near], [alone])
    assert other.seat == 0
    assert other.named == reason.named


def test_what_speaks_for_a_worse_turn_is_not_its_price():
    p = solari("U: 1@22 2@23; N: 1@11", "1-3", target=9)
    line = Reason("pairs", 1.0, named={"first": 1, "second": 2})
    said = describe_reasons((Reason("points", -2.0), line), p.game, words_of(p), worse=True, compared=THAN_BEST)
    named = "Your comets 1 and 2 will then be in line: a third makes a row."
    assert said == f"You end up with 2 fewer points than with the best turn. In return: {named}"
    broken = line._replace(value=-1.0)
    said = describe_reasons((Reason("points", 2.0), broken), p.game, words_of(p), compared=THAN_SECOND)
    assert "The price: Your comets 1 and 2 will then no longer be in line." in said


def test_a_report_says_what_would_have_been():
    p = solari("U: 1@22 2@23; N: 1@11", "1-3", target=9)
    line = Reason("pairs", 1.0, named={"first": 1, "second": 2})
    row = "Mit einem dritten wird es eine Reihe."
    for lang, told in (
        ("en", "With the better turn your comets 1 and 2 would be in line: a third makes a row."),
        ("de", f"Mit dem besseren Zug stünden deine Kometen 1 und 2 in einer Linie: {row}"),
    ):
        assert tell_reasons((line,), False, p.game, words_of(p, lang)) == told


def test_a_station_is_a_reason():
    """Solarius Mission: the first one brings no points."""
    none, one = (solarius("B_MENU", player(**built)).plain for built in ({}, {"stations": [0]}))
    game = solarius("B_MENU", player()).game
    assert Reason("stations", 1.0) in differences_of_ends(game, 0, [one], [none])


def test_a_hint_does_not_say_which_planet_is_turned_up():
    """Solarius Mission: it may be any of its colour, so the story ends with the flight."""
    position = perihelion.new("solarius", players=2, lang=None)
    p = next(p for p in walk(position, 5, 400) if p.actor >= 0 and hidden_planets(p))
    turn = imagine_turn(p.view(p.actor), hidden_planets(p)[:1])
    assert turn.goes_on
    told = tell_turn(p.game, words_of(p), turn, advice=True)
    assert "settle" not in told
    assert "planet on field" in told


def hidden_planets(p: Position) -> list[int]:
    """Return the flights to planets that lie face down."""
    families = p.game.actions.family
    return [
        action
        for action in p.legal_ids
        if families(action)[0].name == "fly"
        and p.game.choice_values(p.plain, "fly", families(action)[1]).get("what") == "back"
    ]


def test_another_turn_of_the_same_idea_is_told_by_its_difference():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    ids, view = p.game.actions.ids, p.view(0)
    first, other = (imagine_turn(view, [ids["4E1"], ids[text]]) for text in ("3N3", "4E3"))
    given = Hint((ids["4E1"], ids["3N3"]), 0.6, 0.01, 3.0, first, (), best=True, pays_later=True, even=other)
    assert describe_result(given, p.game, words_of(p)).endswith("Just as good: comet 4 to 74 instead of comet 3 to 24.")


def test_one_of_two_equal_dice_of_the_bridge_is_named_with_its_place():
    """Red could take the yellow 3 from +1 or from −1: the words of a turn and of the log say which one."""
    for p in walk(perihelion.new("solarius", players=3), 1, 400):
        ids = [p.game.actions.ids[text] for text in p.legal]
        takes = [each for each in ids if p.game.actions.family(each)[0].name == "die"]
        told = {a: tell_turn(p.game, words_of(p), imagine_turn(p.view(p.actor), [a]), advice=True) for a in takes}
        if any(" from " in says for says in told.values()):
            assert len(set(told.values())) == len(told)
            return
    raise AssertionError("no equal dice in this game: choose another seed")
