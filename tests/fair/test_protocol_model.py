"""The model of the seal: it finds the known attacks, one without each rule, and none with all rules."""

import pytest

from tests.fair.protocol_consent import AGREED_TO, entries, start
from tests.fair.protocol_defences import AFTER_DRAFT, DRAFT, FORMAT_4, Defence
from tests.fair.protocol_links import AUTO, LATE, LINK, Log, Step, attribute_chains, link_of, write_log
from tests.fair.protocol_links import Bounds as Play
from tests.fair.protocol_model import ASSUMPTIONS, report, variants
from tests.fair.protocol_page import Bounds, World, lookup, talk
from tests.fair.protocol_play import Talk, answer, count_choices, is_accepted
from tests.fair.protocol_start import Verifier, Writer, count_restarts, write_files
from tests.fair.protocol_terms import ADVERSARY, HONEST, Knowledge, atom, explore, hash_of, link

VARIANTS = variants()


@pytest.mark.parametrize("variant", VARIANTS, ids=[f"{one.part} - {one.protocol}" for one in VARIANTS])
def test_the_search_finds_an_attack_or_none(variant):
    found = variant.search()
    assert (found.trace is not None) == variant.attack, "\n".join(found.trace or ["no attack"])


def test_every_rule_is_switched_off_in_some_variant():
    named = {one.protocol.removeprefix("without: ") for one in VARIANTS}
    assert {rule.value for rule in Defence} <= named
    assert AFTER_DRAFT.isdisjoint(DRAFT)


@pytest.mark.parametrize("accomplices", [1, 2, 3])
def test_restarts_are_two_for_each_accomplice_and_one_that_names_the_honest_seat(accomplices):
    assert count_restarts(accomplices, FORMAT_4) == 2 * accomplices + 1


@pytest.mark.parametrize("accomplices", [1, 2])
def test_each_accomplice_picks_a_draw_once_and_every_draw_if_chains_do_not_end(accomplices):
    bounds = Play(accomplices, 3, forced=0, extras=0)
    assert count_choices(bounds, FORMAT_4) == accomplices
    assert count_choices(bounds, FORMAT_4, page_late=True) == accomplices + 1
    assert count_choices(bounds, FORMAT_4 - {Defence.OMISSION_ENDS_CHAIN}) == 3


# the model allows what the protocol is for, so that finding nothing means something


def honest_worlds(rounds):
    """What the adversary knows after `rounds` rounds in which the page revealed."""
    found = []
    explore(
        World(),
        lambda world: talk(world, Bounds(rounds), FORMAT_4),
        lambda world: found.append(world) if len(world.revealed) == rounds else None,
    )
    return found


@pytest.mark.parametrize("rounds", [1, 2])
def test_honest_files_are_proven_also_after_a_restart(rounds):
    proven = []
    for world in honest_worlds(rounds)[:20]:
        proven += write_files(Writer(world, Bounds(rounds), Verifier(world.page, FORMAT_4)))[1]
    assert {file.number for file, _ in proven} == {rounds}
    assert {len(file.key) for file, _ in proven} == {2, 3}, "with and without the accomplice's contribution"


def test_a_file_with_another_secret_or_list_is_not_proven():
    world = honest_worlds(1)[0]
    files = write_files(Writer(world, Bounds(1), Verifier(world.page, FORMAT_4)))[1]
    assert len({file.key for file, _ in files}) == 1
    assert all(file.closing == lookup(world.page.closings, 1) for file, _ in files)


def play_script(*marks):
    """The log of a game in which the page decides and causes a draw each time, shown as these marks say."""
    chains = attribute_chains(1, FORMAT_4)[""]
    log, script = Log(chains, chains), (Step(0, True, False, True),) * len(marks)
    for mark in marks:
        log = next(
            after
            for words, after in write_log(log, script, Play(extras=0), FORMAT_4)
            if f"the page decides {mark}" in words
        )
    return log


def test_a_log_with_all_links_is_accepted_for_the_receipt_of_the_page():
    log = play_script(LINK, LINK)
    page = answer(answer(Talk(), 0, 0, True, FORMAT_4), 2, 1, True, FORMAT_4)
    assert page.sent == ((1, 0), (2, 2))
    assert all(is_accepted(log, number, count, FORMAT_4) for number, count in page.sent)
    assert not is_accepted(log, 2, 0, FORMAT_4), "asked too early"
    assert log.choices == log.ended == 0


def test_a_late_decision_ends_the_chain_and_a_forced_mark_is_refused():
    assert play_script(LATE).ended == 1
    with pytest.raises(StopIteration):
        play_script(AUTO)
    with pytest.raises(StopIteration):
        play_script(LATE, LINK)


def test_an_undo_to_which_all_agreed_is_accepted():
    table = start(FORMAT_4)[""]
    for words in (
        f"seat 0 (Anne) asks for an undo to moment {AGREED_TO}",
        "seat 2 (Ben) agrees",
        "the honest person agrees",
    ):
        table = next(after for said, after in entries(table, FORMAT_4) if said.startswith(words))
    (undone,) = [after for said, after in entries(table, FORMAT_4) if said.startswith("undo")]
    assert undone is not None
    assert not undone.done, "the honest person agreed to it"


# terms


def test_a_hash_is_computed_from_its_parts_and_tells_nothing_about_them():
    secret, own = atom(HONEST, "secret"), atom(ADVERSARY, "own")
    known = Knowledge().learn(hash_of("seal", secret))
    assert known.derives(hash_of("seal", secret))
    assert known.derives(hash_of("list", own, hash_of("seal", secret)))
    assert not known.derives(secret)
    assert not known.derives(hash_of("other", secret))


def test_a_link_gives_all_earlier_links_and_no_later_one():
    known = Knowledge().learn(link_of(0, 2))
    assert [known.derives(link_of(0, index)) for index in range(5)] == [True, True, True, False, False]
    assert known.derives(link_of(1, 7)), "the adversary's own"
    assert link(atom(HONEST, "seed"), 3, 3) == atom(HONEST, "seed")


def test_the_report_is_a_table_with_its_bounds(monkeypatch):
    monkeypatch.setattr("tests.fair.protocol_model.variants", lambda: VARIANTS[:1])
    written = []
    report(written.append)
    text = "".join(written)
    assert text.startswith("| protocol | part | states | result | shortest trace |")
    assert "**CHOSEN**" in text
    assert "Bounds:" in text
    assert text.endswith(ASSUMPTIONS)
