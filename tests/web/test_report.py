"""The report of a table over HTTP: it begins with the first request, and content that was seen is not sent again."""

from __future__ import annotations

import time

from perihelion.report.page import report_stylesheet


def test_a_report_is_followed_until_it_is_complete(server, ada, bob, table):
    assert ada.get(f"/api/tables/{table}/report").json()["error"] == "running"
    ada.play(table, "raise")
    bob.play(table, "fold")
    assert ada.get(f"/api/tables/{table}/report/file").json()["error"] == "no-report"
    found, seen, html, beginning = {"state": "queued"}, 0, "", ""
    end = time.monotonic() + 60
    while found["state"] not in ("done", "failed") and time.monotonic() < end:
        found = ada.get(f"/api/tables/{table}/report", seen=seen).json()
        assert 0 <= found["done"] <= found["of"]
        assert (found["html"] is None) == (found["number"] <= seen)
        seen, html, beginning = found["number"], found["html"] or html, found["beginning"] or beginning
        time.sleep(0.1)
    assert found["state"] == "done", found
    assert "Ada" in html
    assert "Bob" in html
    again = bob.get(f"/api/tables/{table}/report").json()
    assert (again["number"], again["html"]) == (seen, html), "everybody gets the same one"
    assert "Your turning points" in beginning
    assert "Your turning points" in again["beginning"]
    spectator = server.guest("Eve").get(f"/api/tables/{table}/report").json()
    assert "Your" not in spectator["beginning"]
    file = ada.get(f"/api/tables/{table}/report/file")
    assert file.text.startswith("<!doctype html>")
    assert file.headers["content-disposition"].endswith('.html"')


def test_the_page_and_its_style_are_served(server, ada, table):
    assert 'data-page="report"' in ada.get(f"/t/{table}/report").text
    assert ada.get("/report.css").text == report_stylesheet()
