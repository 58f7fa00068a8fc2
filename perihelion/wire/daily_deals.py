"""The deal of a day as pages show it. Nothing here contains a guest's id, or draws of a deal that is not open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..fair.deal import LEAVES_OUT
from ..json_types import JsonObject
from ..table.bot_names import bot_name
from ..table.ranking import DealResult, Place, rank_tables
from ..table_log.bodies import PERSON
from .game_names import game_name, name_luck
from .schemas.deals import DailyDeal, ModelResult, MyDeal
from .table_words import table_words

LEFT_OUT = "left out"
"""The kind of a day that a wrong clock made."""


class DealRow(Protocol):
    """What is stored of a deal."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def terms(self) -> JsonObject: ...
    @property
    def commitment(self) -> str: ...
    @property
    def secret(self) -> str: ...
    @property
    def parts(self) -> Sequence[str] | None: ...
    @property
    def opened(self) -> float | None: ...


class DealEntry(Protocol):
    """What is stored of a guest who began a deal."""

    @property
    def guest(self) -> str: ...
    @property
    def table(self) -> str: ...
    @property
    def result(self) -> DealResult | None: ...
    @property
    def lost(self) -> float | None: ...


def describe_deal(
    row: DealRow,
    entries: Sequence[DealEntry],
    guest: str,
    lang: str,
    now: int,
    model: ModelResult | None = None,
    following: DealRow | None = None,
) -> DailyDeal:
    """Return the deal of a day as a guest may see it now, with what others did and how the strongest bot did."""
    terms, words = row.terms, table_words(lang)
    ended = [(entry, entry.result) for entry in entries if entry.result is not None]
    places = rank_tables([result for _, result in ended])
    mine = next((entry for entry in entries if entry.guest == guest), None)
    of_table = {entry.table: place for (entry, _), place in zip(ended, places, strict=True)}
    played = row.opened is not None or (mine is not None and mine.result is not None)
    return {
        "day": row.id,
        "game": row.game,
        "gameName": game_name(row.game, lang),
        "luck": name_luck(row.game, lang),
        "picture": f"/pictures/{row.game}.svg",
        "opponents": [bot_name(words, wish.partition(":")[2]) for wish in terms["seats"] if wish != PERSON],
        "seat": terms["seats"].index(PERSON),
        "made": terms["made"],
        "begins": terms["begins"],
        "ends": terms["ends"],
        "opens": terms["opens"],
        "previous": terms["previous"],
        "now": now,
        "opened": row.opened is not None,
        "leavesOut": sorted(terms.get(LEAVES_OUT, ())),
        "leftOut": row.kind == LEFT_OUT,
        "commitment": row.commitment,
        "secret": row.secret if row.opened is not None else None,
        "parts": None if row.parts is None else len(row.parts),
        "mine": None if mine is None else _describe_mine(mine, of_table),
        "begun": len(entries),
        "results": [
            {
                "points": place.points,
                "lead": place.lead,
                "place": place.place,
                "finished": place.finished,
                "mine": entry.guest == guest,
            }
            for (entry, _), place in zip(ended, places, strict=True)
        ]
        if played
        else [],
        "model": model,
        "next": None
        if following is None
        else {
            "day": following.id,
            "gameName": game_name(following.game, lang),
            "commitment": following.commitment,
        },
    }


def _describe_mine(entry: DealEntry, places: dict[str, Place]) -> MyDeal:
    place, result = places.get(entry.table), entry.result
    return {
        "table": entry.table,
        "link": f"/t/{entry.table}",
        "over": result is not None,
        "finished": bool(result and result["finished"]),
        "points": place and place.points,
        "others": [points for n, points in enumerate(result["points"]) if n != result["seat"]] if result else [],
        "lead": place and place.lead,
        "place": place and place.place,
        "lost": entry.lost,
    }
