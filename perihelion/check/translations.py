"""What is wrong with the folder of a language, compared with English: `perihelion language check`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ..languages import ABOUT, DEFAULT, Pack, packs
from ..languages.glossary import FILE as GLOSSARY
from ..languages.glossary import Term, read_glossary
from ..languages.messages import parse_all
from ..languages.plurals import CATEGORIES, plural_categories
from .languages import OPTIONAL
from .text_widths import PLACES, width_of

PLURAL = re.compile(f"-({'|'.join(CATEGORIES)})$")
PAGES = "web"
"""The folder whose messages have plurals in their names: a page chooses between them."""
LETTERS = "colour-letters"
"""A message that is no text, but one letter for each colour."""
RULE = re.compile(r"\*\(([\d, ]+)\)\*")
QUESTIONS = "questions.ftl"
"""The file with questions as people ask them, in their own words."""
OWN_WORDS = {"Perihelion", "Solari", "Solaris", "Solarius Mission", "Solenia", "SpaceBucks"}
"""Names that are the same in every language."""


@dataclass(frozen=True)
class Problem:
    """Something to repair in a language."""

    kind: str
    """What is wrong: a key of `KINDS`."""
    place: str
    """The file, and the message in it."""
    text: str = ""


KINDS = {
    "syntax": "cannot be read",
    "missing": "missing, so people read English",
    "document": "missing file",
    "left over": "English does not have it",
    "values": "other values than in English",
    "reference": "names a message that is not there",
    "plural": "plural categories that the language does not need, or lacks",
    "term": "another word than the glossary",
    "long": f"wider than its place on a phone; {PLACES}",
    "rules": "other rule numbers or headings than in English",
}
"""Every kind of problem, with what it means."""


@dataclass(frozen=True)
class Report:
    """What the check found."""

    problems: list[Problem]
    messages: int
    """The number of English messages."""
    same: list[str]
    """Messages whose text is that of English: perhaps they are right, perhaps nobody has translated them."""


class _Uses(Visitor):
    """Collects what a message uses: values, messages and attributes, and the cases of plurals."""

    def __init__(self, message: ftl.Message) -> None:
        self.values: set[str] = set()
        self.references: set[str] = set()
        self.cases: list[set[str]] = []
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent calls it so)
        """Count `$station_dative` and `$station_id` as `$station`: forms are the language's own."""
        self.values.add(re.sub(r"_\w+$", "", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Collect `message` or `message.attribute`."""
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Collect the names of the cases."""
        self.cases.append({each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)})
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """Collect the text."""
        self.texts.append(node.value)


@dataclass(frozen=True)
class _Read:
    """A message, and the file it is in."""

    file: str
    message: ftl.Message
    uses: _Uses

    @property
    def place(self) -> str:
        return f"{self.file}: {self.message.id.name}"


Messages = dict[tuple[str, str], _Read]
"""All messages of a language by folder and name."""


def check_language(lang: str) -> Report:
    """Compare a language with English."""
    problems: list[Problem] = []
    english, own = _read_folder(packs()[DEFAULT], []), _read_folder(packs()[lang], problems)
    problems += _compare(lang, english, own)
    problems += _check_documents(packs()[lang], packs()[DEFAULT])
    problems += find_other_terms(packs()[lang], own)
    problems += _find_long(own)
    order = list(KINDS)
    same = [] if lang == DEFAULT else sorted(_find_same(english, own))
    return Report(sorted(problems, key=lambda each: (order.index(each.kind), each.place)), len(english), same)


def _read_folder(pack: Pack, problems: list[Problem]) -> Messages:
    """Read all messages of a folder. An empty one counts as missing: an empty pack has all of them so."""
    found: Messages = {}
    for path in sorted(pack.folder.rglob("*.ftl")):
        file = path.relative_to(pack.folder).as_posix()
        for entry in parse_all(path.read_text(encoding="utf-8")):
            if isinstance(entry, ftl.Junk):
                problems.append(Problem("syntax", file, str(entry.content).splitlines()[0]))
            elif isinstance(entry, ftl.Message):
                key = (path.parent.relative_to(pack.folder).as_posix(), entry.id.name)
                if key in found:
                    problems.append(Problem("syntax", f"{file}: {key[1]}", "is there twice"))
                found[key] = _Read(file, entry, _Uses(entry))
    return found


def _compare(lang: str, english: Messages, own: Messages) -> Iterator[Problem]:
    """Yield the messages that are missing or left over, and what they use otherwise."""
    needed = plural_categories(lang)
    for key, theirs in english.items():
        if key in own:
            yield from _compare_message(theirs, own[key], needed)
        elif not _is_other_plural(key, own, needed):
            yield Problem("missing", theirs.place)
    for key, mine in own.items():
        if key not in english and not _is_plural_of(key, english, needed):
            yield Problem("left over", mine.place)
        yield from _check_references(mine, key[0], own, english)
    yield from _missing_plurals(own, needed)


def _compare_message(english: _Read, own: _Read, needed: frozenset[str]) -> Iterator[Problem]:
    more = own.uses.values - english.uses.values - OPTIONAL
    less = english.uses.values - own.uses.values - OPTIONAL
    if more:
        yield Problem("values", own.place, f"uses ${', $'.join(sorted(more))}, which English does not have")
    if less:
        yield Problem("values", own.place, f"does not use ${', $'.join(sorted(less))}")
    one, other = ("".join(each.uses.texts).strip() for each in (english, own))
    if own.message.id.name == LETTERS and len(set(other)) != len(one):
        yield Problem("values", own.place, f"needs {len(one)} different letters")
    for cases in own.uses.cases:
        plural = cases & set(CATEGORIES) - {"other"}
        if plural and (wrong := (cases & set(CATEGORIES)) ^ needed):
            yield Problem("plural", own.place, ", ".join(sorted(wrong)))


def _is_other_plural(key: tuple[str, str], own: Messages, needed: frozenset[str]) -> bool:
    """Return whether a message of a page is for a category that this language does without."""
    found = PLURAL.search(key[1])
    return found is not None and found[1] not in needed and (key[0], PLURAL.sub("-other", key[1])) in own


def _is_plural_of(key: tuple[str, str], english: Messages, needed: frozenset[str]) -> bool:
    """Return whether a message of a page is for a category that English does without."""
    found = PLURAL.search(key[1])
    return found is not None and found[1] in needed and (key[0], PLURAL.sub("-other", key[1])) in english


def _missing_plurals(own: Messages, needed: frozenset[str]) -> Iterator[Problem]:
    """Yield the messages of pages that lack a category of this language."""
    for folder, name in own:
        stem = name.removesuffix("-other")
        if not folder.startswith(PAGES) or stem == name or (folder, f"{stem}-one") not in own:
            continue
        lacking = [f"{stem}-{each}" for each in sorted(needed) if (folder, f"{stem}-{each}") not in own]
        if lacking:
            yield Problem("plural", own[folder, name].place, f"lacks {', '.join(lacking)}")


def _check_references(mine: _Read, folder: str, own: Messages, english: Messages) -> Iterator[Problem]:
    for reference in sorted(mine.uses.references):
        name, _, attribute = reference.partition(".")
        near = [own.get((place, name)) for place in (folder, folder.rpartition("/")[0], ".")]
        found = next((each for each in near if each), None)
        is_english = (folder, name) in english or (".", name) in english
        attributes = {each.id.name for each in found.message.attributes} if found else set()
        if (found is None and not is_english) or (found and attribute and attribute not in attributes):
            yield Problem("reference", mine.place, reference)


def _check_documents(pack: Pack, english: Pack) -> Iterator[Problem]:
    """Yield the files that English has, and documents whose rules or headings differ."""
    for path in sorted(english.folder.rglob("*")):
        name = path.relative_to(english.folder)
        if path.suffix not in (".md", ".toml") or name.as_posix() == ABOUT:
            continue
        own = pack.folder / name
        if not own.is_file() or not own.read_text(encoding="utf-8").strip():
            yield Problem("document", name.as_posix())
        elif path.suffix == ".md":
            texts = [each.read_text(encoding="utf-8") for each in (path, own)]
            for what, pattern in (("headings", re.compile(r"^(#+) ", re.MULTILINE)), ("pictures", re.compile(r"!\["))):
                one, other = (len(pattern.findall(text)) for text in texts)
                if one != other:
                    yield Problem("rules", name.as_posix(), f"{other} {what} instead of {one}")
            numbers = [sorted(int(n) for group in RULE.findall(text) for n in group.split(",")) for text in texts]
            if numbers[0] != numbers[1]:
                wrong = sorted(set(numbers[0]) ^ set(numbers[1])) or "one of them twice"
                yield Problem("rules", name.as_posix(), f"rule numbers: {wrong}")


def find_other_terms(pack: Pack, own: Messages | None = None) -> Iterator[Problem]:
    """Yield every use of a word that the glossaries of a language forbid."""
    messages = _read_folder(pack, []) if own is None else own
    for path in sorted(pack.folder.glob(f"games/*/{GLOSSARY}")):
        folder = path.parent.relative_to(pack.folder).as_posix()
        terms = read_glossary(f"perihelion.{folder.replace('/', '.')}", pack.code)
        for (inside, _), read in messages.items():
            if (inside == folder or inside.startswith(f"{folder}/")) and not read.file.endswith(QUESTIONS):
                yield from _forbidden("\n".join(read.uses.texts), read.place, terms)
        for document in sorted(path.parent.glob("*.md")):
            text = re.sub(r"\]\([^)]*\)", "]", document.read_text(encoding="utf-8"))
            yield from _forbidden(text, document.relative_to(pack.folder).as_posix(), terms)


def _forbidden(text: str, place: str, terms: dict[str, Term]) -> Iterator[Problem]:
    for term in terms.values():
        for word in term.forbidden:
            if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE):
                yield Problem("term", place, f"{word}; the glossary says {term.term}")


