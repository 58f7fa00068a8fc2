"""`perihelion language check pl --where KEY`: where a message is, who uses it, and the page that shows it."""

import re

import pytest

from perihelion.web.site.message_pages import ADDRESSES, FoundMessage, User, all_messages, find_messages, page_modules

OPERATORS_ONLY = ("operator", "legal")
"""Pages that exist if somebody runs the server and has said so."""


@pytest.fixture(scope="module")
def messages() -> list[FoundMessage]:
    return list(all_messages())


def test_every_page_has_an_address(ada):
    assert page_modules().keys() - ADDRESSES.keys() == {"maintenance"}
    for page, address in ADDRESSES.items():
        if page in OPERATORS_ONLY or not FoundMessage("", "", (), address).fixed:
            continue
        answer = ada.http.get(f"{address}?lang=pl", headers={"accept": "text/html"})
        assert re.findall(r'<html lang="(\w+)"|data-page="([\w-]+)"', answer.text) == [("pl", ""), ("", page)]


def test_the_page_of_every_message_is_there(ada, messages: list[FoundMessage]):
    assert len(messages) > 4000
    addresses = {re.sub(r"/\d+$", "/20", each.address) for each in messages if each.fixed} - set(ADDRESSES.values())
    assert {"/learn/solenia/island", "/rules/solarius/20", "/new/solaris", "/embed/daily"} <= addresses
    for address in addresses:
        assert ada.get(address, lang="pl").status_code == 200, address


def test_words_of_pages_are_on_the_page_whose_scripts_use_them(messages: list[FoundMessage]):
    places = {each.name: each.address for each in messages}
    assert places["web/web.ftl: language"] == "/"
    assert places["web/web.ftl: rule-position"] == "/rules/solari/20"
    assert places["web/tournaments.ftl: league-over"] == "/league/NAME"
    assert places["web/account.ftl: passkey-add"] == "/account"
    unseen = {each.key for each in messages if User.PAGE in each.users and not each.address}
    assert unseen <= {"maintenance-title", "maintenance-about", "maintenance-line"}


def test_a_message_is_told_and_its_page_opened(perihelion_, server, monkeypatch: pytest.MonkeyPatch):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    def ask(key: str, address: str = server.address) -> str:
        code, out, _ = perihelion_("language", "check", "pl", "--where", key, "--address", address, "--lang", "en")
        assert code == 0
        return str(out)

    said = ask("SOLARI-21")
    assert said.splitlines() == [
        "games/solari/words.ftl: SOLARI-21",
        "  Used by: the server, the command line and the terminal",
        "  en  You can make a complete turn, so you have to make one.",
        f"  pl  {find_messages('SOLARI-21')[0].text('pl')}",
        f"  Shown at {server.address}/rules/solari/21?lang=pl",
        "",
    ]
    assert opened == [], "a script reads this"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    ask("SOLARI-21")
    assert opened == [f"{server.address}/rules/solari/21?lang=pl"]
    assert "No server answers" in ask("SOLARI-21", "http://127.0.0.1:9")
    assert "the part in capitals" in ask("prompt-wait")
    assert "No page shows it." in ask("notice-turn")
    assert '--where "games/solari/board.ftl: board-wins"' in ask("board-wins")
    assert ask("games/solenia/board.ftl: board-wins").count("board-wins") == 1
    assert len(opened) == 2, "only a page that is one message's, and is there"
    code, _, err = perihelion_("language", "check", "pl", "--where", "nonsense", "--lang", "en")
    assert (code, "nonsense" in err) == (2, True)
