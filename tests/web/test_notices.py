"""Notices over the API: where they go, when not, and only for the guest whose they are."""

import io
import json
import zipfile

import pytest

from tests.notices.push_service import Browser

ENDPOINT = "https://push.example.org/sub/{}"


def subscribe(guest, number=1):
    """Subscribe a browser."""
    return guest.post("/api/me/notices/push", endpoint=ENDPOINT.format(number), **Browser().keys)


def test_a_browser_is_added_and_removed(ada, bob):
    first = ada.get("/api/me/notices").json()
    assert first["channels"] == []
    assert len(first["key"]) == 87
    assert bob.get("/api/me/notices").json()["key"] == first["key"]
    state = subscribe(ada).json()
    (channel,) = state["channels"]
    assert (channel["kind"], channel["address"]) == ("push", ENDPOINT.format(1))
    assert bob.get("/api/me/notices").json()["channels"] == []
    assert len(bob.post("/api/me/notices/remove", id=channel["id"]).json()["channels"]) == 0
    assert len(ada.get("/api/me/notices").json()["channels"]) == 1, "only its owner removes a channel"
    assert ada.post("/api/me/notices/remove", id=channel["id"]).json()["channels"] == []


def test_web_hooks_go_to_public_addresses_only(ada):
    state = ada.post("/api/me/notices/hook", kind="ntfy", address="https://ntfy.example.org/topic").json()
    assert [channel["kind"] for channel in state["channels"]] == ["ntfy"]
    for address in ("http://example.org/", "https://127.0.0.1/x", "https://[::1]/xx", "https://localhost/x"):
        refused = ada.post("/api/me/notices/hook", kind="json", address=address)
        assert (refused.status_code, refused.json()["error"]) == (422, "unreadable")
    inside = ada.post("/api/me/notices/push", endpoint="https://10.0.0.1/x", **Browser().keys)
    assert inside.status_code == 422


def test_keys_must_be_keys(ada):
    refused = ada.post("/api/me/notices/push", endpoint=ENDPOINT.format(1), p256dh="B" * 87, auth="A" * 22)
    assert refused.status_code == 422
    assert "key" in refused.json()["sentence"]


def test_there_are_not_too_many(ada):
    for number in range(8):
        assert subscribe(ada, number).status_code == 200
    assert subscribe(ada, 8).json()["error"] == "notice-channels"
    assert subscribe(ada, 3).status_code == 200, "the same browser again"


def test_quiet_hours_and_a_muted_table(ada, bob, table):
    state = ada.post("/api/me/notices/quiet", zone="Europe/Berlin", begin=1320, end=420).json()
    assert state["quiet"] == {"zone": "Europe/Berlin", "begin": 1320, "end": 420}
    state = ada.post("/api/me/notices/digest", zone="Europe/Berlin", at=480).json()
    assert (state["digest"], state["quiet"]["begin"]) == (480, 1320)
    assert ada.post("/api/me/notices/digest", zone="Nowhere", at=480).status_code == 422
    assert ada.post("/api/me/notices/digest", zone="Europe/Berlin", at=None).json()["digest"] is None
    assert ada.post("/api/me/notices/quiet", zone="Nowhere", begin=0, end=0).status_code == 422
    assert ada.post("/api/me/notices/mute", table=table, muted=True).json()["muted"]
    assert ada.get("/api/me/notices", table=table).json()["muted"]
    assert not bob.get("/api/me/notices", table=table).json()["muted"]
    assert ada.post("/api/me/notices/mute", table="none", muted=True).status_code == 404
    assert not ada.post("/api/me/notices/mute", table=table, muted=False).json()["muted"]


@pytest.mark.parametrize("path", ["push", "hook", "remove", "quiet", "mute"])
def test_an_empty_request_is_refused(ada, path):
    assert ada.post(f"/api/me/notices/{path}").status_code == 422


def test_the_export_has_where_notices_go(ada):
    subscribe(ada)
    with zipfile.ZipFile(io.BytesIO(ada.get("/api/me/export").content)) as exported:
        (row,) = json.loads(exported.read("notice_channels.json"))
    assert row["address"] == ENDPOINT.format(1)
