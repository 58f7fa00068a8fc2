"""What operators see of rated games: the same person in two seats, and ratings that move between few accounts."""

from perihelion.server.rating_evidence import Evidence, EvidenceKind, RatedGame, find_farming, find_shared
from perihelion.server.result_recorder import Recorded, record
from perihelion.store import evidence, notice_settings, sign_in_addresses
from perihelion.store.notice_settings import Channel
from perihelion.table.results import GameResult, SeatResult
from tests.store.test_store import run


def game(number, **changes):
    return RatedGame(f"t{number}", changes)


def test_who_gains_with_the_same_two_people_stands_out():
    farmed = [game(n, ada=1.0, bob=-1.0) for n in range(9)] + [game(9, ada=1.0, cyd=-1.0)]
    (found,) = find_farming(farmed)
    assert (found.kind, found.guests, found.share) == ("few-opponents", ("ada", "bob", "cyd"), 1.0)
    assert found.gain > 250
    assert len(found.tables) == 10


def test_usual_games_do_not_stand_out():
    assert find_farming([game(n, ada=1.0, bob=-1.0) for n in range(9)]) == [], "too few"
    assert find_farming([game(n, ada=0.1, bob=-0.1) for n in range(12)]) == [], "hardly a gain"
    many = [game(n, ada=1.0, **{f"p{n}": -1.0}) for n in range(20)]
    assert find_farming(many) == [], "many opponents"
    assert find_farming([game(n, ada=1.0, **{"bot:sun": -1.0}) for n in range(20)]) == [], "a bot gives nothing away"


def test_two_who_share_an_address_stand_out_only_if_they_met():
    games = [game(1, ada=1.0, bob=-1.0), game(2, ada=1.0, cyd=-1.0)]
    shared: dict[EvidenceKind, set[frozenset[str]]] = {"mail": {frozenset(("ada", "bob")), frozenset(("bob", "cyd"))}}
    assert find_shared(games, shared) == [Evidence("mail", ("ada", "bob"), ("t1",))]


def result(table, winner, loser):
    """A rated game of two."""
    seats = tuple(
        SeatResult(n, player, 1 - n, n + 1, n, left=False, opening="", opening_words={})
        for n, player in enumerate((winner, loser))
    )
    return GameResult(table, "leduc", 10.0, rated=True, seats=seats)


def test_the_store_has_what_is_compared(where):
    async def test(database):
        for n in range(2):
            assert await record(database, result(f"t{n}", "ada", "bob")) is Recorded.NEW
        first, second = (await evidence.list_rating_changes(database, 0.0)).values()
        assert first["ada"] > second["ada"] > 0 > first["bob"]
        assert await evidence.list_rating_changes(database, 11.0) == {}
        for guest, address in (("ada", "Ada@example.org"), ("bob", "ada@example.org")):
            await sign_in_addresses.add(database, guest, address)
            hook = Channel(guest, "ntfy", "https://ntfy.example.org/x", "https://s.org", "en", {})
            await notice_settings.add_channel(database, hook)
        pair = {frozenset(("ada", "bob"))}
        return await evidence.list_same_mail(database) == pair, await evidence.list_same_channel(database) == pair

    assert run(where, test) == (True, True)
