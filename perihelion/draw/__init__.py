"""The drawing kit: SVG as strings, one look for all boards. It knows no game.

* `scene`: a ground that stays, and keyed groups that move
* `theme`: colours by day and by night, the stylesheet
* `shapes`: group, circle, rect, path, text, figure, gradients
* `symbols`: sun, stars, planets, dice, dominoes, cards, arrows; `goods`: suits and goods
* `layout`: grids, hexes, rings
* `marks`: what can be touched, what happened, what was refused
* `outline`: the position in words
* `again`: parts of a drawing or an outline that are made once
"""

from .again import again
from .marks import marks
from .outline import Section, as_text
from .scene import Scene
from .theme import stylesheet

__all__ = ["Scene", "Section", "again", "as_text", "marks", "stylesheet"]
