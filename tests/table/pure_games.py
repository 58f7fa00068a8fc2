"""Plays whole games with people and bots in one process, from log entries and a function that draws.

Run as a script, it blocks every library of networks, databases, threads, processes and arrays before it imports
Perihelion. `test_pure_table.py` runs it. The table is given the runtime of the rules, as it is given the clock: the
libraries in ENGINE are allowed while the engine is imported, and only then.
"""

from __future__ import annotations

import importlib.metadata
import importlib.resources
import json
import logging  # noqa: F401  (before anything is blocked, because it imports the clock)
import os
import pkgutil
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import fluent.runtime  # noqa: F401  (before anything is blocked, because Babel imports threads)

if TYPE_CHECKING:
    from perihelion.table.table import Table, TableHead

NETWORKS = {"aiohttp", "http", "httpx", "smtplib", "socket", "socketserver", "ssl", "urllib3", "websockets"}
DATABASES = {"aiosqlite", "asyncpg", "psycopg", "sqlalchemy", "sqlite3"}
LIBRARIES = {"highspy", "numba", "numpy", "pydantic", "starlette", "torch", "uvicorn", "webauthn"}
ENGINE = {"queue", "select", "selectors", "signal", "subprocess", "threading", "time"}
THREADS = {"asyncio", "concurrent", "multiprocessing", "sched", *ENGINE}

ADA, BOB = "guest-ada", "guest-bob"
LEVEL = "random"


class Blocker:
    """Finds no blocked module."""

    def __init__(self, names: Iterable[str]):
        self.names = set(names)

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Raise ImportError for a blocked module, and leave all others to the usual finders."""
        if name.partition(".")[0] in self.names:
            raise ImportError(f"{name} is blocked")

    def block(self) -> None:
        """Forget blocked modules that the standard library has imported for itself."""
        for name in [name for name in sys.modules if name.partition(".")[0] in self.names]:
            del sys.modules[name]


WITH_THREADS = "perihelion.core.slow_rules"
"""Stops endless rules of installed games; nothing imports it unless there are such games."""


def import_all(package: str) -> None:
    """Import every module of a package."""
    root = importlib.import_module(package)
    for module in pkgutil.iter_modules(root.__path__, f"{package}."):
        if module.name != WITH_THREADS:
            importlib.import_module(module.name)


class Ticking:
    """A clock that goes on by one second whenever it is read."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


class Drawing:
    """The function that draws, as a table takes it."""

    def __init__(self, draw: Callable[[list[int]], int]):
        self._draw = draw

    def draw(self, number: int, weights: list[int]) -> int:
        """Return the index of an outcome."""
        return self._draw(list(weights))


class Page:
    """The page of a player: it commits, reveals, and plays with the links that the seal asks for."""

    def __init__(self, table: Table, guest: str):
        import hashlib

        from perihelion.fair.links import LINKS

        self.table, self.guest = table, guest
        self.links = [guest.encode().ljust(32, b".")]
        for _ in range(LINKS):
            self.links.append(hashlib.sha256(self.links[-1]).digest())
        self.links.reverse()

    def commit(self) -> None:
        """Commit to the contribution."""
        from perihelion.fair.draw import compute_contribution_commitment
        from perihelion.table import seal_commands

        seal, head = self.table.seal, self.table.head
        made = compute_contribution_commitment(self.links[0], seal.commitment, head.table, seal.round)
        seal_commands.commit(self.table, self.guest, made)

    def reveal(self) -> None:
        """Reveal the contribution."""
        from perihelion.table import seal_commands

        seal_commands.reveal(self.table, self.guest, self.links[0].hex())

    def play(self, text: str) -> None:
        """Play an action, with the link if the table asks for it."""
        from perihelion.table import commands
        from perihelion.table.errors import LinkNeeded

        try:
            commands.play_action(self.table, self.guest, text, self.table.count)
        except LinkNeeded:
            link = self.links[self.table.draw_count + 1].hex()
            commands.play_action(self.table, self.guest, text, self.table.count, link=link)


def lay_table(game: str, options: dict[str, Any], seats: list[str], draw: Callable[[list[int]], int] | None) -> Table:
    """Return a new table of Ada's at which Bob sits down; without `draw`, both seal it."""
    from perihelion.core.registry import game as find_game
    from perihelion.core.rules_version import rules_version
    from perihelion.table import commands
    from perihelion.table.forced_steps import play_forced_steps, start_seal_round
    from perihelion.table.seats import number_persons, read_wishes
    from perihelion.table.settings import Settings
    from perihelion.table.table import Table, TableHead
    from perihelion.table.time_source import TimeSource
    from perihelion.table_log.bodies import SeatsAssigned

    found, clock = find_game(game), Ticking()
    chosen = found.read_options(options)
    head = TableHead("pure", game, chosen, Settings(), ADA, clock(), rules_version(found))
    table = Table(head, TimeSource(clock, clock), Drawing(draw) if draw else None)
    wished = read_wishes(seats, len(seats), ADA, "Ada", [LEVEL])
    table.add(SeatsAssigned(seats=number_persons(wished, ())))
    if draw is None:
        start_seal_round(table, [ADA])
    play_forced_steps(table)
    commands.take_seat(table, BOB, "Bob", seats.index("open"), contributes=draw is None)
    return table


