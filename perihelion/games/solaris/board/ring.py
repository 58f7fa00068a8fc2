"""What lies on and in the ring: stations with their symbols, bridges, tokens, shuttles, the laser."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around, sector
from perihelion.draw.marks import CASING, GAP, INNER, OUTER, frame, ring
from perihelion.draw.shapes import circle, figure, g, group, path, polygon, rect, text, title
from perihelion.draw.theme import INK

from ..rules.components import COLOURS, STATION_CODES, STATIONS
from ..rules.state import LAYOUT, NONE, PLACING, TIME_GAME_ROUNDS, State, active, ring_position
from .colours import LIT, PLAYERS, SUNLIGHT
from .layout import (
    BRIDGE,
    ENERGY_INNER,
    HALF,
    HULL,
    HULL_INNER,
    LASER_MOST,
    MIDDLE,
    PLATE,
    TOKEN,
    bridge_angle,
    bridges_laid,
    dock_at,
    laser_angle,
    laser_token,
    orbit,
    sector_angle,
    spare_at,
    spares_laid,
    station_key,
    stations_laid,
    supply_at,
    token_at,
    token_key,
)
from .names import bridge_title, station_title
from .symbols import bridge, shuttle, station_symbol, token

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_stations(scene: Scene, view: View) -> None:
    """SOLARIS-3, -10: symbol and name of every station; the active one lies in the light of the giant."""
    scene.part(_stations, view)


def _stations(scene: Scene, view: View) -> None:
    s: State = view.state
    for position, station in stations_laid(s).items():
        key = station_key(station)
        angle = sector_angle(position)
        at = around(MIDDLE, PLATE, angle)
        is_active = position == s.pos and s.phase < LAYOUT
        look = [path(_outline(angle, HULL_INNER, HULL), fill="transparent")]
        if is_active:
            look += _lit(angle)
        look += [
            _name(station, angle),
            title(station_title(view, station, is_active)),
            _halo(angle),
        ]
        scene.put(key, group(key, "station", at, *look))


def _outline(angle: float, inner: float, outer: float, inset: float = 0) -> str:
    """A part of a station's sector, seen from the middle of its plate."""
    return sector(around((0, 0), -PLATE, angle), inner, outer, angle - HALF + inset, angle + HALF - inset)


def _lit(angle: float) -> list[str]:
    """The light of the giant on the active station, and the station marker at its outer edge, pointing inwards."""
    disc = circle(15, fill="#fff3c4", stroke="#c2410c", stroke_width=3)
    point = g(polygon(((0, 11), (7, -6), (0, -3), (-7, -6)), fill="#c2410c"), turn=angle)
    return [
        path(_outline(angle, HULL_INNER + 4, ENERGY_INNER - 5, 1), fill=LIT),
        path(_outline(angle, HULL_INNER, HULL), fill=SUNLIGHT, opacity=0.2),
        g(disc, point, at=around((0, 0), HULL + 2 - PLATE, angle)),
    ]


def _name(station: int, angle: float) -> str:
    """Symbol and code side by side along the ring, the symbol to the left or above."""
    along = cos(radians(angle)), sin(radians(angle))
    way = 29 if along[0] > 0.01 or along[1] > 0.99 else -29
    x, y = way * along[0], way * along[1]
    return station_symbol(station, 48, INK, (-x, -y)) + text(
        STATION_CODES[station], at=(x, y), size=29, font_weight=700
    )


def _halo(angle: float) -> str:
    """The outlines of a station for marks."""
    outer = _outline(angle, HULL_INNER - 3, HULL + 3, -0.6)
    inner = _outline(angle, HULL_INNER - 3 + GAP, HULL + 3 - GAP, 0.6)
    return path(outer, classes=CASING) + path(outer, classes=OUTER) + path(inner, classes=INNER)


def draw_bridges(scene: Scene, view: View) -> None:
    """SOLARIS-4, -67: the six bridges and the two spare ones."""
    s: State = view.state
    scene.part(_bridges, view, tuple(bridges_laid(s)), tuple(spares_laid(s)))


