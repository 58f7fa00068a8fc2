"""The score lines of the log: what each entry gave or took, line by line."""

import random

import pytest

from perihelion import OVER
from perihelion.core.recent_view import recent_view
from perihelion.table import commands
from perihelion.table.log_text import LogText
from perihelion.words import Words
from tests.table.tables import ADA, Luck, Told, play, table

GAMES = [
    ("solari", {"players": 2}),
    ("solari", {"players": 4, "teams": True, "max_turns": 8}),
    ("solaris", {"players": 3}),
    ("solarius", {"players": 2}),
    ("solenia", {"players": 3}),
    ("solenia", {"players": 1}),
    ("leduc", {}),
]


def sheet_of(made, words):
    """The lines of the score sheet that count, by their names."""
    return {words.line(line.key): line.values for line in made.position.scores.sheet if line.counts}


def printed_gains(made, words, first):
    """What the log prints from an entry on, added up by line."""
    gains = {}
    for line in LogText(made).lines(recent_view(made.position, 0, words), first):
        for gain in line.score or ():
            assert any(gain.values), "a line without a change"
            label = words.line(gain.key)
            total = gains.get(label, [0] * len(gain.values))
            gains[label] = [a + b for a, b in zip(total, gain.values, strict=True)]
    return {label: values for label, values in gains.items() if any(values)}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_printed_gain_is_a_difference_of_the_score_sheet(game, options):
    """Nothing that did not change is printed, nothing that changed is left out, and no total is printed as a gain."""
    made = table(game, ["me"] * options.get("players", 2), Luck(7), options=options)
    words = Words("en", made.game.package, "perihelion.table", players=len(made.seats))
    choose, signs = random.Random(8), set()
    while made.actor != OVER:
        sheet, first = sheet_of(made, words), len(made.log)
        play(made, ADA, choose.choice(made.position.legal))
        changed = {
            label: [new - old for new, old in zip(values, sheet[label], strict=True)]
            for label, values in sheet_of(made, words).items()
        }
        printed = printed_gains(made, words, first)
        assert printed == {label: values for label, values in changed.items() if any(values)}
        assert made.points == [sum(values) for values in zip(*sheet_of(made, words).values(), strict=True)]
        signs |= {value > 0 for values in printed.values() for value in values if value}
    assert True in signs
    assert (False in signs) == (game not in ("solari", "solaris")), "a loss is negative"


def test_what_is_scored_again_after_an_undo_is_printed_as_the_same_gain():
    made = table(seats=("me", "me"), chance=Told(4, 0), confirm=True)
    words = Words("en", made.game.package, "perihelion.table", players=2)
    play(made, ADA, "raise")
    commands.confirm_turn(made, ADA, made.count)
    for _ in range(2):
        first = len(made.log)
        play(made, ADA, "fold")
        assert printed_gains(made, words, first) == {"Won": [4, 0]}
        commands.undo_decision(made, ADA, made.count)
