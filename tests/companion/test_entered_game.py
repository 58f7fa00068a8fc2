"""A game that is entered: what is hidden is assumed and corrected, and everything entered stays true."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion.companion.entered_game import ASSUMED, ENTERED, EnteredGame, write_move
from perihelion.core.chance import FastDraws
from perihelion.core.contract import Line
from perihelion.core.position import Position
from perihelion.core.view import hide
from perihelion.core.vocabulary import CHANCE, OVER, SPECTATOR
from perihelion.errors import IllegalAction, InvalidAction
from tests.games.solaris.base import CARDS, DECK, base_state
from tests.selection import SOAK
from tests.support import few_options

GAMES = perihelion.games()
MOST = 10**6 if SOAK else 30
"""How many entries of a random game are entered."""
CASES = [
    (key, options, seed)
    for key in GAMES
    for options in few_options(GAMES[key])
    for seed in ((5, 6, 7) if SOAK else (5,))
]


def play_at_random(key: str, options: dict[str, Any], seed: int = 5, most: int = MOST) -> Position:
    """A game at a real table. What is no part of a decision waits until nothing else is to be decided."""
    position, draws = perihelion.new(key, **options), FastDraws(seed)
    while position.actor != OVER and len(position.entries) < most:
        if position.actor == CHANCE:
            outcomes = position.outcome_ids
            position.play(list(outcomes)[draws.draw(list(outcomes.values()))])
            continue
        asides = position.game.asides(position.unchanged) or frozenset()
        deciding = [i for i in position.legal_ids if position.game.actions.family(i)[0].name not in asides]
        legal = deciding if len(deciding) == 1 else position.legal_ids
        position.play(legal[draws.below(len(legal))])
    return position


def begin(key: str, open_hands: bool = False, **options: Any) -> EnteredGame:
    entered = EnteredGame(perihelion.new(key, **options), open_hands=open_hands)
    entered.play_forced_steps()
    return entered


@pytest.mark.parametrize(("key", "options", "seed"), CASES, ids=lambda value: str(value))
def test_a_game_is_entered_from_what_everybody_saw(key: str, options: dict[str, Any], seed: int):
    game, entered = play_at_random(key, options, seed), begin(key, **options)
    log = game.entries
    while len(entered.kinds) < len(log):
        entry = log[len(entered.kinds)]
        assert entry.actor == entered.position.actor
        if entry.actor == CHANCE:
            assert entry.text in entered.possible_outcomes()
        else:
            assert entry.number in entered.possible_actions()
        entered.enter(write_move(entry.actor, entry.text))
    entered.cut(len(log))
    assert hide(entered.position.plain, SPECTATOR) == hide(game.plain, SPECTATOR)
    assert public_sheet(entered.position) == public_sheet(game)
    for mine, its, kind in zip(entered.position.entries, log, entered.kinds, strict=True):
        assert mine.text == its.text or kind == ASSUMED
    assert public_sheet(perihelion.replay(entered.position.transcript)) == public_sheet(game)


def public_sheet(position: Position) -> list[Line]:
    """The lines of the score sheet that do not depend on what is only assumed."""
    return [line for line in position.scores.sheet if not line.private]


def test_cards_that_were_stolen_are_found_out_over_many_turns():
    """The first game for which exchanging single cards was not enough: a card is played whose thief was also robbed."""
    game, entered = play_at_random("solaris", {"players": 3}, seed=1, most=290), begin("solaris", players=3)
    log = game.entries
    while len(entered.kinds) < len(log):
        entered.enter(write_move(log[len(entered.kinds)].actor, log[len(entered.kinds)].text))
    entered.cut(len(log))
    assert hide(entered.position.plain, SPECTATOR) == hide(game.plain, SPECTATOR)


def test_with_open_hands_nothing_is_assumed():
    entered = begin("solenia", open_hands=True, players=2, layout=0)
    assert ASSUMED not in entered.kinds
    lazy = begin("solenia", players=2, layout=0)
    while lazy.position.actor == CHANCE:
        lazy.enter(next(iter(lazy.possible_outcomes())))
    assert lazy.kinds.count(ASSUMED) == 6
    assert len(lazy.possible_actions()) > 3, "any card of the deck may be in the hand"


def test_undo_takes_back_what_followed_by_itself():
    entered = begin("solari")
    before = entered.position.text
    entered.enter("2-5")
    entered.enter(entered.position.legal[0])
    entered.undo()
    entered.undo()
    assert (entered.position.text, entered.kinds) == (before, [])
    entered.undo()
    assert entered.kinds == []


def test_a_correction_keeps_what_is_still_possible_and_says_where_it_stops():
    entered = begin("solari")
    entered.enter("1-2")
    first = entered.position.legal[0]
    entered.enter(first)
    kept, of, error = entered.correct(0, "1-3")
    assert (kept, of, error) == (1, 1, None)
    assert entered.moves[:2] == ["~1-3", first]
    assert entered.kinds.count(ENTERED) == 2
    kept, of, error = entered.correct(0, "5-6")
    assert (kept, of) == (0, 1)
    assert error is not None
    assert error.refusal.rule.startswith("SOLARI-")


@pytest.mark.parametrize(
    ("key", "options", "entry", "rule"),
    [
        ("solari", {"rand": "O"}, ["1-1", "1-1"], "SOLARI-57"),
        ("solari", {}, ["2-5", "1N4"], "SOLARI-"),
        ("solaris", {"players": 3}, ["purple", "purple", "purple"], "SOLARIS-4"),
        ("solenia", {"players": 2, "layout": 0}, ["strip 0", "strip 0"], "SOLENIA-62"),
        ("solarius", {"players": 2}, ["tA", "tA"], "SOLARIUS-93"),
    ],
)
def test_what_is_impossible_is_refused_with_its_rule(key: str, options: dict[str, Any], entry: list[str], rule: str):
    entered = begin(key, **options)
    for text in entry[:-1]:
        entered.enter(text)
    with pytest.raises(IllegalAction) as refused:
        entered.enter(entry[-1])
    assert refused.value.refusal.rule.startswith(rule)
    assert refused.value.refusal.sentence


def test_a_card_already_seen_cannot_be_played_from_a_hand():
    """A player discards a card at the beginning of Solarius Mission; no other player can have it."""
    entered = begin("solarius", players=2, arrangement="fixed", start="free")
    while entered.position.phase != "KEEP":
        entered.enter(next(iter(entered.possible_outcomes())))
    cards = entered.possible_actions()
    texts = entered.position.game.actions.texts
    entered.enter(texts[cards[3]])
    assert entered.position.phase == "KEEP"
    assert cards[3] not in entered.possible_actions()
    with pytest.raises(IllegalAction) as refused:
        entered.enter(texts[cards[3]])
    assert refused.value.refusal.rule == "SOLARIUS-13"
    entered.enter(texts[cards[4]])
    assert entered.position.phase != "KEEP"


def test_what_is_no_entry_of_the_game_is_unreadable():
    with pytest.raises(InvalidAction):
        begin("solari").enter("2-7")


RARE = [copies - 1 if kind % 2 else 0 for kind, copies in enumerate(DECK)]
"""A discard pile that leaves one card of every second kind."""


def test_the_pad_has_every_card_that_may_be_in_a_hand_however_unlikely():
    """One card in hand, of which nobody has seen anything: a kind of which one card is left is possible, too."""
    position = base_state("ED", "white", "SP.k", discard=RARE, display=[-1] * 3).play("exchange")
    entered = EnteredGame(position, [ENTERED] * len(position.entries))
    actions = position.game.actions
    assert {actions.texts[i] for i in entered.possible_actions()} == {f"discard {card}" for card in CARDS}
