"""Positions in one line, ids and texts: sections 11.1 and 12."""

from typing import cast

import pytest

import perihelion
from perihelion import InvalidAction, InvalidPosition
from perihelion.games.solari.rules.state import State
from tests.support import walk

from .base import at

GAME = perihelion.games()["solari"]
START = "1-2-D-0-36 U62,14,64,12,45,42|N15,63,13,65,32,35 0,0 0,0 U - - -"
KO = "1-2-D-0-36 U45,66,--,--,--,--|N--,--,hh,--,--,-- 0,0 0,0 U 1-3 - KO1;m=1.;d=1;x=0;v=N3@45/1h;s=42,66,--,--,--,--"
EXAMPLES = {
    START: "ROLL",
    "3-2-D-HBD-36 U62N,14N,64N,12N,45N,42N,H52,B61,D70|N15S,63S,13S,65S,32S,35S,H25,B16,D07 0,0 0,0 U 3-4 - -": "MOVE1",
    KO: "KO1",
    "1-2-D-0-36-E Uxx,66,--,--,--,--|N--,--,--,--,--,-- 12,9 5,5 U 2-5 - ENTER;e=1": "ENTER",
    f"1-2-F-0-0 {START.split()[1]} 0,0 0,0 U - 000000000000000000000|000000000000000000000 -": "DOMINO",
    f"1-2-O-0-0 {START.split()[1]} 0,0 0,0 U - cadu.................|..................... -": "ORDER",
}


@pytest.mark.parametrize(("text", "phase"), EXAMPLES.items(), ids=EXAMPLES.values())
def test_the_examples_of_the_specification(text, phase):
    p = perihelion.position("solari", text)
    assert (p.phase, p.text) == (phase, text)


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        (START.replace(" U - -", " ? - -"), "FIRST"),
        (START.replace("36 ", "36-7 ").replace(" U - -", " . - -"), "OVER"),
        (START.replace(" U - -", " N 6-6? -"), "WILD"),
        (START.replace(" U - -", " N 6-6=2-5 -"), "MOVE1"),
        (START.replace("U62", "Uxx").replace(" U - -", " U 2-5 -"), "PICK"),
        (START.replace("-D-0-36", "-V-0-0").replace("U - - -", f"U - {'0' * 21}|{'1' * 3 + '0' * 18} -"), "TILE"),
    ],
)
def test_fields_tell_the_phases_apart(text, phase):
    p = perihelion.position("solari", text)
    assert (p.phase, p.text) == (phase, text)


@pytest.mark.parametrize("scores", ["5,3", "3,5", "4,4"])
def test_the_winner_of_a_finished_game_follows_from_the_scores(scores):
    p = perihelion.position("solari", START.replace("0,0 0,0 U", f"{scores} 9,9 ."))
    assert int(p.state.winner) == {"5,3": 0, "3,5": 1, "4,4": 4}[scores]
    assert p.state.start_cell.tolist() == [-2] * 6


@pytest.mark.parametrize("rand", "DVOF")
@pytest.mark.parametrize(("level", "players", "teams"), [(3, 2, 0), (3, 4, 1), (1, 4, 0)])
def test_every_position_of_a_game_survives_its_text(rand, level, players, teams):
    pieces = {"use_hunter": 1, "use_blocker": 1, "use_doubler": 1}
    p = perihelion.new("solari", rand=rand, level=level, players=players, teams=teams, first=-1, max_turns=9, **pieces)  # type: ignore
    for q in walk(p, seed=level, steps=250):
        again = perihelion.position("solari", q.text)
        left, right = q.plain, cast(State, again.plain)
        right.last_gain = left.last_gain
        assert left == right
        assert again.text == q.text


def test_values_of_the_dice_may_stand_in_either_order():
    assert perihelion.position("solari", START.replace(" U - -", " U 5-2 -")).text.split()[5] == "2-5"


def test_a_position_knows_its_options():
    p = perihelion.position(
        "solari", "2-4T-D-HD-50-7-E " + perihelion.new("solari", players=4, use_hunter=1, use_doubler=1).text[11:]
    )
    assert p.options == {
        "level": 2,
        "players": 4,
        "teams": True,
        "rand": "D",
        "use_hunter": True,
        "use_blocker": False,
        "use_doubler": True,
        "target": 50,
        "max_turns": 7,
        "equal_turns": True,
        "first": 0,
    }
    assert p.text.startswith("2-4T-D-HD-50-7-E ")


def broken(field, value, base=START):
    words = base.split()
    words[field - 1] = value
    return " ".join(words)