def _bridges(scene: Scene, view: View, slots: tuple[int, ...], spares: tuple[int, ...]) -> None:
    s: State = view.state
    for slot in slots:
        key = f"b{slot}"
        angle = bridge_angle(slot)
        _put_bridge(scene, key, s.bridge[slot], around(MIDDLE, BRIDGE, angle), angle, bridge_title(view, slot))
    for i in spares:
        words = view.words("board-spare", colour=s.spare[i])
        key = f"spare{i}"
        look = g(bridge(scene, s.spare[i], 0), scale=0.85)
        scene.put(key, group(key, "bridge through", spare_at(i), look, title(words)))


def _put_bridge(scene: Scene, key: str, colour: int, at: Point, turn: float, words: str) -> None:
    halo = frame(106, 78, corner=18, turn=turn)
    scene.put(key, group(key, "bridge", at, bridge(scene, colour, turn), title(words), halo))


def draw_tokens(scene: Scene, view: View) -> None:
    """SOLARIS-12 to -17: every player's token at every station, lower ones first."""
    s: State = view.state
    if LAYOUT <= s.phase <= PLACING and not any(s.placed.values()):
        return
    for station in range(STATIONS):
        scene.part(_tokens_at, view, station, ring_position(s, station), station == active(s))


def _tokens_at(scene: Scene, view: View, station: int, position: int, is_active: bool) -> None:
    s: State = view.state
    seats = [p for p in range(s.players) if s.placed[p]]
    for p in sorted(seats, key=lambda p: s.height[p, station]):
        key = token_key(p, station)
        words = view.words("board-token", player=p, energy=s.energy[p, station], station=station)
        at, look = token_at(s, p, station, position, is_active), token(scene, p)
        classes = "token through" if is_active and s.on_rim[p] == 1 else "token through mover"
        scene.put(key, group(key, classes, at, look, title(words), ring(TOKEN + 5)))


def draw_shuttles(scene: Scene, view: View) -> None:
    """SOLARIS-9, -47, -66: shuttles in the supply and docked ones."""
    scene.part(_shuttles, view)


def _shuttles(scene: Scene, view: View) -> None:
    s: State = view.state
    for colour in range(COLOURS):
        key = f"s{colour}"
        station = s.shuttle[colour]
        if station == NONE:
            at, scale, words = supply_at(colour), 0.9, view.words("board-supply", colour=colour)
        else:
            at, scale = dock_at(s, colour), 0.66
            words = view.words("board-docked", colour=colour, station=station)
        hit = rect(86, 84, fill="transparent") if station == NONE else ""
        halo = frame(84, 82, corner=22) if station == NONE else ring(36)
        classes = "shuttle mover" if station == NONE else "shuttle through mover"
        look = g(shuttle(scene, colour), scale=scale)
        scene.put(key, group(key, classes, at, hit, look, title(words), halo))


def draw_laser(scene: Scene, view: View) -> None:
    """SOLARIS-7, -59, -74: everybody's beam and token on the laser, and the round in its middle."""
    scene.part(_laser, view)


def _laser(scene: Scene, view: View) -> None:
    s: State = view.state
    for p in range(s.players):
        energy = s.laser[p]
        r = orbit(s.players, p)
        light = _arc(r, laser_angle(energy)) if energy else ""
        key = f"beam{p}"
        shine = path(light, fill="none", stroke=PLAYERS[p][1], stroke_width=9, stroke_linecap="round") if light else ""
        scene.put(key, group(key, "beam through", MIDDLE, shine))
    for p in range(s.players):
        energy = s.laser[p]
        key = f"l{p}"
        at = around(MIDDLE, orbit(s.players, p), laser_angle(energy))
        beyond = figure(str(energy), size=20) if energy > LASER_MOST else ""
        words = view.words("board-laser", player=p, laser=energy)
        r = laser_token(s.players)
        scene.put(key, group(key, "token through mover", at, token(scene, p, r), beyond, title(words), ring(r + 5.5)))
    of = f"{s.round}/{TIME_GAME_ROUNDS}" if s.time_game else str(s.round)
    number = figure(of, at=(0, -8), size=34 if len(of) < 3 else 27)
    label = figure(view.words("board-round"), at=(0, 17), size=17, classes="small-print")
    scene.put("round", group("round", "round through", MIDDLE, number, label))


def _arc(r: float, angle: float) -> str:
    """Return an arc around the middle of the laser, from the top clockwise."""
    x, y = around((0, 0), r, angle)
    return f"M0 {-r:.1f}A{r:.1f} {r:.1f} 0 {1 if angle > 180 else 0} 1 {x:.1f} {y:.1f}"
