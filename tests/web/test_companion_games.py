"""Games at a real table with hidden hands, entered over the API: every action can be entered, and its page is whole.

Whole games take minutes, so `make test` enters them only at some moments: games that were played before (golden ones
and random ones with fixed seeds) are looked through, and if an action is made in a phase for the first time, the
game is stored as it was before, and the action is entered over the API. `make soak` also enters long random games from
their beginning.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.companion.entered_game import ASSUMED, ENTERED, EnteredGame, write_move
from perihelion.core.game import Game
from perihelion.core.log import Entry
from perihelion.core.position import Position
from perihelion.core.view import hides_anything
from perihelion.core.vocabulary import CHANCE, EVERYBODY, OVER
from perihelion.store import companions
from tests.selection import SOAK
from tests.support import ALL_GAMES, few_options
from tests.web.in_process import Client, serving

GOLDEN = Path(__file__).parent.parent / "golden"
MOST = 2000 if SOAK else 400
"""How many entries a random game has at most."""
LONG = 400 if SOAK else 8
"""How many entries a game has at most that is entered from its beginning."""
ALL_OF_SOLARI = {"rand": "V", "use_hunter": True, "use_blocker": True, "use_doubler": True}
RARE: dict[str, list[tuple[dict[str, Any], int]]] = {
    "leduc": [({}, seed) for seed in (1, 2, 3)],
    "solari": [({"level": 2, "players": 4, "teams": True, **ALL_OF_SOLARI}, 23)],
    "solarius": [({"players": 2, "start": "free", "arrangement": "fixed"}, 35)],
    "solenia": [({"players": 3, "variant": "upgrades", "layout": "random"}, seed) for seed in (2, 17)],
}
"""Options and seeds of random games in which something happens that hardly ever does."""
REACHED = {"leduc": 3, "solari": 20, "solaris": 32, "solarius": 50, "solenia": 11}
"""How many pairs of a phase and a family of actions must be entered; the rules have 3, 24, 32, 122 and 11."""

Step = tuple[int, str]
"""A phase, and the family of an action made there; "~" for what chance brings."""


AT_ANY_TIME = {"sell", "xbuy", "drive-up", "finish"}
"""Families of Solarius Mission that are possible in nearly every phase; to enter each of them once is enough."""


def step_of(game: Game, entry: Entry) -> Step:
    if entry.actor == CHANCE:
        return entry.phase, "~"
    name = game.actions.family(entry.number)[0].name
    return (-1 if name in AT_ANY_TIME and not SOAK else entry.phase), name


def play_rare_first(game: Game, options: dict[str, Any], seed: int, made: Counter[Step]) -> Position:
    """Play a random game in which people prefer what was made least often."""
    position, dice = perihelion.new(game.key, **options), random.Random(seed)
    while position.actor != OVER and len(position.entries) < MOST:
        if position.actor == CHANCE:
            outcomes = position.outcome_ids
            position.play(dice.choices(list(outcomes), list(outcomes.values()))[0])
            continue
        legal = position.legal_ids
        dice.shuffle(legal)
        phase = int(position.unchanged.phase)
        position.play(min(legal, key=lambda i: made[phase, game.actions.family(i)[0].name]))
        made[step_of(game, position.entries[-1])] += 1
    return position


def played_games(game: Game) -> Iterator[Position]:
    """Games that were played before."""
    for file in sorted(GOLDEN.glob(f"{game.key}-*.game")):
        yield perihelion.replay(file.read_text())
    made: Counter[Step] = Counter()
    for seed in range(20 if SOAK else 1):
        for options in few_options(game):
            yield play_rare_first(game, options, seed, made)
    for options, seed in RARE.get(game.key, []):
        yield play_rare_first(game, options, seed, Counter())


def last_moment_of_people(position: Position, kinds: list[str], text: str) -> tuple[EnteredGame, str] | None:
    """Return the last moment up to here at which somebody has to enter something, and what it was."""
    position, kinds = position.copy(), list(kinds)
    while True:
        entered = EnteredGame(position.copy(), kinds)
        entered.play_forced_steps()
        if len(entered.kinds) == len(kinds):
            return entered, text
        if not position.entries:
            return None
        last = position.entries[-1]
        text = write_move(last.actor, last.text)
        position.undo()
        kinds.pop()


class Page:
    """The page of a game at a real table; `made` has every step that was made there."""

    def __init__(self, client: Client, game: Game):
        self.client, self.game = client, game
        self.made: Counter[Step] = Counter()
        self.path, self.id, self.guest = "", "", ""
        self.shown: dict[str, Any] = {}

    async def begin(self, options: dict[str, Any]) -> None:
        """Begin another game instead of the one before: nobody keeps hundreds."""
        if self.path:
            await self.client.post(f"{self.path}/delete")
        answer = await self.client.post("/api/companions", json={"game": self.game.key, "options": options})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        self.path = f"/api/companions/{self.id}"
        answer = await self.client.get(self.path)
        assert answer.status_code == 200, answer.text
        self.arrive(answer.json())
        self.count_steps(0)

    async def go_to(self, entered: EnteredGame) -> None:
        """Store the game as it was at a moment."""
        values = {"moves": entered.moves, "kinds": entered.kinds, "ended": False}
        await companions.change(self.client.services.database, self.id, **values)
        self.client.services.entered.keep(self.id, entered)
        self.shown = {"count": len(entered.kinds)}

    def arrive(self, shown: dict[str, Any]) -> None:
        self.shown = shown
        assert shown["board"] is not None, "the board was drawn"
        assert shown["unshown"] is None, "everything is shown"

    async def enter(self, entry: str) -> bool:
        """Enter something; return whether the rules allow it."""
        before = self.shown["count"]
        answer = await self.client.post(f"{self.path}/enter", json={"entry": entry, "count": before})
        if answer.status_code == 409:
            assert answer.json()["error"] == "illegal", (entry, answer.text)
            return False
        assert answer.status_code == 200, (entry, answer.text)
        self.arrive(answer.json())
        self.count_steps(before)
        return True

    def count_steps(self, first: int) -> None:
        """Count what is in the log of the server from an entry on, also what followed by itself."""
        entries = self.client.services.entered._known[self.id].position.entries
        self.made.update(step_of(self.game, each) for each in entries[first:])

    async def enter_any(self, dice: random.Random) -> None:
        """Enter something of what the page offers, rare families first. Not everything goes with what came before."""
        if self.shown["actor"] == OVER:
            return
        offered = self.shown["choices"] + [tile for tile in self.shown["pad"] if tile["possible"]]
        entries = [each["action"] for each in offered]
        dice.shuffle(entries)
        if self.shown["actor"] != CHANCE:
            family, ids = self.game.actions.family, self.game.actions.ids
            seen = Counter({name: n for (_, name), n in self.made.items()})
            entries.sort(key=lambda entry: seen[family(ids[entry])[0].name])
        for entry in entries:
            if await self.enter(entry):
                return
        raise AssertionError(f"nothing that is offered can be entered: {self.shown['prompt']} {entries}")


async def enter_new_steps(page: Page, game: Position) -> None:
    """Look through a game that was played; enter what was not made before, and something else after it."""
    new = [i for i, entry in enumerate(game.entries) if not page.made[step_of(page.game, entry)]]
    if not new:
        return
    dice, position, kinds = random.Random(len(game.entries)), game.copy(), []
    while position.entries:
        position.undo()
    await page.begin(game.options)
    hides = hides_anything(position.unchanged)
    for entry in game.entries[: new[-1] + 1]:
        text = write_move(entry.actor, entry.text)
        if not page.made[step_of(page.game, entry)]:
            moment = last_moment_of_people(position, kinds, text)
            if moment is not None:
                await page.go_to(moment[0])
                assert await page.enter(moment[1]), moment
                if SOAK or dice.random() < 0.3:
                    await page.enter_any(dice)
        position.repeat(text)
        kinds.append(ASSUMED if entry.actor == CHANCE and hides and entry.seen != EVERYBODY else ENTERED)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_action_can_be_entered_with_hidden_hands(key: str, tmp_path: Path):
    game = perihelion.games()[key]

    async def story() -> Counter[Step]:
        async with serving(tmp_path) as client:
            page = Page(client, game)
            for played in played_games(game):
                await enter_new_steps(page, played)
            return page.made

    made = asyncio.run(story())
    decisions = {step for step in made if step[1] != "~"}
    missing = {family.name for family in game.rules.families} - {name for _, name in decisions}
    assert not missing, f"no game has {missing}: look for other seeds in RARE"
    assert {phase for phase, name in made if name == "~"} == set(game.rules.outcomes)
    assert len(decisions) >= REACHED[key], sorted(decisions)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_games_are_entered_from_the_beginning(key: str, tmp_path: Path):
    """In `make soak` hundreds of entries with every option by itself; in `make test` a few entries of one game."""
    game = perihelion.games()[key]

    async def story() -> None:
        async with serving(tmp_path, lang="de") as client:
            page = Page(client, game)
            for options in few_options(game) if SOAK else few_options(game)[:1]:
                dice = random.Random(str(options))
                await page.begin(options)
                while page.shown["actor"] != OVER and page.shown["entered"] < LONG:
                    await page.enter_any(dice)

    asyncio.run(story())
