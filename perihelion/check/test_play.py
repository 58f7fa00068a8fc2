"""The contract of docs/contract.md, checked by random play with any options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion

from .. import CHANCE, OVER, IllegalAction, InvalidAction, NothingToUndo
from ..core.narration import choice, prompt
from ..core.recent_view import recent_view
from ..words import LANGUAGES, Words
from .random_games import new_games, positions, walk


@given(data=st.data())
def test_random_play_never_sticks(key: str, data: st.DataObject) -> None:
    position = data.draw(new_games(key))
    for p in walk(position, data.draw(st.integers(0, 2**30)), 200):
        assert p.actor in (CHANCE, OVER) or 0 <= p.actor < p.seats
        if p.actor >= 0:
            legal = p.legal_ids
            assert legal, "a decision without an option"
            assert legal == sorted(set(legal)), "not rising"
        if p.actor == CHANCE:
            assert p.outcomes, "a chance point without a possible outcome"
            assert all(weight > 0 for weight in p.outcomes.values())


@given(data=st.data())
def test_the_legal_list_is_what_is_not_refused(key: str, data: st.DataObject) -> None:
    """Candidates leave out nothing and add nothing: every id is asked, and a refused one changes nothing."""
    p = data.draw(positions(key))
    if p.actor < 0:
        assert p.legal == []
        return
    before = p.state.tobytes()
    accepted = [i for i in range(len(p.game.actions)) if p.why_not(i) is None]
    assert accepted == p.legal_ids
    refused = next((i for i in range(len(p.game.actions)) if i not in accepted), None)
    if refused is not None:
        with pytest.raises(IllegalAction) as caught:
            p.play(refused)
        assert caught.value.refusal.rule.startswith(p.game.prefix + "-")
    assert p.state.tobytes() == before


@given(data=st.data())
def test_undo_restores_the_record_byte_for_byte(key: str, data: st.DataObject) -> None:
    position = data.draw(new_games(key))
    seed = data.draw(st.integers(0, 2**30))
    past = [p.state.tobytes() for p in walk(position, seed, 120)]
    for before in reversed(past[:-1]):
        assert position.undo().state.tobytes() == before
    with pytest.raises(NothingToUndo):
        position.undo()


@given(data=st.data())
def test_texts_and_ids_name_the_same_things(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    book = p.game.actions
    assert [book.ids[text] for text in p.legal] == p.legal_ids
    assert len(p.outcomes) == len(p.outcome_ids)
    for by_text, by_id in [*zip(p.legal, p.legal_ids, strict=True), *zip(p.outcomes, p.outcome_ids, strict=True)]:
        one, other = p.copy().play(by_text), p.copy().play(by_id)
        assert one.state.tobytes() == other.state.tobytes()


@given(data=st.data())
def test_a_position_survives_its_text(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    again = perihelion.position(key, text=p.text)
    assert again.text == p.text
    assert (again.actor, again.legal, again.outcomes) == (p.actor, p.legal, p.outcomes)


@given(data=st.data())
def test_a_game_file_replays_to_the_same_record(key: str, data: st.DataObject) -> None:
    p = data.draw(new_games(key))
    for _ in walk(p, data.draw(st.integers(0, 2**30)), data.draw(st.integers(0, 150))):
        pass
    again = perihelion.replay(p.transcript)
    assert again.state.tobytes() == p.state.tobytes()
    assert again.transcript == p.transcript


@given(data=st.data())
def test_a_play_with_an_impossible_part_changes_nothing(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    if p.actor == OVER:
        return
    before, length = p.state.tobytes(), len(p.log)
    first = next(iter(p.outcomes or p.legal))
    with pytest.raises(InvalidAction):
        p.play(first, "no such thing")
    assert (p.state.tobytes(), len(p.log)) == (before, length)


@given(data=st.data())
def test_everything_can_be_said_in_both_languages(key: str, data: st.DataObject) -> None:
    """Prompts, choices, refusals, log lines and events; a missing word or value raises."""
    p = data.draw(positions(key))
    for lang in LANGUAGES[:2]:
        words = Words(lang, p.game.package, players=p.seats)
        if p.actor >= 0:
            view = recent_view(p, p.actor, words)
            assert prompt(view)
            for number in p.legal_ids:
                assert choice(view, number)
        for entry in p.log[-60:]:
            if entry.actor == CHANCE:
                name, book = p.game.rules.phases[entry.phase], p.game.outcomes[entry.phase]
                assert isinstance(words.outcome(name, book, book.ids[entry.text], player=0), str)
            else:
                assert entry.values is not None
                assert words.action("log", p.game.actions, entry.number, player=entry.actor, **entry.values)
            assert entry.events is not None
            for event in entry.events:
                assert words.event(event.key, event.values)
        for line in p.scores.sheet:
            assert words.line(line.key)
        for number in range(len(p.game.actions)) if p.actor >= 0 else ():
            refusal = p.why_not(number)
            assert refusal is None or refusal.sentence
