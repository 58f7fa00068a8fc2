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
    (r"(?:\.\./)+docs/pictures/([\w-]+\.svg)", r"/pictures/guide/\1"),
    (r"\.\./\.\./pictures/([\w-]+)\.svg", r"/pictures/guide/\1.{lang}.svg"),
    (r"(guide|rules)\.md(#[\w-]*)?", r"/\1/{game}\2"),
    (r"(?:(?:\.\./)*(?:docs/)?rules/)?(\w+)\.md(#[\w-]*)?", r"/specification/\1\2"),
    (r"(#[\w.-]+)", r"\1"),
)
"""Links of documents, and the addresses they become on this server; `{game}` and `{lang}` are those of the document."""


@lru_cache(maxsize=256)
def render_rules(game: Game, lang: str) -> Document | None:
    """Return the rules for players in this language, else in English; the specification if there are none."""
    for code in (lang, DEFAULT):
        if text := find_rules(game, code):
            return _render_document(game, text, code)
    return render_specification(game)


@lru_cache(maxsize=256)
def render_specification(game: Game) -> Document | None:
    """Return the specification of a game; None if it comes without."""
    try:
        return _render_document(game, find_reference(game), DEFAULT)
    except PerihelionError:
        return None


@lru_cache(maxsize=256)
def render_guide(game: Game, lang: str) -> Document | None:
    """Return the guide of a game in this language, else in English; None if there is none."""
    for code in (lang, DEFAULT):
        if text := find_guide(game, code):
            return _render_document(game, text, code)
    return None


def _render_document(game: Game, text: str, lang: str) -> Document:
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    return Document(
        title=title.group(1) if title else game.key, html=render_markdown(text, game.prefix, game.key, lang)
    )


def render_markdown(text: str, prefix: str, game: str = "", lang: str = DEFAULT) -> str:
    """Return Markdown as HTML. HTML inside it is escaped, links stay on this server, rules and headings have ids.

    `game` and `lang` are those of a whole document, for its links.
    """
    from markdown_it import MarkdownIt  # only pages with rules need it

    markdown = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    tokens = markdown.parse(text)
    for token, inside in pairwise(tokens):
        if token.type == "heading_open" and not inside.content.startswith(f"{prefix}-"):
            token.attrs["id"] = heading_anchor(inside.content)
    for token in [inner for outer in tokens for inner in outer.children or ()]:
        for name in ("src", "href"):
            if name in token.attrs:
                token.attrs[name] = _address(str(token.attrs[name]), game, lang)
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return _add_anchors(_anchor_numbers(html, prefix), prefix)


def _address(link: str, game: str, lang: str) -> str:
    """Return the target of a document's link on this server: a picture, rules, an anchor; others have none."""
    for pattern, address in LINKS:
        if found := re.fullmatch(pattern, link):
            return found.expand(address).format(game=game, lang=lang)
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
