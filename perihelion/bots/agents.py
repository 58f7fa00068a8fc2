"""Agents of one's own, wherever a bot can stand: an object, `module:Class`, or `cmd:` and a command.

An object has `choose(view)`, which returns an id or a text of a legal action. A class is called with a seed where it
takes one. A command speaks the line protocol of docs/agents.md. An agent that chooses something illegal, takes too
long, raises or dies raises AgentFailed here, and whoever asked decides what that means: in an arena it loses its game.
"""

from __future__ import annotations

import inspect
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any

from ..core.view import View
from ..errors import AgentFailed, InvalidOptions
from . import BOTS, bot
from .choices import read_choice
from .command_agent import PREFIX, CommandAgent
from .protocol import Bot

SECONDS = 10.0
"""How long an agent may take for one decision, unless somebody says otherwise."""


class OutOfTime(BaseException):
    """The time for a decision is over. It is no Exception, so that an agent that catches those does not catch it."""


class PythonAgent:
    """An agent in this process, watched: what it chooses is legal and in time, or AgentFailed is raised."""

    def __init__(self, name: str, make: Callable[[], Any], seconds: float = SECONDS):
        self.name, self._make, self._seconds = name, make, seconds
        self._agent: Any = None

    def choose(self, view: View, budget: int = 0) -> int:
        """Return what the agent chooses."""
        began = time.monotonic()
        try:
            with time_limit(self._seconds):
                if self._agent is None:
                    self._agent = self._make()
                chosen = self._agent.choose(view)
        except OutOfTime:
            raise AgentFailed(self.name, f"took longer than {self._seconds:g} s") from None
        except Exception as error:
            raise AgentFailed(self.name, f"raised {type(error).__name__}: {error}") from error
        if time.monotonic() - began > self._seconds:
            raise AgentFailed(self.name, f"took longer than {self._seconds:g} s")
        return read_choice(self.name, view, chosen)

    def close(self) -> None:
        """Let the agent close what it opened."""
        close = getattr(self._agent, "close", None)
        if close is not None:
            close()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in the block when the time is over. Only the main thread of a process can be stopped so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: Any) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)  # again and again, should the agent catch even this
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def name_of(agent: Any) -> str:
    """Return the name of an agent in tables and logs: what was given, or the name or class of an object."""
    return agent if isinstance(agent, str) else str(getattr(agent, "name", type(agent).__name__))


def read_agents(text: str) -> list[str]:
    """Return the agents in a list joined by commas; names of bots may be written in any case."""
    names = [part.strip() for part in text.split(",")]
    return [name.lower() if name.lower() in BOTS else name for name in names]


def check_agent(agent: Any) -> None:
    """Raise InvalidOptions where this is neither a bot nor an agent."""
    if not isinstance(agent, str):
        if not callable(getattr(agent, "choose", None)):
            raise InvalidOptions(f"{agent!r} has no method choose(view), so it is no agent")
    elif agent.startswith(PREFIX):
        CommandAgent.read_command(agent)
    elif ":" in agent:
        _load_class(agent)
    elif agent not in BOTS:
        raise InvalidOptions(
            f"there is no bot {agent!r}; possible: {', '.join(BOTS)}, or an agent of your own: "
            f"module:Class, or {PREFIX} and a command"
        )


def make_agent(agent: Any, seed: int = 0, seconds: float = SECONDS) -> Bot:
    """Return the bot or agent that is meant; with the same seed a bot plays the same."""
    check_agent(agent)
    if not isinstance(agent, str):
        return PythonAgent(name_of(agent), partial(_same, agent), seconds)
    if agent in BOTS:
        return bot(agent, seed)
    if agent.startswith(PREFIX):
        return CommandAgent(agent, seed, seconds)
    made = _load_class(agent)
    seeded = {"seed": seed} if "seed" in inspect.signature(made).parameters else {}
    return PythonAgent(agent, partial(made, **seeded), seconds)


def close_agent(agent: Any) -> None:
    """End an agent that holds something open; the bots of Perihelion do not."""
    close = getattr(agent, "close", None)
    if close is not None:
        close()


def _same(agent: Any) -> Any:
    return agent


def _load_class(agent: str) -> Any:
    """Return what `module:Class` names."""
    module, _, name = agent.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise InvalidOptions(f"the agent {agent!r} cannot be imported: {error}") from None
    if not callable(found) or not hasattr(found, "choose"):
        raise InvalidOptions(f"the agent {agent!r} is no class with a method choose(view)")
    return found
