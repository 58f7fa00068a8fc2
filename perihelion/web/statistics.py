"""Draws against expectation, in words: of a table as far as a viewer may know them, and of all games of a guest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from ..core.game import Game
from ..core.game import game as find
from ..errors import UnknownGame
from ..play.draws import Draw, Group, all_draws, grouped, seen_draws
from ..play.entries import LogEntry
from ..store.tables import StoredEntry
from ..words import Words
from .snapshot import Shown
from .visitors import table_words

GAMES = 100
"""How many of a guest's last games are added up."""

FEW = 8
"""Fewer draws say nothing."""

RARE = 0.01


def of_table(shown: Shown, seat: int, lang: str) -> dict[str, Any]:
    """The draws of a table: all where its seal is open, otherwise what the seat saw."""
    table, words = shown.table, shown.words(lang)
    _ = shown.teller  # what is kept belongs to the table as it is now
    draws = all_draws(table.game, table.log) if table.opened else seen_draws(table, seat, shown.odds)
    return {"full": table.opened, "groups": said(draws, table.game, words)}


def of_guest(logs: Iterable[tuple[Any, Sequence[StoredEntry]]], guest: str, lang: str) -> list[dict[str, Any]]:
    """All finished games of a guest, game by game."""
    everything: dict[str, list[Draw]] = defaultdict(list)
    mine: dict[str, list[Draw]] = defaultdict(list)
    games: dict[str, int] = defaultdict(int)
    for row, entries in logs:
        try:
            drawn = all_draws(find(row.game), [LogEntry(*entry) for entry in entries])
        except (UnknownGame, ValueError, KeyError):
            continue  # a game that is no longer installed, or whose phases were others
        held = {n for n, seat in enumerate(row.summary["seats"]) if seat["guest"] == guest}
        games[row.game] += 1
        everything[row.game] += drawn
        mine[row.game] += [one for one in drawn if one.seat in held]
    answer = []
    for key, played in sorted(games.items()):
        words = table_words(lang, find(key).package)
        both = {name: said(draws[key], find(key), words) for name, draws in (("all", everything), ("mine", mine))}
        answer.append({"game": key, "gameName": words("game"), "games": played, **both})
    return answer


def said(draws: Sequence[Draw], game: Game, words: Words) -> list[dict[str, Any]]:
    """Draws by kind, in words."""
    return [_group(group, game, words) for group in grouped(draws)]


def _group(group: Group, game: Game, words: Words) -> dict[str, Any]:
    key = f"draws-{group.what}"
    labels = _labels(game, group.what, words)
    return {
        "label": words(key if words.has(key) else "draws-other"),
        "draws": group.draws,
        "chance": round(group.chance, 4),
        "says": _says(group, words),
        "seats": [{"seat": seat, "draws": draws} for seat, draws in sorted(group.seats.items())],
        "faces": [
            {"label": labels.get(face.text, face.text), "drawn": face.drawn, "expected": round(face.expected, 2)}
            for face in group.faces
        ],
    }


def _says(group: Group, words: Words) -> str:
    """The test in one sentence."""
    if group.draws < FEW:
        return words("draws-few")
    percent = 100 * group.chance
    rare = group.chance < RARE
    return words("draws-rare" if rare else "draws-usual", percent=f"{percent:.1f}" if rare else str(round(percent)))


def _labels(game: Game, what: str, words: Words) -> dict[str, str]:
    """The words of all outcomes of a kind."""
    book = next(book for book in game.outcomes.values() if book.families[0].name == what)
    family = book.families[0]
    labels = {}
    for member, text in enumerate(book.texts):
        parts = []
        for axis, index in zip(family.axes, family.split(member), strict=True):
            key = f"{axis.name}-{index}"
            parts.append(words(key) if words.has(key) else str(axis.labels[index]))
        labels[text] = " ".join(parts)
    return labels
