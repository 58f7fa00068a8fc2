"""Numbers in requests: one that no column of the database can hold is refused as unreadable, and nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from perihelion.web.app import create_app
from perihelion.wire.schemas.requests import MOST_NUMBER

TOO_LARGE = 2**63


@pytest.mark.parametrize("seen", [TOO_LARGE, MOST_NUMBER + 1, -1, 10**30])
def test_a_number_that_the_database_cannot_hold_is_unreadable(ada, table, seen: int):
    answer = ada.get(f"/api/tables/{table}/report", seen=seen)
    assert (answer.status_code, answer.json()["error"]) == (422, "unreadable")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{table}/at/{n}",
        "/api/tables/{table}/players/{n}",
        "/api/tables/{table}/recap?seen={n}",
        "/api/tables/{table}/analysis?moment={n}",
        "/api/tables/{table}/tour?since={n}",
        "/t/{table}/mistakes/{n}",
    ],
)
def test_it_is_unreadable_wherever_it_stands(ada, table, path: str):
    assert ada.http.get(path.format(table=table, n=TOO_LARGE)).status_code == 422


def test_an_option_can_be_no_number_of_any_size(ada):
    body = {"start": {"game": "solenia", "options": {"players": TOO_LARGE}}}
    assert ada.post("/api/analysis/look", **body).status_code == 422


def test_every_number_of_every_request_has_bounds():
    described = create_app(Path("nowhere")).openapi()

    def find(schema: dict[str, Any], where: str, inside: tuple[str, ...] = ()) -> Iterator[tuple[str, dict[str, Any]]]:
        """All numbers of a schema, and of those that it names."""
        name = schema.get("$ref", "").rpartition("/")[2]
        if name and name not in inside:
            yield from find(described["components"]["schemas"][name], f"{where} {name}", (*inside, name))
        if schema.get("type") in ("integer", "number"):
            yield where, schema
        parts = [part for kind in ("anyOf", "allOf", "oneOf") for part in schema.get(kind, ())]
        parts += [part for kind in ("items", "additionalProperties") if isinstance(part := schema.get(kind), dict)]
        for part in parts:
            yield from find(part, where, inside)
        for field, part in schema.get("properties", {}).items():
            yield from find(part, f"{where}.{field}", inside)

    found = []
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            for given in operation.get("parameters", ()):
                found += find(given["schema"], f"{where} {given['name']}")
            for body in operation.get("requestBody", {}).get("content", {}).values():
                found += find(body["schema"], where)
    assert len(found) > 20
    for where, schema in found:
        least = schema.get("minimum", schema.get("exclusiveMinimum"))
        most = schema.get("maximum", schema.get("exclusiveMaximum"))
        assert least is not None, where
        assert most is not None, where
        assert -MOST_NUMBER <= least <= most <= MOST_NUMBER, where
