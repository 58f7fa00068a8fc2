"""The reference layout of section 9 of the specification, and short ways to write and read a position."""

from __future__ import annotations

import perihelion
from perihelion.games.solenia import GAME

R = GAME.rules
CARDS = ["0:ws", "0:wa", "0:gs", "0:ga", "0:kk", "1:w", "1:g", "1:s", "1:a", "1:k", "2:*w", "2:*g", "2:*s", "2:*a"]
COPIES = [1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1]
FIELDS = [f"{column}{row}" for row in "12345" for column in "abcde"]
STRIPS, SIDES = [0, 1, 4, 2, 3], [1, 1, 0, 0, 0]
SPARE_DAY, SPARE_NIGHT = [22, 23, 21, 20], [46, 47, 45, 44]
"""Tiles that need five goods, so that a display of them can rarely be served."""


def counts(cards: str) -> list[int]:
    """ "0:gs 1:k 1:k" as 14 numbers."""
    names = cards.split()
    assert set(names) <= set(CARDS)
    return [names.count(card) for card in CARDS]


def tableau(day=(), night=()) -> list[list[int]]:
    """Order tiles by place: a list fills the row from the left, a dictionary names columns."""
    rows = []
    for tiles in (day, night):
        line = [-1] * 6
        for column, tile in tiles.items() if isinstance(tiles, dict) else enumerate(tiles):
            line[column] = tile
        rows.append(line)
    return rows


def hands(
    given: dict[int, str], cards: dict[str, tuple[int, str]], players: int, used: str, active: int
) -> list[list[int]]:
    """The hands named; everybody else holds the first three cards that lie nowhere else."""
    result = []
    for seat in range(players):
        if seat in given:
            result.append(counts(given[seat]))
            continue
        left = COPIES.copy()
        for owner, card in cards.values():
            left[CARDS.index(card)] -= owner == seat
        if used and seat == active:
            left[CARDS.index(used)] -= 1
        hand = [0] * 14
        for _ in range(3):
            first = next(t for t in range(14) if left[t] > hand[t])
            hand[first] += 1
        result.append(hand)
    return result


def rl(
    hand: str | None = None,
    *,
    seat=0,
    players=2,
    cards=None,
    goods=None,
    display=None,
    boards=None,
    variant="summer",
    open_card="",
    **fields,
):
    """A position on the reference layout, `seat` to move.

    `cards` are {"d2": (0, "1:g")}, `goods` and `boards` go by seat; displays not given are hard to serve.
    """
    cards = cards or {}
    owner, kind = [-1] * 25, [-1] * 25
    for field, (who, card) in cards.items():
        owner[FIELDS.index(field)], kind[FIELDS.index(field)] = who, CARDS.index(card)
    shown = 4 if players == 4 else 3
    day, night = display or (SPARE_DAY[:shown], SPARE_NIGHT[:shown])
    boards = boards or {}
    state = {
        "phase": "FIELD" if open_card else "CARD",
        "active": seat,
        "strip": STRIPS,
        "side": SIDES,
        "card_owner": owner,
        "card_type": kind,
        "goods": [(goods or {}).get(p, [0, 0, 0, 0]) for p in range(players)],
        "hand": hands({} if hand is None else {seat: hand}, cards, players, open_card, seat),
        "display": [[*day, *[-1] * (4 - len(day))], [*night, *[-1] * (4 - len(night))]],
        "places": [tableau(**boards.get(p, {})) for p in range(players)],
    }
    if fields.get("phase") == "RIVAL":
        del state["active"]
    if open_card:
        state["cur_card"] = CARDS.index(open_card)
    return perihelion.position(
        "solenia", players=players, variant=variant, layout=0, lang="en", state={**state, **fields}
    )


def goods(p, seat=0) -> list[int]:
    return p.state["goods"][seat].tolist()


def stars(p, seat=0) -> int:
    return int(p.state["stars"][seat])


def row(p, seat, kind) -> list[int]:
    """The tiles of a row of a player board: kind 0 day, 1 night."""
    return p.state["places"][seat, kind].tolist()


def lies_on(p, field: str) -> tuple[int, str] | None:
    """Owner and card on a field."""
    f = FIELDS.index(field)
    owner = int(p.state["card_owner"][f])
    return None if owner < 0 else (owner, CARDS[p.state["card_type"][f]])


def discarded(p, seat) -> list[str]:
    return [CARDS[t] for t in range(14) for _ in range(p.state["discard"][seat, t])]


def fields(p) -> set[str]:
    """The legal fields."""
    return {text.removeprefix("at ") for text in p.legal if text.startswith("at ")}


def settle(p):
    """Take the first outcome of every draw until somebody decides."""
    while p.actor == perihelion.CHANCE:
        p.play(next(iter(p.outcomes)))
    return p
