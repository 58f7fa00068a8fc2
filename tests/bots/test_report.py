"""The report: a planted blunder is found, luck is fair, and the page is self-contained."""

from __future__ import annotations

import json
import os
import random
import re
import resource
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import perihelion
from perihelion.bots.greedy import Greedy
from perihelion.bots.hints import signed
from perihelion.core.position import Position
from perihelion.core.record import Record
from perihelion.core.seat_colours import COLOURS
from perihelion.engine.runtimes import COMPILED, INTERPRETED, force_runtime
from perihelion.report import analyse, page, values
from perihelion.report.analysis import Analysis, past_states
from perihelion.report.balance import balance_of
from perihelion.report.model import Decision, Report
from perihelion.report.page import ReportText, luck_key
from perihelion.report.plot import lines
from perihelion.report.turns import turns_of
from perihelion.report.values import MAX_OUTCOMES, PositionValues, estimate_chances
from perihelion.thinking.report_job import DONE, ReportJob, read_analysis
from perihelion.thinking.report_work import begin_report, continue_report
from perihelion.words import Words
from perihelion.workers import ProcessWorkers
from tests.games.solari.base import at as solari
from tests.games.solarius.base import N, player
from tests.games.solarius.base import at as solarius
from tests.support import walk

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""


def leduc(*actions: str, lang: str = "en") -> Position:
    return perihelion.new("leduc", lang=lang).play(*actions)


BLUNDER = ("K1", "J1", "call", "call", "K2", "call", "raise", "fold")
"""A pair of kings folds: nothing could have beaten it."""


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_planted_blunder_is_found(seed: int):
    report = analyse(leduc(*BLUNDER), simulations=60, seed=seed)
    worst = report.mistakes()[0]
    assert (worst.entry, worst.seat, worst.played) == (7, 0, "fold")
    assert worst.best in ("call", "raise")
    assert worst.loss > 0.8
    assert worst.is_big
    assert report.seats[0].big_mistakes > report.seats[1].big_mistakes


def test_a_win_that_was_missed_is_found_and_explained():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "4E3")
    report = analyse(p, simulations=40)
    worst = report.mistakes()[0]
    assert (worst.played, worst.best) == ("4E3", "3N3")
    assert worst.reasons[0].measure == "points"
    assert not report.finished


def test_a_good_decision_costs_nothing():
    report = analyse(leduc(*BLUNDER[:-1], "call"), simulations=60)
    last = report.decisions[-1]
    assert (last.played, last.seat) == ("call", 0)
    assert last.loss < 0.1


def test_the_error_counts_only_what_the_player_could_know():
    """Whatever the other seat holds, the decisions of seat 0 are judged the same until the cards are shown."""
    reports = [analyse(leduc("Q1", other, "call", "call", "K1", "call"), simulations=30) for other in ("J1", "K2")]
    first, second = ([d for d in report.decisions if d.seat == 0] for report in reports)
    assert first == second


def test_the_same_seed_finds_the_same():
    assert analyse(leduc(*BLUNDER), 30, seed=5).json() == analyse(leduc(*BLUNDER), 30, seed=5).json()


def test_luck_is_zero_on_average_and_positive_after_a_good_draw():
    p = leduc("K1", "J1", "call", "call")
    values = PositionValues(p.game)
    luck = {text: values.luck(p.plain, number, True) for number, text in zip(p.outcome_ids, p.outcomes, strict=True)}
    weights = list(p.outcomes.values())
    for seat in (0, 1):
        assert sum(w * each[seat] for w, each in zip(weights, luck.values(), strict=True)) == pytest.approx(0)
    assert all(sum(each) == pytest.approx(0) for each in luck.values())


