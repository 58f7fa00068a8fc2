"""How a game begins and how it is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion
from perihelion import InvalidOptions, InvalidTranscript
from perihelion.term import game_files, session
from perihelion.term import reader as readers
from tests.term.scripted import Script


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def play(monkeypatch: pytest.MonkeyPatch, *lines: str, **options) -> None:
    monkeypatch.setattr(session, "open_reader", lambda: Script(*lines))
    position = perihelion.new("leduc", lang="en")
    session.play(position, options.get("seats", ["person", "greedy"]), 3, options.get("save"))


def test_an_unfinished_game_is_saved_and_can_be_continued(home, monkeypatch, capsys):
    play(monkeypatch, "raise", "quit")
    (kept,) = (home / "perihelion").glob("leduc-*.game")
    out = capsys.readouterr().out
    assert f"perihelion play leduc --load {kept} --seats person,greedy --seed 3" in out
    game = perihelion.games()["leduc"]
    assert "raise" in [entry.text for entry in game_files.load(kept, game, "en").log]


def test_an_interrupt_ends_politely_too(home, monkeypatch, capsys):
    class Interrupted(Script):
        def ask(self, prompt, choices, hint=""):
            if not self.lines:
                raise KeyboardInterrupt
            return super().ask(prompt, choices, hint)

    monkeypatch.setattr(session, "open_reader", lambda: Interrupted("call"))
    session.play(perihelion.new("leduc", lang="en"), ["person", "greedy"], 3, None)
    assert "Saved as" in capsys.readouterr().out


def test_a_finished_game_is_saved_only_on_request(home, monkeypatch, capsys):
    play(monkeypatch, *["call"] * 9)
    assert "Saved" not in capsys.readouterr().out
    play(monkeypatch, *["call"] * 9, save=home / "done.game")
    assert perihelion.replay((home / "done.game").read_text()).actor == perihelion.OVER


def test_seats_are_named_and_filled_with_bots():
    assert session.read_seats("person, Greedy", perihelion.games()["solari"]) == ["person", "greedy"]
    assert session.read_seats(None, perihelion.games()["solari"]) == []
    assert session.fill_seats([], 3) == ["person", "greedy", "greedy"]
    assert session.fill_seats(["random"], 2) == ["random", "greedy"]
    with pytest.raises(InvalidOptions, match="'martin' cannot take a seat; possible: person, random, moon, greedy"):
        session.read_seats("person,martin", perihelion.games()["solari"])
    with pytest.raises(InvalidOptions, match="3 players are named, but this game has 2 seats"):
        session.fill_seats(["person"] * 3, 2)


def test_an_invalid_file_or_one_of_another_game_is_refused(tmp_path):
    leduc, solari = perihelion.games()["leduc"], perihelion.games()["solari"]
    with pytest.raises(InvalidTranscript, match="No such file"):
        game_files.load(tmp_path / "none.game", leduc, "en")
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidTranscript, match="not a text file"):
        game_files.load(tmp_path / "bytes.game", leduc, "en")
    (tmp_path / "l.game").write_text(perihelion.new("leduc").transcript)
    with pytest.raises(InvalidTranscript, match="a game of leduc, not of solari"):
        game_files.load(tmp_path / "l.game", solari, "en")


def test_a_pipe_is_read_line_by_line_and_echoed(monkeypatch, capsys):
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("call\n"))
    reader = readers.open_reader()
    assert reader.ask("> ", {}) == "call"
    assert capsys.readouterr().out == "> call\n"
    with pytest.raises(EOFError):
        reader.ask("> ", {})


def test_completion_continues_the_text_after_the_last_comma():
    choices = {"1N2": "", "1E2": "", "undo": ""}
    assert list(readers.completions(choices, "1n")) == [("1N2", 2)]
    assert list(readers.completions(choices, "1N2, 1")) == [("1N2", 1), ("1E2", 1)]
    assert list(readers.completions(choices, "")) == [("1N2", 0), ("1E2", 0), ("undo", 0)]


def test_a_person_types_with_completion():
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.document import Document
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    choices = {"raise": "pay more", "call": "pay as much", "undo": "take back"}
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        reader = readers.Typed()
        keys.send_text("raise\r")
        assert reader.ask("> ", choices) == "raise"
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            reader.ask("> ", choices)
    (offered,) = readers._completer(choices).get_completions(Document("ra"), None)
    assert (offered.text, offered.start_position, offered.display_meta_text) == ("raise", -2, "pay more")


def test_at_a_terminal_a_person_types(monkeypatch):
    import io

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setattr(readers, "Typed", lambda: "typed")
    assert readers.open_reader() == "typed"
