"""Notices in a browser: the service worker shows what is pushed, and a click opens the table."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .serving import wait_for_worker

RECORD = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => self.shown.push({ title, ...options });
}"""
CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (path) => opened.push(path);
  const event = new ExtendableEvent("notificationclick");
  event.notification = { data: self.shown[0].data, close: () => opened.push("closed") };
  self.dispatchEvent(event);
  for (let i = 0; i < 100 && opened.length < 2; i++) await new Promise((done) => setTimeout(done, 20));
  return opened;
}"""
PUSHED = '{"title": "Your turn", "text": "It is your turn: Solari.", "path": "/t/abc", "lang": "en"}'


def test_a_push_is_shown_and_a_click_opens_the_table(visit: Visit, server: str):
    page = visit("/", name="Ada", service_workers="allow", permissions=["notifications"])
    wait_for_worker(page)
    (worker,) = page.context.service_workers
    worker.evaluate(RECORD)  # without a screen, Chromium closes a notification at once
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(r["registrationId"] for r in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    message = {"origin": server, "registrationId": registrations[-1], "data": PUSHED}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    while not (shown := worker.evaluate("self.shown")):
        page.wait_for_timeout(20)
    assert [(told["title"], told["body"], told["tag"]) for told in shown] == [
        ("Your turn", "It is your turn: Solari.", "/t/abc")
    ]
    assert worker.evaluate(CLICK) == ["closed", "/t/abc"]


def test_the_dialog_sets_quiet_hours_and_a_web_hook(visit: Visit):
    page = visit("/", name="Ada", width=390, height=844, timezone_id="Europe/Berlin")
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("button", name="Notifications").click()
    dialog = page.get_by_role("dialog", name="Notifications")
    dialog.get_by_label("from").fill("23:00")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("button", name="No quiet hours")).to_be_visible()
    dialog.get_by_label("at", exact=True).fill("07:30")
    dialog.get_by_role("button", name="One message a day").click()
    expect(dialog.get_by_role("button", name="One for each turn")).to_be_visible()
    dialog.get_by_text("Add a webhook").click()
    dialog.get_by_label("Type").select_option("ntfy")
    dialog.get_by_label("Address").fill("https://ntfy.example.org/topic")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog.get_by_text("ntfy: ntfy.example.org")).to_be_visible()
    state = page.request.get("/api/me/notices").json()
    assert state["quiet"] == {"zone": "Europe/Berlin", "begin": 1380, "end": 480}
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_text("ntfy: ntfy.example.org")).to_be_hidden()
