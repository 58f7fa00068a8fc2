"""What was played here, on the analysis board and in a replay; and a replay that gives nothing away."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .conftest import Visit
from .late_tables import WholeGame
from .test_axe import audited


def test_the_analysis_board_lists_what_was_played_and_plays_it(visit: Visit):
    page = visit("/analysis?game=solari", name="Ada", lang="de", width=390, height=844)
    page.locator(".choices button", has_text="Ergebnis wählen").click()
    page.locator('.outcome-list [data-id="~1-2"]').click()
    page.get_by_role("tab", name="Verlauf").click()
    page.locator('[data-id="explorer"]').click()
    panel = page.get_by_role("region", name="Was hier gespielt wurde")
    expect(panel.get_by_role("heading", name="Genau diese Stellung")).to_be_visible()
    expect(panel.locator("li li").first).to_contain_text("Lehrling")
    expect(panel.locator("li li").first).to_contain_text("% gewonnen")
    audited(page)
    said = panel.locator("button.choice").first.inner_text()
    panel.locator("button.choice").first.click()
    expect(page.locator(".move[aria-current]")).not_to_have_attribute("data-move", "~1-2")
    assert said
    panel.get_by_role("button", name="Schließen").click()
    expect(panel).to_be_hidden()


def test_a_quiet_replay_shows_nothing_before_it_happened(visit: Visit, whole_games: dict[str, WholeGame]):
    table = whole_games["solari"].table
    page = visit(f"/t/{table}/replay?quiet", name="Bob", width=1366, height=768)
    expect(page.get_by_label("Hide what comes")).to_be_checked()
    expect(page.locator("input[type=range]")).to_be_hidden()
    expect(page.get_by_role("button", name="To the end")).to_be_hidden()
    few = page.locator(".log li").count()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    expect(page.locator(".log li")).not_to_have_count(few)
    page.get_by_label("Hide what comes").uncheck()
    expect(page.locator("input[type=range]")).to_be_visible()
    expect(page.locator(".log li").nth(few + 8)).to_be_attached()


def test_the_buttons_of_a_replay_wait_until_it_is_loaded(visit: Visit, whole_games: dict[str, WholeGame]):
    page = visit(name="Bob", altered=True)
    held: list[Route] = []
    holds = [True]
    page.route("**/at/*", lambda route: held.append(route) if holds else route.continue_())
    page.goto(f"/t/{whole_games['solari'].table}/replay")
    replay = page.locator(".table-page.replay")
    expect(replay).to_have_attribute("inert", "")
    holds.clear()
    for route in held:
        route.continue_()
    expect(replay).not_to_have_attribute("inert", "")
    page.locator('[data-id="explorer"]').click()
    expect(page.get_by_role("region", name="What was played here")).to_be_visible()


def test_on_a_phone_a_menu_says_in_words_what_a_replay_can_do(visit: Visit, whole_games: dict[str, WholeGame]):
    page = visit(f"/t/{whole_games['solari'].table}/replay", name="Bob", lang="de", width=390, height=844)
    expect(page.locator(".table-page.replay")).not_to_have_attribute("inert", "")
    board = page.locator(".stage").bounding_box()
    assert board is not None
    assert board["height"] > 380, "the buttons leave the board its place"
    page.locator("[data-id=replay-menu]").click()
    audited(page)
    page.get_by_role("dialog").get_by_role("button", name="Was hier gespielt wurde").click()
    panel = page.get_by_role("region", name="Was hier gespielt wurde")
    expect(panel).to_be_in_viewport(ratio=0.9)
    panel.get_by_role("button", name="Schließen").click()
    expect(panel).to_be_hidden()
