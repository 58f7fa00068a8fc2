"""Tables for language models, and the tools of the Model Context Protocol that open them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from mcp import Client

from perihelion import PerihelionError
from perihelion.adapters.mcp import make_server
from perihelion.adapters.model_tables import ModelTables


def test_a_game_is_played_to_its_end_and_what_is_hidden_stays_hidden():
    tables = ModelTables()
    begun = tables.start("leduc", bot="random", seed=3)
    assert begun.startswith("Table leduc-1")
    said = begun
    while moves := tables.legal_moves("leduc-1"):
        assert "Second  hidden" in said
        said = tables.play("leduc-1", moves[0])
    assert "The game is over: First" in said
    with pytest.raises(PerihelionError, match="this game is over"):
        tables.play("leduc-1", "call")


def test_the_same_seed_gives_the_same_game():
    first, second = (ModelTables().start("solenia", {"players": 2}, seed=5) for _ in range(2))
    assert first == second != ModelTables().start("solenia", {"players": 2}, seed=6)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda tables: tables.start("chess"), "chess"),
        (lambda tables: tables.start("solenia", {"players": 9}), "players cannot be 9"),
        (lambda tables: tables.start("leduc", bot="hal"), "there is no bot 'hal'"),
        (lambda tables: tables.look("leduc-7"), "there is no table 'leduc-7'; tables: none yet"),
        (lambda tables: tables.explain_rules("leduc", "99"), "has no rule 99"),
    ],
)
def test_wrong_input_gets_a_sentence(call, said):
    with pytest.raises(PerihelionError, match=said):
        call(ModelTables())


async def use_tools() -> dict[str, Any]:
    """Play the beginning of a game over the protocol; return what the tools said."""
    async with Client(make_server()) as client:
        listed = await client.list_tools()
        said: dict[str, Any] = {"tools": sorted(tool.name for tool in listed.tools)}
        said["start"] = await client.call_tool("start", {"game": "leduc", "bot": "random", "seed": 1})
        said["wrong"] = await client.call_tool("play", {"table": "leduc-1", "move": "fold"})
        said["why"] = await client.call_tool("why_not", {"table": "leduc-1", "move": "fold"})
        said["hint"] = await client.call_tool("give_hint", {"table": "leduc-1"})
        said["play"] = await client.call_tool("play", {"table": "leduc-1", "move": "call"})
        return said


def test_a_model_plays_by_tools():
    said = asyncio.run(use_tools())
    assert said["tools"] == [
        "explain_rules", "give_hint", "legal_moves", "list_games", "look", "play", "start", "why_not",
    ]  # fmt: skip
    assert not said["start"].is_error
    assert "Table leduc-1" in said["start"].content[0].text
    assert said["wrong"].is_error
    assert "LEDUC-" in said["wrong"].content[0].text
    assert said["why"].content[0].text in said["wrong"].content[0].text
    assert "`" in said["hint"].content[0].text
    assert not said["play"].is_error
