"""Space as a map of characters: every field with its number, as the log names it, and what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import memoise
from perihelion.draw.text_map import HEX_ROOM, Span, TextMap, honeycomb, without_edges

from ..rules.components import CENTRE, COLONY, COLOURS, HOME, MISSION, PLACE, PLANET_COLOUR, PORTAL, STATION, TILES
from ..rules.geometry import COORDINATES, FIELDS
from ..rules.space import is_erected, ship_range
from ..rules.state import State
from .colours import COIN_BODY, KINDS, PLAYER_COLOURS
from .names import letter_of, letters, total
from .symbols import ROMAN, with_minus

if TYPE_CHECKING:
    from perihelion.core.view import View

HOME_SIGN, PORTAL_SIGN, FACE_DOWN, FACE_UP, CENTRE_DOWN, CENTRE_UP = "☉◎○●□▣"
FIGURES = {COLONY: "■", STATION: "▲", MISSION: "◆"}


def text_map(view: View) -> TextMap:
    """The map and its legend."""
    return memoise(_text_map, view)


def _text_map(view: View) -> TextMap:
    words = view.words
    signs = {
        "home": HOME_SIGN,
        "portal": PORTAL_SIGN,
        "down": FACE_DOWN,
        "up": FACE_UP,
        "planned": CENTRE_DOWN,
        "erected": CENTRE_UP,
        "colony": FIGURES[COLONY],
        "station": FIGURES[STATION],
        "mission": FIGURES[MISSION],
    }
    kinds = [words("map-colour", letter=letter, colour=c) for c, letter in enumerate(letters(view))]
    players = ", ".join(f"{_initial(view, p)} {words.seat(p)}" for p in range(view.state.players))
    legend = [words("map-legend", **signs), words("map-letters", colours=", ".join(kinds), players=players)]
    lines = honeycomb({COORDINATES[h]: _field(view, h) for h in range(FIELDS)})
    brief = [f"{sign} {words(f'map-sign-{name}')}" for name, sign in signs.items()]
    standings = [_standing(view, p) for p in range(view.state.players)]
    return TextMap(words("map-heading"), lines, legend, without_edges(lines), standings, [*brief, *kinds])


def _standing(view: View, seat: int) -> str:
    """A player's points, what they pay with, and for each colour level and column of the die and its cubes."""
    s: State = view.state
    dice = []
    for c, letter in enumerate(letters(view)):
        cubes = [s.res[seat, c, column] for column in range(3)]
        stored = "".join(map(str, cubes)) if any(cubes) else "–"
        dice.append(f"{letter}{s.level[seat, c]}.{ROMAN[s.column[seat, c]]} {stored}")
    has = {"fuel": s.fuel[seat], "bucks": s.buck[seat], "range": ship_range(s, seat)}
    has |= {"player": seat, "own": int(seat == view.seat)}
    return view.words("map-standing", **has, points=with_minus(total(view, seat)), dice=" ".join(dice))


def _field(view: View, h: int) -> list[Span]:
    """The number of a field, the sign of what lies there, and the letters of the ships.

    If all of it is too long, the sign loses its letter, then it is left out; `+` stands for ships without room.
    """
    s: State = view.state
    number, sign = str(h), _sign(view, h)
    ships = [Span(_initial(view, p), PLAYER_COLOURS[p].body) for p in range(s.players) if s.ship[p] == h]
    room = HEX_ROOM - len(number)
    if len(ships) > room:
        ships = [*ships[: room - 1], Span("+")]
    left = room - len(ships)
    sign = Span(sign.text[:left], sign.colour)
    gap = " " * (left - len(sign.text))
    return [Span(number, quiet=not sign.text and not ships), Span(gap), sign, *ships]


def _sign(view: View, h: int) -> Span:
    """What lies on a field, else what is printed on it; the picture first, then a letter for its kind or its owner."""
    s: State = view.state
    kind, owner = s.hex_kind[h], s.hex_owner[h]
    if s.hex_planet[h] >= 0:
        colour = PLANET_COLOUR[s.hex_planet[h]]
        return Span(FACE_UP + letter_of(view, colour), KINDS[colour].body)
    if owner >= 0:
        return Span(FIGURES[s.hex_fig[h]] + _initial(view, owner), PLAYER_COLOURS[owner].body)
    if kind == PLACE and s.hex_back[h] >= 0:
        known = s.hex_back[h] < COLOURS
        letter = letter_of(view, s.hex_back[h]) if known else "?"
        return Span(FACE_DOWN + letter, KINDS[s.hex_back[h]].body if known else "")
    if kind == CENTRE:
        return Span((CENTRE_UP if is_erected(s, h) else CENTRE_DOWN) + TILES[s.hex_tile[h] - 1], COIN_BODY)
    return Span({HOME: HOME_SIGN, PORTAL: PORTAL_SIGN}.get(kind, ""), COIN_BODY)


def _initial(view: View, seat: int) -> str:
    """The first letter of a seat's name that no seat before it has: in French Vert is V and Violet is I."""
    used = "".join(_initial(view, other) for other in range(seat))
    title = view.words.seat_title(seat).upper()
    return next((letter for letter in title if letter not in used), title[0])
