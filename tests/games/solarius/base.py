"""Positions of Solarius Mission in few words, and short ways to read them."""

from __future__ import annotations

import perihelion
from perihelion.games.solarius import GAME

R = GAME.rules
N = {name: phase for phase, name in enumerate(R.phases)}
LETTERS = "KYTB"
COLONY, STATION, MISSION = 1, 2, 3
FACES = {"1": 0, "2": 1, "3": 2, "*": 3, "*+": 4}


def player(**what):
    """What a player has: fuel, buck, levels K=.., and so on; see `at`."""
    return what


def row(**colours):
    """A value for some of the four colours: row(K=2, B=5)."""
    return colours


def at(phase, *players, n=2, options=None, lang="en", **fields):
    """A position at a phase. Each player is a dictionary of

    fuel, buck, drv1, drv2, ship: numbers; level, column: {colour: number}; res: {colour: (c1, c2, c3)};
    waste: (on, off); hand, open, fulfilled, devs: card numbers; stations: card indices in building order;
    figures: {field: kind}; outposts: {field: marker}; pending, settled: planets; used: letters of spent claims.
    """
    state = {"phase": phase}
    seats = [*players, *({} for _ in range(n - len(players)))]
    state["fuel"] = _each(seats, "fuel", 2)
    state["buck"] = _each(seats, "buck", 2)
    state["ship"] = _each(seats, "ship", 0)
    for name in ("drv1", "drv2"):
        state[name] = _each(seats, name, 0)
    for name in ("level", "column"):
        state[name] = [[who.get(name, {}).get(c, 1) for c in LETTERS] for who in seats] + [[0] * 4] * (4 - n)
    state["res"] = [[list(who.get("res", {}).get(c, (0, 0, 0))) for c in LETTERS] for who in seats]
    state["res"] += [[[0, 0, 0]] * 4] * (4 - n)
    state["waste_on"] = [who.get("waste", (0, 0))[0] for who in seats] + [0] * (4 - n)
    state["waste_off"] = [who.get("waste", (0, 0))[1] for who in seats] + [0] * (4 - n)
    state |= _cards(seats, n, fields.pop("discarded", ())) | _space(seats, n) | _planets(seats, fields)
    order = [
        [who.get("stations", []).index(k) + 1 if k in who.get("stations", []) else 0 for k in range(6)] for who in seats
    ]
    state["st_order"] = order + [[0] * 6] * (4 - n)
    state["tc_used"] = [[int(z in who.get("used", "")) for z in "ABCDEF"] for who in seats] + [[0] * 6] * (4 - n)
    if "bridge" in fields:
        state |= _bridge(fields.pop("bridge"))
    if "centres" in fields:
        state["tc_up"] = [fields["centres"].find(z) + 1 for z in "ABCDEF"]
        state["round"] = max(1, len(fields.pop("centres")))
    chosen = {"players": n, "arrangement": "fixed", **(options or {})}
    return perihelion.position("solarius", state={**state, **fields}, lang=lang, **chosen)


def _each(seats, name, usual):
    return [who.get(name, usual) for who in seats] + [0] * (4 - len(seats))


def _cards(seats, n, discarded):
    zone, owner = [0] * 32, [-1] * 32
    hand = [[0] * 32 for _ in range(4)]
    for card in discarded:
        zone[card - 1] = 1
    for p, who in enumerate(seats):
        for name, z in (("open", 2), ("fulfilled", 3), ("devs", 4)):
            for card in who.get(name, ()):
                zone[card - 1], owner[card - 1] = z, p
        for card in who.get("hand", ()):
            hand[p][card - 1] = 1
    return {"card_zone": zone, "card_owner": owner, "hand": hand}


def _space(seats, n):
    owner, fig, outpost = [-1] * 133, [0] * 133, [-1] * 133
    tiles = [[0] * 6 for _ in range(4)]
    for p, who in enumerate(seats):
        for h, kind in who.get("figures", {}).items():
            owner[h], fig[h] = p, kind
        for h, marker in who.get("outposts", {}).items():
            outpost[h], tiles[p][marker] = marker, h // 19
    return {"hex_owner": owner, "hex_fig": fig, "hex_outpost": outpost, "outpost_tile": tiles}


