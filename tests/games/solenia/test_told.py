"""What is told beside the actions, in both languages."""

import pytest

from perihelion.story import story
from perihelion.words import Words
from tests.games.solenia.base import rl
from tests.games.solenia.test_invariants import games as random_games

EASY = ([0, 22, 23], [24, 46, 47])


def told(p, actions=1):
    """The sentences of the events of the last entries."""
    return [p.words.event(event.key, event.values) for entry in p.log[-actions:] for event in entry.events]


def test_an_island_and_a_city():
    assert told(rl("2:*s 1:g 1:k").play("play 2:*s", "at d3")) == ["Crimson gets 2 stone."]
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY)
    assert told(p.play("play 1:w", "at b3")) == ["Crimson gets 1 star."]
    assert told(p.play("order 0")) == ["Delivered, a day order: 1 stone · 1 water · 3 stars"]
    assert told(p.play("tile 4")) == ["A day order: 2 stone · 1 water · 5 stars", "Bonus of the place: +1 wood"]


def test_a_paid_way_and_an_island():
    p = rl("2:*w 1:g 1:s", goods={0: [0, 0, 0, 1]}).play("play 2:*w", "at c1", "pay a")
    assert told(p) == ["Crimson gets 2 wood."]


def test_the_scoring_of_a_strip_card_by_card():
    p = rl(
        "0:ws 1:s 1:g",
        players=3,
        cards={"c1": (0, "2:*w"), "d1": (0, "0:kk"), "a1": (1, "0:kk"), "b1": (1, "2:*w"), "e1": (2, "1:a")},
    ).play("play 0:ws", "at c4")
    assert told(p) == [
        "The airship flies on.",
        "Crimson scores 2 (star on wood): +1 star",
        "Crimson scores 0 (2 of the island’s kind): +2 water",
        "Teal scores 0 (2 of the island’s kind): +2 stars",
        "Teal scores 2 (star on wood): nothing.",
        "Violet scores 1 (water): +1 water",
        "The first strip is turned over and goes to the front: day.",
    ]


def test_a_zero_scored_in_the_turn_it_was_placed():
    p = rl("0:kk 1:g 1:k", cards={"b2": (0, "1:w"), "d1": (0, "1:s")}).play("play 0:kk", "at b1")
    assert "Crimson scores 0 (2 of the island’s kind): +2 stone" in told(p)
    assert "Crimson scores 1 (stone): +1 stone" in told(p)
    paid = rl("0:kk 1:g 1:k", goods={0: [0, 0, 0, 1]}).play("play 0:kk", "at c1", "pay a")
    assert "Crimson scores 0 (2 of the island’s kind): +2 wood" in told(paid)


def test_a_discarded_card_is_not_told_as_scored():
    around = {"c2": (1, "1:w"), "b3": (1, "1:g"), "d3": (1, "1:s"), "c4": (1, "1:a"), "c3": (1, "1:k")}
    p = rl("2:*a 1:w 1:g", cards=around).play("discard 2:*a")
    assert told(p) == ["The airship flies on.", "The first strip is turned over and goes to the front: day."]


def test_the_twilight_strip_is_told_by_its_light():
    p = rl("0:ws 1:s 1:g", strip=[4, 0, 1, 2, 3], side=[0, 0, 0, 0, 0]).play("play 0:ws", "at d3")
    assert told(p)[-1] == "The first strip is turned over and goes to the front: dusk."


def test_storage_upgrades_and_the_last_order():
    p = rl(
        "1:s 1:g 1:k",
        variant="winter",
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        pile=[[0] * 4 + [1] + [0] * 19, [1] * 24],
    ).play("play 1:s", "at b3", "order 0", "slot 1", "tile 4")
    assert told(p) == [
        "A day order: 2 stone · 1 water · 5 stars",
        "It was the last day order of the pile.",
        "Crimson has 7 storage spaces now.",
    ]
    p = rl(
        "1:s 1:g 1:k",
        variant="upgrades",
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        boards={0: {"night": [25]}},
        l1_tile=[2, 1, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    ).play("play 1:s", "at b3", "order 0", "slot 0", "tile 4")
    assert told(p)[-1] == "Crimson has activated Treasury. At once 4 stars."


def test_halves_and_salvage():
    p = rl(
        "0:kk 1:g 1:k",
        variant="upgrades",
        cards={"d1": (0, "1:a")},
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        boards={0: {"day": [1, 2, 3, 4], "night": [25]}},
        l1_tile=[7, 1, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    ).play("play 0:kk", "at b3", "order 0", "slot 5", "tile 5")
    assert told(p)[1:] == [
        "Crimson has activated Crown (day). At once 6 stars.",
        "Crimson scores 1 (water): +1 water",
        "Crimson salvages 1 star.",
        "The first strip is turned over and goes to the front: day.",
    ]


def test_the_rival():
    p = rl(players=1, phase="RIVAL", display=([0, 23, 22], [46, 47, 45]), cards={"d1": (0, "1:a"), "b1": (1, "1:w")})
    assert told(p.play("rival 0:ga", "die 6")) == [
        "The Rival puts it on b3.",
        "The Rival takes a day order: 2 stone · 3 water · 9 stars",
        "The airship flies on.",
    ]
    assert told(p.play("tile 4"))[1:] == [
        "The Rival’s 1 (wood) is taken off the strip.",
        "Crimson scores 1 (water): +1 water",
        "The first strip is turned over and goes to the front: day.",
    ]
    full = dict.fromkeys(["c3", "c4", "d3", "c2", "b3"], (0, "1:w"))
    assert told(rl(players=1, phase="RIVAL", cards=full).play("rival 1:k", "die 1")) == [
        "The Rival finds no field and discards it."
    ]


@pytest.mark.parametrize(
    ("stars", "rank"), [(34, "cabin boy"), (35, "pilot"), (54, "captain"), (64, "commodore"), (65, "legend")]
)
def test_the_rank_of_a_solo_game(stars, rank):
    p = rl(players=1, phase="RIVAL", turn=15, stars=[stars, 0, 0, 0], deck=[[0] * 14, [1] + [0] * 13], hand=None)
    p.play("rival 0:ws", "die 1")
    assert p.phase == "END"
    assert told(p)[-1] == f"With {stars} stars you are a {rank}."


@pytest.mark.parametrize(
    "options", [{"players": 1, "variant": "upgrades"}, {"players": 4}, {"players": 3, "variant": "winter"}]
)
def test_whole_games_can_be_told_in_both_languages(options):
    """Every event of a random game has its words, and scored goods are those that arrived."""
    from perihelion.games.solenia.rules import events

    before = None
    for s in random_games(**options, layout="random"):
        if before is not None:
            for event in events(before, s):
                for lang in ("en", "de"):
                    assert Words(lang, "perihelion.games.solenia", players=s.n).event(event.key, event.values)
                if event.key == "scored":
                    seat = event.values["player"]
                    goods = ("wood", "wheat", "stone", "water")
                    assert all(s.goods[seat, j] >= event.values[good] for j, good in enumerate(goods))
        before = s.copy()


def test_the_story_says_who_drew_what_to_those_who_saw_it():
    p = rl("1:w 1:g 1:s").play("play 1:w", "at c3", "card 2:*w")
    assert story(p.view(0)) == [
        "Crimson plays 1 (wood).",
        "Crimson puts it on c3.",
        "Crimson gets 1 water.",
        "Crimson draws 2 (star on wood).",
    ]
    assert story(p.view(1))[-1] == "Crimson draws a card."
