"""Draws compared with expectation, in words: of one table as far as a viewer may know, and of all games of a guest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..core.game import Game
from ..core.narration import outcome_names
from ..core.registry import game as find_game
from ..errors import UnknownGame
from ..fair.draw_log import all_draws, known_draws
from ..fair.draw_statistics import Draw, Group, group_draws
from ..table.stored import StoredEntry
from ..table_log.entries import read_entry
from ..words import Words
from .schemas.responses import DrawGroup, GameDraws, TableDraws
from .table.listed_tables import ListedRow
from .table.presenter import TablePresenter
from .table_words import table_words

MOST_GAMES = 100
"""Number of a guest's last games that count."""

FEWEST_DRAWS = 8
"""Fewer draws are not tested."""

RARE = 0.01
"""Draws with a smaller p-value are called rare."""


def describe_table_draws(presenter: TablePresenter, seat: int, lang: str) -> TableDraws:
    """Return the draws of a table: all of them if the game has ended, otherwise those that the seat knows."""
    table, words = presenter.table, presenter.words(lang)
    _ = presenter.log_text  # drops the odds of a table that was restored
    if table.ended:
        draws = all_draws(table.game, table.log)
    else:
        draws = known_draws(table.position, table.line, table.log, seat, presenter.known_odds)
    return {"full": table.ended, "groups": describe_draws(draws, table.game, words)}


def describe_guest_draws(
    logs: Iterable[tuple[ListedRow, Sequence[StoredEntry]]], guest: str, lang: str
) -> list[GameDraws]:
    """Return the draws of a guest's finished games: for each game all of them, and those made for the guest.

    `logs` has the row and the entries of each table.
    """
    everything: dict[str, list[Draw]] = defaultdict(list)
    mine: dict[str, list[Draw]] = defaultdict(list)
    tables: dict[str, int] = defaultdict(int)
    for row, entries in logs:
        try:
            draws = all_draws(find_game(row.game), [read_entry(*entry) for entry in entries])
        except (UnknownGame, ValueError, KeyError):
            continue  # the game is no longer installed, or its phases had other names
        seats = {n for n, seat in enumerate(row.summary["seats"]) if seat["guest"] == guest}
        tables[row.game] += 1
        everything[row.game] += draws
        mine[row.game] += [draw for draw in draws if draw.seat in seats]
    answer: list[GameDraws] = []
    for key, count in sorted(tables.items()):
        game = find_game(key)
        words = table_words(lang, game.package)
        answer.append(
            {
                "game": key,
                "gameName": words("game"),
                "games": count,
                "all": describe_draws(everything[key], game, words),
                "mine": describe_draws(mine[key], game, words),
            }
        )
    return answer


def describe_draws(draws: Sequence[Draw], game: Game, words: Words) -> list[DrawGroup]:
    """Return draws by kind, in words."""
    return [_describe_group(group, game, words) for group in group_draws(draws)]


def _describe_group(group: Group, game: Game, words: Words) -> DrawGroup:
    key = f"draws-{group.kind}"
    labels = outcome_names(game, group.kind, words)
    return {
        "label": words(key if words.has(key) else "draws-other"),
        "draws": group.draws,
        "chance": round(group.p_value, 4),
        "says": _test_sentence(group, words),
        "seats": [{"seat": seat, "draws": draws} for seat, draws in sorted(group.seats.items())],
        "faces": [
            {"label": labels.get(face.text, face.text), "drawn": face.drawn, "expected": round(face.expected, 2)}
            for face in group.faces
        ],
    }


def _test_sentence(group: Group, words: Words) -> str:
    """Return the result of the test in one sentence."""
    if group.draws < FEWEST_DRAWS:
        return words("draws-few")
    percent = 100 * group.p_value
    rare = group.p_value < RARE
    return words("draws-rare" if rare else "draws-usual", percent=f"{percent:.1f}" if rare else str(round(percent)))
