"""The sanitizer of SVG: boards pass through it unchanged, and nothing hostile does.

`make test` takes the boards of one stored game of each kind; `make soak` takes those of all stored games.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

import perihelion
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw.theme import INK
from perihelion.report.plot import lines
from tests.selection import SOAK

from .serving import client_module

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.game" if SOAK else "*-1.game"))
HERO = Path(perihelion.__file__).parent / "web" / "static" / "pictures" / "hero.svg"
SANITIZER = client_module("board/svg-sanitizer.js")
WRITE = "const write = (nodes) => [...nodes].map((node) => new XMLSerializer().serializeToString(node)).join('');"
SANITIZED = f"async (markup) => {{ const {{ parseSvg }} = {SANITIZER}; {WRITE} return write(parseSvg(markup)); }}"
CHANGED = f"""async (drawings) => {{
    const {{ parseSvg }} = {SANITIZER};
    {WRITE}
    const read = (markup) => new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${{markup}}</svg>`, "image/svg+xml").documentElement.childNodes;
    return drawings.filter((markup) => write(parseSvg(markup)) !== write(read(markup)) || !parseSvg(markup).length);
}}"""
"""Return the drawings that the sanitizer changes."""

HOSTILE = {
    "a script": "<script>alert(1)</script>",
    "a script in a group": "<g><script href='data:,alert(1)'/></g>",
    "an event": "<rect onclick='alert(1)' width='1'/>",
    "an event in capitals": "<rect ONLOAD='alert(1)'/>",
    "HTML": "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><img onerror='a()'/></body></foreignObject>",
    "HTML without a wrapper": "<img xmlns='http://www.w3.org/1999/xhtml' src='x' onerror='alert(1)'/>",
    "a link": "<a href='javascript:alert(1)'><text>x</text></a>",
    "an old link": "<a xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='javascript:alert(1)'>x</a>",
    "an animated link": "<animate attributeName='href' to='javascript:alert(1)'/>",
    "an animation of an attribute": "<set attributeName='onclick' to='alert(1)'/>",
    "an animated transform": "<animateTransform attributeName='transform' onbegin='alert(1)'/>",
    "a motion": "<animateMotion onend='alert(1)'/>",
    "a picture": "<image href='https://example.org/x.png'/>",
    "a filter with a picture": "<filter id='f'><feImage href='https://example.org/x.svg'/></filter>",
    "a copy of something": "<use href='https://example.org/x.svg#a'/>",
    "a pattern": "<pattern id='p'><image href='https://example.org/x.png'/></pattern>",
    "a style sheet": "<style>@import 'https://example.org/x.css';</style>",
    "a style": "<rect style='fill: url(https://example.org/x)'/>",
    "a fill from elsewhere": "<rect fill='url(https://example.org/x#a)'/>",
    "a quoted fill from elsewhere": "<rect fill='url(&quot;https://example.org/x#a&quot;)'/>",
    "an escaped fill": "<rect fill='u\\72l(https://example.org/x)'/>",
    "a fill after a fill": "<rect fill='url(#a) url(//example.org)'/>",
    "a script for a protocol": "<rect fill='url(javascript:alert(1))'/>",
    "a handler": "<handler xmlns:ev='http://www.w3.org/2001/xml-events' ev:event='load'>alert(1)</handler>",
    "a namespace of its own": "<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>",
    "a prefix": "<x:g xmlns:x='urn:x' onload='alert(1)'/>",
    "a discarded part": "<discard href='#a'/>",
    "a new base": "<g xml:base='https://example.org/'/>",
    "a frame": "<iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:alert(1)'/>",
    "what an address could be": "<g href='#a' src='x' action='y' formaction='z' xlink='w'/>",
}
FORBIDDEN = (
    "script", "alert", "onload", "onclick", "onbegin", "onend", "onerror", "example.org", "javascript", "href", "style",
    "foreignobject", "animate", "<set", "<use", "<a", "<image", "<img", "iframe", "handler", "discard", "base", "src",
    "action", "\\",
)  # fmt: skip


@pytest.mark.parametrize("markup", HOSTILE.values(), ids=HOSTILE)
def test_nothing_hostile_is_kept(client: Page, markup: str):
    kept = client.evaluate(SANITIZED, f"<g data-key='k'>{markup}<circle r='1'/></g>").lower()
    assert "circle" in kept, "the drawing around it is"
    assert [word for word in FORBIDDEN if word in kept.replace(' xmlns="http://www.w3.org/2000/svg"', "")] == []


@pytest.mark.parametrize("markup", ["<g>", "<g></rect>", "&nothing;", "</svg><script/><svg>", "<!DOCTYPE svg>"])
def test_what_is_no_svg_is_nothing_or_without_its_script(client: Page, markup: str):
    assert "script" not in client.evaluate(SANITIZED, markup)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_boards_pass_unchanged(client: Page, file: Path):
    position = perihelion.replay(file.read_text(encoding="utf-8"))
    rng, drawings = random.Random(file.stem), set()
    for _ in range(3):
        for seat in {SPECTATOR, max(SPECTATOR, position.actor)}:
            scene = position.game.board.draw(position.view(seat))
            drawings |= {str(scene.ground), *map(str, scene.groups.values())}
        for _ in range(min(len(position.log) - 1, rng.randrange(40, 90))):
            position.undo()
    assert client.evaluate(CHANGED, sorted(drawings)) == []


def test_other_drawings_pass_unchanged(client: Page):
    curve = lines("report", "Chances", ["Ada", "Bob"], [INK, INK], [[0.5, 0.6, 0.2], [0.5, 0.4, 0.8]], [(1, 0)])
    hero = HERO.read_text(encoding="utf-8").partition("<svg")
    assert client.evaluate(CHANGED, [curve, hero[1] + hero[2]]) == []