TWENTY = "0" * 20
MALFORMED = [
    ("", "eight fields"),
    (START + " -", "eight fields .* not 9"),
    (broken(1, "4-2-D-0-36"), r"field 1 \(options\)"),
    (broken(1, "1-3-D-0-36"), r"field 1 \(options\)"),
    (broken(1, "1-2-D-HH-36"), r"field 1 \(options\)"),
    (broken(1, "1-2T-D-0-36"), r"field 1 \(options\): teams needs players=4"),
    (broken(1, "1-2-D-0-1000"), r"field 1 \(options\): the target is 0 to 999"),
    (broken(1, "1-2-D-0-36-0"), r"field 1 \(options\): the turn cap is 1 to 5000"),
    (broken(2, "U62,14,64,12,45,42"), r"field 2 \(pieces\): 2 groups"),
    (broken(2, "U62,14,64,12,45,42|S15,63,13,65,32,35"), r"field 2 \(pieces\): group 2 begins with N"),
    (broken(2, "U62,14,64,12,45|N15,63,13,65,32,35"), r"field 2 \(pieces\): U has 6 pieces, not 5"),
    (
        broken(2, "U62,14,64,12,45,82|N15,63,13,65,32,35"),
        r"field 2 \(pieces\): a piece stands on a cell such as 45,.*'82'",
    ),
    (broken(2, "U62N,14,64,12,45,42|N15,63,13,65,32,35"), r"field 2 \(pieces\): .*'62N'"),
    (broken(2, "U62,14,64,12,45,62|N15,63,13,65,32,35"), r"field 2 \(pieces\): two pieces stand on 62"),
    (broken(2, "U62,14,64,12,45,hh|N15,63,13,65,32,35"), r"field 2 \(pieces\): hh stands for a victim"),
    (START.replace("-0-36", "-D-36"), r"field 2 \(pieces\): U has 7 pieces, not 6"),
    (
        START.replace("-0-36", "-H-36").replace("|", ",D52|").replace(" 0,0 0,0", ",H25 0,0 0,0"),
        r"field 2 .*: H and its cell",
    ),
    (
        START.replace("-0-36", "-D-36").replace("|", ",D52|").replace(" 0,0 0,0", ",D07 0,0 0,0"),
        r"field 2 .*: a doubler stands on the rim",
    ),
    (START.replace("1-2", "3-2"), r"field 2 \(pieces\): .* such as 45N"),
    (broken(3, "0"), r"field 3 \(scores\): 2 numbers"),
    (broken(3, "0,-1"), r"field 3 \(scores\)"),
    (broken(4, "0,5001"), r"field 4 \(turns\): 2 numbers up to 5000"),
    (broken(5, "J"), r"field 5 \(mover\): one of U, N, \? or \."),
    (broken(6, "0-3"), r"field 6 \(dice\)"),
    (broken(6, "6-6"), r"field 6 \(dice\): 6-6 is 6-6\?"),
    (START.replace(" U - -", " ? 1-2 -"), r"field 6 \(dice\): - if the mover is \?"),
    (broken(7, "0"), r"field 7 \(tiles\): - with dice"),
    (
        START.replace("-D-0-36", "-V-0-0").replace("U - -", f"U - {TWENTY}|{TWENTY}"),
        r"field 7 \(tiles\): 2 groups of 21 of 0 and 1",
    ),
    (
        START.replace("-D-0-36", "-O-0-0").replace("U - -", f"U - aa{'.' * 19}|{'.' * 21}"),
        r"field 7 \(tiles\): a tile lies twice",
    ),
    (
        START.replace("-D-0-36", "-F-0-0").replace("U - -", f"U - {'1' * 21}|{'0' * 21}"),
        r"field 7 \(tiles\): the mover has no unused",
    ),
    (
        START.replace("-D-0-36", "-O-0-0").replace("U - -", "U - abcdefghijklmnopqrstu|abcdefghijklmnopqrstu"),
        r"field 6 \(dice\): with open dominoes",
    ),
    (broken(8, "KO1"), r"field 8 \(midturn\): - while no player has values in play"),
    (broken(8, "ROLL", KO), r"field 8 \(midturn\): -, ENTER, KO1"),
    (broken(8, "ENTER;e=2", KO), r"field 8 \(midturn\): ENTER;e= and a piece"),
    (KO.replace("m=1.;", ""), r"field 8 \(midturn\): KO1 is followed by m= d= x= v= s="),
    (KO.replace("m=1.", "m=.."), r"field 8 \(midturn\): m= names"),
    (KO.replace("d=1", "d=2"), r"field 8 \(midturn\): d= is the value left"),
    (KO.replace("d=1", "d=0"), r"field 8 \(midturn\): d= and the second mover"),
    (KO.replace("x=0", "x=2"), r"field 8 \(midturn\): x= is 0 or 1"),
    (KO.replace("N3@45/1h", "N3@45"), r"field 8 \(midturn\): a victim is written like"),
    (KO.replace("N3@45/1h", "N4@45/1h"), r"field 8 \(midturn\): a victim in hand"),
    (KO.replace("N3@45/1h", "N3@45/1h,N3@45/1h,N3@45/1h"), r"field 8 \(midturn\): v= holds at most two"),
    (KO.replace("N3@45/1h", "N3@45/1p"), r"field 8 \(midturn\): v= does not fit KO1"),
    (KO.replace("s=42,66", "s=42"), r"field 8 \(midturn\): s= holds six"),
    (KO.replace("s=42", "s=92"), r"field 8 \(midturn\): a piece stands on"),
    (KO.replace("KO1", "FACE"), r"field 8 \(midturn\): FACE is followed by m= d= x= v= f= s="),
    (KO.replace("KO1", "FACE").replace(";s=", ";f=N9r;s="), r"field 8 \(midturn\): f= names a comet"),
]


