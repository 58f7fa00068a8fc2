"""Forged deals: games of a deal, and files of published deals, each with the verdicts of all three verifiers.

The operator of a server wrote them: hashes, commitments and heads are right. `perihelion verify --deals`,
`docs/verify_draws.py --deals` and the page refuse them. A break that a wrong clock explains is accepted, but
all three say it.
"""

import json
from copy import deepcopy
from datetime import timedelta

import pytest

from perihelion.cli import main
from perihelion.fair.published_deals import read_published
from perihelion.fair.verify import verify_sealed_game
from perihelion.fair.verify_deal import InvalidDeal
from perihelion.words import Words
from tests.fair.deal_files import (
    DAY_SECONDS,
    FIRST,
    ask_page,
    forge,
    head_of,
    link,
    make_day,
    make_days,
    play,
    publish,
    seal,
)
from tests.fair.page_verifier import NODE
from tests.fair.second_verifier import run_second

PLAYED = 1
"""The game of a forged file is that of the second day."""

BOT, PERSON = 0, 1
"""The seats of that day."""


def where(lines, kind):
    return next(at for at, line in enumerate(lines) if line.get("kind") == kind)


def change_seat(lines, seat, holds, level="", why="bot", at="action"):
    entry = {"holds": holds, "kind": "seat", "level": level, "name": "", "seat": seat, "time": 1.0, "who": ""}
    lines.insert(where(lines, at), {**entry, "why": why})


# games of a deal: the server changes what happened at the table


def stronger_bot(lines):
    """After the seal, the bot is replaced by a stronger one."""
    change_seat(lines, BOT, "bot", "sun", at="start")
    for line in lines:
        if "bot" in line:
            line["bot"] = "sun"


def weaker_bot_during_the_game(lines):
    change_seat(lines, BOT, "bot", "random")
    for line in lines:
        if "bot" in line:
            line["bot"] = "random"


def person_at_the_bots_seat(lines):
    """A friend plays the bot's seat, and loses on purpose."""
    change_seat(lines, BOT, "person", why="take", at="start")
    for line in lines:
        line.pop("bot", None)


def bot_at_the_persons_seat(lines):
    """The strongest bot plays the person's game."""
    change_seat(lines, PERSON, "bot", "sun", why="absent")
    for line in lines:
        if line.get("kind") == "action" and line["seat"] == PERSON:
            line["bot"] = "sun"


def bot_after_no_resignation(lines):
    """The bot that plays on for those who resign plays, though nobody resigned."""
    change_seat(lines, PERSON, "bot", "greedy", why="resigned")
    for line in lines:
        if line.get("kind") == "action" and line["seat"] == PERSON:
            line["bot"] = "greedy"


def another_person(lines):
    """Somebody else goes on with the game of a person."""
    change_seat(lines, PERSON, "person", why="take")


def bot_decides_for_the_person(lines):
    """The seat stays the person's, but the strongest bot decides."""
    next(line for line in lines if line.get("kind") == "action" and line["seat"] == PERSON)["bot"] = "sun"


def person_decides_for_the_bot(lines):
    next(line for line in lines if line.get("kind") == "action" and line["seat"] == BOT).pop("bot")


def ended_by_agreement(lines):
    """The game ends while it is even, as if all had agreed."""
    at = where(lines, "action")
    ending = [{"kind": "offer", "seat": PERSON, "time": 1.0}, {"kind": "finish", "time": 1.0, "why": "agreed"}]
    lines[at:-1] = ending
    lines[-1].update(points=[-1, -1], winners=[0, 1])


def other_bot_from_the_beginning(lines):
    lines[1]["seats"][BOT]["level"] = "random"
    for line in lines:
        if "bot" in line:
            line["bot"] = "random"


def bots_alone(lines):
    """Nobody played, but a weak bot."""
    lines[1]["seats"][PERSON] = {"kind": "bot", "level": "random", "name": ""}
    for line in lines:
        if line.get("kind") == "action" and line["seat"] == PERSON:
            line["bot"] = "random"


GAMES = {
    stronger_bot: ("verify-deal-seat", "fair-wrong-deal-seat"),
    weaker_bot_during_the_game: ("verify-deal-seat", "fair-wrong-deal-seat"),
    person_at_the_bots_seat: ("verify-deal-seat", "fair-wrong-deal-seat"),
    bot_at_the_persons_seat: ("verify-deal-seat", "fair-wrong-deal-seat"),
    bot_after_no_resignation: ("verify-deal-seat", "fair-wrong-deal-seat"),
    another_person: ("verify-deal-seat", "fair-wrong-deal-seat"),
    bot_decides_for_the_person: ("verify-deal-player", "fair-wrong-deal-player"),
    person_decides_for_the_bot: ("verify-deal-player", "fair-wrong-deal-player"),
    ended_by_agreement: ("verify-deal-agreed", "fair-wrong-deal-agreed"),
    other_bot_from_the_beginning: ("verify-deal-terms", "fair-wrong-secret"),
    bots_alone: ("verify-deal-terms", "fair-wrong-secret"),
}
"""Forged game -> what `perihelion verify` and the page find. docs/verify_draws.py names the line and ends with 1."""


