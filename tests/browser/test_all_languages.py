"""No word is cut off or broken on any page in any language, at the widths of a phone, an upright tablet and a laptop.

`make test` shows each page in one language, so that every language has its pages; `make soak` shows all pages in all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from perihelion.words import LANGUAGES
from tests.selection import SOAK

from .conftest import Visit
from .cut_words import CUT
from .late_tables import WholeGame
from .serving import NEXT_FRAME
from .tables import SHORT, against_bots, start

WIDTHS = {390: 844, 820: 1180, 1366: 768}
GENERAL = ["/", "/daily", "/people", "/tournaments", "/fair", "/luck", "/account", "/analysis", "/companion"]
ABOUT_A_GAME = ["/new", "/guide", "/rules", "/learn", "/puzzles", "/ranking"]
AFTER = ["", "/replay", "/report", "/fair"]
"""The pages of a game that is over, behind its link."""


def paths(page: Page, whole_games: dict[str, WholeGame]) -> list[str | Callable[[], str]]:
    """Return the pages to look at, or what starts a table and returns its link; in `make test` a game has only some."""
    games = list(SHORT)
    running = [partial(start, page, game, against_bots(game), {"hints": True}) for game in games]
    waiting = partial(start, page, "solarius", ["me", "person"])
    over = [f"/t/{played.table}{part}" for played in whole_games.values() for part in AFTER]
    about = [f"{part}/{game}" for part in ABOUT_A_GAME for game in games]
    if not SOAK:
        over, about = over[::5], about[::5]
    return [*GENERAL, waiting, *running, *over, *about]


@pytest.mark.parametrize("turn", range(len(LANGUAGES)), ids=LANGUAGES)
def test_no_word_is_cut_off(visit: Visit, whole_games: dict[str, WholeGame], turn: int):
    lang = LANGUAGES[turn]
    page = visit(name="Ada", lang=lang)
    shown = paths(page, whole_games)
    found = []
    for each in shown if SOAK else shown[turn :: len(LANGUAGES)]:
        path = each if isinstance(each, str) else each()
        page.goto(path, wait_until="networkidle")
        assert page.locator("html").get_attribute("lang") == lang
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_FRAME)
            found += [f"{path}, {width} px: {fault}" for fault in page.evaluate(CUT)]
    assert not found, "\n".join(found)
