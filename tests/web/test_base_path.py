"""A server below a path of its host: everything it names lies there, whether the proxy passes the path on or not."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

import pytest

from perihelion.errors import InvalidOptions
from perihelion.web.http.base_path import read_base_path
from perihelion.web.http.static_files import STATIC
from tests.web.path_proxy import PathProxy
from tests.web.prepared_server import PreparedServer
from tests.web.server import Guest

BASE = "/club/perihelion"


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    server = PreparedServer(tmp_path_factory.mktemp("data"), arguments=["--base-path", f"{BASE}/"]).start()
    yield server
    server.stop()


@pytest.fixture(params=[False, True], ids=["passes the path on", "strips the path"])
def proxy(request, below):
    with PathProxy(below, BASE, strips=request.param) as made:
        yield made


class Visitor(Guest):
    """A guest who comes through the proxy; addresses of the API are written from the top, as scripts write them."""

    def __init__(self, proxy):
        self.proxy = proxy
        super().__init__(Below(proxy), "Ada", {})


class Below:
    """The server as the proxy shows it."""

    def __init__(self, proxy):
        self.address, self.port = f"{proxy.address}{BASE}", f"{proxy.port}{BASE}"


def test_everything_a_page_names_is_below_the_path(proxy):
    ada = Visitor(proxy)
    page = ada.http.get("/").text
    assert f'data-base="{BASE}"' in page
    named = set(re.findall(r'(?:href|src)="([^"]*)"', page))
    named |= {icon["src"] for icon in ada.get("/manifest.webmanifest").json()["icons"]}
    worker = json.loads(ada.get("/service-worker.js").text.partition("\n")[0].removeprefix("self.OFFLINE = ")[:-1])
    named |= set(worker["FILES"])
    assert len(named) > 25
    for address in named:
        assert address.startswith(f"{BASE}/")
    for address in [*worker["FILES"][:8], f"{BASE}/static/main.js", f"{BASE}/static/pictures/icon-192.png"]:
        assert ada.http.get(f"{proxy.address}{address}").status_code == 200, address
    assert re.search(rf'og:image" content="http://[^"/]*{BASE}/static/', page)
    assert worker["BASE"] == BASE
    assert not proxy.missed


def test_the_app_cookies_and_codes_belong_to_the_path(proxy):
    ada = Visitor(proxy)
    app = ada.get("/manifest.webmanifest").json()
    assert {app["id"], app["start_url"], app["scope"]} == {f"{BASE}/"}
    assert {cookie.path for cookie in ada.http.cookies.jar} == {BASE}
    if not proxy.strips:  # otherwise the server cannot see that the slash is missing
        assert ada.http.get(proxy.address + BASE).headers["location"] == f"{BASE}/"


def test_one_plays_there_as_anywhere(proxy):
    ada = Visitor(proxy)
    table = ada.lay(seats=("me", "me"))
    snapshot = ada.at(table)
    assert snapshot["link"] == f"/t/{table}", "links are written from the top; the page puts the path before them"
    assert ada.http.get(f"/t/{table}").status_code == 200
    with ada.live(table) as live:
        now = live.hear("snapshot")
        live.send(type="play", action=now["choices"][0]["action"], after=now["count"])
        assert live.hear("played")["count"] > now["count"]


def test_notices_lead_below_the_path(proxy, below):
    """What is stored with a channel is the address that its links begin with."""
    ada = Visitor(proxy)
    hook = ada.post("/api/me/notices/hook", kind="json", address=f"https://hooks.example.org/{proxy.port}")
    assert hook.status_code == 200, hook.text
    with closing(sqlite3.connect(below.folder / "perihelion.sqlite")) as store:
        (found,) = store.execute("SELECT site FROM notice_channels WHERE address LIKE ?", [f"%/{proxy.port}"])
    assert found == (f"{proxy.address}{BASE}",)


@pytest.mark.parametrize("text", ["perihelion", "/a b", "/../x", "//x", "/a?b", "/ä"])
def test_a_base_path_is_a_path(text):
    with pytest.raises(InvalidOptions, match="looks like /perihelion"):
        read_base_path(text)
    assert [read_base_path(good) for good in ("", "/", "/a/", "/a/b-c")] == ["", "", "/a", "/a/b-c"]


def test_scripts_put_the_path_before_addresses_in_one_place():
    """`h` and `get` do it by themselves; a test that speaks to the browser directly asks lib/address.js."""
    direct = re.compile(
        r"location\.(assign|replace)\((?!fullAddress)|location\.(pathname|href) *[=.](?!=)"
        r"|[^.\w]fetch\([\"`]/|path=/[;\"`]"
    )
    for script in sorted(STATIC.rglob("*.js")):
        if script.name not in ("address.js", "service-worker.js"):
            found = [line.strip() for line in script.read_text(encoding="utf-8").splitlines() if direct.search(line)]
            ours = [line for line in found if "pathname.split" not in line]
            assert not ours, f"{script.name}: {ours}"
