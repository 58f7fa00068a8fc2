"""Whole games as a person plays them: on a phone, a tablet and a desktop, with no dead end and a true log.

Only `make soak` plays them. In `make test`, test_whole_games.py plays a game of each kind by hand, and test_together.py
takes steps back.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.selection import SOAK, selection

from .conftest import Visit
from .person import Person, check_score
from .tables import SHORT, against_bots, start
from .test_whole_games import told

SCREENS: dict[int, dict[str, Any]] = {
    390: {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
    820: {"width": 820, "height": 1180, "has_touch": True},
    1440: {"width": 1440, "height": 900},
}


@pytest.mark.skipif(not SOAK, reason="played in make soak")
@pytest.mark.parametrize(("game", "width"), selection(SHORT, SCREENS, whole=True))
def test_a_person_plays_to_the_end(visit: Visit, game: str, width: int):
    page = visit(name="Ada", **SCREENS[width])
    link = start(page, game, against_bots(game), {"confirm": width == 820})
    page.goto(link)
    person = Person(page, seed=width)
    person.play(seconds=540)
    assert person.touches > 5
    assert len(person.boxes) == 1, "the board keeps still"
    told(page, game)
    check_score(page, link)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    print(f"{game} at {width}: {person.touches} touches, {person.undone} steps back, {person.confirmed} questions")
