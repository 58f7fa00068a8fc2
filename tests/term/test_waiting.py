"""While a hint is computed the seconds run, what is typed is dropped, and Ctrl-C leads back to the prompt."""

from __future__ import annotations

from io import StringIO
from threading import Event

import pytest

from perihelion.term import reader as readers
from perihelion.term.screen import Screen
from perihelion.term.waiting import wait_for
from tests.term.scripted import Terminal


def test_what_is_typed_while_waiting_is_dropped_and_ctrl_c_ends_it():
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        reader = readers.Typed()
        keys.send_text("3\r")
        assert wait_for(lambda: "a hint", str, reader, Screen(StringIO())) == "a hint"
        keys.send_text("4\r")
        assert reader.ask("> ", {}) == "4"
        keys.send_text("\x03")
        assert wait_for(Event().wait, str, reader, Screen(StringIO())) is None


def test_ctrl_c_ends_the_waiting_also_without_a_keyboard():
    def interrupted(seconds: float) -> bool:
        raise KeyboardInterrupt

    assert not readers.Piped().wait(interrupted)


def test_a_terminal_shows_that_it_waits_and_an_error_is_not_lost():
    def fail() -> str:
        raise ValueError("no hint")

    terminal = Terminal()
    screen = Screen(terminal)
    with pytest.raises(ValueError, match="no hint"):
        wait_for(fail, lambda seconds: f"{seconds} seconds", readers.Piped(), screen)
    assert "0 seconds" in terminal.getvalue()