def test_the_network_evaluates_if_the_game_has_one(monkeypatch: pytest.MonkeyPatch):
    class Network:
        def expect_shares(self, state: Record, judged: list[float]) -> list[float]:
            assert (state, len(judged)) == (p.plain, 2)
            return [0.65, 0.35]

    p = leduc("K1", "J1", "call", "call", "Q1")
    by_judge = PositionValues(p.game).estimate(p.plain, True)
    monkeypatch.setattr(values, "network_for", lambda game, state: Network())
    with force_runtime(INTERPRETED):
        assert PositionValues(p.game).estimate(p.plain, True) == by_judge
    with force_runtime(COMPILED):
        assert PositionValues(p.game).estimate(p.plain, True) == [0.65, 0.35]


def test_the_luck_of_dice_reflects_their_best_use():
    """A one and a three make a row of three; two twos do not."""
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", target=1)
    values = PositionValues(p.game)
    by_text = dict(zip(p.outcomes, p.outcome_ids, strict=True))
    good, bad = (values.luck(p.plain, by_text[text], True)[0] for text in ("1-3", "2-2"))
    assert good > 0.1 > 0 > bad


def test_shares_begin_before_the_first_entry_and_end_with_the_result():
    p = leduc(*BLUNDER)
    report = analyse(p, simulations=10)
    assert len(report.shares) == len(p.log) + 1 == len(past_states(p))
    assert report.shares[-1] == [0, 1]
    for shares in report.shares:
        assert sum(shares) == pytest.approx(1)
    for seat in report.seats:
        assert seat.adjusted == pytest.approx(seat.share - seat.luck)


def test_a_solo_player_can_lose():
    """An opponent without a seat can win. If nothing is known, the chances are even."""
    *_, p = walk(perihelion.new("solenia", players=1), seed=1, steps=60)
    with force_runtime(INTERPRETED):
        assert PositionValues(p.game).estimate(p.plain, True) == [0.5]
    with force_runtime(COMPILED):
        assert PositionValues(p.game).estimate(p.plain, False) == [0.5]
        (chance,) = PositionValues(p.game).estimate(p.plain, True)
        assert 0 < chance < 0.5  # everything was random so far


def test_names_beside_the_curve_do_not_overlap_or_leave_the_picture():
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    for ends in ([1, 0, 0, 0, 0], [0.2] * 5, [0.52, 0.48, 0, 0, 0]):
        picture = lines("report", "", names, list(COLOURS), [[0.2] * 5, ends])
        heights = sorted(float(re.search(rf' y="([0-9.]+)"[^>]*>{name}<', picture)[1]) for name in names)
        assert min(below - above for above, below in pairwise(heights)) >= 17.9
        assert heights[-1] < float(re.search(r'viewBox="0 0 \d+ (\d+)"', picture)[1])


def test_draws_are_counted_against_expectation():
    report = analyse(leduc(*BLUNDER), simulations=10)
    for draws in report.draws:
        assert draws.draws == sum(face.drawn for face in draws.faces)
        assert sum(face.expected for face in draws.faces) == pytest.approx(draws.draws)
    assert sum(draws.draws for draws in report.draws) == 3


def test_json_holds_everything():
    report = analyse(leduc(*BLUNDER), simulations=20)
    data = json.loads(report.json())
    assert data["game"] == "leduc"
    assert len(data["decisions"]) == len(report.decisions)
    assert len(data["outcomes"]) == 3
    assert {"big_mistakes", "small_mistakes", "cost_per_decision", "luck", "adjusted"} <= set(data["seats"][0])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_is_self_contained_in_both_languages(lang: str):
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang=lang).play("4E1", "4E3")
    html = page(analyse(p, simulations=20), p)
    assert html.count("<svg") == html.count("</svg>") >= 4, "the curve, a dot for each player, a board"
    assert html.count("#5b7cff") >= 2, "the line and the dot of Neptune are blue, as on the board"
    assert 'data-mark="touch"' in html, "the better move is marked"
    assert f'<html lang="{lang}">' in html
    assert ("The chance to win fell from" in html) == (lang == "en")
    assert not re.search(r"\b(1[0-9][1-9]|[2-9][0-9]{2})\s?%", html), "nothing is above 100 %"
    assert not re.search(r"<script|<link|<img|@import|url\((?!#)|(?:src|href)=", html), "it loads nothing else"


