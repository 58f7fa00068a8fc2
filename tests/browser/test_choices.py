"""Narrowing down choices: the client's own logic, run in the browser it is written for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .serving import client_module

RUN = (
    """async ([list, touches]) => {
  const { Choices } = """
    + client_module("choosing/choices.js")
    + """;
  const choices = new Choices(list);
  const answers = touches.map((key) => choices.touch(key));
  const buttons = choices.buttons.map((choice) => choice.action);
  return { answers, next: [...choices.next].sort(), buttons, picked: choices.picked };
}"""
)


def choice(action: str, *touch: str) -> dict[str, Any]:
    return {"action": action, "touch": list(touch), "says": action}


MOVES = [choice("1E", "a", "x"), choice("1W", "a", "y"), choice("2E", "b", "y"), choice("pass")]


@pytest.fixture
def narrow(client: Page):
    return lambda touches, given=MOVES: client.evaluate(RUN, [given, touches])


def test_what_can_be_touched_first_is_offered_and_the_rest_are_buttons(narrow):
    assert narrow([]) == {"answers": [], "next": ["a", "b"], "buttons": ["pass"], "picked": []}


def test_a_touch_narrows_down_and_the_last_one_left_is_sent(narrow):
    after = narrow(["a", "y"])
    assert after["answers"][0] == "more"
    assert after["answers"][1]["action"] == "1W"


def test_one_left_is_sent_at_once(narrow):
    assert narrow(["b"])["answers"][0]["action"] == "2E"


def test_a_thing_touched_again_is_let_go(narrow):
    after = narrow(["a", "a"])
    assert after["answers"] == ["more", "let go"]
    assert after["next"] == ["a", "b"]


def test_another_first_thing_takes_over(narrow):
    given = [*MOVES, choice("2W", "b", "z")]
    assert narrow(["a", "b"], given)["picked"] == ["b"]


def test_a_thing_that_fits_no_choice_is_forbidden_and_changes_nothing(narrow):
    after = narrow(["a", "q"])
    assert after["answers"] == ["more", "forbidden"]
    assert after["picked"] == ["a"]


def test_choices_with_the_same_things_become_buttons(narrow):
    given = [choice("left", "t"), choice("right", "t"), choice("far", "t", "u")]
    after = narrow(["t"], given)
    assert after["answers"] == ["more"]
    assert after["buttons"] == ["left", "right"]
    assert after["next"] == ["u"]


def test_the_order_may_be_turned_round_where_it_is_clear(narrow):
    given = [choice("take", "card", "pile"), choice("other", "cube", "box"), choice("third", "cube", "pile")]
    assert narrow(["pile"], given)["answers"] == ["more"]
    assert narrow(["pile", "card"], given)["answers"][1]["action"] == "take"


CUT_OFF = (
    "async () => { const { h } = "
    + client_module("lib/dom.js")
    + """; const { icon } = """
    + client_module("widgets/icons.js")
    + """;
  const tool = ([id, label]) => h('button', { class: 'tool', data: { id } }, icon('plus'), h('span', {}, label));
  const tools = Object.entries({
    undo: 'Rückgängig', list: 'Alle Züge (12)', hint: 'Tipp', recap: 'Was war?', zoom: 'Vergrößern' }).map(tool);
  const unfold = h('button', { class: 'choice unfold' }, 'Auswählen (4)', icon('unfold'));
  const page = h('div', { class: 'table-page' },
    h('section', { class: 'tray sheet' }, unfold, h('div', { class: 'tools' }, tools)));
  document.body.append(page);
  const shown = tools.filter((node) => node.offsetWidth);
  const text = document.createRange();
  const cut = shown.map((node) => node.lastElementChild).filter((span) => {
    text.selectNodeContents(span);
    return text.getBoundingClientRect().width > span.getBoundingClientRect().width + 0.05;
  });
  const found = [shown.length, cut.map((span) => span.textContent)];
  page.remove();
  return found;
}"""
)
"""Five tools beside the button that opens the choices: how many are shown, and the labels that are cut off."""


def test_no_german_label_of_the_tools_is_cut_off_on_a_phone(client: Page):
    before = client.viewport_size
    client.set_viewport_size({"width": 390, "height": 844})
    assert client.evaluate(CUT_OFF) == [4, []]
    assert before is not None
    client.set_viewport_size(before)
