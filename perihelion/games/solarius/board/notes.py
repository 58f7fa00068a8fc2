"""What an action costs, which exchanges can wait, what a hasty *Done* would lose; price badges on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import price_badge
from perihelion.rules import Note

from ..prompts import choice_values
from ..rules import families as a
from ..rules.components import BLACK, BONUS, PLANET_COLOUR, PURCHASE
from ..rules.die_action import has_step
from ..rules.state import AT_PUSH, AT_SELL, AT_UPGRADE, STORE, State
from .symbols import coin, fuel
from .touch import touch

if TYPE_CHECKING:
    from perihelion.core.view import View
    from perihelion.rules import Family

FUEL, BUCK = "fuel", "buck"
EXCHANGES = (a.SELL, a.XBUY, a.DRIVE_UP)
ON_MAP = (a.FLY,)
"""The actions that are chosen on the map alone. All others are buttons beside the board, too."""
BADGED = (a.FLY, a.B_DRIVE, a.BUY_AP, a.FINISH)
"""The actions whose price is written on what is touched; nothing else is touched there at the same time."""
BADGE, DROP = 24, 22
"""The size of a price badge, and how far it is below the middle of a field."""


def note(view: View, action: int) -> Note:
    """What the player to act should know about a legal action."""
    s: State = view.state
    family, axes = view.game.actions.family(action)
    count, unit = _price(s, family, axes)
    if family is a.XBUY:
        price = view.words(f"units-{axes[0]}")
    else:
        price = view.words(f"price-{unit}", n=count) if count else ""
    quiet = family in EXCHANGES and s.phase != AT_SELL
    button = not quiet and family not in ON_MAP
    return Note(price, quiet, _warning(view) if family is a.DONE else "", button)


def _price(s: State, family: Family, axes: tuple[int, ...]) -> tuple[int, str]:
    """What is paid at once, and in which unit."""
    if family is a.FLY:
        return int(choice_values(s, family.name, axes)["price"]), FUEL
    if family in (a.B_DRIVE, a.DRIVE_UP):
        return PURCHASE, FUEL
    if family is a.BUY_AP:
        return int(choice_values(s, family.name, axes)["price"]), BUCK
    if family is a.FINISH:
        price = int(choice_values(s, family.name, axes)["price"])
        return price, FUEL if PLANET_COLOUR[axes[0]] == BLACK else BUCK
    if family is a.DIE and BONUS[s.bridge_slot[axes[0]]] < 0:
        return 1, "either"
    return 0, FUEL


def _warning(view: View) -> str:
    """What *Done* would lose, as a question."""
    s: State = view.state
    if s.phase == AT_SELL and s.sell_credit > 0:
        return view.words("warning-sell")
    if s.phase in (STORE, AT_UPGRADE, AT_PUSH) and has_step(s, s.to_act):
        left = s.store_left if s.phase == STORE else s.ap
        return view.words("warning-store" if s.phase == STORE else "warning-points", n=left)
    return ""


def draw_prices(scene: Scene, view: View) -> None:
    """Write the price on everything that the player to act can touch and has to pay for."""
    s: State = view.state
    for action in view.legal:
        family, axes = view.game.actions.family(action)
        if family not in BADGED:
            continue
        count, unit = _price(s, family, axes)
        key = touch(view, action)[0]
        if count and key in scene.groups and f"price-{key}" not in scene.groups:
            symbol = (fuel if unit == FUEL else coin)(BADGE)
            scene.put_price(key, price_badge(count, symbol, size=BADGE), (0, DROP))
