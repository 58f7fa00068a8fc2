"""Bots with a style: each has words, plays in character, throws little away, and plays only its own game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import perihelion
from benchmarks import styles as measured
from perihelion import InvalidOptions
from perihelion.bots import BOTS, bot, bots_of
from perihelion.bots.arena import Arena, _strength
from perihelion.bots.lookahead import Lookahead
from perihelion.bots.search import ActionValue
from perihelion.bots.styles import LARGEST_LOSS, Styled, lean_of_state
from perihelion.check.styles import find_wrong_styles
from perihelion.core.position import Position
from perihelion.core.styles import LEVEL, find_style, level_of, styles_of
from perihelion.engine import runtimes
from perihelion.server.rating import start_rating
from perihelion.table.bot_names import bot_name, describe_bot
from perihelion.wire.catalog import list_bots, name_bots
from perihelion.wire.table_words import table_words
from perihelion.words import LANGUAGES
from tests.selection import SOAK
from tests.support import walk

GAMES = ("solari", "solaris", "solarius", "solenia")
SLOW = ("solarius.pilot", "solarius.researcher", "solarius.builder")
"""They take seconds without machine code."""
STYLES = [style for key in GAMES for style in styles_of(perihelion.games()[key])]


def test_every_game_has_three_styles_and_each_a_statistic():
    assert {key: len(styles_of(perihelion.games()[key])) for key in GAMES} == dict.fromkeys(GAMES, 3)
    assert set(measured.STATISTICS) == set(STYLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_style_has_a_name_and_a_sentence_where_an_opponent_is_chosen(lang: str):
    for key in GAMES:
        game = perihelion.games()[key]
        listed = {each["name"]: each for each in list_bots(game, lang, lambda _: True)}
        assert list(listed) == bots_of(game) == [each["name"] for each in name_bots(lang, game)]
        for style in styles_of(game):
            assert listed[style]["label"] not in ("", style)
            assert len(listed[style]["about"]) > 30
        assert len({each["label"] for each in listed.values()}) == len(listed)


def test_a_style_is_named_also_where_the_words_of_its_game_are_not_at_hand():
    assert bot_name(table_words("en"), "solenia.hoarder") == "Hoarder"
    assert bot_name(table_words("de"), "solenia.hoarder") == "Hamster"
    assert bot_name(table_words("en"), "removed.hoarder") == "removed.hoarder"
    assert describe_bot(table_words("en"), "solenia.hoarder") == ""


def test_a_style_belongs_to_its_game():
    with pytest.raises(InvalidOptions, match=r"'solenia\.nobody'; possible: solenia\.courier"):
        bot("solenia.nobody")
    with pytest.raises(perihelion.UnknownGame):
        bot("nowhere.hoarder")
    with pytest.raises(InvalidOptions, match="plays only solenia"):
        Arena.of("solari", {}, ["solenia.hoarder", "random"])
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    with pytest.raises(InvalidOptions, match="plays solenia, not leduc"):
        bot("solenia.hoarder").choose(view)


def test_a_style_counts_as_its_level():
    assert level_of("solenia.hoarder") == LEVEL
    assert level_of("mars") == "mars"
    assert level_of("examples.agents.most_points:MostPoints") == "examples.agents.most_points:MostPoints"
    assert start_rating("solenia.hoarder") == start_rating(LEVEL)
    match = Arena.of("solenia", {}, ["solenia.hoarder", LEVEL]).match
    assert _strength(match, "solenia.hoarder")[:2] == _strength(match, LEVEL)
    assert _strength(match, "solenia.hoarder")[2:] == [*styles_of(match.game)["solenia.hoarder"].own.values()]


@cache
def begun(key: str) -> Position:
    """Return a game in progress, at a decision with several actions."""
    start = perihelion.new(key, lang=None, **measured.OPTIONS[key])
    for n, p in enumerate(walk(start, 3, 200)):
        if n >= 40 and p.actor >= 0 and 2 < len(p.legal_ids) < 9:
            return p
    raise AssertionError("no such decision")


@pytest.mark.parametrize("style", [style for style in STYLES if SOAK or style not in SLOW])
def test_a_style_takes_what_it_prefers_and_throws_nothing_away(style: str):
    """Among actions that the search finds equally good it takes one that it likes best, and none that is much worse."""
    game, _ = find_style(style)
    view = begun(game.key).view(begun(game.key).actor)
    player = Styled(style, seed=3)
    player._view, player._lookahead, player._error_temperature = view, Lookahead(game), 0.02
    leans = {action: player._lean(view, action) for action in view.legal[:3]}
    found = [ActionValue(action, 5, 0.5, 0.1, 0.0) for action in leans]
    liked = player._err(found)
    assert leans[liked] == max(leans.values())
    worse = 0.5 - 1.01 * LARGEST_LOSS * player._error_temperature
    assert player._err([each._replace(share=worse) if each.action == liked else each for each in found]) != liked


@pytest.mark.parametrize("style", ["solenia.sower", "solaris.collector", "solari.brawler"])
def test_what_is_hidden_does_not_change_the_choice(style: str):
    """Another world that fits the view differs only in hidden things: the same seed makes the same choice."""
    game, _ = find_style(style)
    p = begun(game.key)
    view = p.view(p.actor)
    chosen = bot(style, 5).choose(view, 3)
    assert chosen in view.legal
    s = view.state.copy()
    runtimes.interpreted(game).sample(s, view.seat, [1, 5])
    assert (s != p.plain) == game.hides
    assert bot(style, 5).choose(Position(game, p.options, s).view(view.seat), 3) == chosen


def test_a_lean_is_the_difference_to_the_judge():
    game, style = find_style("solenia.hoarder")
    p = begun("solenia")
    factor = style.own["goods"]
    weight, term = game.judge.terms["goods"]
    only = style._replace(own={"goods": factor}, others={})
    expected = (factor - 1) * weight * term(p.plain, game.rules.facts(), 0) / 10**6
    assert lean_of_state(game, p.plain, 0, only) == pytest.approx(expected)
    against = style._replace(own={}, others={"goods": factor})
    assert lean_of_state(game, p.plain, 1, against) == pytest.approx(-expected)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[hoarder", "is not TOML"),
        ("[hoarder]", "hoarder needs factors"),
        ("[hoarder]\nmine = { goods = 2 }", "hoarder needs factors"),
        ("[hoarder]\nown = { good = 2 }", "names 'good'; the terms of the judge are points"),
        ('[hoarder]\nown = { goods = "2" }', "is '2', not a number"),
        ("['a hoarder']\nown = { goods = 2 }", "cannot be the name of a style"),
    ],
)
def test_a_mistake_in_the_file_is_named(text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "styles.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("perihelion.check.styles.files", lambda _: tmp_path)
    assert sentence in "\n".join(find_wrong_styles(perihelion.games()["solenia"]))
    assert "has no judge" in "\n".join(find_wrong_styles(perihelion.games()["leduc"])) or sentence == "is not TOML"


def test_the_styles_of_our_games_are_sound():
    for game in perihelion.games().values():
        assert not list(find_wrong_styles(game))


def test_bots_of_a_game_without_styles_are_the_common_ones():
    assert bots_of(perihelion.games()["leduc"]) == list(BOTS)


@pytest.mark.skipif(not SOAK, reason="make soak plays whole games")
@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_whole_games(style: str):
    games = [measured.play_game(style, number) for number in range(24)]
    more = measured.mean_of([each.style - each.plain for each in games])
    down = style in ("solenia.courier", "solari.opportunist")
    assert more.high < 0 if down else more.low > 0
    assert sum(each.share for each in games) / len(games) > 0.25
