"""Refusals of every game: each can be said in both languages, and an action is refused while chance decides."""

from __future__ import annotations

import pytest

import perihelion

from .. import CHANCE, IllegalAction
from ..core.game import Options
from ..core.position import Position
from ..words import Words, languages_of
from .random_games import SOAK, walk

SEEDS = (1, 2) if SOAK else (1,)
STEPS = 160


def new_game(key: str) -> Position:
    """Return a new game with the last values of the options that must be given."""
    needed: Options = {
        option.name: option.values[-1] for option in perihelion.games()[key].options if option.default == "required"
    }
    return perihelion.new(key, lang=None, **needed)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_can_be_said(key: str, seed: int) -> None:
    """Along a random game, for every id, in English and one more language; a missing word or value raises."""
    position = new_game(key)
    actions = position.game.actions
    for step, p in enumerate(walk(position, seed, STEPS)):
        if p.actor < 0 or step % 5 != seed % 5:
            continue
        languages = [Words(lang, p.game.package, players=p.seats) for lang in languages_of(p.game.package)]
        for number in range(len(actions)):
            refusal = p.why_not(number)
            if refusal is not None:
                for words in (languages[0], languages[(number + step) % len(languages)]):
                    sentence = words.refusal(refusal.rule, actions, number, **refusal.values)
                    assert sentence[-1] in ".!?)", sentence
                    first = sentence.lstrip("“„«¿¡ \u00a0\u202f")[0]
                    assert first.isupper() or first.isdigit(), sentence
                    assert "  " not in sentence, sentence


def test_an_action_named_at_a_chance_point_is_refused_by_the_rule_of_the_phase(key: str) -> None:
    seen = set()
    position = new_game(key)
    texts = position.game.actions.texts
    for p in walk(position, 3, 120):
        if p.actor != CHANCE or p.phase in seen:
            continue
        space = p.game.outcomes[p.state["phase"]]
        action = next(text for text in texts if text not in space.ids)
        seen.add(p.phase)
        refusal = p.why_not(action)
        assert refusal is not None
        assert refusal.rule == f"{p.game.prefix}-{p.game.rules.phase_rules[p.state['phase']]}"
        assert "outcome" not in str(refusal.values["why"])
        with pytest.raises(IllegalAction) as caught:
            p.play(action)
        assert caught.value.refusal == refusal
    assert seen or not position.game.outcomes