@pytest.mark.parametrize(("text", "message"), MALFORMED)
def test_a_malformed_position_names_the_field(text, message):
    with pytest.raises(InvalidPosition, match=message):
        perihelion.position("solari", text)


def test_a_position_given_by_fields_is_completed():
    p = perihelion.position("solari", state={"dice": [5, 2]})
    s = p.state
    assert (p.phase, s.dice.tolist(), int(s.combo)) == ("MOVE1", [2, 5], 9)
    p = perihelion.position("solari", rand="V", state={"combo": 9})
    assert (p.phase, p.state.dice.tolist(), int(p.state.tile_used[0, 9])) == ("MOVE1", [2, 5], 1)
    for name in ("to_act", "cur"):  # the second is its former name
        p = perihelion.position("solari", state={"combo": 20, name: 1})
        assert (p.phase, p.actor) == ("WILD", 1)
        assert p.state.start_cell.tolist()[0] == 13
    off = [[-1, 9, 10, 11, 12, 13, -2, -2, -2], [62, 63, 60, 58, 56, 55, -2, -2, -2]]
    p = perihelion.position("solari", state={"pos": off, "dice": [1, 1]})
    assert (p.phase, p.legal) == ("PICK", ["?1"])
    p = perihelion.position("solari", state={"phase": "OVER", "score": [3, 4, 0, 0]})
    assert (p.actor, p.scores.winners) == (perihelion.OVER, (1,))
    orders = [list(range(20, -1, -1)), list(range(21)), [-1] * 21, [-1] * 21]
    p = perihelion.position("solari", rand="O", state={"tile_order": orders, "turns": [1, 1, 0, 0]})
    assert (p.phase, p.state.dice.tolist(), p.state.tile_used.sum()) == ("MOVE1", [5, 6], 3)
    with pytest.raises(InvalidPosition, match="dice are two values"):
        perihelion.position("solari", state={"dice": [0, 7]} | {"dice": [7, 1]})


def test_ids_and_texts_of_the_specification():
    """Section 11.1: 327 ids."""
    book = GAME.actions
    assert len(book) == 327
    at_id = {
        0: "1N1", 5: "1N6", 6: "1E1", 24: "2N1", 58: "3E5", 143: "6W6",
        144: "HN1", 170: "HNE3", 191: "HNW6", 192: "BN1", 213: "BW4", 215: "BW6",
        216: "D+1", 218: "D+3", 224: "D-3", 227: "D-6",
        228: "@00", 235: "@07", 255: "@10", 256: "@xx", 257: "*11", 267: "*25", 292: "*66",
        293: "?1", 296: "?4", 299: "?H", 300: "?B", 301: "^N", 304: "^W",
        305: "[1-1]", 314: "[2-5]", 325: "[6-6]", 326: "--",
    }  # fmt: skip
    assert {number: book.texts[number] for number in at_id} == at_id


@pytest.mark.parametrize(
    ("dice", "text", "meant"),
    [("3-1", "1E3xN3", "1E3"), ("3-1", " 1E3 ", "1E3"), ("6-6", "[3-1]", "[1-3]"), ("6-6", "[1-3]", "[1-3]")],
)
def test_other_spellings_are_read(dice, text, meant):
    p = at("U: 1@42 2@66; N: 3@45", dice).play(text)
    assert p.log[-1].text == meant


def test_the_mark_of_a_hit_behind_an_entry_is_ignored():
    p = at("U: x1 2@66; N: 4@25", "5-2").play("?1", "*25xN4")
    assert p.log[-1].text == "*25"


def test_the_full_rim_is_not_mistaken_for_the_mark_of_a_hit():
    assert GAME.rules.read_action("@xx") == "@xx"


@pytest.mark.parametrize("text", ["1E7", "7E1", "1X3", "1E3x", "@08", "*07", "[0-3]", ""])
def test_what_is_no_action_is_refused(text):
    with pytest.raises(InvalidAction):
        at("U: 1@42 2@66; N: 3@45", "3-1").play(text)
