"""Views hide secrets: a viewer that may not know a thing gets the same bytes, whatever the thing is."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import perihelion

from ..core.record import ALL, OWNER, UNKNOWN
from ..core.story import measure
from ..core.view import hide, hide_packed
from ..core.vocabulary import SPECTATOR
from .random_games import positions


@given(data=st.data())
def test_everybody_can_count_the_measures(key: str, data: st.DataObject) -> None:
    """Stories and hints tell them to everybody, so they must not depend on anything hidden."""
    p = data.draw(positions(key))
    for seat in range(p.seats):
        assert measure(p.game, p.plain, seat) == measure(p.game, hide(p.plain, SPECTATOR), seat)


def test_a_view_hides_what_its_field_says(key: str) -> None:
    """`hide` itself, field by field, against the words of the declaration."""
    game = perihelion.games()[key]
    state = np.zeros(1, game.rules.state.dtype())
    for seat in (SPECTATOR, 0, 1):
        hidden = hide_packed(game, state, seat)
        for field in game.rules.state.fields:
            value = hidden[field.name][0]
            if field.seen == ALL:
                assert (value == 0).all()
            elif field.seen == OWNER:
                for row in range(field.shape[0]):
                    assert (value[row] == (0 if row == seat else UNKNOWN)).all()
            else:
                assert (value == UNKNOWN).all()