def test_progress_is_reported():
    told: list[tuple[int, int]] = []
    analyse(leduc(*BLUNDER), simulations=20, tell=lambda done, of: told.append((done, of)))
    done = [each for each, _ in told]
    assert done == sorted(done)
    assert told[-1][0] == told[-1][1]


def test_a_time_limit_ends_it_with_the_results_so_far():
    report = analyse(leduc(*BLUNDER), simulations=10**9, seconds=1e-9)
    assert len(report.shares) == len(BLUNDER) + 1, "the first step already has the curve"


def test_a_first_result_has_the_curve_and_later_ones_the_mistakes():
    analysis = Analysis(leduc(*BLUNDER), simulations=60)
    steps = analysis.steps()
    next(steps)
    first = analysis.report()
    assert len(first.shares) == len(BLUNDER) + 1
    assert not first.decisions
    for _ in steps:
        pass
    assert [decision.entry for decision in analysis.report().mistakes()] == [7]


def test_an_insignificant_loss_is_not_called_a_mistake():
    unclear = Decision(3, 0, "call", "raise", 0.6, 0.3, 0.2, 100)
    assert not unclear.is_mistake
    assert replace(unclear, uncertainty=0.1).is_big
    assert not replace(unclear, uncertainty=0.1, simulations=0).is_mistake, "one short search is not enough"
    assert not replace(unclear, uncertainty=0, loss=0.1).is_big
    assert not replace(unclear, uncertainty=0, loss=0.01).is_mistake


def test_a_mistake_is_measured_by_what_was_still_winnable():
    """In absolute shares, the player who has nearly lost would make no mistakes, and the winner big ones."""
    losing = Decision(3, 0, "call", "raise", 0.04, 0.02, 0.002, 100)
    winning = Decision(4, 1, "call", "raise", 0.95, 0.12, 0.002, 100)
    assert losing.cost == pytest.approx(0.5)
    assert losing.is_big
    assert winning.is_mistake
    assert not winning.is_big
    lost = replace(losing, share=0.005, loss=0.004, uncertainty=0.0001)
    assert not lost.is_mistake, "below 1 % the game is decided"
    assert not lost.counts, "but it is no good decision either"
    assert not replace(winning, share=0.995, loss=0).counts


LATE_LOSSES = [
    (0.209, 0.027, 0.0052),
    (0.210, 0.024, 0.0052),
    (0.139, 0.018, 0.0041),
    (0.108, 0.011, 0.0021),
    (0.096, 0.029, 0.0047),
    (0.057, 0.009, 0.0019),
    (0.031, 0.005, 0.0020),
    (0.027, 0.005, 0.0014),
]
"""The best share, the loss and its error of the late decisions of a random player in a game of Solarius Mission."""


def test_the_late_mistakes_of_a_random_player_count():
    """In absolute shares they were no mistakes, or small ones: there was little left to lose."""
    decisions = [Decision(k, 0, "end", "fly", *found, 100) for k, found in enumerate(LATE_LOSSES)]
    assert all(decision.is_mistake for decision in decisions)
    assert any(decision.is_big for decision in decisions)


@pytest.mark.parametrize("key", ["solari", "solarius"])
@pytest.mark.skipif(not os.environ.get("PERIHELION_REPORTS"), reason="make soak reports on whole games")
def test_a_random_player_is_not_praised(key: str):
    """A random player against a greedy one had no big mistakes, and the winner four."""
    with force_runtime(COMPILED):
        position = perihelion.new(key, players=2)
        greedy, chance = Greedy(1), random.Random(4)
        while position.actor != perihelion.OVER:
            if position.actor == perihelion.CHANCE:
                position.play(chance.choices(list(position.outcomes), list(position.outcomes.values()))[0])
            elif position.actor == 0:
                position.play(chance.choice(position.legal))
            else:
                position.play(position.game.actions.texts[greedy.choose(position.view(1), 60)])
        poor, good = analyse(position, simulations=100).seats
    assert poor.big_mistakes > 2 * good.big_mistakes
    assert poor.cost_per_decision > 3 * good.cost_per_decision


