"""Reads input: with completion and history from a person at a terminal, else line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer
    from prompt_toolkit.document import Document


class Reader(Protocol):
    """A source of lines. It raises EOFError or KeyboardInterrupt at the end."""

    def ask(self, prompt: str, choices: dict[str, str], hint: str = "") -> str:
        """Return a line; `choices` maps possible inputs to their meaning, `hint` is shown while nothing is typed."""


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
