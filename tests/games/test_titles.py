"""What can be touched is said: each thing has a title, and no two things of a decision have the same one."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import perihelion
from tests.support import walk

TITLE = re.compile("<title>(.*?)</title>", re.DOTALL)
GAMES = {"solari": {}, "solaris": {"players": 3}, "solenia": {"players": 2}, "solarius": {"players": 2}}


@pytest.mark.parametrize(("game", "options"), GAMES.items())
def test_everything_that_can_be_touched_has_a_title_of_its_own(game: str, options: dict[str, Any]):
    faults: Counter[str] = Counter()
    for n, p in enumerate(walk(perihelion.new(game, **options), 4, 400)):
        if n % 8 or p.actor < 0 or len(p.legal) < 2:
            continue
        view = p.view(p.actor)
        board = p.game.board
        groups = board.draw(view).groups
        touched = sorted({key for action in view.legal for key in board.touch(view, action)})
        titles = {key: (TITLE.findall(groups[key]) or [""])[0] for key in touched}
        same = Counter(titles.values())
        for key, title in titles.items():
            if not title:
                faults[f"{p.phase}: {key} has no title"] += 1
            elif same[title] > 1:
                faults[f"{p.phase}: {key} is “{title}” like another thing"] += 1
    assert not faults, "\n".join(faults)