def test_nothing_is_claimed_before_it_is_known():
    analysis = Analysis(leduc(*BLUNDER), simulations=60)
    steps = analysis.steps()
    next(steps)
    words = analysis.position.words
    first = ReportText(analysis.report(), analysis, words, ["Ada", "Bob"], lambda decision, view: "")
    assert "No clear mistake" not in first.beginning(0)
    assert "clear mistakes" not in first.content()
    assert "luck" not in first.content().replace(words("report-how"), "").lower()
    assert "Result: " in first.beginning(0), "the result is known at once"
    for _ in steps:
        pass
    last = ReportText(analysis.report(), analysis, words, ["Ada", "Bob"], lambda decision, view: "")
    assert "No clear mistake" in last.beginning(1).split("<details>")[0]
    for said in ("1 big mistake", "What decided the game", "Own turns"):
        assert said in last.content()


@pytest.mark.parametrize("actions", [BLUNDER, (*BLUNDER[:-1], "call"), BLUNDER[:5]])
def test_luck_and_decisions_lead_from_the_start_to_the_end(actions: tuple[str, ...]):
    """The loser of a game had fewer and smaller mistakes than the winner, and no bad luck."""
    p = leduc(*actions)
    report = analyse(p, simulations=30)
    actors = [entry.actor for entry in p.log]
    balances = [balance_of(report, actors, seat) for seat in (0, 1)]
    for balance, seat in zip(balances, report.seats, strict=True):
        assert balance.start == 50
        assert balance.start + balance.luck + balance.own + balance.others == balance.end == round(100 * seat.share)
        assert abs(balance.luck - 100 * seat.luck) <= 1.5, "the rest is rounding"
    first, second = balances
    assert (first.own, first.others) == (-second.others, -second.own), "what one gives away, the other gets"


def test_a_blunder_stands_among_the_own_decisions():
    p = leduc(*BLUNDER)
    balance = balance_of(analyse(p, simulations=30), [entry.actor for entry in p.log], 0)
    assert balance.own < -50


def test_draws_have_names_and_what_is_certain_is_left_out():
    """Strips, layouts and cards stood there as codes, and each strip is laid once in every game."""
    p = perihelion.new("solenia", players=2, lang="en")
    *_, played = walk(p, 3, 90)
    analysis = Analysis(played)
    chance = [k for k, entry in enumerate(played.log) if entry.actor < 0]
    analysis._shares = [[0.5, 0.5]] * len(analysis.past)
    analysis._luck = {k: [0.01, -0.01] if k > chance[20] else [0.0001, -0.0001] for k in chance}
    analysis._luck_known = True
    report = analysis.report()
    text = ReportText(report, analysis, played.words, ["Ada", "Bob"], lambda decision, view: "").content()
    assert "draws the card" in text
    assert not re.search(r"(card|tile|strip|layout) \d", text.replace("the card ", "the ")), "no codes"
    assert "0.0<" not in text
    strips = next(draws for draws in report.draws if draws.kind == "strip")
    assert all(face.is_certain for face in strips.faces)


@pytest.mark.parametrize(("value", "text"), [(0.04, "0.0"), (-0.04, "0.0"), (-0.06, "−0.1"), (1.25, "+1.2")])
def test_a_difference_that_is_rounded_to_nothing_has_no_sign(value: float, text: str):
    assert signed(value, Words("en")) == text


