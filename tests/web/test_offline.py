"""The installable app: manifest, icons, and a service worker that changes with everything it stores."""

import json
import shutil
import struct

from perihelion.web.http import static_files
from perihelion.web.http.static_files import STATIC
from perihelion.web.site.offline import SCRIPTS, offline_files, offline_version
from perihelion.web.site.scripts import find_scripts


def worker_of(guest):
    answer = guest.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    first = answer.text.partition("\n")[0]
    return json.loads(first.removeprefix("self.OFFLINE = ").removesuffix(";"))


def test_the_manifest_names_icons_of_the_sizes_it_says(ada):
    answer = ada.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        picture = ada.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert 'rel="manifest"' in ada.get("/").text


def test_everything_the_worker_stores_is_there(ada):
    told = worker_of(ada)
    assert told["FILES"] == offline_files("en")
    assert [path for path in told["FILES"] if "/api/words" in path] == ["/api/words?lang=en"]
    for path in told["FILES"]:
        assert ada.http.get(path).status_code == 200, path


def test_the_offline_page_has_all_its_scripts():
    scripts = find_scripts(SCRIPTS)
    assert {"main.js", "pages/offline.js", "board/board.js", "lib/dom.js", "widgets/outline.js"} <= set(scripts)
    assert "pages/table.js" not in scripts, "other pages are loaded when they are opened"


def test_the_version_changes_with_every_file(tmp_path, monkeypatch):
    """A worker of another version has another cache, and deletes the old one: no old script stays behind."""
    shutil.copytree(STATIC.parent, tmp_path / "web", ignore=shutil.ignore_patterns("*.py", "routes", "pictures"))
    static = tmp_path / "web" / "static"
    seen = {offline_version("en", static)}
    seconds = iter(range(10, 20))
    monkeypatch.setattr(static_files.time, "monotonic", lambda: next(seconds))  # files are checked once a second
    for name in ("lib/dom.js", "styles/base.css", "service-worker.js", "../page.html"):
        path = static / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        seen.add(offline_version("en", static))
    seen.add(offline_version("de", static))
    assert len(seen) == 6
