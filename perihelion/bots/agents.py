"""Custom agents, usable wherever a bot is: an object, `module:Class`, `cmd:` and a command, or `llm:` and a model.

An object has `choose(view)`, which returns the id or text of a legal action. A class that takes an argument is called
with a seed. A command speaks the line protocol of docs/agents.md. An agent that chooses an illegal action, times out,
raises or dies raises AgentFailed here, and the caller decides what follows: in an arena it loses its game.
"""

from __future__ import annotations

import inspect
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module

from ..core.game import Game
from ..core.styles import find_style, is_style
from ..core.view import View
from ..errors import AgentFailed, InvalidOptions
from ..operating_system import call_after
from . import BOTS, bot
from .choices import read_choice
from .command_agent import PREFIX, CommandAgent
from .language_model import PREFIX as MODEL_PREFIX
from .language_model import LanguageModel
from .protocol import Agent, Bot, SeededBot

SECONDS = 10.0
"""The default time limit for one decision of an agent."""


AGAIN_SECONDS = 0.1
"""An agent that catches the end of its time is interrupted again after this time."""


class OutOfTime(BaseException):
    """The time for a decision is over. Not an Exception, so that an agent that catches those does not catch it."""


class PythonAgent:
    """An agent in this process. AgentFailed is raised if its choice is illegal or late."""

    def __init__(self, name: str, make: Callable[[], Agent], seconds: float = SECONDS):
        self.name, self._make, self._seconds = name, make, seconds
        self._agent: Agent | None = None

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the agent's choice."""
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
        """Let the agent close its resources."""
        close = getattr(self._agent, "close", None)
        if close is not None:
            close()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in the block when the time is over. This works only in the main thread of a process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise OutOfTime

    with call_after(seconds, AGAIN_SECONDS, stop):
        yield


def name_of(agent: object) -> str:
    """Return the name of an agent in tables and logs: the given text, or the name or class of an object."""
    return agent if isinstance(agent, str) else str(getattr(agent, "name", type(agent).__name__))


def read_agents(text: str) -> list[str]:
    """Return the agents in a comma-separated list. Names of bots are case-insensitive."""
    names = [part.strip() for part in text.split(",")]
    return [name.lower() if name.lower() in BOTS else name for name in names]


def check_agent(agent: object, game: Game | None = None) -> None:
    """Raise InvalidOptions if this is neither a bot nor an agent, or a style of another game."""
    if not isinstance(agent, str):
        if not callable(getattr(agent, "choose", None)):
            raise InvalidOptions(f"{agent!r} has no method choose(view), so it is not an agent")
    elif agent.startswith(PREFIX):
        CommandAgent.read_command(agent)
    elif agent.startswith(MODEL_PREFIX):
        LanguageModel.read_model(agent)
    elif ":" in agent:
        _load_class(agent)
    elif is_style(agent):
        found, _ = find_style(agent)
        if game not in (None, found):
            raise InvalidOptions(f"{agent} plays only {found.key}")
    elif agent not in BOTS:
        error = InvalidOptions(
            f"there is no bot {agent!r}; possible: {', '.join(BOTS)}, or an agent of your own: "
            f"module:Class, {PREFIX} and a command, or {MODEL_PREFIX} and a language model"
        )
        possible = ", ".join([*BOTS, "module:Class", f"{PREFIX}COMMAND", f"{MODEL_PREFIX}MODEL"])
        raise error.named("cli-unknown-bot", bot=agent, bots=possible)


def make_agent(agent: str | Agent, seed: int = 0, seconds: float = SECONDS) -> Bot:
    """Return the bot or agent with this name. With the same seed a bot plays the same moves."""
    check_agent(agent)
    if isinstance(agent, SeededBot):
        return agent.seeded(seed)
    if not isinstance(agent, str):
        return PythonAgent(name_of(agent), partial(_same, agent), seconds)
    if agent in BOTS or is_style(agent):
        return bot(agent, seed)
    if agent.startswith(PREFIX):
        return CommandAgent(agent, seed, seconds)
    if agent.startswith(MODEL_PREFIX):
        return LanguageModel(agent, seconds)
    made = _load_class(agent)
    seeded = {"seed": seed} if "seed" in inspect.signature(made).parameters else {}
    return PythonAgent(agent, partial(made, **seeded), seconds)


def close_agent(agent: object) -> None:
    """Close an agent that holds resources; the bots of Perihelion do not."""
    close = getattr(agent, "close", None)
    if close is not None:
        close()


def _same(agent: Agent) -> Agent:
    return agent


def _load_class(agent: str) -> Callable[..., Agent]:
    """Return the class named by `module:Class`."""
    module, _, name = agent.partition(":")
    try:
        found: Callable[..., Agent] | None = getattr(import_module(module), name, None)
    except ImportError as error:
        raise InvalidOptions(f"the agent {agent!r} cannot be imported: {error}") from None
    if not callable(found) or not hasattr(found, "choose"):
        raise InvalidOptions(f"the agent {agent!r} is not a class with a method choose(view)")
    return found
