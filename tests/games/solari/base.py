"""Positions as the specification writes them (section 9): `U: 1@42 2@66; N: 3@45 B16`."""

from __future__ import annotations

import re

import perihelion
from perihelion.games.solari.rules.components import PIECE_LETTERS, name_of
from perihelion.games.solari.rules.state import COMBOS, IN_HAND, OFF, UNUSED, letters

TILE_LETTERS = "abcdefghijklmnopqrstu"
FULL_RIM = (
    "S: 1@00 2@01 3@02 4@03 5@04 6@05 H06 B07 D17; N: 1@27 2@37 3@47 4@57 5@67 6@77 H76 B75 D74; "
    "J: 1@73 2@72 3@71 4@70 5@60 6@50 H40 B30 D20"
)
"""27 of the 28 rim cells; 10 is free."""


def tile(dice):
    """The index of a combination, its values in either order."""
    a, b = sorted(int(value) for value in dice.split("-"))
    return COMBOS.index((a, b))


def at(
    pieces,
    dice="-",
    *,
    level=1,
    players=2,
    teams=False,
    rand="D",
    mover="U",
    score=None,
    turns=None,
    target=None,
    max_turns=100,
    equal=False,
    used=(),
    midturn="-",
    lang=None,
):
    """The position with these pieces; `dice` is the roll or tile in play."""
    who = letters(players)
    stands = dict.fromkeys(((letter, piece) for letter in who for piece in PIECE_LETTERS), "--")
    for group in pieces.split(";"):
        owner, _, tokens = group.strip().partition(":")
        for token in tokens.split():
            off = re.fullmatch(r"x([1-6HB])", token)
            hand = re.fullmatch(r"h([1-6HBD])([NESW]?)", token)
            comet = re.fullmatch(r"([1-6])@(\d\d[NESW]?)", token)
            extra = re.fullmatch(r"([HBD])(\d\d)", token)
            piece, cell = (off[1], "xx") if off else (hand[1], "hh" + hand[2]) if hand else (comet or extra).groups()
            stands[owner, piece] = cell
    extras = "".join(x for x in "HBD" if any(stands[letter, x] != "--" for letter in who))
    groups = [
        letter + ",".join([stands[letter, n] for n in "123456"] + [x + stands[letter, x] for x in extras])
        for letter in who
    ]
    options = [str(level), f"{players}{'T' if teams else ''}", rand, extras or "0"]
    options.append(str((36 if rand == "D" else 0) if target is None else target))
    options += [str(max_turns)] * (max_turns != 100) + ["E"] * equal
    turns = turns or [0] * players
    if dice == "6-6":
        dice = "6-6?"
    line = [
        "-".join(options),
        "|".join(groups),
        ",".join(map(str, score or [0] * players)),
        ",".join(map(str, turns)),
        mover,
        dice,
        tiles(rand, who, mover, dice, turns, used),
        midturn,
    ]
    return perihelion.position("solari", " ".join(line), lang=lang)


def tiles(rand, who, mover, dice, turns, used):
    """The seventh field; in an open order the tile in play lies on its place."""
    if rand == "D":
        return "-"
    groups = []
    for letter, done in zip(who, turns, strict=True):
        in_play = tile(dice.rstrip("?")) if letter == mover and dice != "-" else None
        if rand == "O":
            order = list(TILE_LETTERS)
            if in_play is not None:
                order.insert(done, order.pop(in_play))
            groups.append("".join(order))
        else:
            gone = {tile(values) for values in used} if letter == mover else set()
            groups.append("".join("1" if i in gone | {in_play} else "0" for i in range(21)))
    return "|".join(groups)


def where(p, piece):
    """Where a piece is: "45", with its facing in Solari 3 "45N"; or off, hand, absent."""
    s = p.state
    owner, number = letters(int(s.players)).index(piece[0]), PIECE_LETTERS.index(piece[1])
    cell = int(s.pos[owner, number])
    nowhere = {OFF: "off", IN_HAND: "hand", UNUSED: "absent"}
    if cell < 0:
        return nowhere[cell]
    return name_of(cell) + ("NESW"[s.face[owner, number]] if s.level == 3 and number < 6 else "")


def stand(p, expected):
    """Check "U1@45 N3@off": these pieces, and where they are."""
    for token in expected.split():
        piece, _, cell = token.partition("@")
        assert where(p, piece) == cell, token


def offered(p, begin):
    """The legal actions whose text begins so."""
    return [text for text in p.legal if text.startswith(begin)]


def rule(p, action):
    """The number of the rule that forbids an action, None if it is legal."""
    refusal = p.why_not(action)
    return None if refusal is None else int(refusal.rule.rpartition("-")[2])


def cells(text):
    """Placement actions onto these cells."""
    return {f"@{cell}" for cell in text.split()}


RIM = {f"@{name_of(cell)}" for cell in range(64) if cell // 8 in (0, 7) or cell % 8 in (0, 7)}
