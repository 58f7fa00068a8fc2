"""The way of one move is short: few functions, few files, and one call of the database."""

from __future__ import annotations

import asyncio

import pytest

from tools.trace_move import Trace, trace_moves

MOST_FUNCTIONS, MOST_FILES = 12, 7
"""From the route, or from the function that receives a message, to `Runtime.play`; both ends count."""
MOST_TO_SOCKET = 8
"""Functions from the one that stores a move to the one that sends it; both count."""


@pytest.fixture(scope="module")
def traces(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Trace]:
    return asyncio.run(trace_moves(tmp_path_factory.mktemp("traced")))


@pytest.fixture(params=["HTTP", "WebSocket"])
def trace(request: pytest.FixtureRequest, traces: dict[str, Trace]) -> Trace:
    return traces[request.param]


def test_few_functions_lie_between_a_client_and_the_rules(trace: Trace):
    way = "\n".join(map(str, trace.to_runtime))
    assert trace.to_runtime[-1] == ("engine/runtimes.py", "play")
    assert len(trace.to_runtime) <= MOST_FUNCTIONS, way
    assert len(set(trace.files)) <= MOST_FILES, way


def test_no_function_calls_back_into_a_file_that_the_move_has_left(trace: Trace):
    assert len(trace.files) == len(set(trace.files)), trace.files
    assert "<lambda>" not in [function.name for function in trace.to_runtime]


def test_an_accepted_move_calls_the_database_once(trace: Trace):
    assert trace.database == ["write, called by store/tables.py: append"]


def test_few_functions_lie_between_the_store_and_the_socket(trace: Trace):
    way = "\n".join(map(str, trace.to_socket))
    assert trace.to_socket[0] == ("server/table_store.py", "append")
    assert trace.to_socket[-1] == ("web/table/connection.py", "_send_messages")
    assert len(trace.to_socket) <= MOST_TO_SOCKET, way
