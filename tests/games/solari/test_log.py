"""The log tells everything: the points of all players add up from its sentences alone."""

from __future__ import annotations

import re

import pytest

import perihelion
from perihelion.core.narration import narrate_entry
from perihelion.core.record import Record
from tests.selection import SOAK
from tests.support import few_options, walk

GAME = perihelion.games()["solari"]
OPTIONS = few_options(GAME)
GAMES = max(200, len(OPTIONS)) if SOAK else len(OPTIONS)
STRUCTURE = re.compile(r"(?:Row|Sequence|Alignment|Sun cells) .*: (?P<points>\d+) points?(?:, doubled)?\.")
SCORED = re.compile(r"(?P<player>\w+) scores (?P<points>\d+) and now has (?P<score>\d+)\.")


@pytest.mark.parametrize("seed", range(GAMES))
def test_points_add_up_from_the_log_alone(seed: int):
    """Each turn: the new structures add up to what is scored, and that to the score."""
    position = perihelion.new("solari", **{**OPTIONS[seed % len(OPTIONS)], "lang": "en"})
    boards: dict[int, Record] = {}
    for p in walk(position, seed, 5000 if SOAK else 400):
        boards[len(p.entries)] = p.plain
    view, words = position.view(), position.words
    score = {words.seat(seat): 0 for seat in range(position.seats)}
    for i in range(len(view.log)):
        if i in boards:
            assert list(score.values()) == [boards[i].score[seat] for seat in range(position.seats)], i
        structures = 0
        for sentence in narrate_entry(view, i):
            if paid := STRUCTURE.fullmatch(sentence):
                structures += int(paid["points"])
            elif scored := SCORED.fullmatch(sentence):
                score[scored["player"]] += int(scored["points"])
                assert (structures, score[scored["player"]]) == (int(scored["points"]), int(scored["score"]))
                structures = 0
            else:
                assert "point" not in sentence, sentence
                assert " scores " not in sentence, sentence
        assert not structures
    assert list(score.values()) == list(position.scores.points)
