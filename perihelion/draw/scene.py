"""A scene: one viewer's picture of a board.

    scene = Scene("solari", 880, 1090, title="Solari")
    ground = scene.define("ground", radial((0, SKY_GLOW), (1, SKY_EDGE)))      # url(#solari-ground)
    scene.stay(rect(880, 880, at=(440, 440), fill=ground))                     # never changes in a game
    scene.put("u1", group("u1", "comet", at, ...))                             # may change, move, be touched
    scene.svg(marks(touch=["u1"]))

The ground (`still` and `defs`) is the same during the whole game and is sent once; afterwards only changed groups are
sent. So every scene of the game makes every definition that a later position may need. Groups are drawn in the order
they were put. A thing that is face down is keyed by its place, so that the key never reveals what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from itertools import compress
from operator import ne

from .layout import Arrangement
from .marks import Marks, joined, marked
from .marks import marks as marks_of
from .memo import View, memoise
from .shapes import Paint, group, num, place_of, title
from .theme import stylesheet

SCREEN = (960, 680)
"""The space for a picture in a notebook: what a laptop shows without scrolling."""


class Groups(dict[str, str]):
    """The groups of a drawing by key. Groups that come from a part are tracked, which makes comparisons fast."""

    __slots__ = ("_brought", "own")

    def __init__(self) -> None:
        self.own: dict[str, str] = {}
        """The groups that do not come from a part."""
        self._brought: list[dict[str, str]] = []

    def bring(self, groups: dict[str, str], pieces: Sequence[dict[str, str]] = ()) -> None:
        """Add the groups of a part, which never change. Raises ValueError if a key is taken.

        `pieces` has the same groups, split as the part itself brought and drew them: some may be those of the last
        drawing.
        """
        together = len(self) + len(groups)
        self.update(groups)
        self._brought += pieces or [groups]
        if len(self) < together:
            raise ValueError("a part puts a group with a key that is taken")

    def pieces(self) -> list[dict[str, str]]:
        """Return all groups, those of each part apart, then the others."""
        return [*self._brought, self.own] if self._brought else []

    def find_changed(self, before: Groups) -> dict[str, str | None]:
        """Return the groups that differ from another drawing, with None for a removed one."""
        changed: dict[str, str | None] = {}
        for groups in self._not_in(before):
            changed.update(compress(groups.items(), map(ne, map(before.get, groups), groups.values())))
        for groups in before._not_in(self):
            changed.update((key, None) for key in groups if key not in self)
        return changed

    def _not_in(self, other: Groups) -> list[dict[str, str]]:
        """Return its own groups, and those of parts that the other one does not share."""
        shared = set(map(id, other._brought))
        return [self.own, *[groups for groups in self._brought if id(groups) not in shared]]


class Scene:
    """The size of a board, its ground, and its keyed groups; see the module's docstring."""

    def __init__(self, key: str, width: float, height: float, *, title: str = "", style: str = "") -> None:
        """`style` is the game's own CSS (its board's STYLE), for colours that depend on the theme."""
        self.key, self.width, self.height, self.title, self.style = key, width, height, title, style
        self._upon: Scene | None = None
        self.defs: dict[str, str] = {}
        self.still: list[str] = []
        self.groups = Groups()
        self.happened: list[str] = []
        """The keys of everything that the last turn moved or changed; `svg` marks them."""
        self.seats: dict[str, int] = {}
        """The keys of the players' panels, each with its seat: a touch there shows everything about that player."""
        self.parts: list[tuple[str, float]] = []
        """Names and upper edges of the parts of a tall board: side by side on a wide screen, tabs on a phone."""
        self.arrangements: list[Arrangement] = []
        """Other ways to place the areas of the drawing; a screen uses the one in which they are largest."""

    def define(self, name: str, paint: Paint) -> str:
        """Add a gradient or clip path once; return the value for `fill`, `url(#solari-name)`."""
        ident = f"{self.key}-{name}"
        if name not in self.defs:
            self.defs[name] = paint(ident)
        return f"url(#{ident})"

    def upon(self, ground: Scene) -> None:
        """Start with the ground of another scene, so that the constant part of a game is drawn once."""
        self.defs, self.still, self._upon = dict(ground.defs), list(ground.still), ground

    def stay(self, *content: str) -> None:
        """Add to the ground, which never changes in a game."""
        self.still += content

    def put(self, key: str, svg: str) -> None:
        """Add the group with this key, above all groups put before."""
        if key in self.groups:
            raise ValueError(f"two groups have the key {key!r}")
        if not svg.startswith(f'<g data-key="{key}"') and not svg.startswith(f'<g data-key="{escape(key)}"'):
            raise ValueError(f"the group {key!r} was not made by group({key!r}, ...)")
        self.groups[key] = self.groups.own[key] = svg

    def put_price(self, key: str, badge: str, at: tuple[float, float] = (0, 0)) -> None:
        """Add a price badge above the group with this key, `at` from its middle. It cannot be touched itself."""
        x, y = place_of(self.groups[key])
        name = f"price-{key}"
        self.put(name, group(name, "price through", (x + at[0], y + at[1]), badge))

    def part(self, draw: Callable[..., None], view: View, *more: Hashable) -> None:
        """Let `draw(scene, view, ...)` draw a part of the board, or reuse what it drew before; see memo.py."""
        drawn = memoise(_apart, view, self.key, self._upon, draw, *more)
        self.groups.bring(drawn.groups, drawn.pieces)
        if drawn.defs:
            self.defs |= drawn.defs

    @property
    def ground(self) -> str:
        """Return the constant part of the scene: the definitions and the ground."""
        return f'<defs>{"".join(self.defs.values())}</defs><g data-layer="still">{"".join(self.still)}</g>'

    def svg(self, marks: Marks | None = None, *, standalone: bool = True, theme: str = "") -> str:
        """Return the whole board as SVG: as a standalone file, or for a page that has the stylesheet."""
        content = self.ground + self._layer(marks or {})
        if standalone:
            return self.file(content, theme)
        return f"<svg {self._head(self.width, self.height, theme)}>{self._name}{content}</svg>"

    def fitted(self, theme: str = "") -> str:
        """Return the whole board as a file that fits a screen, for notebooks, in the largest of its arrangements."""
        wide, high = SCREEN
        content = self.ground + self._layer({})
        width, height = self.width, self.height
        scale = min(wide / width, high / height)
        best = None
        for each in self.arrangements:
            smallest = min(wide / each.width, high / each.height) * min(place.scale for place in each.places)
            if smallest > scale:
                best, scale = each, smallest
        if best is not None:
            content, width, height = _arranged(best, self.key, content), best.width, best.height
        shrink = min(1, wide / width, high / height)
        return self._file(content, width, height, (width * shrink, height * shrink), theme)

    def marked_groups(self, marks: Marks) -> dict[str, str]:
        """Return all groups with these marks, and with those of what happened."""
        marks = joined(marks, marks_of(happened=self.happened))
        unknown = marks.keys() - self.groups.keys()
        if unknown:
            raise ValueError(f"no group has the key {', '.join(sorted(unknown))}")
        return {key: marked(svg, marks[key]) if key in marks else svg for key, svg in self.groups.items()}

    def _layer(self, marks: Marks) -> str:
        return f'<g data-layer="groups">{"".join(self.marked_groups(marks).values())}</g>'

    @property
    def _name(self) -> str:
        return title(self.title) if self.title else ""

    def _head(self, width: float, height: float, theme: str) -> str:
        head = f'class="board board-{self.key}" viewBox="0 0 {num(width)} {num(height)}"'
        return f'{head} data-theme="{theme}"' if theme else head

    def file(self, content: str, theme: str = "") -> str:
        """Return this content as a standalone file, in the size of the board."""
        return self._file(content, self.width, self.height, (self.width, self.height), theme)

    def _file(self, content: str, width: float, height: float, size: tuple[float, float], theme: str) -> str:
        """Return a standalone file, with the stylesheet, shown in this size."""
        head = f'xmlns="http://www.w3.org/2000/svg" {self._head(width, height, theme)}'
        head += f' width="{num(size[0])}" height="{num(size[1])}"'
        return f"<svg {head}>{self._name}<style>{stylesheet()}{self.style}</style>{content}</svg>"


