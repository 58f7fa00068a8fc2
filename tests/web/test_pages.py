"""Pages and what they load: the shell, words, documents, pictures, QR codes; small and quick."""

import re
from pathlib import Path

import pytest

import perihelion.web
from perihelion.cli import main
from perihelion.report.page import report_stylesheet
from perihelion.web.http.static_files import STATIC
from perihelion.web.site.scripts import find_scripts
from tests.web.prepared_server import PreparedServer
from tests.web.server import free_port

GAMES = ["leduc", "solari", "solaris", "solarius", "solenia"]


def test_the_shell_says_which_page_it_is(ada, table):
    pages = {"/": "lobby", "/new/solari": "start", f"/t/{table}": "table", f"/t/{table}/replay": "replay"}
    for path, page in {**pages, "/rules/solari": "book", "/guide/solari": "book"}.items():
        answer = ada.get(path)
        assert answer.status_code == 200
        assert f'data-page="{page}"' in answer.text
    assert f'data-table="{table}"' in ada.get(f"/t/{table}").text
    assert '<html lang="en" data-base="">' in ada.get("/").text
    assert '<html lang="de"' in ada.http.get("/", headers={"Cookie": "lang=de"}).text
    assert 'data-theme="dark"' in ada.http.get("/", headers={"Cookie": "theme=dark"}).text
    assert "evil" not in ada.http.get("/", headers={"Cookie": 'theme="evil'}).text


def test_an_address_may_name_a_language_for_one_visit(ada, table):
    """A translator opens the page that shows a message. What the guest has chosen stays."""

    def lang_of(path, **query):
        answer = ada.get(path, **query)
        assert "lang=" not in answer.headers.get("set-cookie", "")
        return re.search(r'<html lang="(\w+)"', answer.text)[1]

    ada.post("/api/me", lang="de")
    for path in ("/", "/new/solari", "/rules/solari", "/account", f"/t/{table}", f"/t/{table}/replay"):
        assert (lang_of(path, lang="pl"), lang_of(path), lang_of(path, lang="xx")) == ("pl", "de", "de"), path
    sentences = [ada.get("/api/tables/nowhere", **query).json()["sentence"] for query in ({"lang": "pl"}, {})]
    assert [sentence.split()[0] for sentence in sentences] == ["Pod", "Unter"]
    prompts = []
    for query in ("?lang=pl", ""):
        with ada.live(table, query) as live:
            prompts.append(live.hear("snapshot")["prompt"])
    assert prompts[0] == ada.at(table, lang="pl")["prompt"] != prompts[1] == ada.at(table)["prompt"]
    assert ada.get("/api/me", lang="pl").json()["lang"] == "de"


def test_the_first_page_with_all_it_loads_is_small(server):
    """Everything the lobby asks for, as it goes over the wire: under 90 KB in at most 30 requests."""
    guest = server.guest()
    apis = ("me", "games", "games/broken", "tables", "groups", "words?lang=en&page=lobby")
    paths = ["/", *(f"/api/{name}" for name in apis)]
    paths += [f"/pictures/{key}.svg" for key in ("solari", "solaris", "solarius", "solenia")]
    paths += re.findall(r'(?:src|href)="(/(?:static/v-\w+/icon|page\.css)[^"]+)"', guest.get("/").text)
    paths += [f"/static/{name}" for name in ("pictures/hero.svg", *find_scripts(("main.js", "pages/lobby.js")))]
    total = 0
    for path in set(paths):
        with guest.http.stream("GET", path) as answer:
            assert answer.status_code == 200, path
            total += len(b"".join(answer.iter_raw())) + 300
    assert total < 90_000, f"{total} bytes in {len(set(paths))} requests"
    assert len(set(paths)) <= 30


def test_the_stylesheets_come_as_two_files(ada):
    """The lobby needs one of them, other pages both. Pages for other sites have one of their own; none is left out."""
    page, more = ada.get("/page.css").text, ada.get("/more.css").text
    for path in (STATIC / "styles").glob("*.css"):
        if path.name not in ("page.css", "more.css", "embed.css", "overlay.css"):
            assert path.read_text(encoding="utf-8") in page + more, path.name
    assert ada.get("/board.css").text in page
    assert report_stylesheet() in more
    assert ("more.css" in ada.get("/").text, "more.css" in ada.get("/fair").text) == (False, True)


def test_the_lobby_has_the_words_of_all_its_scripts_and_no_others(ada):
    known, given = (set(ada.get("/api/words", lang="en", **page).json()["words"]) for page in ({}, {"page": "lobby"}))
    scripts = find_scripts(("main.js", "pages/lobby.js"), later=True)
    assert {"pages/lobby-tables.js", "shell/profile-dialog.js", "lib/durations.js"} <= set(scripts)
    asked = {word for name in scripts for word in re.findall(r'\bt\("([\w-]+)"', (STATIC / name).read_text("utf-8"))}
    assert not {word for word in asked if not {word, f"{word}-other"} & given}
    assert {"filter-game", "filter-speed-live"} <= given, "composed names"
    assert given < known
    assert "report-page-queued" not in given


