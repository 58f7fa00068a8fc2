"""The log tells the truth: everything that players can see of each other's possessions adds up from its sentences."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest

import perihelion
from perihelion.core.narration import narrate_entry
from perihelion.core.vocabulary import SPECTATOR
from perihelion.games.solenia.rules.components import ORDER_STARS
from perihelion.games.solenia.rules.scoring import order_stars, rival_points
from perihelion.games.solenia.rules.state import State, is_rival
from tests.selection import SOAK, selection

GOODS = ("wood", "wheat", "stone", "water")
NAMES = {"Crimson": 0, "Teal": 1, "Violet": 2, "Olive": 3}
GAINED = re.compile(r"(?:gets|takes|salvages|place:|scores the card [^:]*:|At once) (.*)")
PAID = re.compile(r"(?:pays|returns|(?:Day|Night) order fulfilled:) (.*)")
AMOUNT = re.compile(r"(\d+) (wood|wheat|stone|water|star)")


class Shown(NamedTuple):
    """What the board shows: the amounts of each player, and the stars of the Rival."""

    players: list[dict[str, int]]
    rival: int


def amounts(text: str) -> Counter[str]:
    """Return what a part of a sentence counts: "+2 wood +1 star"."""
    return Counter({what: int(count) for count, what in AMOUNT.findall(text)})


class Reader:
    """A reader of the log who sees the set-up and nothing else."""

    def __init__(self, setup: Shown):
        self.had = [Counter(each) for each in setup.players]
        self.rival = 0
        self.turn = 0
        """The last seat that was named."""

    def read(self, sentence: str) -> None:
        self.turn = NAMES.get(sentence.split(" ")[0], self.turn)
        had = self.had[self.turn]
        if sentence.startswith("The Rival"):
            self.rival += sum(int(count) for count, what in AMOUNT.findall(sentence) if what == "star")
        elif paid := PAID.search(sentence):
            counted = amounts(paid[1])
            had["order stars"] += counted.pop("star", 0)
            had.subtract(counted)
        elif "leaves out" in sentence:
            had.update(amounts(sentence))
        elif storage := re.search(r"now has (\d) storage spaces", sentence):
            had["storage"] = int(storage[1])
        elif gained := GAINED.search(sentence.partition("; at the end")[0]):
            had.update(amounts(gained[1]))
        had["hand"] += bool(re.search(r"is dealt (the|a) card|draws (the|a) card", sentence))
        had["hand"] -= bool(re.search(r"plays the card|discards the card", sentence))


def amounts_of(s: State, seat: int) -> dict[str, int]:
    """Return what the board shows of a player; an order that was delivered counts before it lies on its place."""
    delivered = ORDER_STARS[s.cur_tile] if s.cur_tile >= 0 and s.active == seat else 0
    return {
        **{good: s.goods[seat, j] for j, good in enumerate(GOODS)},
        "star": s.stars[seat],
        "order stars": order_stars(s, seat) + delivered,
        "storage": s.capacity[seat],
        "hand": s.hand_n[seat],
    }


def shown(p: perihelion.Position) -> Shown:
    """Return what the board shows."""
    s = cast(State, p.plain)
    return Shown([amounts_of(s, seat) for seat in range(p.seats)], rival_points(s) if is_rival(s, 1) else 0)


def random_game(players: int, variant: str, seed: int) -> Iterator[tuple[list[str], Shown]]:
    """Yield the sentences of each entry of a random game, for a spectator, and what the board shows after it."""
    p, draws = perihelion.new("solenia", players=players, variant=variant), random.Random(seed)
    boards = [shown(p)]
    while p.actor != perihelion.OVER:
        if p.actor == perihelion.CHANCE:
            p.play(draws.choices(list(p.outcome_ids), list(p.outcome_ids.values()))[0])
        else:
            orders = [text for text in p.legal if text.startswith("order")]
            p.play(draws.choice(orders or p.legal))
        boards.append(shown(p))
    view = p.view(SPECTATOR)
    yield [], boards[0]
    for i, board in enumerate(boards[1:]):
        yield narrate_entry(view, i), board


SEEDS = range(17) if SOAK else range(2)


@pytest.mark.parametrize(("players", "variant"), selection([1, 2, 3, 4], ["upgrades", "summer", "winter"]))
def test_what_players_have_adds_up_from_the_log_alone(players: int, variant: str):
    for seed in SEEDS:
        game = random_game(players, variant, seed)
        reader = Reader(next(game)[1])
        for sentences, board in game:
            for sentence in sentences:
                reader.read(sentence)
            assert list(map(Counter, board.players)) == reader.had, (seed, sentences)
            assert board.rival == reader.rival, (seed, sentences)
