"""The door: other sites, sizes, rates, paths, scripts in names; every answer with its headers."""

import re
import socket

import pytest

from perihelion.web.http.middleware import CONTENT_SECURITY_POLICY
from perihelion.web.http.rate_limits import RateLimit
from tests.web.waiting import ask_until_refused

EVIL = "https://elsewhere.example"
SCRIPT = "<script>alert(1)</script>"


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/games", "/static/main.js", "/nothing", "/api/tables/none", "/board.css", "/openapi.json"],
)
def test_every_answer_has_the_headers_of_security(server, path):
    answer = server.guest().get(path)
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers


def test_the_policy_allows_nothing_inline():
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "default-src 'none'" in CONTENT_SECURITY_POLICY
    assert "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("path", ["/", "/new/solari", "/rules/solari", "/t/{table}"])
def test_pages_carry_no_inline_style_or_script(ada, table, path):
    html = ada.get(path.format(table=table)).text
    assert "<style" not in html
    assert not re.search(r"\s(style|on\w+)=", html)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", html))


def test_drawings_carry_none_either(ada):
    for game, players in (("leduc", 2), ("solari", 2)):
        table = ada.lay(game, ["me"] * players)
        board = ada.at(table)["board"]
        svg = board["static"] + "".join(board["groups"].values())
        assert not re.search(r"<(script|style|foreignObject|iframe|image|a)\b|\s(style|on\w+|href)=", svg)


def test_a_newcomer_gets_a_cookie_no_script_can_read(server):
    guest = server.guest()
    answer = guest.http.get("/api/me", headers={"Cookie": "guest="})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert guest.http.get("/api/me").headers.get("set-cookie") is None, "once"


