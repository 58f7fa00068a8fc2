"""Looking at a finished game together: create a review, show, suggest, hand the lead over, and the WebSocket."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response, WebSocket
from starlette.responses import HTMLResponse

from ...core.registry import game as find_game
from ...store.guests import Guest
from ...table.errors import Forbidden
from ...table.replay import line_at, require_over
from ...table.table import Table
from ...table_log.bodies import OutcomeDrawn
from ...wire.schemas.responses import Empty
from ...wire.schemas.reviews import (
    DismissRequest,
    LeadRequest,
    NewReview,
    NewReviewRequest,
    ReviewState,
    ReviewView,
    SuggestionRequest,
)
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentServices, open_table

router = APIRouter(tags=["reviews"], responses=ERRORS)

ReviewId = Annotated[str, Path(min_length=1, max_length=40)]


async def count_change(guest: CurrentGuest, services: CurrentServices) -> Guest:
    """Return the guest of a request that changes a review, and count it."""
    services.limits.reviews.check(guest.id)
    return guest


Changing = Annotated[Guest, Depends(count_change)]


@router.get("/review/{review}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_page(review: ReviewId, request: Request, guest: CurrentGuest, services: CurrentServices) -> Response:
    """Show a finished game that guests look at together."""
    found, _ = await services.live.reviews.find(review, guest.id)
    live = await services.live.open(found.table)
    return render_page(request, "review", game=find_game(live.table.head.game).key, table=found.table)


@router.websocket("/api/reviews/{review}/live")
async def connect(websocket: WebSocket, review: str, services: CurrentServices) -> None:
    """Serve a review over a WebSocket."""
    await services.live.reviews.serve(websocket, review)


@router.post("/api/reviews", status_code=201)
async def create(body: NewReviewRequest, guest: CurrentGuest, services: CurrentServices) -> NewReview:
    """Create a review of a finished game, which I lead."""
    services.limits.saved_analyses.check(guest.id)
    live = await open_table(body.table, services, guest)
    async with live.loaded.lock:
        at = _played_at(require_over(live.table), body.moment) - 1
    await services.sessions.save(guest)
    review = await services.live.reviews.create(live, guest.id, at)
    return NewReview(review=review, link=f"/review/{review}")


def _played_at(table: Table, moment: int | None) -> int:
    """Return how many moves of the game were made at a moment; without one, those of the set-up."""
    if moment is None:
        return len(list(takewhile(lambda entry: isinstance(entry.body, OutcomeDrawn), table.line)))
    pairs = zip(line_at(table, moment), table.line, strict=False)
    return len(list(takewhile(lambda pair: pair[0].n == pair[1].n, pairs)))


@router.get("/api/reviews/{review}")
async def get_review(review: ReviewId, guest: CurrentGuest, services: CurrentServices) -> ReviewState:
    """Return a review as I see it."""
    return await services.live.reviews.describe(review, guest.id)


@router.post("/api/reviews/{review}/view")
async def show(review: ReviewId, body: ReviewView, guest: Changing, services: CurrentServices) -> Empty:
    """Show everybody another position, other lines or marks; I lead."""
    if guest.id in services.operations.restrictions.muted and any(node.name or node.comment for node in body.nodes):
        raise Forbidden("muted")
    await services.live.reviews.show(review, guest.id, body)
    return Empty()


@router.post("/api/reviews/{review}/suggestions", status_code=201)
async def suggest(review: ReviewId, body: SuggestionRequest, guest: Changing, services: CurrentServices) -> Empty:
    """Suggest moves or marks to the leader; everybody sees that I do."""
    await services.live.reviews.suggest(review, guest.id, body)
    return Empty()


@router.post("/api/reviews/{review}/dismiss")
async def dismiss(review: ReviewId, body: DismissRequest, guest: Changing, services: CurrentServices) -> Empty:
    """Remove a suggestion: one of mine, or any if I lead."""
    await services.live.reviews.dismiss(review, guest.id, body.number)
    return Empty()


@router.post("/api/reviews/{review}/lead")
async def lead(review: ReviewId, body: LeadRequest, guest: Changing, services: CurrentServices) -> Empty:
    """Let somebody else lead, or lead myself if the leader has left."""
    await services.live.reviews.lead(review, guest.id, body.to)
    return Empty()
