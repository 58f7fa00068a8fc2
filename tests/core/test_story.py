"""A turn in one sentence, from the words of the game; measures are what everybody can count."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.core.puzzle import puzzles_of
from perihelion.core.story import Turn, brief_moves, join_moves, tell_change, tell_turn
from perihelion.words import Words
from tests.bots.test_simple_bots import begun
from tests.games.solari.base import at as solari
from tests.games.solarius.base import N, player
from tests.games.solarius.base import at as solarius
from tests.support import ALL_GAMES, walk

EN, DE = (Words(lang, "perihelion.games.solari", players=2) for lang in ("en", "de"))


def turn_of(p: perihelion.Position, *actions: str) -> Turn:
    """Play actions and return them as a turn of the seat that played them."""
    seat, before, first = p.actor, p.plain, len(p.log)
    p.play(*actions)
    return Turn(seat, p.log[first:], before, p.plain)


def test_a_row_is_told_with_the_moves_that_made_it():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    turn = turn_of(p, "4E1", "3N3")
    assert tell_turn(p.game, EN, turn) == "comet 4 to 71, then comet 3 to 24: row of 3, +1 point"
    assert tell_turn(p.game, DE, turn) == "Komet 4 auf 71, dann Komet 3 auf 24: 3er-Reihe, +1 Punkt"


def test_a_comet_that_moves_twice_is_named_once():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    turn = turn_of(p, "4E1", "4E3")
    assert tell_turn(p.game, EN, turn) == "comet 4 to 71 and on to 74"
    assert tell_turn(p.game, DE, turn) == "Komet 4 auf 71 und weiter auf 74"


def test_an_upgrade_is_told_with_a_verb():
    walked = walk(perihelion.new("solenia", players=2, variant="upgrades"), 1, 60)
    p = next(each for each in walked if each.actor >= 0)
    action = next(text for text in p.legal if text.startswith("draft L1"))
    turn = turn_of(p, action)
    assert tell_turn(p.game, Words("en", "perihelion.games.solenia", players=2), turn).startswith("take ")
    assert tell_turn(p.game, Words("de", "perihelion.games.solenia", players=2), turn).endswith("“ nehmen")


def test_a_later_turn_does_not_name_fields_that_have_another_name_now():
    """Solenia: until then the strips move on, and c1 is another island."""
    p = begun("solenia", seed=1, steps=12)
    turn = turn_of(p, "play 1:k", "at c2")._replace(later=True)
    for lang, told in (
        ("en", "1 (1 good from the island) on a wheat island: +1 wheat"),
        ("de", "1 (1 Ware der Insel) auf eine Getreideinsel: +1 Getreide"),
    ):
        assert tell_turn(p.game, Words(lang, p.game.package, players=2), turn) == told


def test_what_others_gain_or_lose_has_their_name():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    turn = turn_of(p, "4E1", "3N3")
    assert tell_turn(p.game, EN, turn._replace(seat=1)) == "row of 3, Uranus +1 point"


def test_a_game_without_brief_words_tells_its_log():
    p = perihelion.new("leduc", lang="en").play("K1", "J1")
    told = tell_turn(p.game, p.words, turn_of(p, "raise"))
    assert told
    assert not told.endswith(".")


def test_moves_are_joined_and_continued():
    assert join_moves(["brown 2", "…as yellow", "fly"], EN) == "brown 2 as yellow, then fly"
    assert join_moves(["a", "b", "c"], EN) == "a, b, then c"
    assert join_moves([], EN) == ""


def test_an_amount_without_words_is_not_told():
    assert tell_change("points", -1, EN) == "−1 point"
    assert tell_change("pairs", 2, EN) == ""
    assert tell_change("points", 0, EN) == ""


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_measure_has_words_in_both_languages(key: str):
    game = perihelion.games()[key]
    english, german = (Words(lang, game.package) for lang in ("en", "de"))
    for name in game.measures:
        assert english.has(f"more-{name}")
        assert english.has(f"less-{name}")
        for kind in ("measure", "more", "less"):
            assert english.has(f"{kind}-{name}") == german.has(f"{kind}-{name}")
            if english.has(f"{kind}-{name}"):
                assert all(words(f"{kind}-{name}", n=n) for words in (english, german) for n in (1, 2))


def test_many_exchanges_are_told_once_and_advised_one_by_one():
    """Solarius Mission: cubes are sold and bought in between."""
    p = solarius("B_MENU", player(fuel=6, buck=1, res={"K": (2, 0, 0), "Y": (2, 0, 0)}), resume=N["B_MENU"])
    turn = turn_of(p, "xK1", "xK1", "xf", "xY1", "xY1", "xf")
    words = Words("en", p.game.package, players=p.seats)
    assert list(brief_moves(p.game, words, turn)) == ["exchange cubes"]
    assert list(brief_moves(p.game, words, turn, advice=True)) == ["sell 4 cubes"]
    german = Words("de", p.game.package, players=p.seats)
    assert list(brief_moves(p.game, german, turn, advice=True)) == ["verkauf 4 Ressourcen"]


def test_different_goods_paid_for_the_way_are_counted_together():
    """Solenia: 1 wheat and 1 stone are two goods."""
    puzzle = puzzles_of(perihelion.games()["solenia"])["0978713d82"]
    p = perihelion.position("solenia", puzzle.position)
    words = Words("en", p.game.package, players=p.seats)
    turn = turn_of(p, "play 0:kk", "at a4", "pay g", "pay s")
    assert tell_turn(p.game, words, turn, advice=True).startswith(
        "play your 0 (2 goods from the island) on water island a4 for 2 goods"
    )
