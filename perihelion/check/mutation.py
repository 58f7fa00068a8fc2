"""Mutation testing of the check: is every fault that is planted into a game's rules noticed?

Mutants are tried in processes of their own, interpreted. All of them are forks of one process that has read everything
but the game, so that a mutant costs no more than its checks. The check that probably notices the fault comes first.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar

from ..core.game import Game
from ..errors import InvalidGame
from ..words import Words, languages_of
from ..workers import SPAWN, end_with_parent
from .hidden_reads import find_hidden_reads
from .languages import find_wrong_words
from .mutants import Mutant, find_mutants
from .planting import plant
from .problems import STEPS, Find, find_import_problems, find_some, strict_and_interpreted
from .refusal_numbers import find_wrong_numbers
from .scores import find_wrong_scores
from .secrets import find_leaks
from .told_events import find_wrong_events
from .trial import watch_games
from .worlds import find_contradictions

T = TypeVar("T")

LIKELY: dict[str, tuple[Find, ...]] = {
    "visibility": (find_leaks, find_contradictions),
    "seen": (find_leaks, find_contradictions),
    "events": (find_wrong_events, watch_games, find_leaks),
    "samplers": (find_contradictions,),
    "bounds": (watch_games,),
    "refusals": (find_wrong_numbers, find_wrong_words),
    "points": (find_wrong_scores,),
    "legality": (find_hidden_reads, find_leaks, find_contradictions),
}
"""For each kind of fault the checks that probably notice it. They run first, then all others."""

FACTOR, SECONDS = 3, 10
"""A mutant may take this many times the processor time of the unchanged game, and these seconds more."""

UNENDING = "the check does not come to an end"


class Tried(NamedTuple):
    """A mutant and the problem by which it was noticed, or None."""

    mutant: Mutant
    noticed: str | None


class Plan(NamedTuple):
    """What is asked for: the game, the number of mutants (0 for all), the seed of their selection, and processes."""

    package: str
    key: str
    limit: int = 0
    seed: int = 0
    jobs: int = 1


def try_mutants(plan: Plan) -> Iterator[int | Tried]:
    """Yield the number of mutants, then each of them as soon as it is tried. Raises InvalidGame if the game fails."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=_serve, args=(theirs, plan))
    process.start()
    theirs.close()
    try:
        while True:
            try:
                message = ours.recv()
            except EOFError:
                return
            if isinstance(message, list):
                raise InvalidGame(plan.key, message)
            yield message
    finally:
        process.terminate()
        process.join()


def find_first_problem(game: Game, kind: str = "") -> str | None:
    """Return the first problem of a game; the checks that notice this kind of fault run first."""
    if problems := find_import_problems(game):
        return problems[0]
    finds = dict.fromkeys([*LIKELY.get(kind, ()), *(find for finds in STEPS.values() for find in finds)])
    with strict_and_interpreted():
        for find in finds:
            for problem in find_some(find, game, 1):
                return problem
    return _fails_its_tests(game)


def _fails_its_tests(game: Game) -> str | None:
    """Return the name of the first test of the contract that fails; those that compile are left out."""
    import pytest

    said = io.StringIO()
    plugin = ("-p", "perihelion.check.plugin", "-p", "no:cacheprovider", "-c", os.devnull, "-m", "not compiles")
    with redirect_stdout(said), redirect_stderr(said):
        failed = pytest.main(["-q", "-x", *plugin, "--pyargs", "perihelion.check", "--game", game.key])
    lines = said.getvalue().splitlines()
    return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), "a test fails") if failed else None


# in the process that forks


def _serve(connection: Connection, plan: Plan) -> None:
    """Find the mutants, try them in forks of this process, and send what is found."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["PERIHELION_RUNTIME"] = "interpreted"
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115 (it is open as long as this process)
    for lang in languages_of(plan.package):
        Words(lang, plan.package)("story-then", first="", last="")  # reads the words once for all forks
    prepared = _start_fork(_prepare, plan).result(otherwise="the game cannot be checked")
    if isinstance(prepared, str):
        connection.send([prepared])
        return
    mutants, seconds = prepared
    connection.send(len(mutants))
    waiting, running = mutants[::-1], dict[object, tuple[Mutant, _Running[str | None]]]()
    while waiting or running:
        while waiting and len(running) < plan.jobs:
            mutant = waiting.pop()
            started = _start_fork(_try, plan, mutant, int(FACTOR * seconds + SECONDS))
            running[started.connection] = mutant, started
        for ready in wait([started.connection for _, started in running.values()]):
            mutant, started = running.pop(ready)
            connection.send(Tried(mutant, started.result(otherwise=UNENDING)))


class _Running(Generic[T]):
    """A call in a fork."""

    def __init__(self, connection: Connection, process: BaseProcess):
        self.connection, self.process = connection, process

    def result(self, otherwise: T | str) -> T | str:
        """Wait for the result; return `otherwise` if the process was killed."""
        try:
            found: T | str = self.connection.recv()
        except EOFError:
            found = otherwise
        self.process.join()
        return found


def _prepare(plan: Plan) -> tuple[list[Mutant], float] | str:
    """Return the mutants and the seconds that the checks of the unchanged game take; or its problem."""
    begun, game = time.process_time(), plant(plan.package, plan.key, None)
    problem = find_first_problem(game)
    return problem or (find_mutants(game, plan.limit, plan.seed), time.process_time() - begun)


def _try(plan: Plan, mutant: Mutant, seconds: int) -> str | None:
    """Return the first problem of a mutant. The process is killed if it takes more processor time than this."""
    _limit_processor_time(seconds)
    try:
        game = plant(plan.package, plan.key, mutant)
    except Exception as error:
        return f"{plan.package} cannot be imported: {type(error).__name__}: {error}"
    return find_first_problem(game, mutant.kind)


def _limit_processor_time(seconds: int) -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _start_fork(function: Callable[..., T], *arguments: object) -> _Running[T]:
    """Start a function in a fork of this process."""
    methods = multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_send_result, args=(theirs, function, *arguments))
    process.start()
    theirs.close()
    return _Running(ours, process)


def _send_result(connection: Connection, function: Callable[..., object], *arguments: object) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    connection.send(function(*arguments))
