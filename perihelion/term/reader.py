"""Reads input: with completion and history from a person at a terminal, else line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer
    from prompt_toolkit.document import Document


PAUSE = 0.2
"""Seconds between two looks at the keyboard while a person waits."""


class Reader(Protocol):
    """A source of lines. It raises EOFError or KeyboardInterrupt at the end."""

    def ask(self, prompt: str, choices: dict[str, str], hint: str = "") -> str:
        """Return a line; `choices` maps possible inputs to their meaning, `hint` is shown while nothing is typed."""

    def wait(self, is_done: Callable[[float], bool]) -> bool:
        """Call `is_done` with seconds to wait until it returns True. Return False if Ctrl-C is pressed before."""


class Piped:
    """Lines from a file or a pipe. Each line is echoed, so that the output reads like a game."""

    def ask(self, prompt: str, choices: dict[str, str], hint: str = "") -> str:
        """Return the next line."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"), flush=True)
        return line.strip()

    def wait(self, is_done: Callable[[float], bool]) -> bool:
        """Wait; lines of a file are not lost."""
        try:
            while not is_done(PAUSE):
                pass
        except KeyboardInterrupt:
            return False
        return True


class Typed:
    """A person at a terminal."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self._session: PromptSession[str] = PromptSession(history=InMemoryHistory())

    def ask(self, prompt: str, choices: dict[str, str], hint: str = "") -> str:
        """Return the next line. Tab completes it; no lines are reserved for a menu, which would push the board away."""
        from prompt_toolkit.formatted_text import FormattedText
        from prompt_toolkit.shortcuts import CompleteStyle

        answer = self._session.prompt(
            FormattedText([("bold ansiyellow", prompt)]),
            completer=_completer(choices),
            complete_style=CompleteStyle.READLINE_LIKE,
            placeholder=FormattedText([("ansibrightblack", hint)]),
        )
        return answer.strip()

    def wait(self, is_done: Callable[[float], bool]) -> bool:
        """Wait. What is typed meanwhile is neither shown nor kept for the next line."""
        from prompt_toolkit.keys import Keys

        keyboard = self._session.input
        with keyboard.raw_mode():
            done = False
            while not done:
                done = is_done(PAUSE)
                if any(press.key == Keys.ControlC for press in keyboard.read_keys()):
                    return False
        return True


def open_reader() -> Reader:
    """Return the reader for this process: a person at a terminal, or a pipe."""
    return Typed() if sys.stdin.isatty() and sys.stdout.isatty() else Piped()


def completions(choices: dict[str, str], typed: str) -> Iterator[tuple[str, int]]:
    """Yield the choices that complete the text after the last comma, and how many characters they replace."""
    begun = typed.rpartition(",")[2].lstrip()
    for text in choices:
        if text.lower().startswith(begun.lower()):
            yield text, len(begun)


def _completer(choices: dict[str, str]) -> Completer:
    from prompt_toolkit.completion import Completer, Completion

    class Choices(Completer):
        """Offers the choices with their meaning."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            for text, replaced in completions(choices, document.text_before_cursor):
                yield Completion(text, -replaced, display_meta=choices[text])

    return Choices()