def test_the_reader_sees_the_own_turning_points_first():
    analysis = Analysis(leduc(*BLUNDER), simulations=60)
    for _ in analysis.steps():
        pass
    report = analysis.report()
    text = ReportText(report, analysis, analysis.position.words, ["Ada", "Bob"], lambda decision, view: "")
    ada, bob, spectator = (text.beginning(seat).partition("<details>")[0] for seat in (0, 1, -1))
    assert "Your turning points" in ada
    assert ada.count("report-mistake") == len(report.turning_points(0)) == 1
    assert "report-mistake" not in bob
    assert spectator.count("report-mistake") == 1


def test_a_report_calls_the_players_by_their_names():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "4E3")
    html = page(analyse(p, simulations=40), p, ["Ada", "Bob"])
    assert "Ada" in html
    assert not re.findall("Uranus|Neptune", html)


def test_a_mistake_is_told_by_the_whole_turn():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "4E3")
    report = analyse(p, simulations=40)
    analysis = Analysis(p)
    worst = report.mistakes()[0]
    assert worst.better_turn[0] == worst.best == "3N3"
    assert turns_of(analysis).tell(0, p.words).startswith("comet 4 to ")
    better = turns_of(analysis).tell_better(worst, p.words)
    assert better.startswith("comet 4 to "), "the turn begins as it was played"
    assert "+1 point" in better


def test_a_better_turn_contains_the_better_decision():
    """In Solarius Mission, a sale or an exchange was left out of the turn that it was to begin."""
    p = solarius("B_MENU", player(fuel=6, buck=1, res={"K": (2, 0, 0), "Y": (1, 0, 0)}), resume=N["B_MENU"])
    analysis = Analysis(p.copy().play("end"))
    for best in ("xK1", "yffT", "yfbB", "draw"):
        better = analysis._explain(Decision(0, 0, "end", best, 0.5, 0.1, 0.01, 100)).better_turn
        assert better[0] == best


def test_a_report_of_an_earlier_version_is_read():
    report = analyse(leduc(*BLUNDER), simulations=30)
    stored = json.loads(report.write())
    del stored["mistakes_known"], stored["luck_known"]
    for seat in stored["seats"]:
        del seat["cost_per_decision"]
    for decision in stored["decisions"]:
        del decision["better_turn"]
    read = Report.read(json.dumps(stored))
    assert read.mistakes()[0].entry == 7
    assert page(read, leduc(*BLUNDER))


def test_luck_is_averaged_over_a_sample_of_many_outcomes():
    weights = PositionValues._limit_outcomes([1] * 100, 7)
    assert weights[7] == 1
    assert sum(weights) == pytest.approx(100)
    assert sum(weight > 0 for weight in weights) <= MAX_OUTCOMES


@pytest.mark.parametrize("luck", [0.5, 0.1, 0.0, -0.1, -0.5])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_luck_has_a_word(luck: float, lang: str):
    assert Words(lang).has(luck_key(luck))


@pytest.mark.parametrize("name", ["solaris-1", "solenia-4", "solarius-1", "solari-4"])
@pytest.mark.skipif(not os.environ.get("PERIHELION_REPORTS"), reason="make soak reports on whole games")
def test_whole_games_of_any_number_of_seats(name: str):
    from perihelion.core.replay import replay as read

    with force_runtime("compiled"):
        p = read((Path(__file__).parent.parent / "golden" / f"{name}.game").read_text(encoding="utf-8"), "de")
        report = analyse(p, simulations=2)
        assert len(report.seats) == p.seats
        assert page(report, p)


