"""The API fuzzed by its own description: whatever comes in, the answer is one of those documented, never a crash."""

import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

EXAMPLES = int(os.environ.get("PERIHELION_FUZZ", "3"))
"""For each operation; `make soak` makes it hundreds."""

ENDING = ("/close", "/remove")
"""Orders that would end the table the others need."""


@cache
def operations():
    """All operations of the description. Schemathesis takes seconds to load, and only this process needs it."""
    import schemathesis

    from perihelion.web.app import create_app

    described = schemathesis.openapi.from_dict(create_app(Path("nowhere")).openapi())
    return {f"{o.method} {o.path}": o for o in (found.ok() for found in described.get_all_operations())}  # type: ignore


@pytest.fixture(scope="module")
def tables(running):
    """A guest and tables whose ids the fuzzer knows: otherwise it would only ever see 404."""
    host = running.guest("Fuzz")
    laid, over = host.lay(seats=("me", "me")), host.lay(seats=("me", "me"))
    host.play(over, "raise")
    host.play(over, "fold")
    yield {"guest": host.http.cookies["guest"]}, [laid, over, "none"]
    running.goodbye()


@pytest.mark.xdist_group("fuzz")
def test_every_operation_answers_as_documented(tables, running):
    failed = {}
    for name, operation in operations().items():
        try:
            fuzz(operation, name.endswith(ENDING), tables, running)
        except Exception as error:
            failed[name] = "\n".join(map(str, [error, *getattr(error, "exceptions", ())]))
    assert not failed, "\n\n".join(f"{name}: {said}" for name, said in failed.items())


def fuzz(operation, ends, tables, running):
    """Call an operation with all kinds of arguments."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    wanted = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    cookies, known = tables
    known = ["none"] if ends else known

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def call(case):
        parameters = case.path_parameters or {}
        if "table" in parameters:
            parameters["table"] = known[sum(map(ord, str(parameters["table"]))) % len(known)]
        for name in ("game", "key", "name"):
            if name in parameters:
                parameters[name] = "leduc"
        answer = case.call(base_url=running.address, cookies=cookies, allow_redirects=False)
        if answer.status_code != 429:
            case.validate_response(answer, checks=wanted)

    call()


@pytest.mark.xdist_group("fuzz")
def test_every_route_of_the_page_is_described():
    for path in ("/api/tables/{table}/actions", "/api/tables/{table}/undo/answer", "/api/games", "/api/me/link"):
        assert any(path in operation for operation in operations()), path
