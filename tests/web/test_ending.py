"""Resigning and ending a game by agreement, over HTTP and the live table."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from perihelion.core.vocabulary import OVER
from perihelion.languages.typography import WIDE
from perihelion.wire.table.ending import describe_winners
from tests.table.tables import ADA, Luck, play
from tests.table.tables import table as lay_table
from tests.web.channels import shown


def test_resigning_ends_a_game_of_two_for_everybody_who_looks(server, ada, bob, table):
    eve = server.guest("Eve")
    asked = bob.at(table)["ending"]
    assert asked["resign"] == "That ends the game, and Ada (First) wins. Resign?"
    assert not asked["alone"]
    assert eve.at(table)["ending"] is None, "a spectator has nothing to resign"
    assert eve.order(table, "resign").json()["error"] == "not-your-seat"
    points = [seat["points"] for seat in ada.at(table)["seats"]]
    with ada.live(table) as hers, eve.live(table) as watching:
        hers.hear("snapshot"), watching.hear("snapshot")
        assert bob.order(table, "resign", seat=1).status_code == 200
        for heard, says in ((hers.hear("update"), "You won."), (watching.hear("update"), "Ada (First) wins.")):
            assert heard["over"]["says"] == f"Bob (Second) has resigned. {says}"
            assert heard["over"]["winners"] == [0]
            assert [line["says"] for line in heard["log"]] == ["Bob resigns.", "The game is over."]
            assert {line["kind"] for line in heard["log"]} == {"end"}
    now = ada.at(table)
    assert now["over"]["points"] == points
    assert now["seats"][1]["resigned"] == "Bob"
    assert now["ending"] is None
    assert not any(seat["active"] for seat in now["seats"])
    assert not now["choices"]
    assert ada.order(table, "resign").json()["sentence"] == "The game is over."
    last = ada.get(f"/api/tables/{table}/at/{now['count']}").json()
    assert last["over"]["says"] == now["over"]["says"]
    assert last["log"][-1]["says"] == "The game is over."
    assert not any(seat["active"] for seat in last["seats"])
    first = ada.get(f"/api/tables/{table}/at/0").json()
    assert first["over"] is None
    assert first["seats"][1]["resigned"] is None, "later"
    assert ada.get(f"/api/tables/{table}/sealed").status_code == 200
    assert ada.get(f"/api/tables/{table}/export").status_code == 200
    again = ada.order(table, "rematch").json()["table"]
    assert [(seat["name"], seat["held"]) for seat in bob.at(again)["seats"]] == [("Ada", None), ("", "Bob")]


def test_an_early_end_by_agreement(server, ada, bob, table):
    eve = server.guest("Eve", **{"Accept-Language": "de"})
    assert ada.order(table, "end").status_code == 200
    offered = bob.at(table)["offered"]
    assert (offered["name"], offered["mine"], offered["own"]) == ("Ada", True, False)
    assert ada.at(table)["offered"]["own"]
    assert not eve.at(table)["offered"]["mine"]
    assert bob.order(table, "end").json()["error"] == "offer"
    stale = bob.order(table, "end/answer", offer=offered["n"] + 1, accept=True)
    assert stale.json()["sentence"] == "This offer to end the game is no longer open."
    assert bob.order(table, "end/answer", offer=offered["n"], accept=False).status_code == 200
    assert ada.at(table)["offered"] is None
    assert ada.at(table)["log"][-1]["says"] == "Bob would rather play on, so the game continues."
    bob.order(table, "end")
    n = ada.at(table)["offered"]["n"]
    with ThreadPoolExecutor(4) as at_once:
        answers = list(
            at_once.map(lambda _: ada.order(table, "end/answer", offer=n, accept=True).status_code, range(4))
        )
    assert sorted(answers) == [200, 409, 409, 409], "one of four presses at once counts"
    now = ada.at(table)
    assert now["over"]["says"] == "The game was ended early. The game ends in a draw."
    assert eve.at(table)["over"]["says"] == "Das Spiel wurde vorzeitig beendet. Das Spiel endet unentschieden."
    assert now["offered"] is None
    assert ada.play(table, "call").json()["error"] == "over"


def test_of_three_a_bot_plays_on(server, ada, bob):
    eve = server.guest("Eve")
    laid = ada.lay("solaris", ["me", "open", "open"], {"players": 3, "max_rounds": 1})
    bob.take(laid, 1)
    eve.take(laid, 2)
    asked = bob.at(laid)["ending"]["resign"]
    assert asked.startswith("A bot plays your seat to the end.")
    assert bob.order(laid, "resign").status_code == 200
    now = bob.at(laid)
    assert now["over"] is None
    assert now["mine"] == []
    assert now["ending"] is None
    assert now["seats"][1]["kind"] == "bot"
    assert now["seats"][1]["resigned"] == "Bob"
    assert not now["seats"][1]["takeable"]
    assert bob.order(laid, "seats/1", take=True).json()["sentence"].startswith("The player from this seat is out")
    assert ada.order(laid, "resign").status_code == 200
    says = eve.at(laid)["over"]["says"]
    assert "have resigned" in says
    assert says.endswith("You won.")
    again = eve.order(laid, "rematch").json()["table"]
    assert [seat["kind"] for seat in eve.at(again)["seats"]] == ["free", "free", "person"], "Bob may come back"
    assert [seat["held"] for seat in eve.at(again)["seats"]] == ["Ada", None, None]


@pytest.mark.parametrize("what", ["resign", "end"])
def test_not_before_the_game_begins(ada, what):
    laid = ada.lay()
    assert ada.order(laid, what).json()["error"] == "waiting"
    assert ada.at(laid)["ending"] is None


def test_alone_against_a_rival_the_result_names_who_won_and_both_totals():
    made, luck = lay_table("solenia", ("me",), Luck(1), options={"players": 1}), random.Random(1)
    while made.position.actor != OVER:
        play(made, ADA, luck.choice(made.position.legal))
    (own,), (rival,) = made.scores.points, made.scores.opponent.values
    assert own < rival, "a player who plays at random"
    live = shown(made)
    assert describe_winners(live, live.words("en"), 0) == f"The Rival wins {rival}{WIDE}:{WIDE}{own}.", "on one line"
    assert describe_winners(live, live.words("de"), 0) == f"Der Rivale gewinnt {rival}{WIDE}:{WIDE}{own}."
