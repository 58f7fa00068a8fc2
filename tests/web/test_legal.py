"""Imprint and privacy: on every page if the operator has set them, otherwise nowhere; the list is that of the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.store import schema
from perihelion.store.retention import TidySettings, save_settings
from perihelion.store.stored_data import KINDS, NOT_PERSONAL
from perihelion.web.site.legal import PACKAGE, find_operator, write_footer
from perihelion.words import Words
from tests.server.registries import new_folder, run
from tests.web.in_process import serving

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SETTINGS = {
    "PERIHELION_IMPRINT": "Sun Club <e.V.>|1 Light Street, Celle",
    "PERIHELION_CONTACT": "host@example.org",
    "PERIHELION_PRIVACY_NOTE": "Our proxy keeps network addresses for seven days.",
}
PAGES = ("/", "/new/leduc", "/account", "/fair", "/guide/leduc", "/analysis", "/ranking/leduc", "/imprint", "/privacy")

HTML = {"accept": "text/html"}


def test_every_table_of_the_database_is_in_the_list():
    listed = [table for tables in KINDS.values() for table in tables] + [*NOT_PERSONAL]
    assert sorted(table.name for table in listed) == sorted(schema.base.metadata.tables)


def test_the_documents_have_the_same_list():
    text, words = HOSTING.read_text(encoding="utf-8"), Words("en", PACKAGE)
    listed = text.partition("## What is stored about a guest")[2].partition("\n## ")[0]
    lines = [line[2:] for line in listed.splitlines() if line.startswith("* ")]
    assert lines == [words(f"stored-{kind}") for kind in KINDS]


def test_without_settings_there_are_no_pages_and_no_links(tmp_path, monkeypatch):
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)

    async def story():
        async with serving(new_folder(tmp_path)) as client:
            for path in PAGES:
                answer = await client.get(path, headers=HTML)
                assert "imprint" not in answer.text
                assert answer.status_code == (404 if path in ("/imprint", "/privacy") else 200), path

    run(story())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_with_settings_every_page_has_them(tmp_path, monkeypatch, lang):
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)

    async def story():
        async with serving(new_folder(tmp_path), lang) as client:
            for path in (*PAGES, "/nowhere"):
                answer = await client.get(path, headers=HTML)
                assert '<a href="/imprint">' in answer.text, path
                assert '<a href="/privacy">' in answer.text, path
            imprint = (await client.get("/imprint")).text
            assert "Sun Club &lt;e.V.&gt;<br>1 Light Street, Celle" in imprint
            assert '<a href="mailto:host@example.org">' in imprint
            words = Words(lang, PACKAGE)
            privacy = (await client.get("/privacy")).text
            assert all(words(f"stored-{kind}") in privacy for kind in KINDS)
            assert SETTINGS["PERIHELION_PRIVACY_NOTE"] in privacy
            assert words("legal-kept") in privacy
            settings = TidySettings(finished=30, guests=0, automatic=True)
            await save_settings(client.services.database, settings)
            privacy = (await client.get("/privacy")).text
            assert words("legal-days-finished", n=30) in privacy
            assert words("legal-days-guests", n=0) not in privacy

    run(story())


@pytest.mark.parametrize(
    ("changed", "complete"),
    [({}, True), ({"PERIHELION_CONTACT": "https://example.org/write"}, True), ({"PERIHELION_CONTACT": "me"}, False)]
    + [({name: ""}, name == "PERIHELION_PRIVACY_NOTE") for name in SETTINGS],
)
def test_half_an_imprint_is_none(monkeypatch, changed, complete):
    for name, value in {**SETTINGS, **changed}.items():
        monkeypatch.setenv(name, value)
    assert (find_operator() is not None, bool(write_footer("en", "/base"))) == (complete, complete)
    assert not complete or '"/base/imprint"' in write_footer("en", "/base")
