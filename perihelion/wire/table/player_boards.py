"""Everything that is open of one player, for a viewer who looks at that seat. It starts from a spectator's view."""

from __future__ import annotations

from ...core.vocabulary import SPECTATOR
from ...draw.scene import Scene
from ..schemas.board import PlayerBoard, PlayerFields
from .frames import describe_sections
from .presenter import TablePresenter


def describe_player(presenter: TablePresenter, seat: int, lang: str) -> PlayerFields:
    """Return a player's board as a drawing, if the game has one, and in words."""
    view = presenter.frame(SPECTATOR, lang).view
    board = presenter.table.game.board
    return {
        "board": _describe_scene(board.draw_seat(view, seat)) if board and board.draw_seat else None,
        "outline": describe_sections(board.holdings(view, seat) if board and board.holdings else []),
    }


def _describe_scene(scene: Scene) -> PlayerBoard:
    return {
        "width": scene.width,
        "height": scene.height,
        "top": scene.parts[0][1],
        "static": scene.ground,
        "groups": scene.groups,
        "order": list(scene.groups),
    }
