"""Code inside the sentences of the documents runs: calls with the names of their page, and commands.

`test_inline_code.py` looks up every name. Here all calls are evaluated that can be: the sentences use a few names, such
as `batch` or `view`, which `Names` has. Every command is read with all its options, and the quick ones are carried out.
"""

from __future__ import annotations

import ast
import builtins
import copy
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import perihelion
import perihelion.bots.dataset
from perihelion import rules
from perihelion.adapters.gymnasium import VectorEnv
from perihelion.adapters.pettingzoo import env
from perihelion.bots.agents import make_agent
from perihelion.bots.arena import Arena, play
from perihelion.bots.hints import describe_hint, hint
from perihelion.cli.app import name_of
from perihelion.cli.commands import OF_A_GAME
from perihelion.core import recall
from perihelion.core.chance import FastDraws
from perihelion.draw import shapes, symbols, theme
from perihelion.draw.marks import frame, hexframe, ring
from perihelion.test_games.tender import rules as tender
from tests.bots.test_arena import Here
from tests.selection import selection
from tests.support import few_options
from tests.test_inline_code import NO_CODE, PAGES, pieces

NOT_RUN = {
    # functions that an author writes, and calls of them
    "refusal_values(s, rule, family, axes)", "phase_rule(s)", "asides(s)", "prompt_values(s)", "limits(options)",
    "choice_values(s, family, axes)", "chance_values(s)", "prepare(s, f)", "bridge(scene, view)", "touch(key)",
    "scene.part(bridge, view)", "scene.part(row, view, seat, 2)", "memoise(_stations, view)",
    "read_components(__package__)",
    # a method of the browser's tests; a formula; the game of the tutorial, which test_tutorial.py makes
    "visit(..., altered=True)", "h(0)", 'perihelion.random_games("flares", players=2, games=1_000_000)',
    # for a GPU
    'perihelion.batch(..., device="cuda")', "cupy.asarray(batch.legal)",
    'torch.as_tensor(batch.observations, device="cuda")', 'DeviceVectorEnv("solenia", 65536)',
    # JAX is no dependency; examples/jax_policy.py uses it
    "jnp.copy(jax.dlpack.from_dlpack(share(batch.observations)))",
    # methods, named without their object
    "random(steps)", 'reset(options={"reset_mask": mask})', "reset(seed=[5, 6, 7])",
    *NO_CODE,
}  # fmt: skip
"""The calls that are only looked up, with the reason."""

FILLED = {
    "selection(...)": "selection([1, 2], 'ab')",
    "table([...])": "table([1, 2])",
    "tell(s, EVENT, ...)": "tell(s, EVENT, 0)",
    "batch.position(g)": "batch.position(0)",
    "FastDraws.of_game(seed, g, n)": "FastDraws.of_game(1, 2, 3)",
    "perihelion.bots.dataset.observations(file)": "next(perihelion.bots.dataset.observations(recorded))",
    'perihelion.evaluate("greedy", "solari", against="random", players=2)': (
        'perihelion.evaluate("greedy", "leduc", against="random", games=2)'
    ),
}
"""Calls with a gap or with much to do, and what is run instead."""

QUICK = {"games": 0, "check": 2, "play": 2, "replay": 2, "report": 2, "verify": 2, "backup": 2, "tidy --dry-run": 0}
"""Commands as sentences name them, without arguments: the exit status of those that end at once."""

BEFORE_GAME = {name_of(command) for command in OF_A_GAME}
SAMPLES = {
    "GAME": "leduc", "NAME": "leduc", "COMMAND": "games", "FILE": "file", "FROM": "from", "TO": "to",
    "BOT,BOT,...": "greedy",
}  # fmt: skip
"""What stands for the capitals in a command."""


