"""The overlay for streams shows what a spectator knew some seconds ago; players log a play in BG Stats."""

import json
from urllib.parse import unquote, urlsplit

import httpx

from tests.web.test_player_history import play_out


def overlay(server, table, delay):
    answer = httpx.get(f"{server.address}/api/tables/{table}/overlay?delay={delay}&lang=en", timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_overlay_is_late_by_its_delay(server, table, ada, bob):
    now = overlay(server, table, 0)
    seen = ada.at(table)
    assert [seat["name"] for seat in now["seats"]] == ["Ada", "Bob"]
    assert [seat["active"] for seat in now["seats"]] == [seat["active"] for seat in seen["seats"]]
    assert any(seat["active"] for seat in now["seats"])
    late = overlay(server, table, 3600)
    assert not any(seat["active"] for seat in late["seats"]), "an hour ago nobody had a card"


def test_the_result_is_shown_after_the_delay(server):
    played = play_out(server.guest("Ada"), server.guest("Bob"), rated=False)
    assert overlay(server, played, 0)["over"]
    late = overlay(server, played, 3600)
    assert not late["over"]
    assert not any(seat["won"] for seat in late["seats"])


def test_the_page_of_the_overlay_needs_no_cookie_and_no_frame(server, table):
    page = httpx.get(f"{server.address}/overlay/{table}?delay=5", timeout=60)
    assert page.status_code == 200
    assert 'data-delay="5"' in page.text
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert httpx.get(f"{server.address}/overlay/{table}?delay=-1", timeout=60).status_code == 422


def test_a_player_logs_a_play_in_bg_stats_and_nobody_else_does(server):
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob & Co", "Eve"))
    played = play_out(ada, bob, rated=False)
    assert eve.get(f"/t/{played}/bgstats").status_code == 403
    answer = httpx.get(f"{server.address}/t/{played}/bgstats", headers={"cookie": ada.cookie}, timeout=60)
    assert answer.status_code == 303
    address = urlsplit(answer.headers["location"])
    assert (address.scheme, address.netloc, address.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    play = json.loads(unquote(address.query.removeprefix("data=")))
    assert [player["name"] for player in play["players"]] == ["Ada", "Bob & Co"]
    assert any(player["winner"] for player in play["players"])
    assert play["game"]["sourceGameId"] == "leduc"
    running = ada.lay()
    assert ada.get(f"/t/{running}/bgstats").status_code == 409
