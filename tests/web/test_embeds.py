"""Pages in frames of other sites: any site may show them, and they know nobody."""

import re

import httpx
import pytest

import perihelion
from perihelion.core.puzzle import puzzles_of
from perihelion.web.http.middleware import CONTENT_SECURITY_POLICY
from tests.web.test_player_history import play_out

PUZZLE = next(iter(puzzles_of(perihelion.games()["solenia"])))


@pytest.fixture
def played(server):
    ada, bob = server.guest("Ada Lovelace"), server.guest("Bob Builder")
    return play_out(ada, bob, rated=False, public=True)


def get(server, path, **headers):
    """What a reader gets who has no cookie."""
    return httpx.get(f"{server.address}{path}", headers=headers, timeout=60)


@pytest.mark.parametrize("path", [f"/embed/puzzle/solenia/{PUZZLE}", "/embed/daily", "/embed/replay/{played}"])
def test_a_page_may_stand_in_any_frame_and_sets_no_cookie(server, played, path):
    answer = get(server, path.format(played=played))
    assert answer.status_code == 200, answer.text
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "default-src 'none'" in policy
    assert "script" not in policy
    assert "set-cookie" not in answer.headers
    assert "<script" not in answer.text
    pictures = re.findall(r'<img src="([^"]+)"', answer.text)
    assert pictures
    for picture in pictures:
        drawn = get(server, picture.replace("&amp;", "&"))
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml"), picture
        assert "<svg" in drawn.text
        assert "set-cookie" not in drawn.headers or picture.startswith("/pictures/")


@pytest.mark.parametrize("path", ["/", "/t/{played}/replay", "/daily", f"/puzzles/solenia/{PUZZLE}"])
def test_no_other_page_may_stand_in_a_frame(server, played, path):
    answer = get(server, path.format(played=played))
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


def test_a_replay_names_nobody(server, played):
    page = get(server, f"/embed/replay/{played}").text
    film = get(server, f"/embed/replay/{played}/film.svg").text
    assert "<animate" in film
    for text in (page, film):
        assert "Ada" not in text
        assert "Bob" not in text


def test_the_address_may_name_the_language(server, played):
    german = get(server, f"/embed/replay/{played}?lang=de").text
    assert '<html lang="de">' in german
    assert "Partie" in german
    assert '<html lang="en">' in get(server, f"/embed/replay/{played}?lang=xx").text


def test_only_a_finished_game_of_no_group_is_shown(server):
    ada = server.guest("Ada")
    running = ada.lay()
    assert get(server, f"/embed/replay/{running}").status_code == 409
    assert get(server, "/embed/replay/nothing").status_code == 404
    assert get(server, "/embed/puzzle/solenia/nothing").status_code == 404
