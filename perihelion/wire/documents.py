"""Rules and guides as HTML. `perihelion.documents` finds the Markdown; every numbered rule gets an anchor."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from ..core.game import Game
from ..documents import find_guide, find_reference, find_rules, heading_anchor
from ..errors import PerihelionError
from ..words import DEFAULT
from .schemas.responses import Document

LINKS = (
    (r"\.\./pictures/([\w.-]+\.svg)", r"/pictures/guide/\1"),
    (r"\.\./players/(\w+)\.\w+\.md(#[\w-]*)?", r"/rules/\1\2"),
    (r"(?:\.\./rules/)?(\w+)\.md(#[\w-]*)?", r"/specification/\1\2"),
    (r"(#[\w.-]+)", r"\1"),
)
"""Links of documents, and the addresses they become on this server."""


@lru_cache(maxsize=64)
def render_rules(game: Game, lang: str) -> Document | None:
    """Return the rules for players in this language, else in English; the specification if there are none."""
    text = find_rules(game, lang) or find_rules(game, DEFAULT)
    return render_specification(game) if text is None else _render_document(game, text)


@lru_cache(maxsize=64)
def render_specification(game: Game) -> Document | None:
    """Return the specification of a game; None if it comes without."""
    try:
        return _render_document(game, find_reference(game))
    except PerihelionError:
        return None


@lru_cache(maxsize=64)
def render_guide(game: Game, lang: str) -> Document | None:
    """Return the guide of a game in this language, else in English; None if there is none."""
    text = find_guide(game, lang) or find_guide(game, DEFAULT)
    return None if text is None else _render_document(game, text)


def _render_document(game: Game, text: str) -> Document:
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    return Document(title=title.group(1) if title else game.key, html=render_markdown(text, game.prefix))


def render_markdown(text: str, prefix: str) -> str:
    """Return Markdown as HTML. HTML inside it is escaped, links stay on this server, rules and headings have ids."""
    from markdown_it import MarkdownIt  # only pages with rules need it

    markdown = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    tokens = markdown.parse(text)
    for token, inside in pairwise(tokens):
        if token.type == "heading_open" and not inside.content.startswith(f"{prefix}-"):
            token.attrs["id"] = heading_anchor(inside.content)
    for token in [inner for outer in tokens for inner in outer.children or ()]:
        for name in ("src", "href"):
            if name in token.attrs:
                token.attrs[name] = _address(str(token.attrs[name]))
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return _add_anchors(_anchor_numbers(html, prefix), prefix)


def _address(link: str) -> str:
    """Return the target of a document's link on this server: a picture, rules, an anchor; others have none."""
    for pattern, address in LINKS:
        if found := re.fullmatch(pattern, link):
            return found.expand(address)
    return "#"


def _anchor_numbers(html: str, prefix: str) -> str:
    """Add an id to each rule number in the rules for players: *(15, 16)* after the sentence."""

    def add_ids(match: re.Match[str]) -> str:
        numbers = re.sub(r"\d+", lambda number: f'<span id="{prefix}-{number[0]}">{number[0]}</span>', match[1])
        return f'<small class="rule-number">({numbers})</small>'

    return re.sub(r"<em>\((\d+(?:, \d+)*)\)</em>", add_ids, html)


def _add_anchors(html: str, prefix: str) -> str:
    """Add an id to each list item, paragraph, cell or heading that begins with a rule's number for the first time."""
    seen: set[str] = set()

    def add_id(match: re.Match[str]) -> str:
        rule = f"{prefix}-{match.group('n')}"
        if rule in seen:
            return match.group(0)
        seen.add(rule)
        return f'<{match.group("tag")} id="{rule}"{match.group("rest")}'

    opening = r"<(?P<tag>li|p|td|h[2-6])(?P<rest>>\s*(?:<p>\s*)?(?:<(?:strong|code|em)>\s*)*"
    pattern = rf"{opening}{re.escape(prefix)}-(?P<n>\d+)\b)"
    return re.sub(pattern, add_id, html)
