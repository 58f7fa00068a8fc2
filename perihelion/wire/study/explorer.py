"""What was played in a position, in words: counts of everybody and of each level, with intervals (docs/explorer.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...bots import BOTS
from ...bots.ratings import wilson
from ...core.opening_index import ME, PEOPLE, Played, index_of
from ...core.position_keys import KINDS, OWN, keys_now
from ...table.bot_names import bot_name
from ..schemas.explorer import Explored, ExplorerMove, ExplorerPlayer, ExplorerSection
from ..table.frames import Frame

ORDER = (ME, PEOPLE, *BOTS)
"""The order in which players are listed."""


def find_position_keys(frame: Frame) -> dict[str, int]:
    """Return the keys of the position that is shown; none if the viewer does not know what the seat to act knows."""
    position = frame.position
    if position.actor < 0 or frame.view.seat != position.actor:
        return {}
    return keys_now(position)


def describe_played(frame: Frame, keys: Mapping[str, int], stored: Mapping[str, Sequence[Played]]) -> Explored:
    """Return what was played in positions with these keys: what is stored, and the index of the game."""
    index = index_of(frame.position.game)
    sections: list[ExplorerSection] = []
    for kind in KINDS:
        if kind in keys:
            rows = [*stored.get(kind, ()), *(index.find(keys[kind]) if index is not None else ())]
            section = _describe_section(frame, kind, rows)
            if section.moves and not (kind == OWN and sections and sections[-1].moves == section.moves):
                sections.append(section)  # before a seat's first decision, its own ones say nothing new
    return Explored(turn=bool(keys), sections=sections)


def _describe_section(frame: Frame, kind: str, rows: Sequence[Played]) -> ExplorerSection:
    """Return the moves of equal positions. Those that are not possible in this one are left out."""
    sums: dict[int, dict[str, Played]] = {}
    legal = set(frame.view.legal)
    for row in rows:
        if row.action in legal:
            players = sums.setdefault(row.action, {})
            known = players.get(row.who)
            players[row.who] = row if known is None else _add(known, row)
    moves = sorted(sums.items(), key=lambda item: (-_count(item[1]), item[0]))
    return ExplorerSection(
        kind=kind,
        n=sum(_count(players) for players in sums.values()),
        moves=[_describe_move(frame, action, players) for action, players in moves],
    )


def _add(a: Played, b: Played) -> Played:
    return a._replace(n=a.n + b.n, wins=a.wins + b.wins, points=a.points + b.points)


def _count(players: Mapping[str, Played]) -> int:
    """Return how often a move was played. My own public games are among those of all people."""
    others = sum(row.n for who, row in players.items() if who != ME)
    return max(others, players[ME].n) if ME in players else others


def _describe_move(frame: Frame, action: int, players: Mapping[str, Played]) -> ExplorerMove:
    listed = sorted(players, key=lambda who: ORDER.index(who) if who in ORDER else len(ORDER))
    return ExplorerMove(
        action=frame.position.game.actions.texts[action],
        says=frame.describe(action),
        players=[_describe_player(frame, players[who]) for who in listed],
    )


def _describe_player(frame: Frame, row: Played) -> ExplorerPlayer:
    share, words = wilson(row.wins, row.n), frame.view.words
    return ExplorerPlayer(
        who=row.who,
        name=words(f"explorer-{row.who}") if row.who in (ME, PEOPLE) else bot_name(words, row.who),
        n=row.n,
        share=share.value,
        low=share.low,
        high=share.high,
        points=row.points / row.n,
    )
