"""The log tells everything: energy, laser and hand sizes of all players add up from its sentences alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest

import perihelion
from perihelion.core.narration import narrate_entry
from perihelion.core.position import Position
from perihelion.core.record import Record
from perihelion.words import Words
from tests.selection import SOAK
from tests.support import walk

from .base import GAME

WORDS = Words("en", GAME.package, players=5)
STATIONS = [WORDS(f"station-{station}") for station in range(6)]
FULL = 7
ONE = {"a": 1, "one": 1, "the": 1}
GAMES = 200 if SOAK else 3


def amount(word: str) -> int:
    """A number as the log writes it."""
    return ONE.get(word) or int(word)


class Reader:
    """The amounts of all players, as far as the sentences of the log have told them."""

    def __init__(self, seats: int, standard: bool):
        self.ring = STATIONS.copy() if standard else []
        self.players = [WORDS.seat(seat) for seat in range(seats)]
        self.energy = {(player, station): 0 for player in self.players for station in STATIONS}
        self.laser = dict.fromkeys(self.players, 0)
        self.hand = dict.fromkeys(self.players, 0)
        self.active = ""

    def read(self, sentence: str) -> None:
        """Change the amounts as a sentence says. Exactly one pattern has to fit."""
        found = [(tell, fit) for pattern, tell in self.PATTERNS.items() if (fit := re.fullmatch(pattern, sentence))]
        assert len(found) == 1, sentence
        tell, fit = found[0]
        tell(self, **fit.groupdict())

    def lay(self, station: str) -> None:
        self.ring.append(station)
        if len(self.ring) == len(STATIONS) - 1:
            self.ring.append(STATIONS[-1])

    def start(self, player: str, digits: str) -> None:
        for station, energy in zip(self.ring, digits.split(), strict=True):
            self.energy[player, station] = int(energy)

    def activate(self, station: str) -> None:
        self.active = station

    def take(self, player: str, cards: str = "1") -> None:
        self.hand[player] += amount(cards)

    def give_away(self, player: str) -> None:
        self.hand[player] -= 1

    def play(self, player: str, price: str | None, now: str, station: str) -> None:
        self.give_away(player)
        self.pay(player, price or "0")
        self.energy[player, station] += 1
        assert self.energy[player, station] == int(now)

    def shoot(self, player: str, station: str, now: str) -> None:
        self.energy[player, STATIONS[-1]] -= 1
        self.energy[player, station] -= 1
        self.laser[player] += 1
        assert self.laser[player] == int(now)

    def send(self, player: str, source: str, station: str, now: str) -> None:
        self.give_away(player)
        self.energy[player, source] -= 1
        self.energy[player, station] += 1
        assert self.energy[player, station] == int(now)

    def pay(self, player: str, price: str = "1") -> None:
        self.energy[player, self.active] -= int(price)

    def rob(self, player: str, victim: str) -> None:
        self.pay(player)
        self.give_away(victim)

    def grant(self, player: str, price: str, way: str, first: str, last: str, count: str | None, full: str) -> None:
        self.pay(player, price)
        onward = 1 if way == "clockwise" else -1
        walk = [self.ring[(self.ring.index(first) + onward * i) % len(self.ring)] for i in range(len(self.ring))]
        between = walk[: walk.index(last) + 1]
        served = [station for station in between if self.energy[player, station] < FULL] if count else {first, last}
        assert len(served) == int(count or len(served))
        assert bool(full) == bool(count and len(served) < len(between))
        for station in served:
            self.energy[player, station] += 1

    def nothing(self, **_: str) -> None:
        """The sentence changes no amount."""

    P, S, C = r"(?P<player>\w+)", "(?P<station>[a-z ]+)", "the [a-z ]+ card"
    PATTERNS: ClassVar[dict[str, Callable[..., None]]] = {
        f"Next on the ring lies the {S}.": lay,
        rf"{P} starts with (?P<digits>[\d ]+) energy, counted clockwise from the first station.": start,
        f"On to the {S}.": activate,
        f"{P} is dealt (?P<cards>a) card.": take,
        f"{P} draws (?P<cards>a) card from the stack.": take,
        f"{P} takes {C} from the display.": take,
        rf"{P} draws (?P<cards>one|\d+) cards? for (a station|stations) with 0 or 1 energy.": take,
        rf"{P} picks up (the )?(?P<cards>the|\d+) cards? taken in the canteen.": take,
        f"{P} discards {C}.": give_away,
        f"{P} plays {C}.": give_away,
        rf"{P} plays {C}( for (?P<price>\d) energy)? and now has (?P<now>\d) energy at the {S}.": play,
        rf"1 energy from the energy centre and 1 from the {S} go to the laser: {P} is now at (?P<now>\d+).": shoot,
        rf"2 energy from the (?P<station>energy centre) bring 1 to the laser: {P} is now at (?P<now>\d+).": shoot,
        rf"{P} sends 1 energy from the (?P<source>[a-z ]+) to the {S} with {C}: now (?P<now>\d) there.": send,
        f"{P} pays (?P<price>1) energy at the headquarters for two cards.": pay,
        f"{P} pays another energy for two cards.": pay,
        rf"{P} pays (?P<price>1) energy and docks the \w+ shuttle at the [a-z ]+.": pay,
        rf"{P} pays 1 energy and takes a card from (?P<victim>\w+).": rob,
        rf"{P} pays (?P<price>\d) energy and gives (?P<way>[a-z-]+): "
        r"1 to the (?P<first>(?P<last>[a-z ]+))(?P<count>)(?P<full>).": grant,
        rf"{P} pays (?P<price>\d) energy and gives (?P<way>[a-z-]+): "
        r"1 each to the (?P<first>[a-z ]+) and the (?P<last>[a-z ]+)(?P<count>)(?P<full>).": grant,
        rf"{P} pays (?P<price>\d) energy and gives (?P<way>[a-z-]+): 1 each to (?P<count>\d) stations, "
        r"from the (?P<first>[a-z ]+) to the (?P<last>[a-z ]+)(?P<full>(, full ones left out)?).": grant,
        rf"{P} (passes|exchanges a card|finishes the action|wins|shares the victory).": nothing,
        rf"{P} places the energy tokens.": nothing,
        rf"{P} (replenishes energy at|redirects energy from|uses) the [a-z ]+.": nothing,
        r"(A \w+ bridge is drawn|Starting tile \w\d is dealt|The [a-z ]+ card joins the display).": nothing,
        "It lies face down.": nothing,
        "A card is turned up for the bridges: [a-z ]+ card.": nothing,
        r"The [a-z ]+ has new bridges: \w+ clockwise, \w+ counter-clockwise.": nothing,
        "The stack is used up; the discard pile becomes the new stack.": nothing,
        r"Round \d+ begins. All shuttles are back in the supply.": nothing,
        r"Nobody has reached 7 on the laser; the game ends after round \d+.": nothing,
    }  # fmt: skip


def amounts(s: Record, reader: Reader) -> Iterator[tuple[object, int, int]]:
    """Each amount as the board shows it and as the log told it."""
    for seat, player in enumerate(reader.players):
        yield (player, "laser"), s.laser[seat], reader.laser[player]
        yield (player, "hand"), s.hand_n[seat], reader.hand[player]
        for station, name in enumerate(STATIONS):
            yield (player, name), s.energy[seat, station], reader.energy[player, name]


@pytest.mark.parametrize("seed", range(GAMES))
def test_everything_adds_up_from_the_log_alone(seed: int):
    layout = "standard" if seed % 2 else "random"
    position = perihelion.new("solaris", players=3 + seed % 3, layout=layout, max_rounds=2 + seed % 4, lang="en")
    boards: dict[int, Record] = {}
    for p in walk(position, seed, 5000):
        if p.phase == "CHOOSE":
            boards[len(p.entries)] = p.plain
    boards[len(position.entries)] = position.plain
    check(position, boards, Reader(position.seats, layout == "standard"))


def check(position: Position, boards: dict[int, Record], reader: Reader) -> None:
    """Read the log as a spectator sees it; compare at the beginning of each turn and at the end of the game."""
    view = position.view()
    for i in range(len(view.log)):
        if i in boards:
            wrong = [each for each in amounts(boards[i], reader) if each[1] != each[2]]
            assert not wrong, (i, wrong)
        for sentence in narrate_entry(view, i):
            reader.read(sentence)
    assert not [each for each in amounts(position.plain, reader) if each[1] != each[2]]