def play_whole_game(table: Table, choose: Callable[[int], int], resigns: bool) -> None:
    """Play until the game is over: people by their pages, bots by a function that decides. Ada undoes when she may."""
    from perihelion.core.vocabulary import OVER
    from perihelion.table import commands
    from perihelion.table.ending_commands import resign
    from perihelion.table.undo import find_undo
    from perihelion.table_log.bodies import PERSON, ActionsUndone

    pages = {guest: Page(table, guest) for guest in (ADA, BOB)}
    if table.chance is None:
        for page in pages.values():
            page.commit()
        for page in pages.values():
            page.reveal()
    assert table.running
    undone, decisions = 0, 0
    while not table.over:
        seat, legal = table.waits_for, table.position.legal_ids
        action = legal[choose(len(legal))]
        if table.seats[seat].kind != PERSON:
            commands.play_bot_action(table, seat, action, LEVEL)
        else:
            guest = table.seats[seat].guest
            pages[guest].play(table.game.actions.texts[action])
            if undone < 3 and find_undo(table, guest).possible:
                commands.undo_decision(table, guest, table.count)
                undone += 1
        decisions += 1
        if resigns and decisions == 40:
            resign(table, BOB, table.seats_of(BOB)[0], "Bob")
    assert table.position.actor == OVER
    assert list(table.ending.resigned.values()) == (["Bob"] if resigns else [])
    assert sum(isinstance(entry.body, ActionsUndone) for entry in table.log) == undone > 0
    assert any(getattr(entry.body, "bot", "") for entry in table.log)
    assert any(getattr(entry.body, "by", "") == BOB for entry in table.log)


def read_again(head: TableHead, stored: str, draw: Callable[[list[int]], int] | None) -> Table:
    """Return the table that stored entries lead to."""
    from perihelion.table.replay import replay_log
    from perihelion.table.time_source import TimeSource
    from perihelion.table_log.entries import read_entry

    clock = Ticking()
    entries = [read_entry(n, kind, data, time) for n, kind, data, time in json.loads(stored)]
    return replay_log(head, TimeSource(clock, clock), entries, Drawing(draw) if draw else None)


def write_log(table: Table, lang: str) -> list[str]:
    """Return the log in words, as Ada reads it."""
    from perihelion.core.recent_view import recent_view
    from perihelion.table.log_text import LogText
    from perihelion.words import Words

    words = Words(lang, table.game.package, "perihelion.table", players=len(table.seats))
    view = recent_view(table.position, table.seats_of(ADA)[0], words)
    return [line.says for line in LogText(table).lines(view)]


def check_game(game: str, options: dict[str, Any], seats: list[str], sealed: bool, resigns: bool) -> dict[str, Any]:
    """Play one game, read its entries into a second table, and return what both say about it."""
    from perihelion.core.chance import FastDraws
    from perihelion.fair.verify import verify_sealed_game
    from perihelion.table.results import find_result
    from perihelion.table.sealed_game import write_sealed_game

    luck, bots = FastDraws(11), FastDraws(12)
    draw = None if sealed else luck.draw
    table = lay_table(game, options, seats, draw)
    play_whole_game(table, bots.below, resigns)
    entries, table.unstored = table.unstored, []
    assert entries == table.log, "a table hands over every entry that it adds"
    stored = json.dumps([[entry.n, entry.kind, entry.data, entry.time] for entry in entries])
    again = read_again(table.head, stored, draw)
    assert again.record() == table.record()
    assert (again.log, again.count, again.scores) == (table.log, table.count, table.scores)
    assert not again.unstored
    texts = {lang: write_log(table, lang) for lang in ("en", "de")}
    assert texts == {lang: write_log(again, lang) for lang in texts}
    if sealed:
        assert not verify_sealed_game(write_sealed_game(table).encode()).findings
    result = find_result(table)
    assert result is not None
    return {
        "game": game,
        "entries": len(entries),
        "lines": {lang: len(lines) for lang, lines in texts.items()},
        "differ": sum(en != de for en, de in zip(texts["en"], texts["de"], strict=True)),
        "missing": sum("‹" in line for lines in texts.values() for line in lines),
        "players": [seat.player for seat in result.seats],
    }


GAMES: list[tuple[str, dict[str, Any], list[str], bool, bool]] = [
    ("solari", {"level": 2, "players": 4, "target": 6}, ["me", "open", f"bot:{LEVEL}", f"bot:{LEVEL}"], True, False),
    ("solaris", {"players": 3, "max_rounds": 3}, ["me", f"bot:{LEVEL}", "open"], False, False),
    ("solarius", {"players": 3}, ["me", "open", f"bot:{LEVEL}"], False, True),
    ("solenia", {"players": 3}, ["open", "me", f"bot:{LEVEL}"], True, False),
]
"""Game, options, seats, whether people seal it, and whether Bob resigns."""


def main() -> None:
    """Block, import, play, and print what was played."""
    os.environ["PERIHELION_RUNTIME"] = "interpreted"
    blocker = Blocker(NETWORKS | DATABASES | LIBRARIES | THREADS)
    sys.meta_path.insert(0, blocker)
    blocker.block()
    for package in ("core", "table", "table_log", *(f"games.{game}.rules" for game, *_ in GAMES)):
        import_all(f"perihelion.{package}")
    blocker.names -= ENGINE
    importlib.import_module("perihelion.engine.runtimes")
    blocker.names |= ENGINE
    blocker.block()
    for game in GAMES:
        print(json.dumps(check_game(*game)))
    assert not blocker.names & {name.partition(".")[0] for name in sys.modules}


if __name__ == "__main__":
    main()
