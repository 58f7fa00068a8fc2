"""The report as one HTML page without scripts and without other files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ..bots.hints import describe_reasons, number, pays_later, percent, signed
from ..bots.ratings import Z
from ..core.narration import choice
from ..core.position import Position
from ..draw.theme import stylesheet
from ..words import Words
from .model import Decision, Draws, Report
from .plot import lines

NUMBERS = tuple("+−0123456789")

STYLE = """
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1080px; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 28px; } h2 { font-size: 20px; margin-top: 40px; }
p.quiet, td.quiet, .quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; }
figure { margin: 16px 0; } figcaption { color: var(--quiet); }
article { background: var(--surface); border-radius: 14px; padding: 4px 20px 20px; margin: 20px 0; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; }
.boards svg { width: 100%; height: auto; }
figure > svg { width: 100%; height: auto; }
summary { cursor: pointer; padding: 12px 0; }
"""


def page(report: Report, position: Position) -> str:
    """Return the page, in the language of the position."""
    words = position.words
    title = words("report-title", game=words("game"))
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_result(report, words))}</p>",
        f"<p class='quiet'>{escape(words('report-how', simulations=report.simulations))}</p>",
        _curve(report, words),
        _seats(report, words),
        _costliest(report, position, words),
        _decisions(report, position, words),
        _outcomes(report, words),
        _draws(report.draws, words),
    ]
    board = position.game.board
    own = "" if board is None else board.style
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{stylesheet()}{own}{STYLE}</style></head><body>{''.join(body)}</body></html>\n"
    )


def _result(report: Report, words: Words) -> str:
    points = ", ".join(words("report-points", name=seat.name, points=seat.points) for seat in report.seats)
    return words("report-result" if report.finished else "report-so-far", points=points)


def _curve(report: Report, words: Words) -> str:
    names = [seat.name for seat in report.seats]
    marks = [(decision.entry, decision.seat) for decision in report.costliest()]
    drawn = lines("report", words("report-curve"), names, report.shares, marks)
    about = escape(words("report-curve-about"))
    return f"<h2>{escape(words('report-curve'))}</h2><figure>{drawn}<figcaption>{about}</figcaption></figure>"


def _seats(report: Report, words: Words) -> str:
    keys = ("points-column", "share", "error", "each", "luck", "adjusted")
    rows = [
        [
            seat.name,
            str(seat.points),
            _share(seat.share),
            f"{_points(seat.error, words)} (± {_points(Z * seat.uncertainty, words)})",
            _points(seat.error / max(1, seat.decisions), words),
            signed(100 * seat.luck, words),
            _share(seat.adjusted),
        ]
        for seat in report.seats
    ]
    about = escape(words("report-seats-about"))
    table = _table(["", *(words(f"report-{key}") for key in keys)], rows)
    return f"<h2>{escape(words('report-seats'))}</h2>{table}<p class='quiet'>{about}</p>"


def _costliest(report: Report, position: Position, words: Words) -> str:
    costly = report.costliest()
    parts = [f"<h2>{escape(words('report-costliest'))}</h2>"]
    if not costly:
        parts.append(f"<p>{escape(words('report-none'))}</p>")
    for decision in costly:
        before = position.copy()
        while len(before.log) > decision.entry:
            before.undo()
        after = before.copy().play(decision.played)
        played, best = (_describe(before, decision.seat, text) for text in (decision.played, decision.best))
        why = describe_reasons(decision.reasons, words)
        reason = words("hint-later") if pays_later(decision.reasons) else words("report-why", why=why) if why else ""
        parts += [
            f"<article><h3>{escape(words('report-decision', entry=decision.entry + 1, player=decision.seat))}</h3>",
            f"<p>{escape(words('report-played', says=played))}<br>{escape(words('report-best', says=best))}</p>",
            f"<p>{escape(_loss(decision, words))}{escape(' ' + reason)}</p>",
            "<div class='boards'>",
            *(
                f"<figure><figcaption>{escape(words(key))}</figcaption>{_board(at, decision.seat)}</figure>"
                for key, at in (("report-before", before), ("report-after", after))
            ),
            "</div></article>",
        ]
    return "".join(parts)


def _decisions(report: Report, position: Position, words: Words) -> str:
    texts = ("entry", "seat", "played-short", "best-short", "share", "loss")
    rows = [
        [
            str(decision.entry + 1),
            report.seats[decision.seat].name,
            decision.played,
            decision.best if decision.best != decision.played else "=",
            _share(decision.share),
            f"{_points(decision.loss, words)} (± {_points(Z * decision.uncertainty, words)})",
        ]
        for decision in report.decisions
    ]
    return _folded(words("report-decisions", n=len(rows)), _table([words(f"report-{key}") for key in texts], rows))


def _outcomes(report: Report, words: Words) -> str:
    rows = [
        [str(each.entry + 1), each.text, *(signed(100 * luck, words) for luck in each.luck)] for each in report.outcomes
    ]
    header = [words("report-entry"), words("report-outcome"), *(seat.name for seat in report.seats)]
    return _folded(words("report-outcomes", n=len(rows)), _table(header, rows))


def _draws(draws: Iterable[Draws], words: Words) -> str:
    parts = [f"<h2>{escape(words('report-draws'))}</h2>"]
    for group in draws:
        key = f"draws-{group.kind}"
        name = words(key) if words.has(key) else group.kind
        rows = [[face.text, str(face.drawn), number(face.expected, words, 1)] for face in group.faces]
        header = [words("report-outcome"), words("report-drawn"), words("report-expected")]
        parts.append(_folded(words("report-kind", kind=name, n=group.draws), _table(header, rows)))
    return "".join(parts)


def _describe(at: Position, seat: int, text: str) -> str:
    return f"{text}: {choice(at.view(seat), at.game.actions.ids[text])}"


def _loss(decision: Decision, words: Words) -> str:
    error = Z * decision.uncertainty
    return words("report-lost", loss=_points(decision.loss, words), error=_points(error, words))


def _board(at: Position, seat: int) -> str:
    board = at.game.board
    return "" if board is None else str(board.draw(at.view(seat)).svg(standalone=False))


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rows = list(rows)
    numeric = [all(row[i][:1] in NUMBERS for row in rows) for i in range(len(header))]

    def line(tag: str, texts: Sequence[str]) -> str:
        cells = zip(texts, numeric, strict=True)
        return "".join(f"<{tag}{' class=number' if right else ''}>{escape(text)}</{tag}>" for text, right in cells)

    head = line("th", header)
    body = "".join(f"<tr>{line('td', row)}</tr>" for row in rows)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _folded(title: str, content: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def _share(share: float) -> str:
    return f"{percent(share)} %".replace("-", "−")


def _points(share: float, words: Words) -> str:
    """Return a small share as percent with one digit."""
    return number(100 * share, words, 1)
