"""Faults in a game with secret actions that only a careful check notices; each is named in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from perihelion.check.problems import find_problems

from . import sale
from .broken import copied_package, game_of, replace


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of the sealed sale, ready to be changed."""
    with copied_package(Path(str(sale.__file__)).parent, tmp_path, monkeypatch) as package:
        yield package


def problems_of(package: Path) -> list[str]:
    return find_problems(game_of(package, sale.GAME))


def test_the_game_itself_has_no_problem(package: Path) -> None:
    assert problems_of(package) == []


CHOOSE = "    s.chosen[s.to_act] = card\n"
SEEN = "return 1 << s.to_act if s.phase == DEAL or s.phase == SELL else EVERYBODY"
UNSEEN = "secrets: in phase SELL a spectator does not see what is chosen, but can tell "
LATER = "did not see what was chosen in phase SELL; later, in phase SELL, it can tell by "

FAULTS: dict[str, tuple[str, str, str]] = {
    "a secret field is declared public": (
        'or NONE.", SEATS, seen=OWNER, low',
        'or NONE.", SEATS, low',
        UNSEEN,
    ),
    "everybody sees a secret choice": (
        SEEN,
        "return EVERYBODY",
        "seen: in phase SELL a spectator sees whether 'sell a' or 'sell b' is chosen, but the record that it may see "
        "is the same afterwards, so a sampled world can contradict what it saw",
    ),
    "the player does not see the own choice": (
        SEEN,
        "return 1 << s.to_act if s.phase == DEAL else 0 if s.phase == SELL else EVERYBODY",
        "seen: in phase SELL the seat that chooses does not see its own choice",
    ),
    "an event tells a secret choice": (
        CHOOSE,
        f"{CHOOSE}    tell(s, SOLD, s.to_act, card)\n",
        f"{UNSEEN}'sell a' from 'sell b' by the events",
    ),
    "an event tells a secret choice later": (
        CHOOSE,
        f"{CHOOSE}    if s.to_act > 0:\n        tell(s, SOLD, 0, s.chosen[0])\n",
        f"{LATER}the events, though not by the record",
    ),
    "an open hand shrinks before the reveal": (
        CHOOSE,
        f"{CHOOSE}    s.hand[s.to_act, card] = 0\n",
        f"{UNSEEN}'sell a' from 'sell b' by the record",
    ),
    "guessed coins are fewer than the pledge": (
        "max(FEWEST, s.spent[p] + s.pledge[p])",
        "max(FEWEST, s.spent[p])",
        "the world cannot be played on: state: coins is -",
    ),
    "opponents are guessed without coins": (
        "s.coins[p] = least + below(r, FEWEST + AMOUNTS - least) - s.spent[p]",
        "s.coins[p] = 0",
        "contradicts the log: coins cannot be so",
    ),
    "a guessed card is not in the hand": (
        "    while s.hand[p, card] == 0:\n        card = below(r, CARDS)\n",
        "",
        "contradicts the log: ",
    ),
    "the guess is always the same": (
        "least + below(r, FEWEST + AMOUNTS - least) - s.spent[p]",
        "FEWEST + AMOUNTS - 1 - s.spent[p]",
        "worlds are possible, but ",
    ),
    "legality depends on the coins of another player": (
        "OK if s.hand[s.to_act, card] == 1 else",
        "OK if s.hand[s.to_act, card] == 1 and card != s.coins[(s.to_act + 1) % 2] else",
        "later, in phase SELL, it can tell by the legal actions, though not by the record",
    ),
    "a bound is too narrow for late positions": (
        '"The coins paid so far.", SEATS, high=5',
        '"The coins paid so far.", SEATS, high=4',
        "state: spent is 5 in phase",
    ),
    "the winner has not the most points": (
        "best = max(best, s.won[p])",
        "best = min(best, s.won[p])",
        "winners: ",
    ),
    "points and sheet differ": (
        "    return s.won[seat]",
        "    return s.won[seat] + s.round",
        "points: the lines of the sheet that count give seat 0",
    ),
    "a refusal names a rule of another chapter": (
        "no(4)",
        "no(7)",
        "`may_sell` refuses by rule 7, which its docstring does not name",
    ),
    "a phase has the rule of another one": (
        "PLEDGE: 3, SELL: 4",
        "PLEDGE: 4, SELL: 4",
        "phase_rules: rule 4 refuses in phase PLEDGE, but no docstring of its actions names it",
    ),
    "the end has the rule of another phase": (
        "OVER: 7",
        "OVER: 2",
        "phase_rules: rule 2 refuses in phase OVER, but no docstring of `winners` and `points` names it",
    ),
    "an event that nothing tells": (
        'EVENTS = (EventKind("sold", "player", "card"),)',
        'EVENTS = (EventKind("sold", "player", "card"), EventKind("paid"))',
        "events: no rule tells 'paid'",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_rules_is_named(fault: str, package: Path) -> None:
    old, new, sentence = FAULTS[fault]
    replace(package, "rules.py", (old, new))
    problems = problems_of(package)
    assert any(sentence in problem for problem in problems), problems


WORDS: dict[str, tuple[tuple[str, str], str]] = {
    "a sentence is missing": (
        ("log-sell = { $player } wählt Karte { $card }.\n", ""),
        "words: de lacks log-sell, which en has",
    ),
    "a sentence has another value": (
        ("act-pledge = { $amount } bieten", "act-pledge = { $price } bieten"),
        "words: act-pledge uses $amount in en, but not in de",
    ),
    "a sentence of nothing": (
        ("act-sell =", "act-buy = kaufen\nact-sell ="),
        "words: act-buy is unknown: there is no such family of actions",
    ),
    "a sentence of a rule that refuses nothing": (
        ("SALE-7 =", "SALE-6 = Der Preis geht an jemand anderen.\nSALE-7 ="),
        "words: SALE-6 is unknown: no action is refused by this rule",
    ),
    "a text that cannot be read": (
        ("act-sell = Karte { $card } wählen", "act-sell = Karte { $card wählen"),
        "words: words.de.ftl has a text that Fluent cannot read: 'act-sell = Karte { $card wählen'",
    ),
}


@pytest.mark.parametrize("fault", WORDS)
def test_a_fault_in_the_words_is_named(fault: str, package: Path) -> None:
    replaced, sentence = WORDS[fault]
    replace(package, "words.de.ftl", replaced)
    assert sentence in problems_of(package)
