"""The API fuzzed by its own description: whatever comes in, the answer is one of those documented, never a crash."""

import os
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from perihelion.web.app import create_app

EXAMPLES = int(os.environ.get("PERIHELION_FUZZ", "5"))
"""For each operation; `make soak` makes it hundreds."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIBED = schemathesis.openapi.from_dict(create_app(Path("nowhere")).openapi())
OPERATIONS = {f"{o.method} {o.path}": o for o in (found.ok() for found in DESCRIBED.get_all_operations())}  # type: ignore
ENDING = ("/close", "/remove")
"""Orders that would end the table the others need."""


@pytest.fixture(scope="module")
def tables(running):
    """A guest and tables whose ids the fuzzer knows: otherwise it would only ever see 404."""
    host = running.guest("Fuzz")
    laid, over = host.lay(seats=("me", "me")), host.lay(seats=("me", "me"))
    host.play(over, "raise")
    host.play(over, "fold")
    yield {"guest": host.http.cookies["guest"]}, [laid, over, "none"]
    running.goodbye()


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_answers_as_documented(operation, tables, running):
    cookies, known = tables
    known = ["none"] if operation.endswith(ENDING) else known

    @given(case=OPERATIONS[operation].as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def fuzz(case):
        parameters = case.path_parameters or {}
        if "table" in parameters:
            parameters["table"] = known[sum(map(ord, str(parameters["table"]))) % len(known)]
        for name in ("game", "key", "name"):
            if name in parameters:
                parameters[name] = "leduc"
        answer = case.call(base_url=running.address, cookies=cookies, allow_redirects=False)
        if answer.status_code != 429:
            case.validate_response(answer, checks=CHECKS)

    fuzz()


def test_every_route_of_the_page_is_described():
    for path in ("/api/tables/{table}/actions", "/api/tables/{table}/undo/answer", "/api/games", "/api/me/link"):
        assert any(path in operation for operation in OPERATIONS), path