def test_ids_cannot_be_guessed(server, ada):
    ids = {ada.lay() for _ in range(5)}
    assert all(re.fullmatch(r"[\w-]{20}", table) for table in ids)
    cookies = {server.guest().http.cookies["guest"] for _ in range(5)}
    assert len(cookies) == 5
    assert all(len(cookie) > 40 for cookie in cookies)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_orders_from_other_sites_are_refused(ada, table, headers):
    for path in (f"/api/tables/{table}/actions", "/api/tables", "/api/me", f"/api/tables/{table}/close"):
        answer = ada.http.post(path, json={}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "origin"


def test_our_own_page_may(server, ada, table):
    for headers in ({"Origin": server.address}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert ada.http.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_an_order_must_be_json(ada, table):
    """A form of another site could send text; it is not read."""
    body = '{"action": "call", "after": 2}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = ada.http.post(f"/api/tables/{table}/actions", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 422, kind
    assert ada.at(table)["count"] == 2


def test_too_much_at_once(ada, table):
    assert ada.order(table, "chat", text="x" * 20_000).status_code == 413
    sent = ada.http.post("/api/me", content=(b"x" * 1000 for _ in range(100)))
    assert sent.status_code == 413, "without a length it is counted while it comes"
    assert ada.order(table, "chat", text="x" * 401).status_code == 422
    assert ada.http.post("/api/me", content=b"{}", headers={"Content-Length": "2"}).status_code in (200, 422)


def test_too_often(server):
    eager = server.guest()
    table = eager.lay()
    *said, refused = ask_until_refused(lambda: eager.order(table, "chat", text="hello"))
    assert {answer.status_code for answer in said} == {201}
    assert len(said) >= 10
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["error"] == "too-fast"
    assert 0 < refused.json()["wait"] <= 1
    ask_until_refused(lambda: eager.post("/api/tables", game="leduc", seats=["me", "me"]))


def test_a_rate_fills_again(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("perihelion.web.http.rate_limits.time.monotonic", lambda: now[0])
    rate = RateLimit(2, 3, most_clients=2)
    assert [bool(rate.take("a")) for _ in range(4)] == [False, False, False, True]
    assert not rate.take("b")
    now[0] = 0.5
    assert not rate.take("a")
    assert rate.take("a")
    for client in "cde":
        rate.take(client)
    assert len(rate._buckets) == 2, "memory stays bounded"


def test_a_rate_forgets_who_was_away_long_enough(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("perihelion.web.http.rate_limits.time.monotonic", lambda: now[0])
    rate = RateLimit(2, 3)
    for guest in range(1000):
        rate.take(f"guest {guest}")
        rate.take("regular")
        now[0] += 1
    assert len(rate._buckets) < 10, "a full bucket is as good as none"


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/pictures/..%2f..%2fpage.svg",
        "/pictures/%00.svg",
        "/pictures/guide/..%2f..%2fREADME.svg",
        "/pictures/guide/../../static/icon.svg",
        "/rules/..%2f..%2fapi",
        "/rules/solari%2f..",
        "/new/../../etc/passwd",
        "/t/..%2f..%2fetc",
        "/api/games/..%2f..%2fREADME/rules",
        "/api/qr.svg?path=//elsewhere.example",
        "/api/qr.svg?path=/t/x%22onload=",
        "/me/..",
    ],
)
def test_path_tricks_lead_nowhere(server, path):
    """As sent by a client that does not tidy the path first."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    status = int(answer.split()[1])
    assert status in (307, 400, 404, 422), (path, status)
    assert b"import" not in answer
    assert b"root:" not in answer


def test_opening_a_personal_link_changes_nothing_before_somebody_agrees(server, ada):
    """A stranger who sends their link cannot swap my identity, and the preview of a messenger uses nothing up."""
    link = ada.post("/api/me/link").json()["link"]
    use = link.replace("/me/", "/api/me/link/")
    visitor = server.guest("Visitor")
    before = visitor.http.cookies["guest"]
    for _ in range(3):
        page = visitor.http.get(link)
        assert page.status_code == 200
        assert 'data-page="link"' in page.text
        assert "set-cookie" not in page.headers
        assert visitor.http.head(link).status_code in (200, 405)
    assert visitor.http.cookies["guest"] == before
    assert visitor.get("/api/me").json()["name"] == "Visitor"
    assert visitor.http.post(use, headers={"Origin": EVIL}).status_code == 403, "no other site can agree for me"
    assert visitor.post(use).json()["name"] == "Ada"
    assert visitor.get("/api/me").json()["name"] == "Ada"
    for used in (visitor.http.get(link), visitor.get(use), visitor.post(use)):
        assert used.status_code == 404


@pytest.mark.parametrize(
    "cookie", ["", "x", "." * 50, "a.b", "é", "x" * 4000, '"\\"', "ada.AAAAAAAAAAAAAAAAAAAAAAAAAAA", "%00", "{}"]
)
def test_wrong_cookies_are_nobody(server, ada, table, cookie):
    answer = ada.http.get("/api/me", headers={"Cookie": f"guest={cookie}".encode()})
    assert answer.status_code == 200
    assert not answer.json()["named"]
    stolen = ada.http.post(
        f"/api/tables/{table}/actions",
        json={"action": "call", "after": 2},
        headers={"Cookie": f"guest={cookie}".encode()},
    )
    assert stolen.status_code == 403


def test_scripts_in_names_and_chat_stay_text(server, table):
    """They travel as JSON strings and never become part of a page or a drawing."""
    mallory = server.guest('"><img src=x>')
    own = mallory.lay(seats=("me", "me"))
    assert mallory.order(own, "chat", text=SCRIPT).status_code == 201
    now = mallory.at(own)
    assert now["seats"][0]["name"] == '"><img src=x>'
    assert now["chat"][0]["text"] == SCRIPT
    board = now["board"]["static"] + "".join(now["board"]["groups"].values())
    assert "<img" not in board
    for path in (f"/t/{own}", "/"):
        page = mallory.get(path)
        assert "<img src=x" not in page.text
        assert page.headers["content-type"].startswith("text/html")
    assert mallory.get(f"/api/tables/{own}").headers["content-type"] == "application/json"


def test_what_a_path_says_never_becomes_html(server):
    for path in (f"/rules/{SCRIPT}", f"/new/{SCRIPT}", f"/t/{SCRIPT}", f"/{SCRIPT}"):
        answer = server.guest().get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"


def test_people_who_follow_a_wrong_link_get_a_page(server):
    guest = server.guest(Accept="text/html,application/xhtml+xml")
    lost = {f"/t/{SCRIPT}": "table", "/t/none": "table", f"/rules/{SCRIPT}": "unknown", "/no": "unknown"}
    for path, page in lost.items():
        answer = guest.get(path)
        assert answer.status_code == 404
        assert f'data-page="{page}"' in answer.text
        assert "<script>" not in answer.text
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


def test_documents_contain_no_html_of_their_own():
    from perihelion.wire.documents import render_markdown

    links = "[a](javascript:x) [b](https://elsewhere.example) ![c](x.png) "
    links += "![d](../../pictures/solari.svg) [e](../../../../../docs/rules/solari.md) [f](rules.md)"
    html = render_markdown(f"# T\n\n<script>x</script> {links}\n\n* **SOLARI-20** two", "SOLARI", "solari", "de")
    assert "<script>" not in html
    assert re.findall(r'(?:href|src)="([^"]*)"', html) == [
        "#",
        "#",
        "/pictures/guide/solari.de.svg",
        "/specification/solari",
        "/rules/solari",
    ]
    assert '<li id="SOLARI-20">' in html


def test_wrong_methods_and_unknown_fields(ada, table):
    assert ada.http.delete(f"/api/tables/{table}").status_code == 405
    assert ada.order(table, "actions", action="call", after=2, force=True).status_code == 422
    assert ada.order(table, "actions", action="call", after="2").status_code == 422
    assert ada.order(table, "seats/0", take=True, leave=True).status_code == 422
    assert ada.order(table, "seats/99", take=True).status_code == 422
    assert ada.http.post(f"/api/tables/{table}/actions", content=b"{").status_code == 422
    deep = b'{"action":' + b"[" * 5000 + b"]" * 5000 + b"}"
    assert ada.http.post(f"/api/tables/{table}/actions", content=deep).status_code == 422
    assert ada.at(table)["count"] == 2


@pytest.mark.parametrize(
    "options",
    [
        {"players": 99},
        {"players": "many"},
        {"unknown": 1},
        {"target": -5},
        {"target": 10**30},
        {"first": "x" * 90},
        {"level": True},
        {"players": "2", "teams": "maybe"},
    ],
)
def test_options_that_do_not_exist_are_refused(ada, options):
    answer = ada.post("/api/tables", game="solari", seats=["me", "me"], options=options)
    if options != {"level": True}:
        assert answer.status_code == 422, answer.text
        assert answer.json()["sentence"]
    else:
        assert answer.status_code in (201, 422)


def test_unknown_games_and_bots(ada):
    assert ada.post("/api/tables", game="chess", seats=["me", "me"]).status_code == 404
    assert ada.post("/api/tables", game="leduc", seats=["me", "bot:stockfish"]).status_code == 422
    assert ada.post("/api/tables", game="leduc", seats=["me"]).status_code == 422
    assert ada.get("/api/games/chess/rules").status_code == 404
    assert ada.get("/api/words", lang="xx").status_code == 404
