"""Docstrings, comments, log lines and documents contain no phrase that reads like a translation.

TICS lists the phrases, each with what an engineer writes instead. The rulebooks of the games are not searched.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent

ALLOWED = {
    ("perihelion/games/solari/refusals.py", "and where it was hit"): "an indirect question",
    ("perihelion/games/solarius/rules/space.py", "where a ship may stop"): "an indirect question",
    ("perihelion/games/solarius/rules/turn.py", "where the ship is"): "a place",
    ("tests/games/solari/base.py", "and where they are"): "an indirect question",
    ("tests/games/solarius/test_flight.py", "where a flight may end"): "an indirect question",
}
"""Phrases that are right: (file, words) -> why."""

DIRECTORIES = ["benchmarks", "deploy", "docs", "examples", "perihelion", "tests", "tools"]
FILES = ["CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile", "Makefile", "README.md", "SECURITY.md", "pyproject.toml"]
NOT_OURS = ("docs/rules/", "docs/players/", "tests/test_english.py")
"""Rulebooks, and this file, which quotes the phrases."""
LOG_METHODS = {"debug", "info", "warning", "error", "exception", "critical"}

PLACES = (
    "address|area|ask|asks|board|branch|cell|column|corner|day|depth|directory|docked|edge|entry|field|file|"
    "find|finds|folder|forget|forgets|from|game|games|go|goes|group|keep|knew|know|knows|lie|lies|line|look|"
    "looks|matter|node|on|out|page|parts|path|phase|place|places|point|position|positions|read|record|remember|"
    "remembers|return|returns|row|runs|say|says|screens|section|sector|see|sees|server|show|shows|side|site|"
    "slot|slots|somewhere|spot|square|stand|stands|state|station|stay|stays|stop|stops|table|tables|tile|to|"
    "turn|used|word|world|yield"
)
"""Words before a `where` that means a place, or that begins an indirect question."""

CONDITIONS = (
    r"(?:there|nobody|nothing|none|no|somebody|something|several|not|wanted|given|asked|possible|needed|both|more|only|`|"
    r"that (?:is|was|fails|does|one)|one (?:is|has|may|of|fails|could)|"
    r"(?:it|they|this) (?:is|are|was|were|has|have|had|does|do|did|can|cannot|may|would|should|will|costs?)|"
    r"(?:an?|the|this|these|its|every|another|some|all|such an?) (?:[\w-]+ ){1,3}"
    r"(?:is|are|was|were|has|have|had|does|do|did|can|cannot|may|would|hides?|wants?|needs?|takes?|gives?|fails?|says?))"
)
"""What follows a `where` that means `if`."""

RESULTS = (
    r"None|none|[Nn]othing|null|empty|[Ff]alse|[Tt]rue|[01]|only|even|also|fewer|[A-Z]{3,}|[Rr]aises?|"
    r"[A-Z]\w*(?:Error|Action|Options|Position|Game|Failed|Database|Fast|Wanted|Address|Receipt|Folder|Conflict)"
)
"""What a function returns or raises."""


class Tic(NamedTuple):
    """A phrase, and its native equivalents."""

    pattern: re.Pattern[str]
    native: str


TICS = [
    Tic(re.compile(pattern), native)
    for pattern, native in [
        (r"\b[Ss]o many\b(?! of (?:them|these))", "N, count, limit, at most N"),
        (r"\b[Ww]hoever\b", "a client that, anyone who, the caller"),
        (r"\b(?:[Ss]ome|[Ee]very|[Nn]o)body who\b", "a player who, a guest with, callers that"),
        (r"\b(?:that|which|it|who|file|guest|one|this) (?:is|was|are) none\b", "is not a ..., is not one"),
        (r"\b[Ww]hat is left\b", "the rest, the remaining ..."),
        (r"\b(?:is|are|was|were|be|been) looked (?:at|for|after)\b", "is searched, is checked, are polled"),
        (r"\b(?:is|are|was|were) told\b(?! (?:apart|by|from))", "gets, receives, is notified; unless given"),
        (r"\bsince long\b|\bfor so long\b|\bso long as\b", "for a long time, as long as"),
        (r"\b[Ii]n place of\b", "instead of, replaces; Sentinel: ..."),
        (r"\banew\b", "again, from scratch; rebuild, restart"),
        (r"\bagain and again\b", "repeatedly, in a loop"),
        (r"\bso that [^.;:]{3,60}, so\b", "one clause of the two"),
        (rf"(?:^|(?<!\S)(?!(?i:{PLACES}) )\S*[^\s:] )where {CONDITIONS}", "if, when, unless"),
        (rf"(?:{RESULTS}) where\b(?! to)", "if, when"),
        (r"(?:^|[.;:] )Where (?!is|are|does|do|did|can|things)[^.?;:]{3,90}, ", "If ..., When ..."),
    ]
]


class Line(NamedTuple):
    """One line of prose, and its number in the file."""

    number: int
    text: str


Passage = list[Line]
"""Lines that are read as one: a docstring, a block of comments, a paragraph."""


class Found(NamedTuple):
    """A phrase in a file."""

    path: str
    line: int
    quote: str
    native: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.quote} ({self.native})"


def lines_of(text: str, first: int) -> Passage:
    """Return a text as lines counted from `first`, without indentation and comment signs."""
    return [Line(first + i, line.strip().lstrip("#/*! ")) for i, line in enumerate(text.split("\n"))]


def adjacent(lines: Iterator[Line]) -> Iterator[Passage]:
    """Group lines that follow each other without a gap."""
    passage: Passage = []
    for line in lines:
        if passage and line.number > passage[-1].number + 1:
            yield passage
            passage = []
        passage.append(line)
    if passage:
        yield passage


def hash_prose(source: str) -> Iterator[Passage]:
    """Yield the comments of a file in which they begin with `#`."""
    numbered = enumerate(source.split("\n"), start=1)
    comments = ((number, re.search(r"(?:^|\s)#(.*)", line)) for number, line in numbered)
    yield from adjacent(Line(number, found[1].strip("# ")) for number, found in comments if found)


def is_message(node: ast.AST) -> bool:
    """True for a call that logs, for a raised error, and for the help of a command-line option."""
    logs = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOG_METHODS
    helps = isinstance(node, ast.keyword) and node.arg == "help"
    return logs or helps or isinstance(node, ast.Raise)


def python_prose(source: str) -> Iterator[Passage]:
    """Yield docstrings (of attributes, too), texts for people (`is_message`), and blocks of comments."""
    for node in ast.walk(ast.parse(source)):
        if is_message(node):
            texts = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
        else:
            texts = [node.value] if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else []
        for text in texts:
            if isinstance(text.value, str):
                yield lines_of(text.value, text.lineno)
    yield from hash_prose(source)


def script_prose(source: str) -> Iterator[Passage]:
    """Yield the comments of JavaScript or CSS."""
    for block in re.finditer(r"/\*.*?\*/", source, re.DOTALL):
        yield lines_of(block.group().removesuffix("*/"), source.count("\n", 0, block.start()) + 1)
    numbered = enumerate(source.split("\n"), start=1)
    comments = ((number, re.search(r"(?:^|\s)//(.*)", line)) for number, line in numbered)
    yield from adjacent(Line(number, found[1].strip()) for number, found in comments if found)


def text_prose(source: str) -> Iterator[Passage]:
    """Yield the paragraphs of Markdown, without blocks of code."""
    source = re.sub(
        r"^```.*?^```", lambda code: "\n" * code.group().count("\n"), source, flags=re.DOTALL | re.MULTILINE
    )
    yield from adjacent(Line(number, line) for number, line in enumerate(source.split("\n"), start=1) if line.strip())


READERS: dict[str, Callable[[str], Iterator[Passage]]] = {
    ".py": python_prose,
    ".js": script_prose,
    ".css": script_prose,
    ".md": text_prose,
    ".sh": hash_prose,
    ".toml": hash_prose,
    ".yaml": hash_prose,
    ".service": hash_prose,
    "": hash_prose,
}


def files() -> Iterator[Path]:
    """Yield the files of the repository that hold prose."""
    candidates = [ROOT / name for name in FILES]
    for directory in DIRECTORIES:
        candidates += sorted((ROOT / directory).rglob("*"))
    for path in candidates:
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and path.suffix in READERS and not name.startswith(NOT_OURS):
            yield path


def phrases(passage: Passage) -> Iterator[tuple[int, str, str]]:
    """Yield the translated phrases of a passage: line, quote, native equivalents."""
    text = " ".join(line.text for line in passage)
    quoted: set[int] = set()
    for pattern, native in TICS:
        for found in pattern.finditer(text):
            if quoted & {*range(*found.span())}:
                continue
            quoted |= {*range(*found.span())}
            line, length = 0, 0
            while length + len(passage[line].text) < found.start():
                length += len(passage[line].text) + 1
                line += 1
            yield passage[line].number, text[max(0, found.start() - 30) : found.end() + 30], native


@cache
def found_phrases() -> list[Found]:
    """Return every phrase of TICS in the repository."""
    found = []
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        for passage in READERS[path.suffix](path.read_text(encoding="utf-8")):
            found += [Found(name, *phrase) for phrase in phrases(passage)]
    return found


def is_allowed(found: Found) -> bool:
    """Return whether ALLOWED lists a phrase."""
    return any(found.path == path and words in found.quote for path, words in ALLOWED)


def test_no_translated_phrases():
    found = [str(phrase) for phrase in found_phrases() if not is_allowed(phrase)]
    assert not found, "\n" + "\n".join(found)


def test_every_exception_is_needed():
    for path, words in ALLOWED:
        assert any(found.path == path and words in found.quote for found in found_phrases()), (path, words)


@pytest.mark.parametrize(
    "text",
    [
        "Return the agent; None where there is none.",
        "Raises InvalidOptions where the file is unreadable.",
        "Where the game has no judge, the points count.",
        "At most so many games are kept.",
        "The tables are looked at every second.",
        "Whoever joins waits.",
        "The record, where nobody reads it, is dropped.",
        "Play to the end where `steps` is 0.",
    ],
)
def test_a_translated_phrase_is_found(text: str):
    assert list(phrases([Line(1, text)])), text


@pytest.mark.parametrize(
    "text",
    [
        "The node where it is drawn.",
        "SOLARI-15: where the piece would land, -1 beyond the edge.",
        "Return where a document may stand.",
        "Where is a move validated?",
        "Where the ships stand on a shared field.",
        "It tells the players apart; they are told apart by colour.",
    ],
)
def test_plain_english_is_not_found(text: str):
    assert not list(phrases([Line(1, text)])), text


def test_prose_is_read_from_code_and_from_documents():
    python = 'def f():\n    """Where nothing is, stop."""\n    logger.warning("so many")  # whoever\n    # asks\n'
    assert [found[:1] for passage in python_prose(python) for found in phrases(passage)] == [(2,), (3,), (3,)]
    script = "const a = 1; // whoever\n/* so\n * many */\nconst url = 'http://whoever';\n"
    assert [found[0] for passage in script_prose(script) for found in phrases(passage)] == [2, 1]
    text = "So that is\nso many.\n\n```sh\nwhoever\n```\n"
    assert [found[0] for passage in text_prose(text) for found in phrases(passage)] == [2]
