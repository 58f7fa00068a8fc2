"""Questions about the rules and the page of one rule, over HTTP and on a device without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.local.both import both_sides


def test_questions_and_rules_are_answered_by_the_server_and_by_a_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def read() -> None:
        async with both_sides(tmp_path, monkeypatch, "de") as both:
            path = "/api/games/solari"
            found = await both.ask("GET", f"{path}/ask?q={quote('Darf ich auf meinem eigenen Kometn landen?')}")
            assert "/rules/solari/31" in [rule["link"] for answer in found["answers"] for rule in answer["rules"]]
            assert found["examples"] == []
            assert len((await both.ask("GET", f"{path}/ask"))["examples"]) == 3
            rule = await both.ask("GET", f"{path}/rules/20")
            assert rule["position"]["board"]["groups"]
            assert rule["rulebook"] == ["Solari-Regeln in Kürze, „Züge“, Satz 8"]
            assert rule["previous"]["link"] == "/rules/solari/19"
            assert (await both.ask("GET", f"{path}/rules/999"))["error"] == "unknown"
            assert (await both.ask("GET", f"{path}/rules/x"))["error"] == "unreadable"
            assert (await both.ask("GET", f"{path}/ask?q={'a' * 201}"))["error"] == "unreadable"

    asyncio.run(read())
