"""Solenia's board: where things are drawn, what is touched, and the position in words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.view import View
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import as_text
from perihelion.games.solenia import board
from perihelion.games.solenia.board.layout import (
    CARD_WIDTH,
    CELL,
    HAND_SCALE,
    ORDER_HEIGHT,
    ORDER_WIDTH,
    PLACE_HEIGHT,
    PLACE_WIDTH,
    STORE_WIDTH,
    WIDTH,
    display_at,
    field_at,
    own_top,
    place_at,
    strip_at,
    upgrades_top,
    window_top,
)
from perihelion.words import LANGUAGES, Words
from tests.covers import covers
from tests.games.boards import drawn, place, touched
from tests.games.solenia.base import FIELDS, rl
from tests.support import walk

GAMES: list[dict[str, Any]] = [
    {"players": 1, "variant": "summer"},
    {"players": 2, "variant": "summer", "layout": 0},
    {"players": 3, "variant": "winter", "layout": 1},
    {"players": 4, "variant": "upgrades"},
    {"players": 1, "variant": "upgrades"},
]
EASY = ([0, 22, 23], [24, 46, 47])


def along(options: dict[str, Any], seed: int = 5, steps: int = 260, every: int = 5) -> list[View]:
    """Views of the deciding seat along a random game."""
    views = []
    for n, p in enumerate(walk(perihelion.new("solenia", **options), seed, steps)):
        if n % every == 0:
            views.append(p.view(max(SPECTATOR, p.actor)))
    return views


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_no_two_legal_actions_are_touched_alike_and_all_can_be_touched(options: dict[str, Any]):
    for view in along(options, every=3):
        groups = board.draw(view).groups
        touches = [tuple(board.touch(view, action)) for action in view.legal]
        assert len(set(touches)) == len(touches)
        for keys in touches:
            assert keys
            assert set(keys) <= groups.keys()
        assert not any(a != b and b[: len(a)] == a for a in touches for b in touches), "no way begins with another"


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_ground_and_the_size_stay_the_same_all_game_long(options: dict[str, Any]):
    views = along(options, every=20)
    scenes = [board.draw(view) for view in views] + [board.draw(replace(views[-1], seat=SPECTATOR))]
    assert len({(scene.ground, scene.width, scene.height) for scene in scenes}) == 1


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_picture_is_xml_without_styles_or_missing_paint(options: dict[str, Any]):
    for view in along(options, every=40):
        scene = board.draw(view)
        ElementTree.fromstring(scene.svg())
        svg = scene.svg(standalone=False)
        assert "style=" not in svg
        assert "‹" not in svg, "a word is missing"
        painted = set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert painted <= set(re.findall(r'id="([\w-]+)"', svg))
        assert all(name.startswith("solenia-") for name in painted)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_everything_lies_on_the_board(options: dict[str, Any]):
    for view in along(options, every=30):
        scene = board.draw(view)
        for key in scene.groups:
            x, y = place(scene, key)
            assert 0 <= x <= WIDTH, key
            assert 0 <= y <= scene.height, key


def test_what_is_touched_is_44_pixels_on_a_phone():
    pixels = 390 / WIDTH
    assert CELL * pixels >= 44
    assert min(ORDER_WIDTH, ORDER_HEIGHT) * pixels >= 44
    assert CARD_WIDTH * HAND_SCALE * pixels >= 44
    assert min(PLACE_WIDTH, STORE_WIDTH) * pixels >= 44
    assert PLACE_HEIGHT * pixels >= 43, "one below the other, without a gap"


@covers("SOLENIA-36")
def test_strips_glide_back_and_the_first_one_goes_to_the_front():
    p = rl("0:ws 1:g 1:k", cards={"e5": (1, "1:w"), "d1": (1, "1:a")})
    before = drawn(p)
    assert place(before, "strip-0") == strip_at(p.plain, 0)
    after = drawn(p.play("play 0:ws", "at c4"), 0)
    assert place(after, "strip-0") == strip_at(p.plain, 4)
    assert place(after, "strip-1") == place(before, "strip-0")
    assert place(after, "card-1-5-0") == field_at(p.plain, FIELDS.index("e4")), "cards keep their key"
    assert "card-1-8-0" not in after.groups, "scored cards are gone"
    assert before.groups["strip-0"].split(">", 1)[1] != after.groups["strip-0"].split(">", 1)[1], "turned over"


@covers("SOLENIA-2", "SOLENIA-32")
def test_the_airship_stands_on_c3_and_steps_to_c4_when_it_advances():
    p = rl("0:ws 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY)
    assert place(drawn(p), "airship") == field_at(p.plain, FIELDS.index("c3"))
    p.play("play 0:ws", "at b3")
    scene = drawn(p)
    assert place(scene, "airship") == field_at(p.plain, FIELDS.index("c4"))
    assert p.words("board-scored-now") in scene.groups["next"]


def test_the_first_strip_is_told_to_be_scored_next_below_all_others():
    p = rl()
    scene = drawn(p)
    assert p.words("board-scored-next") in scene.groups["next"]
    assert strip_at(p.plain, 0)[1] == max(strip_at(p.plain, row)[1] for row in range(5))
    assert place(scene, "next")[1] == window_top(p.plain) + 5 * CELL


def test_day_and_night_look_different_on_every_strip():
    from perihelion.games.solenia.board.strips import strip_picture

    pictures = {strip_picture(strip, side) for strip in range(5) for side in (0, 1)}
    assert len(pictures) == 10
    assert "solenia-sky-day" in strip_picture(0, 0)
    assert "solenia-sky-night" in strip_picture(0, 1)
    assert "solenia-sky-dawn" in strip_picture(4, 0)
    assert "solenia-sky-dusk" in strip_picture(4, 1)


def test_a_card_has_a_hole_that_shows_what_is_below():
    from perihelion.games.solenia.board.cards import card_face

    assert 'fill-rule="evenodd"' in card_face(0, 4)
    assert len({card_face(seat, card) for seat in range(4) for card in range(14)}) == 56


def test_a_card_is_touched_then_a_field():
    p = rl("0:kk 1:k 1:k", cards={"a1": (0, "0:kk")})
    assert touched(p, "play 1:k") == ["card-0-9-0"]
    assert touched(p, "play 0:kk") == ["card-0-4-1"], "the other copy lies on the board"
    p.play("play 1:k")
    assert touched(p, "at c3") == ["c3"]
    scene = drawn(p)
    assert place(scene, "card-0-9-0")[1] < place(scene, "card-0-9-1")[1], "the open card is raised"


def test_equal_cards_are_one_thing_so_that_each_of_them_can_be_touched():
    scene = drawn(rl("0:kk 1:k 1:k"))
    assert [key for key in scene.groups if key.startswith("card-0-9")] == ["card-0-9-0"]
    assert scene.groups["card-0-9-0"].count("halo outer") == 2, "both cards are drawn, and both are marked"


def test_discarding_touches_the_pile_first():
    around = {"c2": (1, "1:w"), "b3": (1, "1:g"), "d3": (1, "1:s"), "c4": (1, "1:a"), "c3": (1, "1:k")}
    p = rl("2:*a 1:w 1:g", cards=around, goods={0: [1, 0, 0, 0]})
    assert touched(p, "discard 1:w") == ["discard", "card-0-5-0"]
    assert touched(p, "play 1:w") == ["card-0-5-0"]


def test_goods_orders_and_places_are_touched_themselves():
    p = rl("1:w 1:g 1:k", variant="winter", goods={0: [1, 0, 1, 1]}, display=EASY).play("play 1:w", "at d4")
    assert touched(p, "pay w") == ["store-0-w"]
    p.play("pay w")
    assert touched(p, "order 0") == ["tile-0"]
    p.play("order 0")
    assert touched(p, "slot 1") == ["place-0-d1"]
    assert "tile-0" in drawn(p).groups, "between display and board"


def test_an_order_travels_from_the_display_to_its_place():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY).play("play 1:w", "at b3")
    assert place(drawn(p), "tile-0") == display_at(p.plain, 0, 0)
    p.play("order 0")
    assert place(drawn(p, 0), "tile-0") == place_at(p.plain, 0, 0)
    assert place(drawn(p, 1), "tile-0")[1] < window_top(p.plain), "small, on the other player's card"


def test_a_draft_offers_both_levels():
    p = perihelion.new("solenia", players=2, variant="upgrades", layout=0)
    while p.actor == perihelion.CHANCE:
        p.play(next(iter(p.outcomes)))
    assert touched(p, "draft L1-0") == ["l1-0"]
    assert touched(p, "draft L3-1") == ["l3-1"]
    assert {"l1-0", "l1-1", "l3-0", "l3-1"} <= drawn(p).groups.keys()
    p.play("draft L1-0")
    after = drawn(p).groups
    assert "l1-0" not in after
    assert "l1-of-1" in after, "the tile that was taken"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_upgrades_cover_nothing_and_stay_in_the_row_of_their_owner(players: int):
    p, sizes = perihelion.new("solenia", players=players, variant="upgrades", layout=0), set[float]()
    plain: Any = p.plain
    top = upgrades_top(plain)
    for _ in range(60):
        scene = drawn(p)
        sizes.add(scene.height)
        for key in scene.groups:
            is_upgrade = key.startswith(("l1-", "l3-"))
            assert is_upgrade == (place(scene, key)[1] > top), f"{key}: below the hand are the upgrades, nothing else"
        p.play(next(iter(p.outcomes or p.legal)))
    assert sizes == {scene.height}, "pages rely on it: the size stays the same all game long"
    rows = [[place(scene, f"l{level}-of-{seat}")[1] for level in (1, 3)] for seat in range(players)]
    assert all(one == other for one, other in rows)
    assert rows == sorted(rows)


@covers("SOLENIA-63")
def test_others_see_the_backs_of_a_hand_and_its_size():
    p = rl("1:w 1:g 1:s")
    mine, others = drawn(p, 0), drawn(p, 1)
    assert {"card-0-5-0", "card-0-6-0", "card-0-7-0"} <= mine.groups.keys()
    assert not any(key.startswith("card-0") for key in others.groups)
    assert ">3<" in others.groups["hand-0"]
    spectator = drawn(p, SPECTATOR)
    assert {"hand-0-0", "hand-0-1", "hand-0-2"} <= spectator.groups.keys()
    assert not any(key.startswith("card-") for key in spectator.groups)


def test_an_open_card_is_seen_by_all():
    p = rl("1:w 1:g 1:s").play("play 1:g")
    for seat in (0, 1, SPECTATOR):
        assert "card-0-6-0" in drawn(p, seat).groups


def test_the_rival_shows_its_die_and_its_tiles():
    p = rl(players=1, phase="RIVAL", display=([0, 23, 22], [46, 47, 45])).play("rival 1:w")
    assert "card-1-5-0" in drawn(p, 0).groups, "the open card"
    p.play("die 6")
    scene = drawn(p, 0)
    assert place(scene, "tile-23")[1] < window_top(p.plain)
    assert scene.groups["die"].count("<circle") == 6


def test_what_the_last_player_did_is_marked_where_it_is_now():
    p = rl("0:ws 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY, cards={"d1": (1, "1:a")})
    p.play("play 0:ws", "at b3", "order 0", "tile 4", "card 2:*w")
    assert drawn(p).happened == ["card-0-0-0", "tile-0"]
    assert place(drawn(p), "card-0-0-0") == field_at(p.plain, FIELDS.index("b2"))


def test_the_player_to_move_and_the_winner_stand_out_by_words():
    p = rl(seat=1)
    assert p.words("board-to-play") in drawn(p, 1).groups["own"]
    assert p.words("board-to-play") not in drawn(p, 0).groups["own"]
    over = rl(phase="END", stars=[9, 3, 0, 0])
    assert over.words("board-wins") in drawn(over, 0).groups["own"]


def test_players_differ_by_shape_not_only_by_colour():
    from perihelion.games.solenia.board.symbols import emblem

    looks = {re.sub(r"#[0-9a-f]{6}", "", emblem(seat, 30)) for seat in range(4)}
    assert len(looks) == 4


def test_own_things_lie_below_the_window():
    p = rl("1:w 1:g 1:s", variant="winter")
    scene = drawn(p)
    for key in ("store-0-w", "place-0-n5", "card-0-5-0", "discard"):
        assert place(scene, key)[1] > own_top(p.plain)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [(), ("Maximiliane vom Sonnenhof",) * 4], ids=["colours", "long names"])
def test_the_name_the_badge_and_the_points_do_not_touch(lang: str, names: tuple[str, ...]):
    """A bold letter is about 0.66 of its size wide; "Karmazyn" touched its badge."""
    p = perihelion.new("solenia", players=4, variant="upgrades")
    words = Words(lang, p.game.package, players=4, names=names)
    for seat in range(4):
        head = p.game.board.draw(replace(p.view(seat), words=words, confirming=seat)).groups["own"]
        name = re.search(r'<text x="([\d.]+)"[^>]* font-size="([\d.]+)"[^>]*>([^<]+)<', head)
        badge = re.search(r'translate\(([\d.]+),-12\)"><rect x="-([\d.]+)"', head)
        assert name
        assert badge
        end = float(name[1]) + 0.65 * float(name[2]) * len(name[3])
        middle, half = float(badge[1]), float(badge[2])
        assert end + 8 < middle - half
        assert middle + half < WIDTH - 160, "the star"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_position_in_words_has_all_its_words(options: dict[str, Any], lang: str):
    for n, p in enumerate(walk(perihelion.new("solenia", lang=lang, **options), 3, 120)):
        if n % 20 == 0:
            assert "‹" not in as_text(board.outline(p.view(max(SPECTATOR, p.actor))))


def test_the_position_in_words():
    p = rl("1:w 1:g 1:s", cards={"c4": (1, "1:a")}, goods={0: [0, 2, 1, 0]}).play("play 1:g")
    said = as_text(board.outline(p.view(0))).splitlines()
    assert said[1].split() == list("abcde")
    assert said[3].split()[:6] == ["4", "G", "S", "G/1=1:a", "D", "W"]
    assert said[4].endswith("airship on c")
    assert said[6].endswith("scored next")
    assert any(re.match(r"- day: .*3 stone · 2 water · 9 stars.* \(\d+ face down\)", line) for line in said)
    crimson = next(line for line in said if line.startswith("Crimson (0)"))
    assert crimson.split() == ["Crimson", "(0)", "1", "0", "0", "2", "1", "0", "3/8", "2", "to", "play"]
    hand = next(i for i, line in enumerate(said) if re.fullmatch(r"Your hand \(\d+ cards in the deck\)", line))
    assert said[hand + 1] == "- 1 (wheat), chosen"