def _planets(seats, fields):
    zone, owner, shown = [0] * 36, [-1] * 36, [-1] * 133
    for h, planet in fields.pop("face_up", {}).items():
        zone[planet], shown[h] = 1, planet
    for planet in fields.pop("seen", ()):
        zone[planet] = 3
    for p, who in enumerate(seats):
        for name, z in (("pending", 2), ("settled", 3)):
            for planet in who.get(name, ()):
                zone[planet], owner[planet] = z, p
    return {"planet_zone": zone, "planet_owner": owner, "hex_planet": shown}


def _bridge(text):
    """ "K3@-1 Y*@0 B*+@3": colour, face and bonus of each die; "-" is an empty place."""
    col, face, slot = [], [], []
    for die in text.split():
        if die == "-":
            col, face, slot = [*col, -1], [*face, -1], [*slot, -1]
        else:
            shown, _, bonus = die.partition("@")
            col, face, slot = [*col, LETTERS.index(shown[0])], [*face, FACES[shown[1:]]], [*slot, int(bonus) + 1]
    return {"bridge_col": col, "bridge_face": face, "bridge_slot": slot}


def take(die, *players, at_slot=0, **how):
    """A position after the die "K3" was chosen, with dice of bonus 1, 2, 3 beside it."""
    p = at("TURN_START", *players, bridge=f"{die}@{at_slot} Y1@1 T1@2 B1@3", **how)
    return p.play("d1")


def told(p, name):
    """A field of the record as plain numbers."""
    value = p.state[name]
    return value.tolist() if hasattr(value, "tolist") else int(value)


def of(p, name, seat=0):
    """One player's row of a field."""
    return told(p, name)[seat]


def res(p, seat=0, **wanted):
    """The cubes of a player: {"K": (c1, c2, c3)}, rows without cubes left out."""
    rows = {c: tuple(row) for c, row in zip(LETTERS, of(p, "res", seat), strict=True)}
    return {c: row for c, row in rows.items() if any(row)}


def only(p, *prefixes):
    """The legal actions that begin with one of these texts."""
    return [text for text in p.legal if text.startswith(prefixes)]


ANYTIME = ("x", "y", "d12", "fin")


def options(p):
    """The legal actions without the any-time options."""
    return [text for text in p.legal if not text.startswith(ANYTIME)]


def refused(p, action):
    """The number of the rule that forbids the action, 0 if it is legal."""
    refusal = p.why_not(action)
    return 0 if refusal is None else int(refusal.rule.partition("-")[2])


def cards(numbers):
    """32 numbers as card numbers."""
    return [k + 1 for k, n in enumerate(numbers) if n == 1]


def hand(p, seat=0):
    """The card numbers in a hand."""
    return cards(of(p, "hand", seat))


def draws(p, *outcomes):
    """Draw these outcomes, or, if the text is empty, the first possible one, until a seat decides."""
    for outcome in outcomes:
        p.play(outcome)
    while p.actor == perihelion.CHANCE:
        p.play(next(iter(p.outcomes)))
    return p


def to_the_end_of_the_round(p):
    """Every player takes the cheapest turns until the round is over."""
    now = told(p, "round")
    while told(p, "round") == now and p.actor != perihelion.OVER and p.phase not in ("TRIGGER", "FINAL_SETTLE"):
        if p.actor == perihelion.CHANCE:
            p.play(next(iter(p.outcomes)))
        else:
            p.play(quiet(p))
    return p


def quiet(p):
    """An action that goes on without doing much."""
    for text in ("end", ".", "@n", "op-", "pass", "-f", "-b", "+f0", "I", "rdraw", "tb2", "tr0"):
        if text in p.legal:
            return text
    return p.legal[0]
