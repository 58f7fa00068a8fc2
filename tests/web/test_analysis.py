"""The analysis board: lines, chance, whose knowledge, the best moves, keeping and sharing, and what is refused."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import perihelion
from perihelion.core.turn_spans import find_turns
from perihelion.engine.warmup import smallest_options
from perihelion.table.errors import Conflict, InvalidCommand
from perihelion.thinking.decisions import rate_turns
from perihelion.thinking.packed_view import pack_view
from perihelion.wire.errors import IllegalMove, WebError
from perihelion.wire.schemas.analysis import AnalysisStart, LineRequest, TurnsRequest
from perihelion.wire.study.analysis import Lines, Unreadable, describe_line, read_text, show_position, write_files
from perihelion.wire.study.analysis_turns import tell_line
from tests.support import walk
from tests.web.waiting import ask_until_refused

GAMES = perihelion.games()
LEDUC = {"game": "leduc"}
DEALT = ["~K2", "~K1"]


def look(moves: list[str], seat: int | None = None, lang: str = "en", roll: bool = False, **start: Any):
    """The end of a line, by lines that remember nothing yet."""
    return show_position(Lines(), line(moves, seat, **start), lang, roll)


def line(moves: list[str], seat: int | None = None, **start: Any) -> LineRequest:
    return LineRequest(start=AnalysisStart(**(start or LEDUC)), moves=moves, seat=seat)


def wander(key: str, steps: int, seed: int = 1) -> perihelion.Position:
    """A game after some random moves."""
    options: dict[str, Any] = smallest_options(GAMES[key])
    draw, position = random.Random(seed), perihelion.new(key, **options)
    for _ in range(steps):
        if position.actor == perihelion.OVER:
            break
        chance = position.actor == perihelion.CHANCE
        position.play(draw.choice(list(position.outcomes) if chance else position.legal))
    return position


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_analysed_with_everything_open_and_from_each_seat(key: str):
    position = wander(key, 24)
    read = describe_line(position)
    start: dict[str, Any] = {"game": key, "options": read.options}
    shown = look(read.moves, lang="de", **start)
    assert shown.actor == position.actor
    assert [choice["action"] for choice in shown.choices] or shown.outcomes or shown.actor == perihelion.OVER
    assert {choice["action"] for choice in shown.choices} == set(position.legal)
    for seat in range(position.seats):
        own = look(read.moves, seat, **start)
        assert bool(own.choices) == (seat == position.actor)
        assert own.outcomes == []


def test_chance_is_rolled_or_set_by_hand():
    first = look([])
    assert first.actor == perihelion.CHANCE
    assert sum(outcome.odds for outcome in first.outcomes) == pytest.approx(1)
    assert all(outcome.says for outcome in first.outcomes)
    rolled = look([], roll=True)
    assert rolled.played[0] in {outcome.action for outcome in first.outcomes}
    assert look(rolled.played).board == rolled.board
    with pytest.raises(Conflict):
        look(DEALT, roll=True)


def test_steps_to_and_fro_show_the_same_as_playing_anew():
    """The lines asked for last are remembered; that must not be seen."""
    read = describe_line(wander("solari", 30))
    start: dict[str, Any] = {"game": "solari", "options": read.options}
    lines, draw = Lines(), random.Random(3)
    for _ in range(4):
        moves = read.moves[: draw.randrange(len(read.moves))]
        assert show_position(lines, line(moves, **start), "en") == look(moves, **start)


def test_a_line_from_a_table_names_the_people():
    body = replace(line([*DEALT, "call"]), names=["Ada", "Bob"])
    shown, turns = show_position(Lines(), body, "en"), tell_line(Lines(), TurnsRequest(**vars(body)), "en")
    assert [seat.name for seat in shown.seats] == ["Ada", "Bob"]
    assert any("Ada" in said for said in shown.log)
    assert any("Ada" in move for turn in turns.turns for move in turn.moves)
    assert any("Bob" in said for said in (shown.prompt, *shown.log))
    stranger = replace(body, names=["Ada"])
    assert "Ada" not in {seat.name for seat in show_position(Lines(), stranger, "en").seats}, "not those of this game"


def test_one_seat_sees_nothing_that_it_could_not_know():
    """Whatever card the other one has: the answer is the same."""
    first, second = (look(["~K2", other], seat=0) for other in ("~K1", "~Q1"))
    assert first == second
    assert first.hidden == [1]
    assert look(["~K2", "~K1"], seat=1) != look(["~K2", "~Q1"], seat=1)
    assert look(["~K2", "~K1"]).hidden == []


@pytest.mark.parametrize("seat", [0, 1])
def test_one_seat_plays_only_its_own_moves(seat: int):
    shown = look(DEALT, seat=seat)
    assert bool(shown.choices) == (seat == shown.actor)
    assert shown.prompt


def test_what_is_no_line_is_refused():
    with pytest.raises(IllegalMove):
        look([*DEALT, "raise", "raise", "raise", "raise"])
    with pytest.raises(Unreadable, match="unreadable"):
        look([*DEALT, "nonsense"])
    with pytest.raises((Unreadable, IllegalMove)):
        look(["raise"])
    with pytest.raises(InvalidCommand):
        look(DEALT, seat=7)


@pytest.mark.parametrize(
    ("text", "game", "said"),
    [
        ("perihelion 1\ngame leduc\n\nraise", None, "the head lacks the line 'rules'"),
        ("perihelion 1\ngame leduc\nrules 1\n\nnonsense", None, "line 5"),
        ("nonsense", "leduc", "neither option=value nor field:numbers"),
        ("phase:100", "leduc", "phase is 100; it must be 0 to"),
        ("hand:1,2,3,4", "leduc", "hand takes"),
    ],
)
def test_bad_input_gets_the_sentence_of_the_parser(text: str, game: str | None, said: str):
    with pytest.raises(Unreadable) as refused:
        read_text(text, game, "en")
    assert said in refused.value.details["sentence"]


def test_a_position_without_its_game_is_refused():
    with pytest.raises(InvalidCommand):
        read_text("phase:1", None, "en")


@pytest.mark.parametrize("key", ["solenia", "solaris", "solarius"])
def test_a_position_that_cannot_be_is_refused_or_shown_but_breaks_nothing(key: str):
    draw = random.Random(5)
    for _ in range(6):
        game, position = GAMES[key], wander(key, 10)
        field = draw.choice([field for field in game.rules.state.fields if not field.shape])
        text = f"{position.text} {field.name}:{draw.randint(field.low, field.high)}"
        try:
            look([], game=key, position=text)
        except WebError as error:
            assert error.status == 422  # noqa: PT017


@pytest.mark.parametrize("key", ["leduc", "solari"])
def test_files_lead_back_to_the_same_line_and_position(key: str):
    read = describe_line(wander(key, 9))
    start: dict[str, Any] = {"game": key, "options": read.options}
    files = write_files(Lines(), line(read.moves, **start), "en")
    assert read_text(files.transcript, None, "en") == read
    again = read_text(files.position, key, "en")
    assert again.moves == []
    assert look([], game=key, position=again.position).outline == look(read.moves, **start).outline
    assert files.svg is None or files.svg.startswith("<svg")


@pytest.mark.parametrize("written", [False, True])
def test_the_best_turns_have_shares_with_their_uncertainty_and_reasons(written: bool):
    position = perihelion.new("leduc").play("K2", "Q1")
    found = rate_turns(pack_view(position.view(0)), "de", written)
    assert found[0].actions[0] in position.legal_ids
    assert all(0 <= each.share <= 1 and each.error >= 0 and each.says and each.why for each in found)


def test_the_api_of_a_line(ada):
    body = {"start": LEDUC, "moves": DEALT}
    assert ada.post("/api/analysis/look", **body).json()["choices"]
    assert ada.post("/api/analysis/look", start=LEDUC, roll=True).json()["played"][0].startswith("~")
    best = ada.post("/api/analysis/best", **body).json()["turns"]
    assert best[0]["says"]
    choices = ada.post("/api/analysis/look", **body).json()["choices"]
    assert best[0]["steps"][0]["action"] in [choice["action"] for choice in choices]
    assert ada.post("/api/analysis/best", start=LEDUC).status_code == 409, "chance has no best move"
    assert ada.post("/api/analysis/best", **body, seat=1).status_code == 409
    assert ada.post("/api/analysis/why", **body, touch=["none"]).status_code == 200
    read = ada.post("/api/analysis/read", text=ada.post("/api/analysis/files", **body).json()["transcript"]).json()
    assert read["moves"] == DEALT
    assert ada.post("/api/analysis/look", start={"game": "none"}).status_code == 404
    refused = ada.post("/api/analysis/look", start={"game": "solaris"})
    assert (refused.status_code, "players" in refused.json()["sentence"]) == (422, True)
    assert ada.post("/api/analysis/look", start=LEDUC, moves=["x"] * 1501).status_code == 422
    assert ada.post("/api/analysis/look", start=LEDUC, moves=["x" * 200] * 700).status_code == 413
    assert ada.post("/api/analysis/read", text="x" * 1_100_000).status_code == 413
    ask_until_refused(lambda: ada.post("/api/analysis/best", **body, seat=1))


def test_only_a_finished_game_can_be_opened(ada, bob, server, table):
    eve = server.guest("Eve")
    for guest in (ada, bob, eve):
        running = guest.get(f"/api/tables/{table}/analysis")
        assert (running.status_code, running.json()["error"]) == (409, "running")
    assert ada.play(table, "raise").status_code == 201
    assert bob.play(table, "fold").status_code == 201
    for guest in (ada, eve):
        read = guest.get(f"/api/tables/{table}/analysis").json()
        assert read["moves"][-2:] == ["raise", "fold"]
        shown = guest.post("/api/analysis/look", start={"game": read["game"], "options": read["options"]},
                           moves=read["moves"]).json()  # fmt: skip
        assert shown["actor"] == perihelion.OVER


def tree(*moves: str, **more: str) -> list[dict[str, Any]]:
    return [{"parent": i - 1, "move": move} | more for i, move in enumerate(moves)]


def test_an_analysis_is_kept_shared_renamed_and_deleted(ada, bob):
    nodes = [*tree(*DEALT, "raise"), {"parent": 1, "move": "call", "name": "Vorsichtig", "comment": "a\nb"}]
    made = ada.post("/api/analyses", title=" Erste ", start=LEDUC, nodes=nodes)
    assert made.status_code == 201
    path = f"/api/analyses/{made.json()['id']}"
    seen = bob.get(path).json()
    assert (seen["title"], seen["own"], seen["nodes"][3]["comment"]) == ("Erste", False, "a b")
    assert ada.get(path).json()["own"]
    assert 'data-page="analysis"' in bob.get(made.json()["link"]).text
    for refused in (bob.post(path, title="Meine"), bob.post(f"{path}/delete")):
        assert refused.status_code == 403
    copied = bob.post("/api/analyses", title="Kopie", start=seen["start"], nodes=seen["nodes"])
    assert copied.status_code == 201
    assert ada.post(path, title="Zweite", nodes=nodes[:2]).status_code == 200
    assert [one["title"] for one in ada.get("/api/analyses").json()["analyses"]] == ["Zweite"]
    assert len(ada.get(path).json()["nodes"]) == 2
    assert ada.post(f"{path}/delete").status_code == 200
    assert bob.get(path).status_code == 404
    assert bob.get(made.json()["link"]).status_code == 404
    assert len(bob.get("/api/analyses").json()["analyses"]) == 1, "a copy stays"


@pytest.mark.parametrize(
    "change",
    [
        {"title": ""},
        {"title": "x" * 81},
        {"nodes": tree("x") * 3001},
        {"nodes": [{"parent": 0, "move": "raise"}]},
        {"nodes": tree("raise", comment="x" * 501)},
        {"start": {"game": "leduc", "position": "nonsense"}},
    ],
)
def test_what_cannot_be_kept_is_refused(ada, change: dict[str, Any]):
    answer = ada.post("/api/analyses", **({"title": "A", "start": LEDUC, "nodes": tree(*DEALT)} | change))
    assert answer.status_code in (413, 422)
    assert ada.get("/api/analyses").json()["analyses"] == []


def test_who_leaves_takes_the_analyses_along(ada, bob):
    made = ada.post("/api/analyses", title="A", start=LEDUC, nodes=tree(*DEALT)).json()
    assert ada.post("/api/me/delete", name="Ada").status_code == 200
    assert bob.get(f"/api/analyses/{made['id']}").status_code == 404


def test_a_guest_saves_only_so_often(ada):
    *saved, _ = ask_until_refused(lambda: ada.post("/api/analyses", title="A", start=LEDUC, nodes=[]))
    assert {answer.status_code for answer in saved} == {201}


@pytest.mark.parametrize("key", GAMES)
def test_the_turns_of_a_line_are_told_with_all_their_moves(key: str):
    position = wander(key, 60)
    read = describe_line(position)
    start: dict[str, Any] = {"game": key, "options": read.options}
    body = TurnsRequest(start=AnalysisStart(**start), moves=read.moves)
    turns = tell_line(Lines(), body, "en").turns
    assert sum(len(turn.moves) for turn in turns) == len(read.moves)
    assert all(turn.says for turn in turns if turn.seat >= 0)
    later = tell_line(Lines(), replace(body, first=len(read.moves) - 1), "en").turns
    assert later == turns[-1:], "only the turn of the last move"


def test_the_turns_of_a_line_tell_a_seat_nothing_that_it_could_not_know():
    told = [
        tell_line(Lines(), TurnsRequest(start=AnalysisStart(game="leduc"), moves=["~K2", other, "raise"], seat=0), "en")
        for other in ("~K1", "~Q1")
    ]
    assert told[0] == told[1]


def test_a_decision_inside_the_turn_of_another_seat_does_not_lead_back_to_an_earlier_round():
    """Solenia: somebody returns a surplus in the turn of the player after."""
    position = perihelion.new("solenia", players=3, lang=None)
    for _ in walk(position, 4, 300):
        pass
    moves = [("~" if entry.actor < 0 else "") + entry.text for entry in position.log]
    start = AnalysisStart(game="solenia", options=dict(position.options))
    rounds = [turn.round for turn in tell_line(Lines(), TurnsRequest(start=start, moves=moves), "en").turns]
    spans = [span.round for span in find_turns(position.game, position.log)]
    assert spans != sorted(spans), "such a decision is in this game"
    assert rounds == sorted(rounds)
