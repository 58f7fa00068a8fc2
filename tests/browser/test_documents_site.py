"""The site of the documents, as `make docs` writes it to build/docs: every link leads somewhere, and a browser shows it
at three widths without anything serious for axe-core. `make soak` builds it first.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser

from tests.selection import SOAK
from tests.site.conftest import serving_files

from .test_axe import ALL, ALONE, AXE, COLOURS, RUN

SITE = Path(__file__).parents[2] / "build" / "docs"
PAGES = (
    "index.html",
    "gallery.en.html",
    "gallery.de.html",
    "languages/de/ten-minutes.html",
    "languages/pl/games/solenia/rules.html",
    "languages/de/games/solari/guide.html",
    "notebooks/batch.html",
    "reference/perihelion.html",
    "datasets.html",
)
WIDTHS = (390, 820, 1280)

pytestmark = pytest.mark.skipif(not SOAK, reason="make soak builds the site")


def test_every_link_of_the_site_leads_to_a_file():
    pages = list(SITE.rglob("*.html"))
    assert len(pages) > 60
    lost = []
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r'\s(?:href|src)="([^"#?]+)[^"]*"', text):
            if not re.match(r"[a-z]+:|//", target):
                file = SITE / target.lstrip("/") if target.startswith("/") else page.parent / unquote(target)
                if not file.exists():
                    lost.append(f"{page.relative_to(SITE)}: {target}")
    assert not lost


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_serious_on_the_site(browser: Browser, width: int):
    found: list[str] = []
    with serving_files(SITE) as address:
        for scheme, rules in (("light", ALL), ("dark", ALONE)):
            shown: dict[str, Any] = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
            context = browser.new_context(base_url=address, **shown)
            page = context.new_page()
            page.on("pageerror", lambda error: found.append(str(error)))
            for name in PAGES:
                page.goto(f"/{name}")
                assert page.evaluate("document.documentElement.lang") == (
                    "de" if ".de." in name or "/de/" in name else "en"
                )
                assert page.evaluate("[...document.images].every((i) => !i.complete || i.naturalWidth)"), name
                if page.evaluate("document.documentElement.scrollWidth") > width:
                    found.append(f"{name} is wider than {width}")
                page.evaluate(AXE)
                said = page.evaluate(RUN, ["html", COLOURS, rules])
                found.extend(f"{name} {scheme}: {line}" for line in said)
            context.close()
    assert not found, "\n".join(found)
