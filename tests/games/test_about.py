"""A player who points at a thing on a board learns what it is called and what it does, in both languages."""

import re

import pytest

import perihelion
from perihelion.core.recent_view import recent_view
from perihelion.words import Words
from tests.support import ALL_GAMES, variety, walk

OUR_GAMES = [key for key in ALL_GAMES if key != "leduc"]
LONGEST = 420
"""This many characters are read while one points at a thing."""


def things(scene):
    """What can be touched or has a name of its own."""
    for key, svg in scene.groups.items():
        passes_through = re.search(r'class="[^"]*\bthrough\b', svg[: svg.index(">")])
        if not passes_through or "<title>" in svg:
            yield key


def explained(position, seat, lang):
    """What a seat learns about every thing."""
    board = position.game.board
    words = Words(lang, position.game.package, players=position.seats)
    view = recent_view(position, seat, words)
    return {key: board.about(view, key) for key in things(board.draw(view))}


def check(about, where):
    """A name and a sentence or two, complete."""
    assert about is not None, where
    assert about.name, where
    assert about.effect, where
    assert len(about.effect) <= LONGEST, where
    for sentence in (about.name, about.effect, about.price):
        assert not re.search(r"[‹{}]|None|  | \.", sentence), where


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_thing_has_a_name_and_an_effect(key):
    seen = set()
    game = perihelion.games()[key]
    for number, options in enumerate(variety(game)):
        position = perihelion.new(key, lang=None, **options)
        for step, p in enumerate(walk(position, number, 300 if number < 2 else 70)):
            if step % 23 != number % 23:
                continue
            text = p.text  # once: it takes longer than all else here
            seat = (p.actor, step % p.seats, p.actor, -1)[step // 23 % 4]
            for thing, about in explained(p, max(-1, seat), ("en", "de")[(number + step // 46) % 2]).items():
                check(about, (text, thing, about))
                seen.add(re.sub(r"\d+", "#", thing))
    assert len(seen) >= {"solari": 12, "solaris": 30, "solarius": 38, "solenia": 18}[key], seen
