"""The tools beside the choices on a phone. tests/client shows how choices are narrowed down."""

from __future__ import annotations

from playwright.sync_api import Page

from .serving import client_module

CUT_OFF = (
    "async () => { const { h } = "
    + client_module("lib/dom.js")
    + """; const { icon } = """
    + client_module("widgets/icons.js")
    + """;
  const tool = ([id, label]) => h('button', { class: 'tool', data: { id } }, icon('plus'), h('span', {}, label));
  const tools = Object.entries({
    undo: 'Rückgängig', list: 'Alle Züge (12)', hint: 'Tipp', recap: 'Was ist passiert?',
    zoom: 'Vergrößern' }).map(tool);
  const page = h('div', { class: 'table-page' }, h('div', { class: 'desk' },
    h('section', { class: 'tray' }, h('div', { class: 'tools' }, tools))));
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
"""Five tools: how many are shown, and the labels that are cut off."""


def test_no_german_label_of_the_tools_is_cut_off_on_a_phone(client: Page):
    before = client.viewport_size
    client.set_viewport_size({"width": 390, "height": 844})
    assert client.evaluate(CUT_OFF) == [5, []]
    assert before is not None
    client.set_viewport_size(before)
