"""Whom quick pairing seats together: nobody twice, no blocked pair, no one out of range, the longest wait first."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.table.quick_pairing import (
    ANYBODY,
    DAYS,
    FIRST_DISTANCE,
    LIVE,
    NEAR,
    Choice,
    Waiting,
    choose_tables,
)

NOW = 10_000.0
TWO, THREE, OTHER = Choice("leduc", "{}", 2), Choice("solenia", "{}", 3), Choice("solari", "{}", 2)


def one(name, asked=0.0, points=1500, choices=(TWO,), pace=LIVE, rated=False, level=NEAR):
    return Waiting(f"r-{name}", name, asked, pace, rated, level, dict.fromkeys(choices, points))


@st.composite
def queues(draw):
    """Some people with games, ratings and waits, and some blocks among them."""
    names = [f"g{n}" for n in range(draw(st.integers(0, 9)))]
    people = [
        one(
            name,
            asked=NOW - draw(st.integers(0, 300)),
            points=draw(st.integers(1200, 1900)),
            choices=draw(st.lists(st.sampled_from([TWO, THREE, OTHER]), min_size=1, unique=True)),
            pace=draw(st.sampled_from([LIVE, DAYS])),
            rated=draw(st.booleans()),
            level=draw(st.sampled_from([ANYBODY, NEAR])),
        )
        for name in names
    ]
    pairs = [frozenset(pair) for pair in combinations(names, 2)]
    blocked = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    return people, set(blocked)


def fits(people, choice, blocked):
    """Whether these people may sit together, said in another way than the module does."""
    same = {(p.pace, p.rated) for p in people}
    if len(same) > 1 or len(people) != choice.seats or any(choice not in p.choices for p in people):
        return False
    return all(
        abs(a.choices[choice] - b.choices[choice]) <= p.distance(NOW) and frozenset((a.guest, b.guest)) not in blocked
        for a, b in combinations(people, 2)
        for p in (a, b)
    )


@given(queues())
def test_everybody_sits_once_where_they_fit_and_nobody_who_could_sit_is_left(queue):
    people, blocked = queue
    tables = choose_tables(people, blocked, NOW)
    seated = [p.guest for table in tables for p in table.people]
    assert len(seated) == len(set(seated))
    assert all(fits(table.people, table.choice, blocked) for table in tables)
    rest = [p for p in people if p.guest not in seated]
    for choice in (TWO, THREE, OTHER):
        assert not any(fits(group, choice, blocked) for group in combinations(rest, choice.seats))


@given(queues())
def test_of_those_who_could_sit_the_one_who_has_waited_longest_does(queue):
    people, blocked = queue
    queue = sorted(people, key=lambda p: (p.asked, p.request))
    possible = {
        p.guest
        for choice in (TWO, THREE, OTHER)
        for group in combinations(queue, choice.seats)
        if fits(group, choice, blocked)
        for p in group
    }
    seated = {p.guest for table in choose_tables(people, blocked, NOW) for p in table.people}
    assert not possible or next(p.guest for p in queue if p.guest in possible) in seated


@given(queues(), st.randoms())
def test_the_order_of_the_rows_changes_nothing(queue, random):
    people, blocked = queue
    shuffled = people[:]
    random.shuffle(shuffled)
    assert choose_tables(shuffled, blocked, NOW) == choose_tables(people, blocked, NOW)


@pytest.mark.parametrize(("waited", "apart", "together"), [(0, 149, True), (0, 151, False), (60, 249, True)])
def test_the_range_widens_with_the_time(waited, apart, together):
    people = [one("ada", NOW - waited), one("bob", NOW - waited, 1500 + apart)]
    assert bool(choose_tables(people, [], NOW)) == together


def test_both_must_accept_the_difference():
    old, new = one("old", NOW - 600), one("new", NOW, 1500 + 2 * FIRST_DISTANCE)
    assert old.distance(NOW) > 2 * FIRST_DISTANCE
    assert choose_tables([old, new], [], NOW) == []
    assert choose_tables([old, one("new", NOW, 1800, level=ANYBODY)], [], NOW)


def test_an_old_pair_that_cannot_sit_together_holds_nobody_up():
    """Bob has waited longer than Cyd and Dan, but the others who fit Ada do not fit Bob."""
    people = [one(name, n, choices=(THREE,)) for n, name in enumerate(("ada", "bob", "cyd", "dan"))]
    blocked = [frozenset(("bob", "cyd")), frozenset(("bob", "dan"))]
    (table,) = choose_tables(people, blocked, NOW)
    assert [p.guest for p in table.people] == ["ada", "cyd", "dan"]


def test_of_three_hundred_people_nearly_all_are_seated():
    choices = (TWO, THREE, OTHER, Choice("solaris", "{}", 5))
    people = [one(f"g{n}", NOW - n, 1000 + 7 * n % 1000, choices) for n in range(300)]
    tables = choose_tables(people, [], NOW)
    assert sum(len(table.people) for table in tables) >= 290
