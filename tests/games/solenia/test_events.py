"""The events that the rules report, and their sentences in both languages."""

import random

import pytest

import perihelion
from perihelion.core.events import recording
from perihelion.core.narration import narrate
from perihelion.games.solenia.rules import events
from perihelion.games.solenia.rules.families import AT
from perihelion.words import Words
from tests.games.solenia.base import R, rl

EASY = ([0, 22, 23], [24, 46, 47])
GOODS = ("wood", "wheat", "stone", "water")


def told(p, actions=1):
    """The sentences of the events of the last entries."""
    return [p.words.event(event.key, event.values) for entry in p.log[-actions:] for event in entry.events]


def test_an_island_and_a_city():
    assert told(rl("2:*s 1:g 1:k").play("play 2:*s", "at d3")) == ["Crimson gets 2 stone."]
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY)
    assert told(p.play("play 1:w", "at b3")) == ["Crimson gets 1 star."]
    assert told(p.play("order 0")) == ["Day order fulfilled: 1 stone · 1 water · 3 stars."]
    assert told(p.play("tile 4")) == ["New day order: 2 stone · 1 water · 5 stars.", "Bonus of the place: +1 wood."]


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
        "Crimson scores the card 2 (star on wood): +1 star.",
        "Crimson scores the card 0 (2 goods from the island): +2 water.",
        "Teal scores the card 0 (2 goods from the island): +2 stars.",
        "Teal scores the card 2 (star on wood): nothing.",
        "Violet scores the card 1 (water): +1 water.",
        "The rear strip is flipped and moves to the front: day.",
    ]


def test_a_zero_scored_in_the_turn_it_was_placed():
    p = rl("0:kk 1:g 1:k", cards={"b2": (0, "1:w"), "d1": (0, "1:s")}).play("play 0:kk", "at b1")
    assert "Crimson scores the card 0 (2 goods from the island): +2 stone." in told(p)
    assert "Crimson scores the card 1 (stone): +1 stone." in told(p)
    paid = rl("0:kk 1:g 1:k", goods={0: [0, 0, 0, 1]}).play("play 0:kk", "at c1", "pay a")
    assert "Crimson scores the card 0 (2 goods from the island): +2 wood." in told(paid)


def test_a_discarded_card_is_not_told_as_scored():
    around = {"c2": (1, "1:w"), "b3": (1, "1:g"), "d3": (1, "1:s"), "c4": (1, "1:a"), "c3": (1, "1:k")}
    p = rl("2:*a 1:w 1:g", cards=around).play("discard 2:*a")
    assert told(p) == ["The airship flies on.", "The rear strip is flipped and moves to the front: day."]


def test_the_twilight_strip_is_told_by_its_light():
    p = rl("0:ws 1:s 1:g", strip=[4, 0, 1, 2, 3], side=[0, 0, 0, 0, 0]).play("play 0:ws", "at d3")
    assert told(p)[-1] == "The rear strip is flipped and moves to the front: dusk."


def test_storage_upgrades_and_the_last_order():
    p = rl(
        "1:s 1:g 1:k",
        variant="winter",
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        pile=[[0] * 4 + [1] + [0] * 19, [1] * 24],
    ).play("play 1:s", "at b3", "order 0", "slot 1", "tile 4")
    assert told(p) == [
        "New day order: 2 stone · 1 water · 5 stars.",
        "That was the last day order of the pile.",
        "Crimson now has 7 storage spaces.",
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
    assert told(p)[-1] == "Crimson activates Treasury. At once 4 stars."


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
        "Crimson activates Crown (day). At once 6 stars.",
        "Crimson scores the card 1 (water): +1 water.",
        "Crimson salvages 1 star.",
        "The rear strip is flipped and moves to the front: day.",
    ]


def test_patronage():
    p = rl(
        "1:s 1:g 1:k",
        variant="upgrades",
        goods={0: [0, 0, 1, 1]},
        display=EASY,
        boards={0: {"day": [1], "night": [25]}},
        l1_tile=[4, 1, -1, -1],
        l1_active=[1, 0, 0, 0],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    ).play("play 1:s", "at b3", "order 0", "slot 1")
    assert told(p) == ["Crimson gets 1 star from Patronage."]


