"""Refusals of Solari: the sentence is true in the position where it is given, and names the concrete thing."""

import pytest

import perihelion
from perihelion.games.solari.rules.components import BLOCKER, DOUBLER, PIECES, RIM
from perihelion.games.solari.rules.reach import target_of
from perihelion.games.solari.rules.state import UNUSED
from tests.games.solari.base import FULL_RIM, at
from tests.selection import SOAK
from tests.support import refusals

HIT = "U: 1@42 2@66; N: 3@45"

REFUSED = [
    (lambda: at(HIT, "3-1"), "1E2", 13, "Your values are 1 and 3: a piece moves exactly one of them."),
    (lambda: at(HIT, "3-1").play("2N1"), "1E1", 13, "Only the 3 is left: a piece moves exactly that far."),
    (lambda: at(HIT, "3-1").play("2N1"), "--", 14, "Now move a piece exactly 3 far."),
    (lambda: at(HIT, "3-1").play("1E3", "@47"), "--", 14, "Now another piece moves, exactly 1 far."),
    (lambda: at(HIT, "3-1"), "2E3", 16, "3 cells east would be off the board."),
    (lambda: at(HIT, "3-1"), "--", 21, "You can make a complete turn, so you have to make one."),
    (lambda: at(HIT, "3-1").play("1E3", "1S1"), "1N1", 24, "First put Neptune’s comet 3 on the rim."),
    (
        lambda: at("U: 1@42 2@66; N: 3@45 1@05", "3-1").play("1E3"),
        "@05",
        25,
        "05 is taken. Choose a free rim cell in the row or column of 45, where the piece was hit.",
    ),
    (
        lambda: at(HIT, "3-1").play("1E3"),
        "@00",
        25,
        "The piece was hit on 45: it goes onto a free rim cell in that row or column.",
    ),
    (
        lambda: at("U: 1@42 2@66; N: 1@05 2@40 4@47 5@75 3@45", "3-1").play("1E3"),
        "@05",
        26,
        "05 is taken. In the row and column of 45 no rim cell is free, so choose any other one that is.",
    ),
    (
        lambda: at(HIT, "3-1").play("1E3"),
        "@xx",
        27,
        "A piece leaves the board only when the rim is full, and there is still a free rim cell.",
    ),
    (
        lambda: at("U: 1@42 2@66; N: 3@45 1@00", "3-1").play("1E3", "1S1"),
        "@00",
        28,
        "00 is taken. After a targeted hit you may choose any free rim cell.",
    ),
    (
        lambda: at(HIT, "3-1").play("1E3"),
        "2N1",
        33,
        "Either your comet 1 moves on, or you place the piece it hit first.",
    ),
    (
        lambda: at(HIT, "3-6").play("1E3"),
        "2N6",
        33,
        "Your comet 1 cannot move 6: first place the piece it hit.",
    ),
    (
        lambda: at("U: 1@10 2@44; N: 3@13", "3-6").play("1E3"),
        "2N6",
        33,
        "Your comet 1 has to move on: wherever you placed the piece it hit, no other piece could move 6.",
    ),
    (
        lambda: at(HIT, "3-1").play("1E3", "@47"),
        "1N1",
        33,
        "Your comet 1 has moved already. You placed the piece it hit, so another piece moves now.",
    ),
    (
        lambda: at("U: x1 2@66; N: 3@45", "3-1").play("?1"),
        "*22",
        36,
        "Your piece comes back on 13 / 31; that is your whole turn.",
    ),
    (
        lambda: at("U: x1 2@66; N: 3@45", "3-1").play("?1"),
        "--",
        36,
        "You can bring your piece back, so the turn does not lapse.",
    ),
    (
        lambda: at(FULL_RIM + "; U: 1@42 2@45 B66 3@10", "3-1", players=4).play("1E3", "@xx"),
        "2N1",
        36,
        "This piece is off the board.",
    ),
    (
        lambda: at("U: x1 2@66; N: B13", "3-1").play("?1"),
        "*13",
        38,
        "On 13 stands Neptune’s blocker: you cannot come back there.",
    ),
    (
        lambda: at("U: x1 2@66; N: 3@45", "3-1"),
        "?2",
        39,
        "Only a piece that is off the board can come back.",
    ),
    (
        lambda: at("U: 1@42 2@66; N: B45", "3-1"),
        "1E3",
        40,
        "On 45 stands Neptune’s blocker: you cannot knock it out.",
    ),
    (lambda: at(HIT), "1E3", 12, "Wait: the dice have to be rolled first."),
    (lambda: at(HIT, rand="V"), "1E3", 56, "Wait: a domino has to be turned up first."),
    (lambda: at(HIT, rand="F", used=["1-3"]), "[1-3]", 55, "You have already played the domino 1-3."),
]


