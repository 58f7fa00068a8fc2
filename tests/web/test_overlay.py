"""The overlay for streams shows what a spectator knew some seconds ago; players log a play in BG Stats."""

import json
import time
from urllib.parse import unquote, urlsplit

import httpx
import pytest

from tests.web.test_late_tables import play_on
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


def test_the_overlay_of_a_broadcast_has_the_chances_to_win_and_no_other_table_has(server, ada, bob):
    shown = ada.lay(broadcast=True, hints=False, confirm=False)
    bob.take(shown)
    while not ada.at(shown)["over"]:
        play_on(shown, ada, bob)
        late = wait_for_chances(server, shown)
        assert late["over"] or sum(seat["chance"] for seat in late["seats"]) == pytest.approx(1, abs=0.02)
        assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in late["curve"])
    assert [seat["chance"] for seat in late["seats"]] == [None, None]
    assert late["curve"][-1] == [
        float(seat["won"]) / sum(each["won"] for each in late["seats"]) for seat in late["seats"]
    ]
    other = ada.lay(hints=False, confirm=False)
    bob.take(other)
    assert [overlay(server, other, 0)["curve"] for _ in range(2)] == [[], []]


def wait_for_chances(server, table):
    """Ask for the overlay, as its page does, until something is estimated."""
    for _ in range(600):
        late = overlay(server, table, 0)
        if late["curve"]:
            return late
        time.sleep(0.05)
    raise AssertionError("no chances")


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