def test_the_rival():
    p = rl(players=1, phase="RIVAL", display=([0, 23, 22], [46, 47, 45]), cards={"d1": (0, "1:a"), "b1": (1, "1:w")})
    assert told(p.play("rival 0:ga", "die 6")) == [
        "The Rival puts the card on b3.",
        "The airship flies on.",
        "The Rival takes a day order: 2 stone · 3 water · 9 stars, and 1 star more for the tile.",
    ]
    assert told(p.play("tile 4"))[1:] == [
        "The Rival’s card 1 (wood) is taken off the strip.",
        "Crimson scores the card 1 (water): +1 water.",
        "The rear strip is flipped and moves to the front: day.",
    ]
    full = dict.fromkeys(["c3", "c4", "d3", "c2", "b3"], (0, "1:w"))
    assert told(rl(players=1, phase="RIVAL", cards=full).play("rival 1:k", "die 1")) == [
        "The Rival finds no free field and discards it."
    ]


@pytest.mark.parametrize(
    ("stars", "rank"), [(34, "cabin boy"), (35, "pilot"), (54, "captain"), (64, "commodore"), (65, "legend")]
)
def test_the_rank_of_a_solo_game(stars, rank):
    p = rl(players=1, phase="RIVAL", turn=15, stars=[stars, 0, 0, 0], deck=[[0] * 14, [1] + [0] * 13], hand=None)
    p.play("rival 0:ws", "die 1")
    assert p.phase == "END"
    assert told(p)[-1] == f"With {stars} stars you are a {rank}."


def random_entries(**options):
    """The entries of a random game, each with the state after it."""
    p = perihelion.new("solenia", **options)
    draws = random.Random(repr(options))
    while p.actor != perihelion.OVER:
        if p.actor == perihelion.CHANCE:
            p.play(draws.choices(list(p.outcome_ids), list(p.outcome_ids.values()))[0])
        else:
            p.play(draws.choice(p.legal_ids))
        yield p.log[-1], p.plain


@pytest.mark.parametrize(
    "options", [{"players": 1, "variant": "upgrades"}, {"players": 4}, {"players": 3, "variant": "winter"}]
)
def test_whole_games_can_be_told_in_both_languages(options):
    """Every event of a random game has its words, and scored goods are those that arrived."""
    for entry, s in random_entries(**options, layout="random"):
        for event in entry.events:
            for lang in ("en", "de"):
                assert Words(lang, "perihelion.games.solenia", players=s.players).event(event.key, event.values)
            if event.key == "scored":
                seat = event.values["player"]
                assert all(s.goods[seat, j] >= event.values[good] for j, good in enumerate(GOODS))


def test_every_event_has_its_number():
    """The constants that rules report stand for these sentences."""
    keys = {
        "island": events.ISLAND_GOODS,
        "city": events.CITY_STARS,
        "advance": events.ADVANCED,
        "delivered": events.DELIVERED,
        "order": events.NEW_ORDER,
        "last-order": events.LAST_ORDER,
        "bonus": events.PLACE_BONUS,
        "storage": events.MORE_STORAGE,
        "upgrade": events.UPGRADE_ACTIVE,
        "half": events.HALF_ACTIVE,
        "scored": events.SCORED,
        "scored-nothing": events.SCORED_NOTHING,
        "salvage": events.SALVAGED,
        "patronage": events.PATRON_PAID,
        "cleared": events.CLEARED,
        "turned": events.STRIP_TURNED,
        "rival-at": events.RIVAL_PLACED,
        "rival-misses": events.RIVAL_MISSED,
        "rival-order": events.RIVAL_ORDER,
        "rank": events.RANK_REACHED,
    }
    assert {kind.key: number for number, kind in enumerate(R.events)} == keys


def test_rules_report_only_on_the_state_that_is_recorded():
    s = rl("2:*s 1:g 1:k").play("play 2:*s").plain
    place = R.steps[R.phases.index("FIELD"), AT].do
    with recording(s) as reports:
        place(s.copy(), 13)
        assert reports == []
        place(s, 13)
    assert [(R.events[report.event].key, report.numbers) for report in reports] == [("island", (0, 2, 2))]


def test_the_story_says_who_drew_what_to_those_who_saw_it():
    p = rl("1:w 1:g 1:s").play("play 1:w", "at c3", "card 2:*w")
    assert narrate(p.view(0)) == [
        "Crimson plays the card 1 (wood).",
        "Crimson puts the card on c3.",
        "Crimson gets 1 water.",
        "Crimson draws the card 2 (star on wood).",
    ]
    assert narrate(p.view(1))[-1] == "Crimson draws a card."
