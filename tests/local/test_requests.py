"""Bad input gets the errors of the web server; what needs others is named, in both languages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from perihelion.local.routes import ROUTES
from perihelion.wire.reading import InvalidValue, read_value
from perihelion.wire.schemas import analysis, companions, deals, exercises, plans, requests
from perihelion.wire.schemas.body import Body
from tests.local.both import both_sides
from tests.local.devices import Person, make_device

BODIES = [
    cls
    for module in (analysis, companions, deals, exercises, plans, requests)
    for cls in vars(module).values()
    if isinstance(cls, type) and issubclass(cls, Body) and cls.__module__ == module.__name__
]
VALUES = [
    None, True, False, 0, 1, -1, 3, 16, 10**7, 2.5, "", "x", "me", "leduc", "a" * 64, "f" * 64, "none", "y" * 500,
    [], ["x"], ["x"] * 61, [3], {}, {"x": 1}, {"game": "leduc"}, {"game": ""}, "de", "with\nline", "ü" * 24,
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=[body.__name__ for body in BODIES])
def test_bodies_are_accepted_and_refused_as_pydantic_does(body):
    """Every field gets every value; pydantic also converts some numbers and texts, which no page sends."""
    adapter = TypeAdapter(body)
    fields = list(body.__dataclass_fields__)
    whole = next(iter(_accepted(adapter, fields)), {})
    tried = [{}, {"other": 1}, whole, {**whole, "other": 1}, [], None, "text"]
    tried += [{**whole, name: value} for name in fields for value in VALUES]
    tried += [{each: value for each, value in whole.items() if each != name} for name in fields]
    for data in tried:
        try:
            adapter.validate_python(data, strict=False)
            expected = True
        except ValidationError:
            expected = False
        try:
            read_value(body, data)
            found = True
        except InvalidValue:
            found = False
        assert found == expected or _converted(adapter, data), (data, expected)


def _accepted(adapter, fields):
    """Yield a whole body, found field by field."""
    data: dict[str, object] = {}
    for _ in fields:
        for name in fields:
            if name in data:
                continue
            for value in ("leduc", "a" * 64, 3, True, ["x"], {"game": "leduc"}, [{"parent": -1, "move": "x"}], 1):
                try:
                    adapter.validate_python({**data, name: value})
                except ValidationError as error:
                    if any(one["loc"][:1] == (name,) for one in error.errors()):
                        continue
                data[name] = value
                break
    yield data


def _converted(adapter, data) -> bool:
    """Return whether pydantic accepts these data only because it converts something."""
    try:
        adapter.validate_json(json.dumps(data), strict=True)
    except ValidationError:
        return True
    return False


def test_bad_requests_get_the_answers_of_the_web_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def ask() -> None:
        async with both_sides(tmp_path, monkeypatch, "de") as both:
            made = await both.ask("POST", "/api/tables", game="leduc", seats=["me", "bot:random"])
            await both.settle(made["table"])
            path = f"/api/tables/{made['table']}"
            for method, address in (
                ("GET", "/api/nothing"), ("GET", "/api/tables/none"), ("PUT", "/api/me"), ("GET", f"{path}/at/x"),
                ("GET", f"{path}/players/7"), ("GET", f"{path}/players/x"), ("GET", f"{path}?seat=99"),
                ("GET", f"{path}/recap?seen=-1"), ("GET", "/api/games/nothing/lessons"), ("GET", f"{path}/export"),
                ("GET", "/api/games/leduc/lessons"), ("POST", "/api/games/solari/lessons/none"),
                ("GET", "/api/companions/none"), ("GET", "/api/analyses/none"), ("GET", "/api/daily/x"),
                ("GET", f"{path}/mistakes"), ("POST", f"{path}/rematch"), ("GET", f"{path}/analysis"),
            ):  # fmt: skip
                await both.ask(method, address)
            for address, body in (
                ("/api/tables", {"game": "none", "seats": ["me"]}),
                ("/api/tables", {"game": "leduc", "seats": ["me"]}),
                ("/api/tables", {"game": "leduc", "seats": ["me", "bot:nobody"]}),
                ("/api/tables", {"game": "leduc", "seats": ["me", "open"], "settings": {"bank": 5}}),
                ("/api/tables", {"game": "leduc", "seats": ["me", "open"], "options": {"x": 1}}),
                ("/api/tables", {"game": "leduc", "seats": []}),
                (f"{path}/actions", {"action": "nothing", "after": 0}),
                (f"{path}/actions", {"action": "fold"}),
                (f"{path}/actions", {"action": "fold", "after": -1}),
                (f"{path}/undo", {"after": 9999}),
                (f"{path}/confirm", {"after": 2}),
                (f"{path}/seats/0", {}),
                (f"{path}/seats/0", {"take": True, "leave": True}),
                (f"{path}/seats/9", {"take": True}),
                (f"{path}/seats/99", {"take": True}),
                (f"{path}/seats/1", {"bot": "nobody"}),
                (f"{path}/why", {"touch": ["x"] * 9}),
                (f"{path}/end/answer", {"offer": 1, "accept": True}),
                (f"{path}/seal", {"commit": "a" * 64}),
                (f"{path}/seal", {}),
                (f"{path}/preview", {"action": "nothing"}),
                ("/api/me", {"name": "x" * 30}),
                ("/api/me", {"lang": "fr"}),
                ("/api/analysis/read", {"text": "nonsense"}),
                ("/api/analysis/read", {"text": "perihelion game 1\nnonsense"}),
                ("/api/analysis/look", {"start": {"game": "leduc"}, "moves": ["call"]}),
                ("/api/analysis/look", {"start": {"game": "leduc", "position": "x"}, "moves": []}),
                ("/api/companions", {"game": "none"}),
            ):
                await both.ask("POST", address, **body)

    asyncio.run(ask())


def test_what_needs_others_is_named_in_both_languages():
    async def ask() -> None:
        device = make_device()
        await device.start()
        table = await Person(device).lay("solaris", ("me", "bot:random", "open"), options={"players": 3})
        sentences = set()
        for method, path in (
            ("POST", f"/api/tables/{table}/chat"), ("GET", "/api/groups"), ("GET", "/api/ranking/solari"),
            ("GET", "/api/me/account"), ("POST", "/api/sign-in/mail"), ("GET", "/api/me/notices?table=x"),
            ("POST", "/api/duplicates"), ("POST", f"/api/tables/{table}/plans"), ("GET", "/api/me/vacation"),
        ):  # fmt: skip
            for lang in ("en", "de"):
                answer = await device.request(method, path, "{}", lang)
                said = json.loads(answer.body)
                assert (answer.status, said["error"]) == (501, "needs-server")
                sentences.add((lang, said["sentence"]))
        assert len({sentence for _, sentence in sentences}) == 6, "three sentences in each language"
        rated = {"settings": {"rated": True, "minutes": 5}}
        said = await Person(device).post("/api/tables", 501, game="leduc", seats=["me", "open"], **rated)
        assert "other people" in said["sentence"]
        await device.stop()

    asyncio.run(ask())


def test_every_address_of_a_device_is_one_of_the_web_server_except_its_own(tmp_path: Path):
    from perihelion.web.app import create_app

    known = {
        (method.upper(), "/".join("*" if part.startswith("{") else part for part in path.split("/")))
        for path, methods in create_app(tmp_path).openapi()["paths"].items()
        for method in methods
    }
    ours = {
        (route.method, "/".join("*" if part.startswith("{") else part for part in route.pattern.split("/")))
        for route in ROUTES
    }
    own = {("POST", "/api/me/import"), ("POST", "/api/tables/*/delete")}
    general = {pair for pair in ours - known - own if pair[1].endswith("/*")}
    assert ours - known - own == general, "patterns that refuse several addresses at once"
