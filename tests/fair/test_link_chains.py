"""The hash chains alone: which entries bring a link, which need one, and what ends a chain."""

import copy
import hashlib

import pytest

from perihelion.fair.links import LINKS, InvalidLink, LinkChain, LinkChains, hash_repeatedly
from perihelion.table_log.bodies import ActionPlayed, ActionsUndone, OutcomeDrawn, TurnConfirmed
from tests.fair.contributor import Chain
from tests.table.tables import ADA, BOB

SEAT = 0


def decision(link=None, **values):
    return ActionPlayed(seat=SEAT, text="call", by=ADA, link=None if link is None else link.hex(), **values)


@pytest.fixture(scope="module")
def chain():
    return Chain()


def chains_with(chain):
    return LinkChains([LinkChain(frozenset({SEAT}), chain.contribution)])


DRAW = OutcomeDrawn(text="J1", draw=0, of=2)


def test_several_draws_between_two_decisions(chain):
    chains = chains_with(chain)
    chains.follow(decision(chain.links[1]), 0)
    for draws in range(7):
        chains.follow(DRAW, draws)
    assert chains.chains[0].alive, "the first draw had its link"
    chains.follow(decision(chain.links[8]), 7)
    assert chains.newest == [chain.links[8]]
    chains.follow(DRAW, 7)
    for link, draws in ((8, 7), (8, 8), (10, 8)):
        with pytest.raises(InvalidLink):
            copy.deepcopy(chains).follow(decision(chain.links[link]), draws)
    chains.follow(TurnConfirmed(seat=SEAT, by=ADA, link=chain.links[9].hex()), 8)
    assert chains.newest == [chain.links[9]]


NEXT = {
    "another decision": ActionPlayed(seat=1, text="call", by=BOB),
    "a bot's": ActionPlayed(seat=1, text="call", by="", bot="random"),
    "an undo": ActionsUndone(to=0, by=ADA, seat=SEAT),
}


@pytest.mark.parametrize("what", NEXT)
def test_a_link_that_no_draw_follows_is_refused(what, chain):
    chains = chains_with(chain)
    chains.follow(decision(chain.links[1]), 0)
    with pytest.raises(InvalidLink):
        copy.deepcopy(chains).follow(NEXT[what], 0)
    with pytest.raises(InvalidLink):
        copy.deepcopy(chains).check_last()
    chains.follow(ActionPlayed(seat=1, text="call", by="", auto=True), 0)
    chains.follow(DRAW, 0)
    chains.follow(NEXT[what], 1)
    chains.check_last()
    assert chains.chains[0].alive


def test_a_decision_without_a_link_ends_the_chain_only_if_a_draw_follows(chain):
    chains = chains_with(chain)
    chains.follow(decision(), 0)
    chains.follow(ActionPlayed(seat=1, text="call", by=BOB), 0)
    chains.follow(DRAW, 0)
    assert chains.chains[0].alive, "another player's decision caused it"
    chains.follow(decision(), 1)
    chains.follow(ActionsUndone(to=0, by=ADA, seat=SEAT), 1)
    chains.follow(DRAW, 1)
    assert chains.chains[0].alive, "the decision was taken back"
    chains.follow(decision(), 2)
    chains.follow(ActionPlayed(seat=SEAT, text="call", by="", auto=True), 2)
    chains.follow(DRAW, 2)
    assert not chains.chains[0].alive, "forced actions change nothing about who caused it"


def test_a_forced_action_needs_no_link_and_must_not_bring_one(chain):
    chains = chains_with(chain)
    chains.follow(decision(auto=True), 5)
    chains.follow(DRAW, 5)
    assert chains.chains[0].alive
    for values in ({"auto": True}, {"bot": "random"}, {"bot": "random", "late": True}):
        with pytest.raises(InvalidLink):
            copy.deepcopy(chains).follow(decision(chain.links[7], **values), 6)
    chains.follow(decision(bot="random"), 6)
    assert not chains.chains[0].alive
    with pytest.raises(InvalidLink):
        chains.follow(decision(chain.links[7]), 6)


def test_a_link_at_a_seat_without_a_chain_is_refused(chain):
    with pytest.raises(InvalidLink):
        LinkChains().follow(decision(chain.links[1]), 0)


def test_a_game_with_more_draws_than_links_goes_on_without(chain):
    chains = chains_with(chain)
    chains.follow(decision(chain.links[LINKS]), LINKS - 1)
    chains.follow(DRAW, LINKS - 1)
    with pytest.raises(InvalidLink):
        copy.deepcopy(chains).follow(decision(bytes(32)), LINKS)
    chains.follow(decision(), LINKS)
    chains.follow(DRAW, LINKS)
    assert chains.newest == [chain.links[LINKS]]
    assert not chains.chains[0].alive


def test_hash_repeatedly():
    assert hash_repeatedly(b"x", 0) == b"x"
    assert hash_repeatedly(b"x", 2) == hashlib.sha256(hashlib.sha256(b"x").digest()).digest()