class Names(dict[str, Any]):
    """The names that sentences use; each is made when it is first needed."""

    def __init__(self, folder: Path):
        super().__init__(vars(builtins))
        self.update(vars(rules) | vars(recall) | vars(shapes) | vars(symbols) | vars(theme))
        self.update(
            perihelion=perihelion, gymnasium=gymnasium, FastDraws=FastDraws, Arena=Arena, VectorEnv=VectorEnv, env=env,
            copy=copy, few_options=few_options, selection=selection, make_agent=make_agent, describe_hint=describe_hint,
            ring=ring, frame=frame, hexframe=hexframe, setup=tender.setup, rule=tender.may_bid, weight=1,
        )  # fmt: skip
        self.update(name="players", values=(0, 1), default=0, seed=1, seconds=1.0, agent="greedy", my_agent=First())
        self.update(
            options={"players": 2}, seat=0, i=0, n=1, HIT=0, EVENT=0, player=0, piece=1, cell=2, which=np.ones(8, bool)
        )
        self.update(index=np.arange(8), games=[0], file=folder / "batch.npz")
        self["play"] = lambda arena, games: play(arena, 2, workers=Here())

    def __missing__(self, name: str) -> Any:
        make: dict[str, Callable[[], Any]] = {
            "game": lambda: perihelion.games()["leduc"],
            "s": lambda: tender.State(),
            "r": lambda: [1, 2, 0, 3, 4],
            "batch": lambda: perihelion.batch("leduc", games=8, masks=True, observations=True),
            "other": lambda: self["batch"].copy(),
            "c": lambda: self["batch"].checkpoint(),
            "actions": lambda: self["batch"].legal[:, 0],
            "outcomes": lambda: self["batch"].chances().argmax(axis=1),
            "buffer": lambda: self["batch"].observe(),
            "states": lambda: self["batch"].states[:1].copy(),
            "position": lambda: perihelion.new("tender", players=3).play("1", "2", "3", "4"),
            "view": lambda: perihelion.new("leduc").play("K1", "Q1").view(0),
            "hint": lambda: hint(self["view"], simulations=16)[0],
            "words": lambda: self["view"].words,
            "recorded": self._record,
        }
        if name not in make:
            raise NameError(name)
        self[name] = make[name]()
        return self[name]

    def _record(self) -> Path:
        file = self["file"].with_name("games.parquet")
        perihelion.bots.dataset.write_dataset(Arena.of("leduc", {}, ["random"]), 2, file, Here())
        return file


class First:
    """An agent that takes the first legal action."""

    def choose(self, view: Any) -> int:
        """Return the action."""
        return int(view.legal[0])


def calls() -> list[tuple[str, str]]:
    """Return every call in a sentence, with the page."""
    found = []
    for page in PAGES:
        for piece in pieces(page):
            try:
                is_call = isinstance(ast.parse(piece, mode="eval").body, ast.Call)
            except (SyntaxError, ValueError):
                continue
            if is_call:
                found.append((page.name, piece))
    return found


def test_the_calls_in_sentences_run(tmp_path: Path):
    failed = []
    for page, piece in calls():
        if piece not in NOT_RUN:
            names = Names(tmp_path)
            try:
                if piece == "batch.load(file)":
                    names["batch"].save(names["file"])
                eval(FILLED.get(piece, piece), names)
            except Exception as error:
                failed.append(f"{page}: `{piece}`: {type(error).__name__}: {error}")
    assert not failed, "\n" + "\n".join(failed)


def test_the_list_of_calls_that_are_not_run_is_up_to_date():
    found = {piece for _, piece in calls()}
    assert {*NOT_RUN, *FILLED} - set(NO_CODE) <= found


def commands() -> list[str]:
    """Return every command of ours in a sentence, without its program's name."""
    found = {piece for page in PAGES for piece in pieces(page) if piece.startswith("perihelion ")}
    return sorted(piece.removeprefix("perihelion ") for piece in found - set(NO_CODE))


def test_the_commands_in_sentences_are_read_with_all_options(perihelion_):
    for command in commands():
        words = [SAMPLES.get(word, word) for word in shlex.split(command)]
        if words[0] in BEFORE_GAME and (len(words) == 1 or words[1].startswith("-")):
            words.insert(1, "leduc")
        if not words[0].isdigit():  # the first line of a protocol
            code, said, complained = perihelion_(*words, *([] if "--help" in words else ["--help"]))
            assert (code, words[0] in said) == (0, True), f"{command}: {complained}"


@pytest.mark.parametrize("command", QUICK)
def test_a_quick_command_is_carried_out(command: str, perihelion_):
    assert command in commands()
    code, said, complained = perihelion_(*command.split())
    assert code == QUICK[command], said + complained
    assert "Traceback" not in complained
