"""The explorer over the API: what was played in public games, in my own, and by bots."""

from tests.web.test_player_history import play_out, wait_for_result


def explore(guest, moves, seat=None, game="leduc"):
    line = {"start": {"game": game}, "moves": moves, "seat": seat}
    answer = guest.post("/api/analysis/explorer", **line)
    assert answer.status_code == 200, answer.text
    return answer.json()


def played(found, kind="decisions"):
    """How often each player chose each move."""
    sections = [section for section in found["sections"] if section["kind"] == kind]
    return {
        (move["action"], player["who"]): player["n"]
        for section in sections
        for move in section["moves"]
        for player in move["players"]
    }


DEALT = ["~K2", "~K1"]


def test_a_public_game_counts_for_everybody_and_a_private_one_for_its_players(server):
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    before = played(explore(eve, DEALT)).get(("call", "people"), 0)
    play_out(ada, bob, public=True, rated=False)
    wait_for_result(lambda: ("call", "me") in played(explore(ada, DEALT)))
    assert played(explore(eve, DEALT))["call", "people"] == before + 1
    play_out(ada, bob, public=False, rated=False)
    wait_for_result(lambda: played(explore(ada, DEALT))["call", "me"] == 2)
    assert played(explore(eve, DEALT)) == {("call", "people"): before + 1}

    (move,) = next(section for section in explore(ada, DEALT)["sections"] if section["kind"] == "decisions")["moves"]
    mine = move["players"][0]
    assert (mine["who"], mine["name"]) == ("me", "You")
    assert 0 <= mine["low"] <= mine["share"] <= mine["high"] <= 1
    assert move["says"]


def test_nothing_is_said_from_another_seat_or_where_nobody_decides(server):
    ada = server.guest("Ada")
    assert explore(ada, DEALT, seat=1) == {"turn": False, "sections": []}
    assert explore(ada, DEALT[:1]) == {"turn": False, "sections": []}
    assert explore(ada, DEALT, seat=0)["turn"]


def test_a_move_that_is_not_possible_is_refused(server):
    ada = server.guest("Ada")
    assert ada.post("/api/analysis/explorer", start={"game": "leduc"}, moves=[*DEALT, "fly"]).status_code == 422