def test_files_are_kept_and_asked_about(ada):
    for path in ("/static/main.js", "/page.css", "/board.css", "/pictures/solari.svg"):
        first = ada.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = ada.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert not again.content


def test_files_with_the_version_of_the_page_are_kept_without_asking(ada):
    page = ada.get("/").text
    named = re.findall(r'(?:src|href)="(/(?:static/v-|page\.css)[^"]+)"', page)
    assert {"icon.svg", "page.css", "main.js"} <= {path.partition("?")[0].rpartition("/")[2] for path in named}
    for path in named:
        answer = ada.http.get(path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "cookie" not in str(answer.headers).lower(), "it is the same for all"
        other = ada.http.get(re.sub("v-[0-9a-f]{16}", f"v-{16 * '0'}", path))
        assert other.text == answer.text
        assert other.headers["cache-control"] == "no-cache", "a page from before an update"
    assert ada.http.get("/static/v-0/main.js").status_code == 404


def test_words_of_the_pages(ada):
    english, german = (ada.get("/api/words", lang=lang).json()["words"] for lang in ("en", "de"))
    assert english.keys() == german.keys()
    assert english["players-other"] == "{n} players"
    assert "{ $" not in "".join([*english.values(), *german.values()])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_in_the_lobby_with_its_picture_and_documents(ada, game):
    entry = next(entry for entry in ada.get("/api/games").json() if entry["key"] == game)
    assert entry["name"]
    assert entry["about"]
    assert {bot["name"] for bot in entry["bots"]} >= {"random", "greedy"}
    assert all("‹" not in option["label"] + option["about"] for option in entry["options"])
    picture = ada.get(entry["picture"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<script" not in picture.text
    assert "unsafe-inline" in picture.headers["content-security-policy"], "a picture brings its own style"
    rules = ada.get(f"/api/games/{game}/rules").json()
    assert rules["title"]
    assert f'id="{game.upper()}-1"' in rules["html"]
    if game != "leduc":
        for lang in ("en", "de"):
            guide = ada.http.get(f"/api/games/{game}/guide", headers={"Cookie": f"lang={lang}"}).json()
            for address in re.findall(r'<img src="([^"]+)"', guide["html"]):
                assert ada.get(address).status_code == 200, address


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_guide_in_a_stranger_s_own_package_is_found(ada, lang):
    """Leduc poker is a package of its own; it has a guide in English only."""
    guide = ada.http.get("/api/games/leduc/guide", headers={"Cookie": f"lang={lang}"}).json()
    assert guide["title"] == "Leduc poker in two sentences"
    assert "A pair with the open card wins" in guide["html"]


def test_a_change_on_the_board_does_not_style_the_whole_page_anew():
    """Where `body:has(.thing)` is asked for, a browser asks again after every change below it; children are quick."""
    styles = Path(perihelion.web.__file__).parent / "static" / "styles"
    found = {path.name: re.findall(WIDE, path.read_text(encoding="utf-8")) for path in styles.glob("*.css")}
    assert found, styles
    assert not any(found.values()), found


WIDE = r"(?:body|main|\.table-page|\.stage|\.board)[^\s,{]*:has\((?!>)[^{]*"


def test_a_refusal_links_to_a_place_that_exists(ada, table):
    link = ada.play(table, "fold").json()["link"]
    page, _, place = link.partition("#")
    assert ada.get(page).status_code == 200
    assert f'id="{place}"' in ada.get("/api/games/leduc/rules").json()["html"]


def test_qr_codes_lead_to_this_server_only(ada, table):
    shared = ("t", "me", "analysis", "join", "friend", "review", "tournament", "league")  # what pages offer to share
    for path in (f"/api/tables/{table}/qr.svg", *(f"/api/qr.svg?path=/{page}/{table}" for page in shared)):
        answer = ada.http.get(path)
        assert answer.status_code == 200
        assert answer.text.startswith("<?xml") or answer.text.startswith("<svg")
    for path in ("https://elsewhere.example", "//elsewhere.example/t/x", "/api/me", "/t/"):
        assert ada.get("/api/qr.svg", path=path).status_code == 422


def test_the_description_names_every_order(ada):
    paths = ada.get("/openapi.json").json()["paths"]
    for order in ("actions", "confirm", "undo", "why", "seats/{seat}", "chat", "hint", "close", "remove", "rematch"):
        assert "post" in paths[f"/api/tables/{{table}}/{order}"], order


def run_command(*words):
    """Run a command in this process; return its exit code."""
    with pytest.raises(SystemExit) as ended:
        main([*map(str, words)])
    return ended.value.code or 0


def test_two_servers_cannot_share_a_folder(tmp_path, capsys):
    first = PreparedServer(tmp_path).start()
    copy = tmp_path / "copy"
    try:
        assert run_command("serve", "--no-browser", "--data", tmp_path, "--port", free_port()) == 1
        assert "already uses" in capsys.readouterr().err
        first.guest("Ada").lay()
        assert run_command("backup", copy, "--data", tmp_path) == 0
        assert "1 table" in capsys.readouterr().out
        assert run_command("restore", copy, "--data", tmp_path) == 1
    finally:
        first.stop()
    assert run_command("restore", copy, "--data", tmp_path) == 0
