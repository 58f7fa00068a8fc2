"""Every sentence of the game, in both languages."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast

import perihelion
from perihelion.core.narration import narrate
from perihelion.languages.messages import parse_all
from perihelion.words import Words, sources
from tests.support import walk

from .base import GAME

LANGUAGES = ("en", "de")
PACKAGE = GAME.package


def keys(lang):
    """The ids of all messages of the game."""
    return {
        entry.id.name
        for _, text in sources(lang, PACKAGE)
        for entry in parse_all(text)
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_and_hidden_outcomes_have_words(lang):
    """The rest of the contract is asked for all games together."""
    assert {f"term-{name}" for name in GAME.judge.terms} <= keys(lang)
    assert {f"chance-{name}-unseen" for name in ("DEAL", "DRAW", "STEAL")} <= keys(lang)


def refusing_rules():
    """The numbers of all rules that can refuse: `no(...)` in the code and PHASE_RULES."""
    numbers = set(GAME.rules.phase_rules.values())
    for file in ((files(PACKAGE) / "refusals.py"), *(files(PACKAGE) / "rules").iterdir()):
        if file.name.endswith(".py"):
            text = file.read_text(encoding="utf-8")
            numbers |= {int(n) for n in re.findall(r"\b(?:no|may_begin)\((?:s, f, \w+, )?(\d+)\)", text)}
    return numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over(lang):
    written = {int(key.removeprefix("SOLARIS-")) for key in keys(lang) if key.startswith("SOLARIS-")}
    assert written == refusing_rules()


@pytest.mark.parametrize(
    ("lang", "action", "said"),
    [
        ("en", "dock pink CT", "Dock the pink shuttle at the canteen for 1 energy"),
        ("de", "dock pink CT", "Das pinke Shuttle für 1 Energie an der Kantine andocken"),
        ("en", "send cw ED.b", "Send 1 energy clockwise to the biotope with the blue engine deck card"),
        ("de", "send cw ED.b", "Mit der blauen Karte „Maschinendeck“ 1 Energie im Uhrzeigersinn verschieben: Biotop"),
        ("en", "biotope ccw 1", "Counter-clockwise for 2 energy: 1 to the biotope"),
        ("en", "biotope ccw 2", "Counter-clockwise for 2 energy: 1 each to the headquarters and the biotope"),
        (
            "de",
            "biotope ccw 3",
            "Gegen den Uhrzeigersinn für 2 Energie: je 1 an 3 Stationen, von der Kommandozentrale bis zum Biotop, "
            "volle ausgelassen",
        ),
        ("de", "steal grey", "Für 1 Energie bei Grau eine Karte ziehen"),
    ],
)
def test_choices_read_like_sentences(lang, action, said):
    words = Words(lang, PACKAGE, players=5)
    given = {} if action.startswith("dock") else {"station": 2, "other": 1, "skipped": 1}
    assert words.action("act", GAME.actions, GAME.actions.ids[action], player=0, price=2, **given) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told_to_everybody(lang):
    p = perihelion.new("solaris", players=4, time_game=True, layout="random", lang=lang)
    for _ in walk(p, 8, 5000):
        pass
    assert p.actor == perihelion.OVER
    told = [narrate(p.view(seat)) for seat in (-1, 0, 3)]
    assert all(len(lines) > 300 for lines in told)
    assert not [line for lines in told for line in lines if "{" in line or "‹" in line or "None" in line]
