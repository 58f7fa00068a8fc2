"""Tables for tests: made in memory, with given draws."""

from __future__ import annotations

import time

from perihelion.core.chance import FastDraws
from perihelion.core.registry import game as find
from perihelion.core.rules_version import rules_version
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.forced_steps import play_forced_steps
from perihelion.table.replay import replay_log
from perihelion.table.seats import number_persons, read_wishes
from perihelion.table.settings import Settings
from perihelion.table.table import Table, TableHead
from perihelion.table_log.bodies import SeatsAssigned

ADA, BOB, EVE = "guest-ada", "guest-bob", "guest-eve"
LEVELS = ["random", "greedy"]


class Told:
    """Draws the given outcomes, then always the first."""

    def __init__(self, *draws):
        self.draws, self.asked = list(draws), []

    def draw(self, number, weights):
        self.asked.append(number)
        return self.draws.pop(0) if self.draws else 0


class Luck:
    """Draws at random, but always the same."""

    def __init__(self, seed):
        self._draws = FastDraws(seed)

    def draw(self, number, weights):
        return self._draws.draw(weights)


def table(game="leduc", seats=("me", "open"), chance=None, guests=(ADA,), options=None, **settings):
    """A table whose first seats are as written; further guests sit down in their order."""
    found = find(game)
    chosen = found.read_options(options or {})
    head = TableHead("table", game, chosen, Settings(**settings), ADA, time.time(), rules_version(found))
    made = Table(head, SYSTEM_TIME, chance or Told())
    wished = read_wishes(seats, made.position.seats, ADA, "Ada", LEVELS)
    made.add(SeatsAssigned(seats=number_persons(wished, ())))
    play_forced_steps(made)
    for guest in guests[1:]:
        free = next(i for i, seat in enumerate(made.seats) if seat.kind == "free")
        commands.take_seat(made, guest, guest.removeprefix("guest-").title(), free)
    return made


def two(game="leduc", **settings):
    """Ada and Bob at a table."""
    return table(game, guests=(ADA, BOB), **settings)


def play(made, guest, action, after=None):
    """Play an action at the present count."""
    return commands.play_action(made, guest, action, made.count if after is None else after)


def again(made):
    """The same table, read from its log."""
    return replay_log(made.head, SYSTEM_TIME, made.log, Told())
