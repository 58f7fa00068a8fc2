"""Several devices: each is signed out on its own, at once. Seats come along or stay, as the person says."""

from sqlalchemy import URL

from perihelion.store import guests
from perihelion.store.devices import FIRST
from perihelion.web.app import open_services
from perihelion.web.people.sessions import Session, default_name
from tests.server.registries import ADA, run, until

ACCOUNT = "/api/me/account"
NO_GUEST, SIGNED_OUT = 4401, 4411


def link_device(server, guest, **body):
    """Another device of a guest."""
    other = server.guest()
    token = guest.post("/api/me/link").json()["link"].rpartition("/")[2]
    answer = other.post(f"/api/me/link/{token}", **body)
    assert answer.status_code == 200, answer.text
    return other, answer.json()


def devices(guest):
    return {device["here"]: device["id"] for device in guest.get(ACCOUNT).json()["devices"]}


def test_one_of_two_devices_is_signed_out_at_once(server, ada, bob):
    table = ada.lay()
    bob.take(table)
    phone, _ = link_device(server, ada)
    assert phone.get("/api/me").json()["name"] == "Ada"
    with phone.live(table) as live, ada.live(table) as mine:
        live.hear("snapshot")
        mine.hear("snapshot")
        left = ada.post(f"{ACCOUNT}/devices/remove", id=devices(phone)[True]).json()["devices"]
        assert [device["here"] for device in left] == [True]
        assert live.ended() == SIGNED_OUT
        mine.send(type="ping")
        assert mine.hear("pong")
    old = dict(phone.http.cookies)
    now = phone.get("/api/me").json()
    assert now["name"] != "Ada"
    assert now["mark"] != ada.get("/api/me").json()["mark"], "the page forgets what it kept of Ada's tables"
    with phone.live(table, Cookie=f"guest={old['guest']}") as again:
        assert again.ended() == NO_GUEST, "the old cookie opens nothing"


def test_the_first_device_is_signed_out_too(server, ada):
    phone, _ = link_device(server, ada)
    phone.post(f"{ACCOUNT}/devices/remove", id=FIRST)
    assert ada.get("/api/me").json()["name"] != "Ada"
    assert phone.get("/api/me").json()["name"] == "Ada"


def test_signing_out_here(server, ada):
    phone, _ = link_device(server, ada)
    phone.post(f"{ACCOUNT}/devices/remove", id=devices(phone)[True])
    assert phone.get("/api/me").json()["name"] != "Ada"
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_nobody_signs_out_others(server, ada, bob):
    phone, _ = link_device(server, ada)
    bob.post(f"{ACCOUNT}/devices/remove", id=devices(phone)[True])
    assert phone.get("/api/me").json()["name"] == "Ada"


def test_nothing_is_stored_about_somebody_who_only_looks(server):
    somebody = server.guest()
    somebody.get(ACCOUNT)
    assert "devices" not in somebody.get("/api/me/export").text
    (device,) = somebody.get(ACCOUNT).json()["devices"]
    assert (device["id"], device["here"]) == (FIRST, True)


def test_seats_come_along_or_stay(server, ada, bob):
    table = bob.lay()
    phone = server.guest("Phone")
    phone.take(table)
    own = phone.lay()
    left = server.guest("Left")
    stays = left.lay()
    assert phone.get(ACCOUNT).json()["tables"] == 2
    for other, take, said in ((phone, True, {"along": 2, "behind": 0}), (left, False, {"along": 0, "behind": 0})):
        token = ada.post("/api/me/link").json()["link"].rpartition("/")[2]
        assert other.post(f"/api/me/link/{token}", take=take).json() == {"name": "Ada", **said}
    for moved in (table, own):
        assert any(seat["mine"] and seat["name"] == "Ada" for seat in ada.at(moved)["seats"])
    assert ada.at(own)["host"]
    assert not any(seat["mine"] for seat in ada.at(stays)["seats"])


def test_after_a_deletion_no_device_is_signed_in(server, ada):
    phone, _ = link_device(server, ada)
    ada.post("/api/me/delete", name="Ada")
    assert phone.get("/api/me").json()["name"] != "Ada"


def test_another_process_signs_out_too(postgresql, monkeypatch):
    where = postgresql.new_database()

    async def test():
        from perihelion.store.postgresql import read_url

        url: URL = read_url(where)
        one, two = await open_services(url), await open_services(url)
        for services in (one, two):
            await services.cluster.start("server")
        await guests.save(one.database, ADA)
        session = await one.sessions.add_device(ADA.id, "Firefox, Linux")
        assert await two.sessions.is_open(session)
        closed = []
        monkeypatch.setattr(two.live, "sign_out", closed.append)
        await one.sessions.remove_device(session)
        await until(lambda: closed == [session])
        assert not await two.sessions.is_open(session)
        assert await two.sessions.is_open(Session(ADA.id, FIRST))
        for services in (one, two):
            await services.cluster.stop()
            await services.database.close()

    run(test())


def test_guests_without_a_name_of_their_own_have_different_ones():
    names = [default_name(f"guest {n}") for n in range(200)]
    assert len(set(names)) == len(names)
    assert default_name("guest 7") == names[7], "the same guest always gets the same name"