def _arranged(arrangement: Arrangement, key: str, content: str) -> str:
    """Return the areas of a drawing rearranged: each shows its part of the one drawing.

    The drawing's id is derived from its content, because several pictures may be in one notebook.
    """
    ident = f"{key}-{blake2b(content.encode(), digest_size=6).hexdigest()}"
    areas = []
    for place in arrangement.places:
        corner = f'x="{num(place.x)}" y="{num(place.y)}"'
        size = f'width="{num(place.width * place.scale)}" height="{num(place.height * place.scale)}"'
        seen = f'viewBox="{num(place.left)} {num(place.top)} {num(place.width)} {num(place.height)}"'
        areas.append(f'<svg {corner} {size} {seen}><use href="#{ident}"/></svg>')
    return f'<defs><g id="{ident}">{content}</g></defs>{"".join(areas)}'


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn part: its groups, and its definitions besides those of the ground."""

    groups: dict[str, str]
    pieces: Sequence[dict[str, str]]
    """The same groups, split as the part brought and drew them; empty if it brought none."""
    defs: dict[str, str]


def _apart(view: View, key: str, ground: Scene | None, draw: Callable[..., None], *more: Hashable) -> Drawn:
    """Draw a part on a scene of its own, so that cached parts do not keep the scene around them alive."""
    scene, known = Scene(key, 0, 0), ground.defs if ground else {}
    scene.defs = dict(known)
    draw(scene, view, *more)
    defs = {name: paint for name, paint in scene.defs.items() if name not in known}
    return Drawn(dict(scene.groups), scene.groups.pieces(), defs)