# published deals: the server changes what it has promised


def same_day_twice(days):
    days[2] = make_day(FIRST + timedelta(days=1))
    days[2]["parts"] = []
    link(days)


def days_backwards(days):
    days[2], days[3] = days[3], days[2]
    link(days)


def no_date(days):
    days[2]["terms"]["id"] = "2026-11-31"
    link(days)


def date_written_otherwise(days):
    days[2]["terms"]["id"] = "20261118"
    link(days)


def times_of_another_day(days):
    for name in ("begins", "ends", "opens"):
        days[2]["terms"][name] += DAY_SECONDS
    link(days)


def opened_during_the_day(days):
    """A friend of the server sees the secret while the others still play."""
    days[2]["terms"]["opens"] = days[2]["terms"]["begins"]
    link(days)


def made_a_week_before(days):
    days[2]["terms"]["made"] -= 7 * DAY_SECONDS
    link(days)


def made_after_its_day(days):
    days[2]["terms"]["made"] = days[2]["terms"]["opens"]
    link(days)


def two_persons(days):
    days[2]["terms"]["seats"] = ["person", "person"]
    link(days)


def something_else_in_the_terms(days):
    days[2]["terms"]["note"] = "lucky"
    link(days)


def set_among_the_days(days):
    for name in ("begins", "ends", "opens"):
        del days[2]["terms"][name]
    link(days)


def names_another_before(days):
    """A day is left out, without a word."""
    days[3]["terms"]["previous"] = head_of(days[1])
    seal(days[3])


def day_removed(days):
    del days[2]


def contribution_added_later(days):
    days[2]["parts"].append("ab" * 32)


def other_terms_than_played(days):
    """The terms of a deal whose secret is not open are published for another day than the one that was played."""
    days[PLAYED]["secret"] = None
    days[PLAYED]["terms"]["seats"] = ["person", "bot:random"]


def leaves_out_what_is_not_there(days):
    days[3]["terms"]["leaves_out"] = {"2030-01-01": "ab" * 32}
    link(days)


def leaves_out_another_deal(days):
    """The deal that is left out was another one when it was left out."""
    days[3]["terms"]["leaves_out"] = {days[2]["terms"]["id"]: "ab" * 32}
    link([*days[:2], days[3]])


def leaves_out_each_other(days):
    """Two deals that each say the other does not count."""
    link(days)
    days[2]["terms"]["leaves_out"] = {days[3]["terms"]["id"]: days[3]["commitment"]}
    seal(days[2])
    days[3]["terms"]["leaves_out"] = {days[2]["terms"]["id"]: days[2]["commitment"]}
    seal(days[3])


PUBLISHED = {
    same_day_twice: ("verify-deal-order", "fair-wrong-deal-order"),
    days_backwards: ("verify-deal-order", "fair-wrong-deal-order"),
    no_date: ("verify-deal-day", "fair-wrong-deal-day"),
    date_written_otherwise: ("verify-deal-day", "fair-wrong-deal-day"),
    times_of_another_day: ("verify-deal-day", "fair-wrong-deal-day"),
    opened_during_the_day: ("verify-deal-day", "fair-wrong-deal-day"),
    made_a_week_before: ("verify-deal-day", "fair-wrong-deal-day"),
    made_after_its_day: ("verify-deal-day", "fair-wrong-deal-day"),
    two_persons: ("verify-deal-day", "fair-wrong-deal-day"),
    something_else_in_the_terms: ("verify-deal-day", "fair-wrong-deal-day"),
    set_among_the_days: ("verify-deal-day", "fair-wrong-deal-day"),
    names_another_before: ("verify-deal-chain", "fair-wrong-deal-chain"),
    day_removed: ("verify-deal-chain", "fair-wrong-deal-chain"),
    contribution_added_later: ("verify-deal-chain", "fair-wrong-deal-chain"),
    other_terms_than_played: ("verify-deal-unpublished", "fair-wrong-deal-unpublished"),
    leaves_out_what_is_not_there: ("verify-deal-left", "fair-wrong-deal-left"),
    leaves_out_another_deal: ("verify-deal-left", "fair-wrong-deal-left"),
    leaves_out_each_other: ("verify-deal-left", "fair-wrong-deal-left"),
}
"""Forged file of published deals -> what `perihelion verify` and the page find."""


def with_break(number):
    """A wrong clock made two days in 2030; the third day leaves them out. Return the game of a day, and all days."""
    days = make_days()
    ahead = [make_day(day) for day in (FIRST.replace(2030), FIRST.replace(2030, day=17))]
    link([*days[:2], *ahead])
    days[2]["terms"]["leaves_out"] = {one["terms"]["id"]: one["commitment"] for one in ahead}
    ahead[1].update(parts=None, secret=None)
    link(days)
    return play([*days, *ahead][number]), [*days, *ahead]


