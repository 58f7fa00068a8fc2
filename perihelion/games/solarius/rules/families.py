"""Actions and outcomes: names, ids and texts (sections 4.10 and 11.2)."""

from __future__ import annotations

from perihelion.rules import Axis, Family

from .components import BRIDGE, CARDS, FACE_TEXTS, LETTERS, MARKERS, PAID_PLANETS, PLANETS, SEATS, STATION_NAMES, TILES
from .geometry import FIELDS
from .state import (
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_CENTRE,
    CHANCE_DIE,
    CHANCE_PLANET,
    CHANCE_ROTATION,
    CHANCE_START_CARD,
    CHANCE_START_PLAYER,
    CHANCE_TILE,
)

DIE_AT = Axis("die", [str(i + 1) for i in range(BRIDGE)])
COLOUR = Axis("colour", LETTERS)
COLUMN = Axis("column", "123")
CARD = Axis("card", [str(k + 1) for k in range(CARDS)])
FUEL_UNITS = Axis("fuel", "0123")
FIELD = Axis("field", [str(h) for h in range(FIELDS)])
STATION = Axis("station", STATION_NAMES)
HIGHER = Axis("higher", "><")
ONES, TWOS, THREES = Axis("ones", "0123"), Axis("twos", "012"), Axis("threes", "01")
MARKER = Axis("marker", [str(m) for m in range(MARKERS)])
STATION_CARD = Axis("station", [str(k) for k in range(len(STATION_NAMES))])
UNITS = Axis("units", ("ff", "fb", "bb"))
PAID = Axis("planet", [str(p) for p in range(PAID_PLANETS)])

DIE = Family("die", "d{die}", DIE_AT)
PLACE_NORMAL = Family("place-normal", "@n")
PLACE_TRANSFORM = Family("place-transform", "@t{colour}", COLOUR)
PLACE_RESEARCH = Family("place-research", "@r")
PLACE_DEV = Family("place-dev", "@k{card}", CARD)
BONUS = Family("bonus", "+f{fuel}", FUEL_UNITS)
MALUS_FUEL = Family("malus-fuel", "-f")
MALUS_BUCK = Family("malus-buck", "-b")
ACT_I = Family("act-i", "I")
ACT_II = Family("act-ii", "II")
STORE = Family("store", "s{colour}{column}", COLOUR, COLUMN)
UPGRADE = Family("upgrade", "u{colour}", COLOUR)
PUSH = Family("push", "p{colour}", COLOUR)
BUY_AP = Family("buy-ap", "$ap")
DONE = Family("done", ".")
B_DRIVE = Family("b-drive", "drv")
B_DRAW = Family("b-draw", "draw")
B_PLAY = Family("b-play", "play")
B_FLY = Family("b-fly", "fly")
RES_DRAW = Family("res-draw", "rdraw")
RES_PLAY = Family("res-play", "rplay")
PICK_CARD = Family("card", "c{card}", CARD)
SIDE_MISSION = Family("side-mission", "mis")
SIDE_DEV = Family("side-dev", "dev")
PORTAL_FLIP = Family("portal-flip", "o21")
PORTAL_DROP = Family("portal-drop", "o10")
PORTAL_FREE = Family("portal-free", "o00")
FLY = Family("fly", ">h{field}", FIELD)
LAND_NONE = Family("land-none", "pass")
LAND_SETTLE = Family("land-settle", "settle")
LAND_EXPLORE = Family("land-explore", "explore")
LAND_STATION = Family("land-station", "st{station}{higher}", STATION, HIGHER)
LAND_MISSION = Family("land-mission", "m{card}", CARD)
PAY = Family("pay", "${ones}{twos}{threes}", ONES, TWOS, THREES)
OUTPOST = Family("outpost", "op{marker}", MARKER)
OUTPOST_NONE = Family("outpost-none", "op-")
PICK_BONUS = Family("pick-bonus", "tb{marker}", MARKER)
TRIGGER = Family("trigger", "tr{station}", STATION_CARD)
SELL = Family("sell", "x{colour}{column}", COLOUR, COLUMN)
SELL_FUEL = Family("sell-fuel", "xf")
SELL_BUCK = Family("sell-buck", "xb")
XBUY = Family("xbuy", "y{units}{colour}", UNITS, COLOUR)
DRIVE_UP = Family("drive-up", "d12")
FINISH = Family("finish", "fin{planet}", PAID)
END_TURN = Family("end-turn", "end")

FAMILIES = (
    DIE, PLACE_NORMAL, PLACE_TRANSFORM, PLACE_RESEARCH, PLACE_DEV, BONUS, MALUS_FUEL, MALUS_BUCK, ACT_I, ACT_II,
    STORE, UPGRADE, PUSH, BUY_AP, DONE, B_DRIVE, B_DRAW, B_PLAY, B_FLY, RES_DRAW, RES_PLAY, PICK_CARD, SIDE_MISSION,
    SIDE_DEV, PORTAL_FLIP, PORTAL_DROP, PORTAL_FREE, FLY, LAND_NONE, LAND_SETTLE, LAND_EXPLORE, LAND_STATION,
    LAND_MISSION, PAY, OUTPOST, OUTPOST_NONE, PICK_BONUS, TRIGGER, SELL, SELL_FUEL, SELL_BUCK, XBUY, DRIVE_UP, FINISH,
    END_TURN,
)  # fmt: skip

OUTCOMES = {
    CHANCE_TILE: Family("tile", "~t{tile}", Axis("tile", TILES)),
    CHANCE_ROTATION: Family("rotation", "~r{turns}", Axis("turns", "012345")),
    CHANCE_BACK: Family("back", "~b{colour}", COLOUR),
    CHANCE_START_PLAYER: Family("start-player", "~s{seat}", Axis("seat", [str(p) for p in range(SEATS)])),
    CHANCE_START_CARD: Family("start-card", "~sc{start}", Axis("start", "1234")),
    CHANCE_CARD: Family("draw-card", "~c{card}", CARD),
    CHANCE_DIE: Family("roll", "~{colour}{face}", COLOUR, Axis("face", FACE_TEXTS)),
    CHANCE_CENTRE: Family("centre", "~z{tile}", Axis("tile", TILES)),
    CHANCE_PLANET: Family("planet", "~p{planet}", Axis("planet", [str(p) for p in range(PLANETS)])),
}


def read_action(text: str) -> str:
    """Add the `~` to an outcome that is written without it."""
    return f"~{text}"
