"""Everything that lies open of one player, for whoever looks at that seat. It starts from a spectator's view."""

from __future__ import annotations

from typing import Any

from ...core.vocabulary import SPECTATOR
from ...draw.outline import Section
from .presenter import TablePresenter


def describe_player(presenter: TablePresenter, seat: int, lang: str) -> dict[str, Any]:
    """Return a player's board as a drawing, where the game has one, and in words."""
    view = presenter.frame(SPECTATOR, lang).view
    board = presenter.table.game.board
    sections: list[Section] = board.holdings(view, seat) if board and board.holdings else []
    drawn = None
    if board and board.draw_seat:
        scene = board.draw_seat(view, seat)
        top = scene.parts[0][1]
        drawn = {
            "width": scene.width,
            "height": scene.height,
            "top": top,
            "static": scene.ground,
            "groups": scene.groups,
            "order": list(scene.groups),
        }
    names = ("heading", "items", "header", "rows")
    return {"board": drawn, "outline": [{name: getattr(section, name) for name in names} for section in sections]}
