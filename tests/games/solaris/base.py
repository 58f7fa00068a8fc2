"""The base state of section 9.1 of the specification, and short ways to read a position."""

from __future__ import annotations

import perihelion
from perihelion.games.solaris import GAME

R = GAME.rules
SEATS = ("white", "grey", "yellow", "black", "orange")
STATIONS = ("ED", "HQ", "BT", "SP", "CT", "EC")
CARDS = [f"{station}.{colour}" for station in STATIONS for colour in "pkbg"]
DECK = [5, 5, 4, 4, 5, 4, 5, 4, 5, 4, 4, 5, 4, 4, 5, 5, 4, 5, 4, 5, 4, 5, 5, 4]
ENERGY = {
    "white": (5, 3, 3, 3, 3, 1),
    "grey": (4, 2, 3, 3, 3, 1),
    "yellow": (3, 3, 5, 2, 1, 3),
    "black": (2, 3, 3, 3, 3, 1),
    "orange": (1, 3, 3, 3, 2, 1),
}


def counts(cards):
    """ "ED.p ED.p HQ.k" as 24 numbers."""
    names = cards.split()
    assert set(names) <= set(CARDS)
    return [names.count(card) for card in CARDS]


def base_state(active="ED", turn=None, hand="", *, rim="", hands=None, energy=None, shuttles=None, n=5, **fields):
    """S0 of section 9.1; `turn` is the player whose token has just been moved to the rim, `rim` those before."""
    seats = SEATS[:n]
    hands = {**(hands or {}), **({turn: hand} if turn else {})}
    lines = {seat: dict(zip(STATIONS, ENERGY[seat], strict=True)) for seat in seats}
    for seat, changed in (energy or {}).items():
        lines[seat].update(changed)
    on_rim = [int(seat in rim.split() or seat == turn) for seat in SEATS]
    docked = ["pkbg".index(c) for c in (shuttles or {})]
    state = {
        "phase": "CHOOSE",
        "pos": STATIONS.index(active),
        "energy": [list(lines[seat].values()) for seat in seats],
        "hand": [counts(hands.get(seat, "")) for seat in seats],
        "bridge": ["pkbg".index(c) for c in "kpbgkp"],
        "spare": [2, 3],
        "display": [CARDS.index(card) for card in ("ED.p", "BT.b", "CT.k")],
        "shuttle": [STATIONS.index(shuttles["pkbg"[c]]) if c in docked else -1 for c in range(4)],
    }
    if turn:
        state |= {"to_act": SEATS.index(turn), "on_rim": on_rim}
    options = {name: fields.pop(name) for name in ("time_game", "max_rounds", "layout") if name in fields}
    return perihelion.position("solaris", players=n, state={**state, **fields}, lang="en", **options)


def energy(p, seat):
    """The energy of a player, by station."""
    return dict(zip(STATIONS, p.state["energy"][SEATS.index(seat)].tolist(), strict=True))


def at(p, seat, station):
    """The energy of a player at one station."""
    return energy(p, seat)[station]


def height(p, seat, station):
    """How many tokens lie under this one."""
    return int(p.state["height"][SEATS.index(seat)][STATIONS.index(station)])


def pile(numbers):
    """24 numbers as "ED.p ED.p HQ.k"."""
    return " ".join(card for card, n in zip(CARDS, numbers, strict=True) for _ in range(n))


def hand(p, seat):
    """The hand of a player as text, in order of types."""
    return pile(p.state["hand"][SEATS.index(seat)].tolist())


def known(p, seat):
    """What everybody knows of a hand."""
    return pile(p.state["open_hand"][SEATS.index(seat)].tolist())


def discard_pile(p):
    return pile(p.state["discard"].tolist())


def display(p):
    return [CARDS[card] if card >= 0 else None for card in p.state["display"].tolist()]


def actor(p):
    """The colour of the player who decides."""
    return SEATS[p.actor]


def first_outcome(p):
    """Let chance take its first possible outcome."""
    return p.play(next(iter(p.outcomes)))


def settle(p):
    """Let chance happen until somebody decides or the game is over."""
    while p.actor == perihelion.CHANCE:
        first_outcome(p)
    return p


def everybody_passes(p, turns):
    """N players pass, and nothing else is decided; returns who they were."""
    who = []
    for _ in range(turns):
        who.append(actor(p))
        settle(p.play("pass"))
    return who


def pass_the_station(p):
    """Everybody still to act at the active station passes."""
    pos, round_ = p.state["pos"], p.state["round"]
    while p.phase == "CHOOSE" and (p.state["pos"], p.state["round"]) == (pos, round_):
        p.play("pass")
    return p


def rule_of(p, action):
    """The number of the rule that forbids an action, or None."""
    refusal = p.why_not(action)
    return refusal and refusal.rule
