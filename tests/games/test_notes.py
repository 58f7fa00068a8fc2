"""Prices before paying, quiet exchanges, and questions before something is lost for nothing."""

import pytest

import perihelion
from tests.games.solarius.base import at, player

LANGS = ("en", "de")


def notes(position):
    """The notes of all legal actions, by their text."""
    view = position.view(position.actor)
    return {view.game.actions.texts[action]: view.game.board.note(view, action) for action in view.legal}


def drawn(position):
    return position.game.board.draw(position.view(position.actor)).groups


def test_solarius_a_far_field_has_its_price_and_a_near_one_has_none():
    p = at("FLIGHT", player(ship=0, fuel=6))
    found = notes(p)
    free = [text for text, note in found.items() if text.startswith(">h") and not note.price]
    dear = {text: note.price for text, note in found.items() if text.startswith(">h") and note.price}
    assert free
    assert set(dear.values()) == {"2 fuel", "4 fuel", "6 fuel"}
    groups = drawn(p)
    for text in found:
        if text.startswith(">h"):
            assert (f"price-{text[1:]}" in groups) == (text in dear)
    before = 6
    text = next(text for text, price in dear.items() if price == "4 fuel")
    assert p.copy().play(text).plain.fuel[0] == before - 4


def test_solarius_nobody_else_sees_the_badges():
    p = at("FLIGHT", player(ship=0, fuel=6))
    for seat in (-1, 1):
        assert not [key for key in p.game.board.draw(p.view(seat)).groups if key.startswith("price-")]


def test_solarius_exchanges_are_quiet_until_one_has_begun():
    p = at("TURN_END", player(fuel=6, buck=6, drv1=1, res={"K": (3, 0, 0)}))
    found = notes(p)
    assert all(found[text].quiet for text in ("xK1", "yffY", "d12"))
    assert not found["end"].quiet
    assert not any(note.quiet for note in notes(p.play("xK1")).values())


def test_solarius_done_asks_before_it_loses_something():
    p = at("TURN_END", player(res={"K": (3, 0, 0)})).play("xK1")
    assert "nothing for the cube" in notes(p)["."].warning
    p = at("STORE", player(), store_row=0, store_left=2)
    assert "2 cubes" in notes(p)["."].warning
    full = at("STORE", player(res={"K": (3, 0, 0)}), store_row=0, store_left=2)
    assert not notes(full)["."].warning, "nothing could be stored any more"


@pytest.mark.parametrize("lang", LANGS)
def test_solenia_a_field_out_of_reach_costs_goods(lang):
    p = perihelion.new("solenia", players=2, lang=lang)
    draws = 0
    while p.actor == -1:
        p.play(next(iter(p.outcomes)))
    found = {}
    while not any(note.price for note in found.values()):
        p.play(p.legal[draws % len(p.legal)]) if p.actor >= 0 else p.play(next(iter(p.outcomes)))
        found = notes(p) if p.actor >= 0 and p.phase == "FIELD" else {}
        draws += 1
    assert p.phase == "FIELD"
    goods = {"en": " good", "de": " Ware"}[lang]
    for text, note in found.items():
        assert (f"price-{text.split()[-1]}" in drawn(p)) == bool(note.price)
        assert not note.price or goods in note.price


def test_solaris_every_second_card_of_the_engine_deck_is_free():
    p = perihelion.new("solaris", players=3)
    while p.actor == -1:
        p.play(next(iter(p.outcomes)))
    seen = set()
    for step in range(3000):
        if p.actor == -2:
            break
        if p.actor == -1:
            p.play(next(iter(p.outcomes)))
            continue
        for text, note in notes(p).items():
            if text.startswith("play") and p.phase in ("ENGINE", "CENTRE"):
                seen.add(note.price)
        station = [text for text in p.legal if text == "station"]
        p.play((station or p.legal)[step % len(station or p.legal)])
    assert seen >= {"", "1 energy"}
