"""The drawing kit: SVG as strings, one look for all boards. It does not depend on a game.

* `scene`: a constant ground, and keyed groups that move
* `theme`: colours by day and by night, the stylesheet
* `shapes`: group, circle, rect, path, text, figure, gradients
* `symbols`: sun, stars, planets, dice, dominoes, cards, arrows; `goods`: suits and goods
* `layout`: grids, hexes, rings
* `marks`: what can be touched, what happened, what was refused
* `outline`: the position in words; `text_map`: a map made of characters; `inks`: words in colour
* `memo`: parts of a drawing or an outline that are rebuilt only when something changed
"""

from .marks import marks
from .memo import memoise
from .outline import Section, as_text
from .scene import Scene
from .theme import stylesheet

__all__ = ["Scene", "Section", "as_text", "marks", "memoise", "stylesheet"]
