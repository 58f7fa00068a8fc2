"""Words: every sentence a person reads, in Fluent, in the folder of its language (perihelion/languages).

    words = Words("de", "perihelion.games.solari", players=2)
    words("phase-MOVE1", player=0)          # a message and its values
    words.action("act", game.actions, 17, player=0)
    words.refusal("SOLARI-20")

A value that is a number becomes a word if there is a message `<name>-<number>` (`way-0 = north`); the number itself is
`$<name>_id`, and an attribute of that message, say `.dative`, is `$<name>_dative`. A value called `player` is a seat
number: the sentence names the player there, or the seat if `names` has none. This module does not depend on a game and
imports Fluent only for sentences that need it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

from .errors import InvalidOptions
from .languages import DEFAULT, packs
from .languages.messages import MessageBundle
from .languages.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime.types import FluentType

LANGUAGES = tuple(packs())
"""The codes of all languages, English first."""
SHARED = "perihelion"

Value: TypeAlias = "str | int | FluentType"
"""A value of a sentence. Dates are a type of Fluent."""


class _Axis(Protocol):
    """The part of an axis of `core.actions` that words need."""

    @property
    def name(self) -> str: ...
    @property
    def labels(self) -> Sequence[str]: ...


class _Family(Protocol):
    """The part of a family of `core.actions` that words need."""

    @property
    def name(self) -> str: ...
    @property
    def axes(self) -> Sequence[_Axis]: ...


class _ActionSpace(Protocol):
    """The part of an action space of `core.actions` that words need."""

    def family(self, number: int) -> tuple[_Family, tuple[int, ...]]: ...


class MissingWord(LookupError):
    """A words file lacks a message, or a sentence uses a value it was not given."""


def language(wanted: str | None = None) -> str:
    """Return the language asked for, else that of the system, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            possible = ", ".join(LANGUAGES)
            error = InvalidOptions(f"there is no language {wanted!r}; possible: {possible}")
            raise error.named("cli-unknown-language", lang=wanted, langs=possible)
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            system = os.environ[name][:2].lower()
            return system if system in LANGUAGES else DEFAULT
    return DEFAULT


def word_files(lang: str, package: str) -> list[Path]:
    """Return the words files of a package: its own `*.<lang>.ftl`, then those in the folder of the language."""
    own = [file for file in _files_in(Path(str(files(package)))) if file.name.endswith(f".{lang}.ftl")]
    return own + [file for file in _files_in(packs()[lang].folder_of(package)) if file.name.endswith(".ftl")]


def _files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


