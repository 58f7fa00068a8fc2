"""Game files: what is written is read again; what is malformed is named with its line."""

import pytest

import perihelion
from perihelion import InvalidTranscript

FILE = """perihelion 1
game leduc
rules 1

~K1, ~Q1, raise
call
~J1, call
call
result 3 -3
"""


def test_a_file_is_replayed_and_written_again():
    p = perihelion.replay(FILE)
    assert p.scores.points == (3, -3)
    assert p.transcript == FILE


def test_a_game_from_the_middle_names_its_first_position():
    p = perihelion.position("leduc", text=perihelion.new("leduc").play("K1", "Q1").text).play("raise", "fold")
    assert "\nbegin phase:2" in p.transcript
    assert perihelion.replay(p.transcript).state.tobytes() == p.state.tobytes()


def test_remarks_and_empty_lines_are_for_people():
    assert perihelion.replay(FILE.replace("call\n~J1", "# a remark\n\ncall\n~J1")).scores.points == (3, -3)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("perihelion 1", "perihelion 9", "line 1: a game file begins with"),
        ("game leduc", "game chess", "the head: there is no game 'chess'"),
        ("game leduc\n", "", "the head lacks the line 'game'"),
        ("rules 1\n", "rules\n", "line 3: 'rules' has a name but no value"),
        ("rules 1\n", "rules 1\nrules 1\n", "line 4: rules stands twice"),
        ("rules 1\n", "rules 1\ncolour red\n", "leduc has no option colour"),
        ("~Q1", "~K1", "line 5: K1: "),
        ("~Q1", "Q1", "line 5: 'Q1', but now chance decides"),
        ("raise\ncall", "raise\n~call", "line 6: '~call', but now seat 1 decides"),
        ("raise", "jump", "line 5: leduc cannot read 'jump'"),
        ("result 3 -3", "result 4 -4", "line 9: the file says 'result 4 -4', the game gives '3 -3'"),
        ("call\nresult", "result", "the file says"),
        ("result 3 -3", "call", "line 9: call: "),
    ],
)
def test_a_changed_file_is_found_and_the_place_named(old, new, sentence):
    assert old in FILE
    with pytest.raises(InvalidTranscript) as caught:
        perihelion.replay(FILE.replace(old, new, 1))
    assert sentence in str(caught.value)


def test_another_rules_version_is_named_when_a_replay_fails():
    with pytest.raises(InvalidTranscript, match="the file follows rules 7, these are rules 1"):
        perihelion.replay(FILE.replace("rules 1", "rules 7").replace("~Q1", "~K1"))


@pytest.mark.parametrize("text", ["", "\n", "\x00\x01", "perihelion 1\n"])
def test_what_is_no_game_file_at_all(text):
    with pytest.raises(InvalidTranscript):
        perihelion.replay(text)
