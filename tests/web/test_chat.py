"""Quiet chat: a hidden guest is not read, at no table, and a line can be reported."""


def lines(guest, table):
    return [line["text"] for line in guest.at(table)["chat"]]


def say(guest, table, text):
    answer = guest.order(table, "chat", text=text)
    assert answer.status_code == 201, answer.text
    return answer.json()["n"]


def test_a_hidden_writer_is_read_no_more_at_any_table(table, ada, bob, server):
    eve = server.guest("Mallory")
    first = say(bob, table, "rude words")
    say(eve, table, "hello from a spectator")
    with ada.live(table) as shown:
        shown.hear("snapshot")
        assert ada.order(table, "block", line=first).status_code == 200
        say(bob, table, "more rude words")
        say(eve, table, "and a friendly one")
        assert shown.hear("chat")["text"] == "and a friendly one", "the hidden line was not sent"
    assert lines(ada, table) == ["hello from a spectator", "and a friendly one"]
    assert len(lines(bob, table)) == 4, "only for the one who hides"
    other = bob.lay()
    ada.take(other)
    say(bob, other, "here, too")
    assert lines(ada, other) == []
    stale = ada.play(other, "call", after=999)
    assert stale.status_code == 409
    assert "here, too" not in stale.text

    assert ada.get("/api/me/blocks").json() == {"blocked": 1}
    assert ada.post("/api/me/blocks/clear").json() == {"blocked": 0}
    assert lines(ada, other) == ["here, too"]


def test_nobody_hides_themselves_or_a_line_that_is_not_there(table, ada):
    mine = say(ada, table, "hello")
    assert ada.order(table, "block", line=mine).status_code == 422
    assert ada.order(table, "block", line=999).status_code == 422


def test_a_line_of_a_spectator_can_be_reported(table, ada, server):
    line = say(server.guest("Mallory"), table, "rude words")
    assert ada.order(table, "complaint", line=line, text="insults everybody").status_code == 201
    assert ada.order(table, "complaint", line=line, seat=1, text="both").status_code == 422
    assert ada.order(table, "complaint", text="nobody").status_code == 422


def test_whoever_deletes_everything_is_in_nobodys_list_any_more(table, ada, bob):
    assert ada.order(table, "block", line=say(bob, table, "hm")).status_code == 200
    bob.post("/api/me/delete", name=bob.me["name"])
    assert ada.get("/api/me/blocks").json() == {"blocked": 0}