def sources(lang: str, package: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of every words file of a package in a language."""
    for file in word_files(lang, package):
        yield file.name, typeset(file.read_text(encoding="utf-8"), lang)


def languages_of(package: str) -> tuple[str, ...]:
    """Return the languages that have words for a package; a game of another author need not have all."""
    return tuple(lang for lang in LANGUAGES if word_files(lang, package))


MISSING: dict[str, set[str]] = {}
"""The messages of each language that people were shown in English because their language lacks them."""


def count_missing(lang: str, key: str) -> None:
    """Remember that a language lacks a message that somebody asked for."""
    MISSING.setdefault(lang, set()).add(key)


_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) *= *([^{}\n]*[^{}\s])[ \t]*$(?!\n+[ \t])", re.MULTILINE)
"""A one-line message without placeables: it needs no Fluent, so that the command line starts quickly."""


@lru_cache(maxsize=256)
def _plain(lang: str, packages: tuple[str, ...]) -> tuple[frozenset[str], dict[str, str]]:
    """Return the ids of all messages, and the text of those without placeables."""
    ids: set[str] = set()
    texts: dict[str, str] = {}
    for package in (*packages, SHARED):
        for _, text in sources(lang, package):
            texts |= {key: line for key, line in _PLAIN.findall(text) if key not in ids}
            ids |= set(_ID.findall(text))
    return frozenset(ids), texts


def refusal_texts(lang: str, package: str, prefix: str) -> dict[int, str]:
    """Return the sentences in which a game refuses by each rule, all variants together, without their values."""
    texts = "\n".join(text for _, text in sources(lang, package))
    found = re.findall(rf"^{prefix}-(\d+) *=(.*(?:\n[ }}].*)*)", texts, re.MULTILINE)
    return {int(number): re.sub(r"\{ \$\w+ ->|\*?\[[\w-]+\]|\{[^{}]*\}|[{}]", " ", text) for number, text in found}


@lru_cache(maxsize=256)
def _bundle(lang: str, packages: tuple[str, ...]) -> MessageBundle:
    """Return all messages of these packages and the shared ones; the first package that has an id wins."""
    return MessageBundle(lang, (text for package in (*packages, SHARED) for _, text in sources(lang, package)))


@lru_cache(maxsize=1)
def _digits() -> Callable[..., int]:
    """Return a type of numbers printed without grouping: plain digits, without Babel's rules."""
    from fluent.runtime.types import FluentInt

    class Digits(FluentInt):
        def format(self, locale: object) -> str:
            return str(int(self))

    return Digits


@lru_cache(maxsize=4096)
def _number(value: int) -> int:
    """Return a number that Fluent prints without grouping and can select a plural by."""
    return _digits()(int(value), useGrouping=False)


def _label(text: str) -> Value:
    """Return a label as Fluent needs it: `3` is a number, so that it can select a plural; `07` stays text."""
    return _number(int(text)) if text.isdecimal() and str(int(text)) == text else text


_HYPHEN_OF_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")


def write_minus(text: str) -> str:
    """Return a text whose negative numbers have a minus sign instead of a hyphen: −3."""
    return _HYPHEN_OF_NUMBER.sub("−", text) if "-" in text else text


@lru_cache(maxsize=1024)
def _sentences(
    lang: str, packages: tuple[str, ...], players: int, names: tuple[str, ...]
) -> dict[tuple[object, ...], str]:
    """Return the cache of formatted sentences. A board has hundreds, and most are the same after every move."""
    return {}


MAX_SENTENCES = 5_000
"""The number of sentences cached for each language, game and number of players. All boards of a game have up to 2,000.

The names of guests add more.
"""


@lru_cache(maxsize=1024)
def _shared(lang: str, packages: tuple[str, ...], players: int, names: tuple[str, ...] = ()) -> Words:
    """Return words that several tables share: equal arguments give the same object."""
    return Words(lang, *packages, players=players, names=names)


_PLACE = re.compile("\ue000(\\d+)\ue001")
"""The place of a player's name in a sentence that tables share, between two private characters of Unicode."""


@lru_cache(maxsize=16)
def _places(count: int) -> tuple[str, ...]:
    """Return the places of names that a number of players have in sentences."""
    return tuple(f"\ue000{seat}\ue001" for seat in range(count))


NAMING = frozenset({"player", "seat"})
"""The values of a sentence that become the name of a player."""


class Words:
    """The words of one language: those of some packages, and those shared by all games."""

    strict: ClassVar[bool] = False
    """If True, a word that English lacks, too, raises MissingWord; otherwise its key is shown. Tests are strict."""

    def __init__(self, lang: str, *packages: str, players: int = 0, names: Sequence[str] = ()):
        """Take a language, the packages of the words, the number of players, and the names that the players have."""
        self.lang, self.packages, self.players, self.names = language(lang), packages, players, tuple(names)
        self._cached = _sentences(self.lang, packages, players, self.names)
        self._plain = _plain(self.lang, packages)
        self._known_axes: dict[tuple[int, tuple[int, ...]], tuple[_Family, dict[str, Value]]] = {}
        self.nameless: Words = _shared(self.lang, packages, players) if self.names else self
        """The same words without the names of the players: tables with other players share their sentences."""
        self._in_english = self.lang == DEFAULT

    def __repr__(self) -> str:
        return f"Words({self.lang!r}, {', '.join(map(repr, self.packages))})"

    def record(self) -> RecordedWords:
        """Return words that record whether a player's name is read."""
        return RecordedWords(self)

    def at(self, players: int) -> Words:
        """Return the same words for this number of players: seats may have other names then."""
        return self if players == self.players else Words(self.lang, *self.packages, players=players, names=self.names)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key, in this language or else in English."""
        return key in self._plain[0] or (not self._in_english and key in _plain(DEFAULT, self.packages)[0])

    def translates(self, key: str) -> bool:
        """Return whether this language has a message with this key itself."""
        return key in self._plain[0]

    @property
    def english(self) -> Words:
        """The same words in English."""
        return _shared(DEFAULT, self.packages, self.players, self.names)

    def keys(self, start: str) -> list[str]:
        """Return the keys of all messages of this language that start with this text."""
        return sorted(key for key in self._plain[0] if key.startswith(start))

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return the sentence with this key; `key.attribute` names an attribute of a message."""
        if self.names and NAMING.isdisjoint(values):
            return self.nameless(key, **values)
        places = _places(len(self.names))
        if self.names != places:
            return self._fill_in(_shared(self.lang, self.packages, self.players, places)(key, **values))
        ids, plain = self._plain
        if not values and key in plain:
            return plain[key]
        asked = (key, *values, *values.values(), *map(type, values.values()))
        if asked in self._cached:
            return self._cached[asked]
        if key in plain:
            return plain[key]
        if key.partition(".")[0] not in ids:
            return self._instead(key, values)
        text = self._format(key, values)
        if len(self._cached) >= MAX_SENTENCES:
            self._cached.clear()
        self._cached[asked] = text
        return text

    def _fill_in(self, sentence: str) -> str:
        """Return a sentence that tables share, with the names of the players in their places."""
        return _PLACE.sub(lambda place: self.seat(int(place[1])), sentence)

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat; without one, that of the seat. -1 is a spectator."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.seat_title(seat)

    def seat_title(self, seat: int) -> str:
        """Return the name that the game gives a seat, such as its colour; -1 is a spectator."""
        own = f"seat-{self.players}-{seat}"
        if self.players and self.has(own):
            return self(own)
        return self(f"seat-{seat}") if seat >= 0 else self("spectator")

    def action(self, kind: str, space: _ActionSpace, number: int, /, **values: Value) -> str:
        """Return what an action will do (`act`) or what it did (`log`)."""
        family, axes = space.family(number)
        return self(f"{kind}-{family.name}", **self._axes(family, axes), **values)

    def outcome(
        self, phase: str, space: _ActionSpace, number: int, unseen: bool = False, known: int = 0, **values: Value
    ) -> str:
        """Return the outcome of a draw in this phase; `unseen` is for viewers who did not see it.

        `known` is 1 if it is known who acts next.
        """
        if unseen:
            return self(f"chance-{phase}-unseen", **values)
        family, axes = space.family(number)
        return self(f"chance-{phase}", **self._axes(family, axes), known=known, **values)

    def refusal(self, rule: str, space: _ActionSpace | None = None, number: int = -1, **values: Value) -> str:
        """Return why a rule forbids the action with this number. A value replaces the axis with its name."""
        if space is not None and number >= 0:
            axes = self._axes(*space.family(number))
            values = {**{key: axes[key] for key in axes if key.partition("_")[0] not in values}, **values}
        return self(rule, **values)

    def prompt(self, phase: str, **values: Value) -> str:
        """Return what the player has to do now."""
        return self(f"phase-{phase}", **values)

    def event(self, key: str, values: Mapping[str, Value]) -> str:
        """Return the sentence of an event that an action caused."""
        return self(f"event-{key}", **values)

    def line(self, key: str) -> str:
        """Return the name of a line of the score sheet."""
        return self(f"line-{key}")

    def gain(self, key: str, points: int) -> str:
        """Return what a line of the score sheet gained or lost, in words: "+1 point for goods in storage"."""
        own = f"gain-{key}"
        values: dict[str, Value] = {"n": abs(points), "sign": "+" if points > 0 else "−", "lost": int(points < 0)}
        return self(own, **values) if self.has(own) else f"{self('gain', **values)} ({self.line(key)})"

    def _axes(self, family: _Family, indices: tuple[int, ...]) -> dict[str, Value]:
        """Return the values of an action's axes, by axis name, with `_id` and attributes. Do not modify them."""
        asked = (id(family), indices)
        known = self._known_axes.get(asked)
        if known is None:
            values: dict[str, Value] = {}
            for axis, index in zip(family.axes, indices, strict=True):
                values |= self._value(axis.name, index, _label(axis.labels[index]))
            if len(self._known_axes) >= MAX_SENTENCES:
                self._known_axes.clear()
            known = self._known_axes[asked] = (family, values)  # keeps the family alive, so that its id is not reused
        return known[1]

    def _values(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return values in the form Fluent takes: numbers with a word become that word."""
        from fluent.runtime.types import FluentType

        values: dict[str, Value] = {}
        for name, value in given.items():
            if isinstance(value, FluentType | str):
                values[name] = value
            elif name == "player":
                values |= {"player": self.seat(value), "player_id": _number(value)}
            elif name.endswith("_id"):
                values[name] = _number(value)
            else:
                values |= self._value(name, value, _number(value))
        return values

    def _value(self, name: str, index: int, otherwise: Value) -> dict[str, Value]:
        """Return one value: its word, or `otherwise`; its number; the attributes of its word."""
        key = f"{name}-{index}"
        if name == "seat" and (self.names or self.has(f"seat-{self.players}-{index}")):
            return {name: self.seat(index), f"{name}_id": _number(index)}
        if not self.translates(key):
            english = None if self._in_english or not self.has(key) else self.english
            return (
                english._value(name, index, otherwise) if english else {name: otherwise, f"{name}_id": _number(index)}
            )
        message = _bundle(self.lang, self.packages).get_message(key)
        attributes = {f"{name}_{attribute}": self(f"{key}.{attribute}") for attribute in message.attributes}
        return {name: self(key), f"{name}_id": _number(index), **attributes}

    def _format(self, key: str, given: Mapping[str, Value]) -> str:
        name, _, attribute = key.partition(".")
        bundle, values = _bundle(self.lang, self.packages), self._values(given)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._instead(key, given)
        text, errors = bundle.parsed.format_pattern(pattern, values)
        if errors and self.strict:
            raise MissingWord(f"{key} in {self!r}: {errors[0]}; it is given {', '.join(values) or 'nothing'}")
        if errors and not self._in_english:
            return self._instead(key, given)
        return write_minus(str(text))

    def _instead(self, key: str, values: Mapping[str, Value]) -> str:
        """Return the English sentence for a message that this language lacks; the bare key if English lacks it, too."""
        if not self._in_english and self.english.translates(key.partition(".")[0]):
            count_missing(self.lang, key)
            return self.english(key, **values)
        if self.strict:
            raise MissingWord(f"{self!r} has no message {key}")
        return f"‹{key}›"


class RecordedWords:
    """Words that record whether a player's name is read (draw/memo.py)."""

    NAMELESS: ClassVar = frozenset({"has", "lang", "line", "nameless", "players", "seat_title", "translates"})
    """The attributes of words that read no name."""

    def __init__(self, words: Words):
        self.words, self.named = words, False

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return the sentence with this key."""
        self.named = self.named or not NAMING.isdisjoint(values)
        return self.words(key, **values)

    def __getattr__(self, name: str) -> object:
        """Return an attribute of the words."""
        self.named = self.named or name not in self.NAMELESS
        return getattr(self.words, name)
