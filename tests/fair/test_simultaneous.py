"""A sealed game in which all choose at once, in any order, with choices that were undone: every verifier agrees."""

from __future__ import annotations

import json

import pytest

from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.table import commands
from perihelion.table.sealed_game import write_sealed_game
from tests.fair.page_verifier import NODE, exit_code, run_page
from tests.fair.sealed_games import first, keep_receipt, objects, rewritten, sealed_table
from tests.fair.second_verifier import run_second
from tests.table.tables import ADA, BOB


def play_tender():
    """Bob bids before Ada, and undoes his first bid twice. Return the file and the receipts."""
    made, pages = sealed_table("tender")
    bid = 0
    while not made.over:
        bid += 1
        pages[BOB].play(f"bid {bid}")
        if bid == 1:
            assert made.awaited == (0,)
            commands.undo_decision(made, BOB, made.count)
            pages[BOB].play("bid 8")
            commands.undo_decision(made, BOB, made.count)
            pages[BOB].play("bid 1")
        pages[ADA].play(f"bid {bid + 1}")
    return write_sealed_game(made), {guest: page.receipt for guest, page in pages.items()}


def test_all_verifiers_find_it_as_sealed(tmp_path):
    text, receipts = play_tender()
    report = verify_sealed_game(text.encode(), [read_receipt(json.dumps(kept).encode()) for kept in receipts.values()])
    assert not report.findings
    assert report.proven
    assert "undo" in [line.get("kind") for line in objects(text)]
    file = tmp_path / "game.sealed"
    file.write_text(text)
    for guest in (ADA, BOB):
        code, said = run_second(file, "--receipt", keep_receipt(tmp_path, receipts[guest]))
        assert (code, said.splitlines()[0]) == (0, f"{report.draws} draws are as sealed")


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_so_does_the_page(tmp_path):
    text, receipts = play_tender()
    found = run_page(tmp_path, {guest: (text, receipts[guest]) for guest in (ADA, BOB)})
    assert {guest: exit_code(verdict) for guest, verdict in found.items()} == {ADA: 0, BOB: 0}


def test_a_choice_of_a_seat_that_has_chosen_is_found():
    text, _ = play_tender()
    lines = objects(text)
    first(lines, "action", skip=11)["seat"] = 1  # as the one before it, for the same lot
    [finding] = verify_sealed_game(rewritten(lines).encode()).findings
    assert finding.key == "verify-seat"
