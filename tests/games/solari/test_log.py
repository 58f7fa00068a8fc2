"""The log tells everything: the points of all players add up from its sentences alone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.narration import narrate_entry
from perihelion.core.record import Record
from perihelion.words import Words
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


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("rand", "DVOF")
def test_the_log_names_the_person_who_begins(players: int, rand: str):
    draws = FastDraws(3)
    start = perihelion.new("solari", players=players, rand=rand, first=-1)
    for letter in start.outcomes:
        p = resolve_chance(start.copy().play(letter), draws)
        names = [f"{p.words.seat(seat)}’s friend" for seat in range(players)]
        view = replace(p.view(0), words=Words("en", p.game.package, players=players, names=names))
        planet = narrate_entry(start.copy().play(letter).view(0), 0)[0]
        assert narrate_entry(view, 0)[0] == planet.replace(" begins", "’s friend begins")
