"""The words of a game: all languages say the same things with the same values, nothing is missing, nothing unknown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ..core.game import Game
from ..core.styles import name_of_style, styles_of
from ..core.vocabulary import CHANCE, EVERYBODY
from ..languages import DEFAULT
from ..languages.messages import parse_all
from ..words import languages_of, sources
from .played import played_games
from .refusal_numbers import refusing_numbers

Messages = dict[str, set[str]]
"""The ids of a language, each with the values that it uses."""

OPTIONAL = {"player", "advice"}
"""A language may leave the player unnamed, and may advise in the words in which it tells."""


class _Values(Visitor):
    """Collects the values that a message uses; a case (`$station_dative`) and a number (`$station_id`) count as it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent calls it so)
        """Count one value."""
        self.found.add(re.sub(r"_\w+$", "", node.id.name))


def find_wrong_words(game: Game) -> Iterator[str]:
    """Yield a sentence for each problem."""
    read: dict[str, Messages] = {}
    languages = (DEFAULT, *languages_of(game.package)[1:])
    for lang in languages:
        read[lang] = {}
        yield from _read(lang, game.package, read[lang])
    yield from _compare(read)
    wanted, allowed = _wanted(game)
    for lang in languages:
        yield from (f"words: {lang} has no message {key}" for key in sorted(wanted - set(read[lang])))
    for key in sorted(set().union(*read.values())):
        kind = key.partition("-")[0]
        if kind in allowed and key not in wanted and key.partition("-")[2] not in allowed[kind]:
            yield f"words: {key} is unknown: {_explain(kind, game)}"
    if game.lessons:
        lessons: dict[str, Messages] = {lang: {} for lang in languages}
        for lang in languages:
            yield from _read(lang, f"{game.package}.lessons", lessons[lang])
        yield from _compare(lessons)


def _read(lang: str, package: str, into: Messages) -> Iterator[str]:
    """Read all messages of a language; yield what cannot be read."""
    if lang not in languages_of(package):
        yield f"words: {package} has no file *.{lang}.ftl"
    for name, text in sources(lang, package):
        for entry in parse_all(text):
            if isinstance(entry, ftl.Junk):
                yield f"words: {name} has a text that Fluent cannot read: {str(entry.content).splitlines()[0]!r}"
            elif isinstance(entry, ftl.Message):
                if entry.id.name in into:
                    yield f"words: {name} has {entry.id.name} twice"
                values = _Values()
                values.visit(entry)
                into[entry.id.name] = values.found


def _compare(read: dict[str, Messages]) -> Iterator[str]:
    """Yield the ids that a language lacks or has alone, and the values that it or English uses alone."""
    for lang in [lang for lang in read if lang != DEFAULT]:
        for one, other in ((lang, DEFAULT), (DEFAULT, lang)):
            for key in read[other]:
                if key not in read[one]:
                    yield f"words: {one} lacks {key}, which {other} has"
                elif more := sorted(read[other][key] - read[one][key] - OPTIONAL):
                    yield f"words: {key} uses ${', $'.join(more)} in {other}, but not in {one}"


def _wanted(game: Game) -> tuple[set[str], dict[str, set[str]]]:
    """Return the ids that every language needs, and by kind the names that may follow."""
    rules, played = game.rules, played_games(game)
    families = {family.name for family in rules.families}
    phases = {rules.phases[phase] for phase, _ in rules.steps}
    chances = {rules.phases[phase] for phase in rules.outcomes}
    entries = [entry for each in played for entry in each.last.entries if entry.actor == CHANCE]
    unseen = {f"{rules.phases[entry.phase]}-unseen" for entry in entries if entry.seen != EVERYBODY}
    events = {kind.key for kind in rules.events}
    lines = {line.key for each in played for line in each.last.scores.sheet}
    numbers = {str(number) for number in refusing_numbers(game)}
    needed = {str(number) for number in rules.phase_rules.values()}
    wanted = {"game", "game-about", *(f"option-{option.name}" for option in game.options)}
    styles = set(map(name_of_style, styles_of(game)))
    wanted |= {f"bot-{style}{about}" for style in styles for about in ("", "-about")}
    for kind, names in (
        ("act", families), ("log", families), ("phase", phases), ("chance", chances | unseen), ("event", events),
        ("line", lines), (game.prefix, needed),
    ):  # fmt: skip
        wanted |= {f"{kind}-{name}" for name in names}
    return wanted, {
        "act": families,
        "log": families,
        "phase": set(rules.phases),
        "chance": chances | {f"{phase}-unseen" for phase in chances},
        "event": events,
        "brief": families,
        "again": families,
        "result": events | {f"{event}-{family}" for event in events for family in families},
        game.prefix: numbers,
    }


def _explain(kind: str, game: Game) -> str:
    return {
        "act": "there is no such family of actions",
        "log": "there is no such family of actions",
        "brief": "there is no such family of actions",
        "again": "there is no such family of actions",
        "phase": "there is no such phase",
        "chance": "there is no such phase with outcomes",
        "event": "there is no such event",
        "result": "there is no such event",
        game.prefix: "no action is refused by this rule",
    }[kind]