def find(text, deals):
    """What `perihelion verify` finds: the keys of its sentences, and its report."""
    try:
        published = read_published(json.dumps(publish(deals)).encode())
    except InvalidDeal as error:
        return error.key, None
    report = verify_sealed_game(text.encode(), deals=published)
    return (report.findings[0].key if report.findings else ""), report


def ask_second(folder, text, deals):
    """What docs/verify_draws.py says."""
    (folder / "game.sealed").write_text(text)
    (folder / "deals.json").write_text(json.dumps(publish(deals)))
    return run_second(folder / "game.sealed", "--deals", folder / "deals.json")


@pytest.fixture(scope="module")
def forged():
    """Name -> a sealed game, the deals that the server publishes, and what is found."""
    days = make_days()
    text = play(days[PLAYED])
    made = {change.__name__: (forge(text, change), days, *found) for change, found in GAMES.items()}
    for change, found in PUBLISHED.items():
        other = deepcopy(days)
        change(other)
        game = text if change in (day_removed, other_terms_than_played) else play(other[PLAYED])
        made[change.__name__] = (game, other, *found)
    return made


def test_verify_and_the_second_verifier_refuse_forged_deals(tmp_path, forged):
    for name, (text, deals, key, _) in forged.items():
        assert find(text, deals)[0] == key, name
        code, said = ask_second(tmp_path, text, deals)
        assert (code, said.startswith("line "), "cannot be read" in said) == (1, True, False), (name, said)
        for lang in ("en", "de"):
            assert Words(lang, "perihelion.fair")(key, day="2026-11-17")


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_page_refuses_forged_deals(tmp_path, forged):
    found = ask_page(tmp_path, {name: (text, publish(deals)) for name, (text, deals, *_) in forged.items()})
    assert {name: said.get("wrong") for name, said in found.items()} == {name: case[3] for name, case in forged.items()}
    for lang in ("en", "de"):
        assert all(Words(lang, "perihelion.web")(said["wrong"]) for said in found.values())


REAL = {"before the break": 1, "the day that leaves out": 2, "after the break": 3, "left out": 4}
"""Name -> number of the day whose game is checked."""


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_all_three_accept_a_break_and_say_it(tmp_path):
    """A deal that leaves out others or is left out is not wholly checked; one before or after the break is."""
    cases = {name: with_break(number) for name, number in REAL.items()}
    page = ask_page(tmp_path, {name: (text, publish(deals)) for name, (text, deals) in cases.items()})
    days = make_days()
    assert find(play(days[1]), days)[1].breaks == {}
    for name, (text, deals) in cases.items():
        at_break = name in ("the day that leaves out", "left out")
        key, report = find(text, deals)
        assert (key, report.breaks) == ("", {"2026-11-18": ("2030-11-16", "2030-11-17")})
        assert (report.at_break, report.complete) == (at_break, not at_break)
        code, said = ask_second(tmp_path, text, deals)
        assert (code, "leaves out 2030-11-16, 2030-11-17" in said) == (3, True), "without a receipt it is 3 in any case"
        assert ("leaves days out, or is left out" in said) == at_break
        assert page[name]["breaks"] == {"2026-11-18": ["2030-11-16", "2030-11-17"]}
        assert (page[name]["atBreak"], page[name].get("wrong")) == (at_break, None)


@pytest.mark.parametrize(("lang", "says"), [("en", "The chain of the deals has a break"), ("de", "hat eine Lücke")])
def test_verify_says_a_break_in_both_languages(tmp_path, capsys, lang, says):
    text, deals = with_break(2)
    (tmp_path / "game.sealed").write_text(text)
    (tmp_path / "deals.json").write_text(json.dumps(publish(deals)))
    with pytest.raises(SystemExit, match="3"):
        main(["verify", str(tmp_path / "game.sealed"), "--deals", str(tmp_path / "deals.json"), "--lang", lang])
    said = capsys.readouterr().out
    assert says in said
    assert "2030-11-16, 2030-11-17" in said


def test_an_id_cannot_write_a_verdict_of_its_own(tmp_path, capsys):
    days = make_days()
    days[PLAYED]["terms"]["id"] = "x\nGood"
    (tmp_path / "deals.json").write_text(json.dumps(publish(link(days))))
    (tmp_path / "game.sealed").write_text(play(days[PLAYED]))
    with pytest.raises(SystemExit, match="1"):
        main(["verify", str(tmp_path / "game.sealed"), "--deals", str(tmp_path / "deals.json")])
    assert "\nGood" not in capsys.readouterr().err
    assert "\nGood" not in run_second(tmp_path / "game.sealed")[1]