@pytest.mark.skipif(not os.environ.get("PERIHELION_REPORTS"), reason="make soak reports on whole games")
def test_a_whole_game_of_solarius_has_its_first_result_in_10_s_and_needs_less_than_300_mb(
    monkeypatch: pytest.MonkeyPatch,
):
    """As on a server: in a separate process, in slices, with machine code. Seconds are CPU time of one core."""
    from perihelion.engine.background import wait_until_ready

    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    wait_until_ready(perihelion.games()["solarius"])
    text = (Path(__file__).parent.parent / "golden" / "solarius-1.game").read_text(encoding="utf-8")
    job, workers = ReportJob(text, {"en": ["A", "B"]}, list(range(2000)), ""), ProcessWorkers(1)
    try:
        first = 0.0
        found = workers.submit(begin_report, job).result()
        while found.state != DONE:
            found = workers.submit(continue_report, 1.0).result()
            if not first and read_analysis(found.analysis).mistakes():
                first = workers.submit(time.process_time).result()
        seconds, memory = workers.submit(time.process_time).result(), workers.submit(peak_memory).result()
    finally:
        workers.shutdown()
    print(f"first mistake after {first:.1f} s, all after {seconds:.0f} s of a core, {memory >> 20} MB")
    assert 0 < first < 10
    assert memory < 300 << 20


def peak_memory() -> int:
    """Return the peak memory of this process in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def test_the_first_mistakes_of_a_random_player_are_known_early():
    """They do not take hundreds of searches; before, a game of Solarius ended without any mistake."""
    p = perihelion.new("solarius", players=2, lang="en")
    *_, played = walk(p, 3, 170)
    analysis = Analysis(played)
    for _ in analysis.steps():
        if any(decision.is_mistake for decision in analysis.decisions.values()):
            break
    assert 0 < len(analysis.decisions) < sum(entry.actor >= 0 for entry in played.log) / 2


def test_a_long_game_takes_little_memory():
    p = perihelion.new("solarius", players=2)
    *_, played = walk(p, 3, 60)
    assert max(packed.nbytes for packed in past_states(played)) < 8000


def mistake(entry: int, loss: float, turn: int | None) -> Decision:
    return Decision(entry, 0, "a", "b", 0.5, loss, 0.001, 100, turn=turn)


def test_the_turning_points_are_different_turns():
    """A turn with three mistakes is one turning point: the costliest of them."""
    report = analyse(leduc(*BLUNDER), simulations=30)
    report.decisions = [mistake(1, 0.1, 3), mistake(2, 0.3, 3), mistake(3, 0.2, 3), mistake(4, 0.05, 4)]
    assert [each.entry for each in report.turning_points(0)] == [2, 4]
    for each in report.decisions:
        each.turn = None  # a report of an earlier version
    assert [each.entry for each in report.turning_points(0)] == [2, 3, 1]


def test_every_decision_knows_its_turn():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "4E3")
    assert {each.turn for each in analyse(p, simulations=40).decisions} == {1}


def test_other_mistakes_compare_whole_turns():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "4E3")
    report = analyse(p, simulations=40)
    text = ReportText(report, Analysis(p), p.words, ["Ada", "Bob"], lambda decision, view: "")
    table = text._decisions(report.mistakes()[:1])
    assert table.count("comet 4 to ") == 2, "the played turn and the better one"
    assert "comet 4 to 71 and on to 74" in table
    assert "row of 3, +1 point" in table


def test_who_led_means_points_and_the_reader_is_you():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1, lang="en").play("4E1", "3N3")
    text = ReportText(analyse(p, simulations=10), Analysis(p), p.words, ["Ada", "Bob"], lambda decision, view: "")
    assert text._lead(0) == "You were ahead on points from turn 1 of 1 on."
    assert text._lead(1) == "Ada was ahead on points from turn 1 of 1 on."


def test_the_chances_to_win_of_a_spectator_tell_nothing_about_hidden_cards():
    shown = [perihelion.new("leduc").play("K1", other).view() for other in ("Q1", "K2")]
    assert estimate_chances(shown[0]) == [0.5, 0.5], "nobody has decided anything"
    decided = [perihelion.new("leduc").play("K1", other, "raise").view() for other in ("Q1", "K2")]
    assert estimate_chances(decided[0]) == estimate_chances(decided[1])
    assert sum(estimate_chances(decided[0])) == pytest.approx(1)