def _find_long(own: Messages) -> Iterator[Problem]:
    """Yield the texts that are wider than their place on a phone."""
    for (folder, name), read in own.items():
        for width, place in width_of(folder, name, "".join(read.uses.texts)):
            yield Problem("long", read.place, f"about {width} px; {place}")


def _find_same(english: Messages, own: Messages) -> Iterator[str]:
    """Yield the messages whose text is that of English."""
    for key in english.keys() & own.keys():
        text = own[key].uses.texts
        letters = re.sub(r"[\W\d_]+", "", "".join(text))
        if text == english[key].uses.texts and len(letters) > 2 and "".join(text).strip() not in OWN_WORDS:
            yield own[key].place


def empty_pack(lang: str, folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of a new pack: every message empty below its English text, documents empty, all glossaries."""
    english = packs()[DEFAULT].folder
    for path in sorted(english.rglob("*")):
        name = path.relative_to(english)
        text = path.read_text(encoding="utf-8") if path.suffix in (".ftl", ".toml") else ""
        if path.suffix == ".ftl":
            yield folder / name, _emptied(text)
        elif path.name == GLOSSARY:
            yield folder / name, _emptied_glossary(text)
        elif name.as_posix() == ABOUT:
            yield folder / name, f'name = "{lang}"\n'
    yield folder / "__init__.py", ""


def _emptied(text: str) -> str:
    """Return a words file in which every line is a comment, and after each message its name waits for a text."""
    parts = []
    for entry in parse_all(text):
        assert entry.span is not None, "the parser notes the place of each entry"
        said = text[entry.span.start : entry.span.end].rstrip()
        if isinstance(entry, ftl.Message):
            parts.append("\n".join(f"# {line}".rstrip() for line in said.splitlines()) + f"\n# {entry.id.name} =\n")
        else:
            parts.append(f"{said}\n")
    return "\n".join(parts)


def _emptied_glossary(text: str) -> str:
    """Return a glossary in which each term is empty, with the English word in a comment."""
    lines = []
    for line in text.splitlines():
        name, _, value = line.partition(" = ")
        if name == "term":
            lines.append(f'term = ""  # {value}')
        elif name == "printed":
            lines.append("printed = false")
        elif not name.startswith(("plural", "forms", "not")):
            lines.append(line)
    return "\n".join(lines) + "\n"
