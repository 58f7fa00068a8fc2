"""Rules and guides as HTML: our own Markdown, with a place to link to at every numbered rule."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt

from ..core.game import game as find
from ..words import DEFAULT

FOLDERS = {"rules": "rules", "guide": "play"}
LINKS = (
    (r"\.\./pictures/([\w.-]+\.svg)", r"/pictures/guide/\1"),
    (r"(?:\.\./rules/)?(\w+)\.md(#[\w-]*)?", r"/rules/\1\2"),
    (r"(#[\w.-]+)", r"\1"),
)


@lru_cache(maxsize=64)
def document(kind: str, game: str, lang: str) -> tuple[str, str] | None:
    """Title and HTML of a game's rules or guide, in this language or else in English; None where there is none."""
    text = source(kind, game, lang)
    if text is None:
        return None
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    return (title.group(1) if title else game), render(text, find(game).prefix)


def source(kind: str, game: str, lang: str) -> str | None:
    """The Markdown of a document: of the package, of a checkout, or beside the rules of a game from elsewhere."""
    found = find(game)
    here = Path(__file__).parents[1]
    folders = [folder / FOLDERS[kind] for folder in (here / "docs", here.parent / "docs")]
    names = [f"{found.key}.{lang}.md", f"{found.key}.md", f"{found.key}.{DEFAULT}.md"]
    own = Path(find(game).rules.__file__ or "").parent / "rules.md"
    candidates = [folder / name for name in names for folder in folders] + ([own] if kind == "rules" else [])
    return next((path.read_text(encoding="utf-8") for path in candidates if path.is_file()), None)


def render(text: str, prefix: str) -> str:
    """Markdown as HTML: no HTML of its own, no scripts, our own pictures; numbered rules get their number as id."""
    markdown = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    tokens = markdown.parse(text)
    for token in [inner for outer in tokens for inner in outer.children or ()]:
        for name in ("src", "href"):
            if name in token.attrs:
                token.attrs[name] = _address(str(token.attrs[name]))
    return _with_places(str(markdown.renderer.render(tokens, markdown.options, {})), prefix)


def _address(link: str) -> str:
    """Where a link of a document leads on this server: pictures, rules, places on the page; nowhere else."""
    for pattern, address in LINKS:
        if found := re.fullmatch(pattern, link):
            return found.expand(address)
    return "#"


def guide_picture(name: str) -> Path | None:
    """A picture of a guide."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", name):
        return None
    here = Path(__file__).parents[1]
    paths = [folder / "pictures" / f"{name}.svg" for folder in (here / "docs", here.parent / "docs")]
    return next((path for path in paths if path.is_file()), None)


def _with_places(html: str, prefix: str) -> str:
    """Where a list item, paragraph, row or heading begins with a rule's number, that number becomes its id."""
    seen: set[str] = set()

    def place(match: re.Match[str]) -> str:
        rule = f"{prefix}-{match.group('n')}"
        if rule in seen:
            return match.group(0)
        seen.add(rule)
        return f'<{match.group("tag")} id="{rule}"{match.group("rest")}'

    opening = r"<(?P<tag>li|p|td|h[2-6])(?P<rest>>\s*(?:<p>\s*)?(?:<(?:strong|code|em)>\s*)*"
    pattern = rf"{opening}{re.escape(prefix)}-(?P<n>\d+)\b)"
    return re.sub(pattern, place, html)
