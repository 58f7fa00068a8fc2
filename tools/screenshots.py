"""Retake the pictures of the pages: `make screenshots`. Needs Chromium.

`docs/pictures/page-*.jpg` are pages for README and documents; `perihelion/web/static/pictures/*.jpg` are what a
messenger shows beside a link: the name of the game and its real board.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from perihelion.core.registry import games
from perihelion.words import Words
from tests.browser.serving import browsing, serving
from tests.browser.stills import HEIGHTS, OPTIONS, still
from tests.browser.test_pictures import ours

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "pictures"
STATIC = ROOT / "perihelion" / "web" / "static"
PREVIEW = (1200, 630)
QUALITY = 76

CARD = """<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/board.css"><style>
html {{ color-scheme: dark; font: 28px/1.4 system-ui, sans-serif; }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; display: grid; grid-template-columns: 520px 1fr;
  color: #f2f4ff; background: linear-gradient(200deg, #26306b, #090d22 70%); }}
.words {{ align-self: center; padding-left: 64px; display: grid; gap: 20px; }}
h1 {{ margin: 0; font-size: 68px; line-height: 1.05; }}
p {{ margin: 0; color: #c3cae8; }}
.brand {{ display: flex; gap: 14px; align-items: center; font-weight: 700; color: #ffd166; }}
.board {{ height: 630px; width: 620px; object-fit: cover; object-position: top; place-self: center end; }}
</style><div class="words"><div class="brand"><img src="/static/icon.svg" width="44" alt="">Perihelion</div>
<h1>{name}</h1><p>{about}</p></div><img class="board" src="{picture}" alt="">"""


def visit(browser: Browser, address: str, width: int, height: int, theme: Any) -> Page:
    """Open a page as a guest called Ada."""
    touch: Any = {"has_touch": width < 1440, "is_mobile": width == 390}
    size: Any = {"width": width, "height": height}
    context = browser.new_context(base_url=address, viewport=size, color_scheme=theme, locale="en", **touch)
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Ada", "lang": "en"}, headers={"Origin": address})
    page.route("**/api/games", lambda route: route.fulfill(json=ours(route.fetch().json())))
    return page


def keep(page: Page, path: Path, width: int) -> None:
    """Write the page as a picture of this width."""
    page.wait_for_timeout(400)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot = shot.resize((width, round(shot.height * width / shot.width)), Image.Resampling.LANCZOS)
    shot.save(path, quality=QUALITY, optimize=True, progressive=True)
    print(path.relative_to(ROOT))
    page.context.close()


def pages(browser: Browser, address: str) -> None:
    """Take the lobby, and a table of each game; one of them on a phone."""
    lobby = visit(browser, address, 1440, 900, "light")
    lobby.goto("/", wait_until="networkidle")
    keep(lobby, DOCS / "page-lobby.jpg", 960)
    for game in OPTIONS:
        page = visit(browser, address, 1440, HEIGHTS[1440], "dark")
        still(page, game)
        keep(page, DOCS / f"page-{game}.jpg", 960)
    phone = visit(browser, address, 390, HEIGHTS[390], "dark")
    still(phone, "solenia")
    keep(phone, DOCS / "page-phone.jpg", 390)


def previews(browser: Browser, address: str) -> None:
    """Take the previews of links: the board as in the guide, beside the name of the game."""
    scenes = {key: (Words("en", games()[key].package), f"/pictures/guide/{key}.en.svg") for key in OPTIONS}
    web = Words("en", "perihelion.web")
    lobby = {"name": web("hero"), "about": web("hero-about")}
    for key, (words, picture) in scenes.items():
        card(browser, address, key, {"name": words("game"), "about": words("game-about"), "picture": picture})
    card(browser, address, "perihelion", lobby | {"picture": "/static/pictures/solaris.svg"})


def card(browser: Browser, address: str, name: str, values: dict[str, str]) -> None:
    """Take one preview."""
    page = visit(browser, address, *PREVIEW, "dark")
    page.route("**/card", lambda route: route.fulfill(body=CARD.format(**values), content_type="text/html"))
    page.goto("/card", wait_until="networkidle")
    keep(page, STATIC / "pictures" / f"{name}.jpg", PREVIEW[0])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        previews(browser, address)
        pages(browser, address)
