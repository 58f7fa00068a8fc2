"""A server of the Model Context Protocol: language models start tables and play at them by tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ..errors import PerihelionError
from .model_tables import ModelTables

INSTRUCTIONS = (
    "Four modern board games about the sun. list_games names them; explain_rules has a guide and each rule; start "
    "begins a table; play takes the text of a legal move and tells what happened until it is your turn again."
)


def make_server(lang: str = "en") -> MCPServer:
    """Return a server with tables of its own."""
    server, tables = MCPServer("perihelion", instructions=INSTRUCTIONS), ModelTables(lang)
    for method in (
        tables.list_games,
        tables.start,
        tables.look,
        tables.legal_moves,
        tables.play,
        tables.why_not,
        tables.give_hint,
        tables.explain_rules,
    ):
        server.tool()(_with_sentences(method))
    return server


def _with_sentences(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return the method as a tool: an error that a player can understand is the tool's answer."""

    @wraps(method)
    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(*args, **kwargs)
        except PerihelionError as error:
            raise ToolError(str(error)) from None

    return call
