"""Pictures of every game at every size, compared with those kept here; small, so that only what one notices counts.

`make test` compares one picture of each game, and the lobby on a phone; `make soak` compares all of them.
`PERIHELION_PICTURES=write` draws them again. Look at them before you keep them.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .stills import HEIGHTS, OPTIONS, still

KEPT = Path(__file__).parent / "pictures"
WRITE = os.environ.get("PERIHELION_PICTURES") == "write"
SMALLER = 4
NOTICED = 44
"""A difference of a pixel, 0 to 255, that one would notice."""
MOST = 0.025
"""So much of a picture may differ: letters drawn a little otherwise, not a thing that is gone."""


LOADED = "() => [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)"
"""Whether all images are there that can be seen."""


def taken(page: Page) -> bytes:
    """The page as a small picture."""
    page.wait_for_function(LOADED)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = io.BytesIO()
    shot.resize((shot.width // SMALLER, shot.height // SMALLER), Image.Resampling.BOX).save(small, "JPEG", quality=85)
    return small.getvalue()


def compare(page: Page, name: str, folder: Path) -> None:
    """The page looks as it was kept; if it does not, the new picture lies in the folder."""
    path, new = KEPT / f"{name}.jpg", folder / f"{name}.jpg"
    new.write_bytes(taken(page))
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(new.read_bytes())
    before, now = (np.asarray(Image.open(one).convert("RGB"), dtype=int) for one in (path, new))
    assert before.shape == now.shape
    share = (abs(before - now).max(axis=2) > NOTICED).mean()
    assert share <= MOST, f"{share:.1%} of {name} differ; see {new}"


@pytest.mark.parametrize(("game", "width"), selection(OPTIONS, HEIGHTS, whole=SOAK or WRITE))
def test_a_table_looks_as_it_did(visit: Visit, tmp_path: Path, game: str, width: int):
    """Dark and English on the phone and the wide screen, light and German in between."""
    lang, theme = ("de", "light") if width == 820 else ("en", "dark")
    touch = {"has_touch": width < 1440, "is_mobile": width == 390}
    page = visit(name="Ada", lang=lang, width=width, height=HEIGHTS[width], color_scheme=theme, altered=True, **touch)
    still(page, game, lang)
    compare(page, f"{game}-{width}", tmp_path)


@pytest.mark.parametrize("width", HEIGHTS if SOAK or WRITE else [390])
def test_the_lobby_looks_as_it_did(visit: Visit, tmp_path: Path, width: int):
    page = visit("/rules/solari", name="Ada", width=width, height=HEIGHTS[width], color_scheme="light")
    page.route("**/api/games", lambda route: route.fulfill(json=ours(route.fetch().json())))
    page.route("**/api/tables", lambda route: route.fulfill(json={"turns": [], "mine": [], "public": []}))
    page.goto("/", wait_until="networkidle")
    expect(page.locator(".game")).to_have_count(len(OPTIONS))
    compare(page, f"lobby-{width}", tmp_path)


def ours(games: list[dict[str, object]]) -> list[dict[str, object]]:
    """The games of the box; others may be installed for tests."""
    return [game for game in games if game["key"] in OPTIONS]