@pytest.mark.parametrize(("make", "action", "rule", "sentence"), REFUSED)
def test_a_refusal_names_the_concrete_thing(make, action, rule, sentence):
    refusal = make().why_not(action)
    assert (refusal.rule, refusal.sentence) == (f"SOLARI-{rule}", sentence)


@pytest.mark.parametrize(
    ("fields", "rule", "sentence"),
    [
        ({"score": [9, 30]}, 80, "The game is over: the target of 36 is reached."),
        ({"turns": [79, 80], "max_turns": 80, "mover": "U"}, 82, "The game is over: everybody has played 80 turns."),
        ({"turns": [20, 21], "rand": "F"}, 83, "The game is over: all dominoes are played."),
        (
            {"score": [9, 30], "turns": [4, 5], "equal": True},
            87,
            "The game is over: the target of 36 is reached, and everybody has had the same number of turns.",
        ),
    ],
)
def test_the_rule_that_ended_the_game_is_named(fields, rule, sentence):
    p = at("U: 1@11 2@12 3@13 4@14 5@45 6@56; N: 1@77", "3-4", **fields).play("5N3", "6N4")
    refusal = p.why_not("1N1")
    assert (refusal.rule, refusal.sentence) == (f"SOLARI-{rule}", sentence)


def test_german_calls_a_domino_a_domino_and_a_piece_a_piece():
    p = at(HIT, rand="F", used=["1-3"], lang="de")
    assert p.why_not("[1-3]").sentence == "Den Dominostein 1-3 hast du schon gespielt."
    assert at(HIT, "3-1", lang="de").why_not("2E3").sentence == "Das geht über das Brett hinaus: 3 Felder nach Osten."


CONDITIONS = {
    6: lambda s, move, put: s.pos[s.to_act, move[0]] == UNUSED,
    13: lambda s, move, put: move[2] not in (s.dice.values() if s.d2 == 0 else [s.d2]),
    16: lambda s, move, put: target_of(move[0], s.pos[s.to_act, move[0]], *move[1:]) < 0,
    25: lambda s, move, put: any(in_line(s, cell) and is_free(s, cell) for cell in RIM_CELLS),  # type: ignore[has-type]
    26: lambda s, move, put: not is_free(s, put) and not any(in_line(s, c) and is_free(s, c) for c in RIM_CELLS),  # type: ignore
    27: lambda s, move, put: any(is_free(s, cell) for cell in RIM_CELLS),  # type: ignore[has-type]
    28: lambda s, move, put: not is_free(s, put),
    40: lambda s, move, put: stands_there(s, move, BLOCKER),
    42: lambda s, move, put: stands_there(s, move, DOUBLER),
}
"""What has to hold if a rule is named: the state, the move (piece, way, distance), the rim cell of a victim."""

RIM_CELLS = [RIM[i] for i in range(28)]


def is_free(s, cell):
    return not any(s.pos[p, piece] == cell for p in range(s.players) for piece in range(PIECES))


def in_line(s, cell):
    hit = next(s.vict[v, 2] for v in range(2) if s.vict[v, 4] == 0)
    return hit // 8 == cell // 8 or hit % 8 == cell % 8


def stands_there(s, move, piece):
    cell = target_of(move[0], s.pos[s.to_act, move[0]], *move[1:])
    return any(s.pos[p, piece] == cell for p in range(s.players) if p != s.to_act)


def move_of(name, axes):
    """Piece, way and distance of a move; nothing of other actions."""
    pieces = {"hunter": 6, "blocker": 7, "doubler": 8}
    if name == "comet":
        return axes[0], axes[1], axes[2] + 1
    return (pieces[name], axes[0], axes[1] + 1) if name in pieces else None


@pytest.mark.parametrize("seed", range(2 if SOAK else 1))
def test_what_a_refusal_says_holds(seed):
    position = perihelion.new(
        "solari", level=3, players=2 + 2 * (seed % 2), use_hunter=True, use_blocker=True, use_doubler=True
    )
    met = set()
    for refused in refusals(position, seed, 120, every=3):
        if refused.rule in CONDITIONS:
            met.add(refused.rule)
            put = RIM[refused.axes[0]] if refused.family == "put" else None
            move = move_of(refused.family, refused.axes)
            assert CONDITIONS[refused.rule](refused.state, move, put), refused.where
    assert met
