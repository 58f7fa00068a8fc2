"""What happened: the turns of three bots in a recap, shown again on the board; scores; a replay turn by turn.

`make soak` adds the recap of a spectator.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK

from . import tables
from .conftest import PATIENCE, Visit
from .hands import Hands

BOARD = """() => Object.fromEntries([...document.querySelectorAll('.board [data-key]')]
  .map((node) => [node.dataset.key, node.getAttribute('transform')]))"""

BOTS = ["Random bot", "Random bot 2", "Random bot 3"]
"""The names of three bots at one table, in the order of their turns."""


def after_three_bots(page: Page) -> None:
    """Play one turn of Solenia, and wait until the three bots have had theirs."""
    page.goto(tables.start(page, "solenia", ["me", *["bot:random"] * 3], players=4))
    hands = Hands(page, 1)
    hands.play(2)
    while "3" not in page.locator("[data-id=recap]").inner_text():
        hands.step()
        hands.wait()


def test_after_the_turns_of_three_bots(visit: Visit):
    page = visit(name="Ada", width=1440)
    after_three_bots(page)
    check_headings(page)
    check_ended_by_a_key(page)
    page.set_viewport_size({"width": 390, "height": 860})
    check_recap(page)
    page.set_viewport_size({"width": 1440, "height": 860})
    check_missed_turns(page)


def check_ended_by_a_key(page: Page) -> None:
    """A key ends what is shown again."""
    page.locator("[data-id=recap]").click()
    expect(page.locator(".recap .turn-head")).to_have_count(3)
    page.locator("[data-id=pace]").select_option("slow")
    page.locator("[data-id=show-again]").click()
    expect(page.locator("h2.sentence")).to_have_text("Since your last turn")
    page.keyboard.press("Escape")
    page.wait_for_selector(".board [data-mark~=touch]", timeout=PATIENCE)


NOTE_SENTENCES = """() => {
  window.told = [];
  const note = () => {
    const says = document.querySelector('h2.sentence').textContent;
    if (says !== window.told.at(-1)?.[0])
      window.told.push([says, document.querySelectorAll('.board [data-mark~=touch]').length]);
  };
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Note each sentence above the board, and how many things can be touched when it comes. It is soon gone again."""
SHOWN_AGAIN = """(last) => window.told.some(([says]) => says.startsWith(last))
  && document.querySelector('.board [data-mark~=touch]') !== null"""
"""Whether the turn of the last bot was shown, and the player may go on."""


def check_recap(page: Page) -> None:
    """A recap lists the turns of the bots and shows them again."""
    before = page.evaluate(BOARD)
    page.locator("[data-id=recap]").click()
    heads = page.locator(".recap .turn-head")
    expect(heads).to_have_count(3)
    expect(heads).to_have_text(BOTS)
    expect(page.locator(".recap .story")).to_have_count(3)
    steps = page.locator(".recap-steps").first
    expect(steps.locator("li").first).to_be_hidden()
    steps.locator("summary").click()
    expect(steps.locator("li").first).to_be_visible()
    page.locator("[data-id=pace]").select_option("fast")
    page.evaluate(NOTE_SENTENCES)
    page.locator("[data-id=show-again]").click()
    page.wait_for_function(SHOWN_AGAIN, arg=BOTS[2])
    shown = [(says, touchable) for says, touchable in page.evaluate("window.told") if says.startswith(BOTS[0])]
    assert [bot for bot in BOTS if any(re.match(rf"{bot} (?!\d)", says) for says, _ in shown)] == BOTS
    assert not any(touchable for _, touchable in shown), "nothing can be touched meanwhile"
    assert page.evaluate(BOARD) == before, "the board is as it was"
    page.reload()
    page.locator("[data-id=recap]").click()
    expect(page.locator("[data-id=pace]")).to_have_value("fast")
    page.keyboard.press("Escape")


def test_trails_show_the_ways_of_the_pieces_that_others_moved(visit: Visit):
    page = visit(name="Ada")
    link = tables.start(page, "solari", ["me", "bot:random"])
    tables.play_until(page, link, lambda table: "Random bot moves comet" in str(table["log"]))
    page.goto(link)
    expect(page.locator('.trail[data-seat="1"]')).not_to_have_count(0)  # after a request
    expect(page.locator('.trail[data-seat="0"]')).to_have_count(0)


@pytest.mark.skipif(not SOAK, reason="shown in make soak")
def test_whoever_watches_is_shown_the_last_turn_of_each_player(visit: Visit):
    ada = visit(name="Ada")
    link = tables.start(ada, "solenia", ["me", "bot:random"], players=2)
    tables.play_until(ada, link, lambda table: {0, 1} <= {line["seat"] for line in table["log"] if line["turn"] > 1})
    watcher = visit(link)
    watcher.locator("[data-id=recap]").click()
    expect(watcher.get_by_role("heading", name="The last turns")).to_be_visible()
    expect(watcher.locator(".recap .turn-head")).to_have_count(2)
    watcher.locator("[data-id=show-again]").click()
    expect(watcher.locator("h2.sentence")).not_to_have_text("The last turns")


def check_headings(page: Page) -> None:
    """The log has a heading for each turn, and the set-up is folded."""
    expect(page.locator(".log .turn-head").first).to_contain_text("Set-up")
    expect(page.locator(".log .setup").first).to_be_hidden()
    page.locator(".log .turn-head button").first.click()
    expect(page.locator(".log .setup").first).to_be_visible()
    names = page.locator(".log .turn-head h3").all_inner_texts()
    assert [name.strip() for name in names[1:5]] == ["Ada", *BOTS]


def check_missed_turns(page: Page) -> None:
    """A player who comes back sees how many turns were missed.

    The own turn counts, too, if this browser has not shown it: another device or a bot may have played it.
    """
    page.evaluate("""() => {
      const [[table, count]] = JSON.parse(localStorage.getItem('perihelion-seen'));
      localStorage.setItem('perihelion-seen', JSON.stringify([[table, 1]]));
    }""")
    page.reload()
    told = re.compile(r"(\d+) turns were played while you were away\.")
    expect(page.locator("#toasts")).to_contain_text(told)
    found = told.search(page.locator("#toasts").inner_text())
    assert found
    turns = int(found[1])
    assert turns > 3
    page.locator("#toasts button.link").click()
    expect(page.locator(".recap .turn-head")).to_have_count(turns)


WATCH = """() => {
  window.lit = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.matches?.('.score-event, .seat-gain')) window.lit.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_scores_is_lit_and_counted(visit: Visit):
    page = visit(name="Ada")
    link = tables.start(page, "solenia", ["me", "bot:greedy"])
    page.goto(link)
    Hands(page).wait()
    page.evaluate(WATCH)
    tables.play_until(page, link, lambda table: page.evaluate("window.lit.length") > 1, seed=3)
    assert any("+" in text for text in page.evaluate("window.lit")), "nothing was lit"


def test_a_replay_goes_by_turns_skips_the_set_up_and_shows_the_own_hand(visit: Visit):
    page = visit(name="Ada")
    link = tables.start(page, "solaris", ["me", "bot:random", "bot:random"], max_rounds=1)
    tables.play_until(page, link, tables.is_over)
    page.goto(f"{link}/replay")
    count = page.locator(".transport output")
    expect(count).to_contain_text("35 / ")
    expect(page.locator(".eyes select")).to_have_value("0")
    current = page.locator(".log [aria-current]")
    heads = page.locator(".log .turn-head").all_inner_texts()[1:]
    forward = page.get_by_role("button", name="One turn forward")
    ends = []
    for head in heads[:3]:
        forward.click()
        ends.append(count.inner_text())
        assert (
            current.evaluate("""(line) => {
          let head = line;
          while (!head.matches('.turn-head')) head = head.previousElementSibling;
          return head.innerText;
        }""")
            == head
        )
    page.get_by_role("button", name="One turn back").click()
    assert count.inner_text() == ends[1]
