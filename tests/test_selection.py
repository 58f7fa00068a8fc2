from tests.selection import selection

GAMES, WIDTHS, LANGUAGES = ["a", "b", "c", "d"], [390, 820, 1440], ["en", "de"]


def test_a_selection_uses_every_value_and_no_case_twice():
    chosen = selection(GAMES, WIDTHS, LANGUAGES, whole=False)
    assert len(set(chosen)) == len(chosen) == 4
    axes: list[list[object]] = [[*GAMES], [*WIDTHS], [*LANGUAGES]]
    for place, axis in enumerate(axes):
        assert {case[place] for case in chosen} == set(axis)


def test_the_soak_runs_the_whole_product():
    whole = selection(GAMES, WIDTHS, LANGUAGES, whole=True)
    assert len(set(whole)) == 24
    assert set(selection(GAMES, WIDTHS, LANGUAGES, whole=False)) <= set(whole)
