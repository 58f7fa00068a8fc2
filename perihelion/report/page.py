"""The report in words and pictures: the content for the web page, and one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from html import escape
from importlib.resources import files

from ..bots.hints import number, percent, signed
from ..bots.ratings import Z
from ..bots.reasons import OWN, tell_reasons
from ..core.narration import choice, narrate_entry, outcome_names
from ..core.position import Position
from ..core.recent_view import open_view
from ..core.seat_colours import seat_colours
from ..core.view import View
from ..core.vocabulary import SPECTATOR
from ..draw.marks import marks
from ..draw.theme import stylesheet
from ..words import Words
from .analysis import Analysis
from .balance import balance_of
from .model import Decision, Draws, Report, Seat, worst_of_turns
from .plot import NARROW_PLOT, PLOT, lines
from .turns import GameTurns, turns_of

NUMBERS = tuple("+−0123456789")
MUCH_LUCK, SOME_LUCK = 0.25, 0.08
"""The least luck of a game, as a share of the win, that is called much, or some."""
MAX_DOUBTFUL = 8
MAX_OUTCOMES = 20
"""The number of draws whose luck is listed: those that mattered most."""
LONG_TURN = 4
"""The decision itself is named if the story of the turn has at least this many commas."""
LEAST_LUCK = 0.0005
"""Less luck is shown as 0.0, so it is left out."""
ROUNDED_FROM = 0.1
"""From this share on, chances are rounded to whole percentages."""

STYLE = """
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1080px; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 28px; } h2 { font-size: 20px; }
"""


def report_stylesheet() -> str:
    """Return the stylesheet of a report, for the page of a table and for a file."""
    return files(__package__).joinpath("report.css").read_text(encoding="utf-8")


@dataclass
class ReportText:
    """A report in one language."""

    report: Report
    analysis: Analysis
    words: Words
    names: Sequence[str]
    """The name of each seat."""
    figure: Callable[[Decision, View], str]
    """Returns the picture of a mistake, as HTML."""
    replay: Callable[[int], str] = lambda entry: ""
    """Returns the address that shows an entry of the log, or an empty text."""
    dot: Callable[[str], str] = lambda colour: f'<span data-colour="{escape(colour)}"></span>'
    """Returns a dot in the colour of a seat; the page of a table draws it itself."""

    def beginning(self, seat: int = SPECTATOR) -> str:
        """Return the result and the turning points as HTML: those of a seat first, or those of all seats."""
        words = self.words
        own, others = self._turning_points(seat)
        heading = words("report-turning-points" if seat == SPECTATOR else "report-my-turning-points")
        if own:
            cards = [self._mistake(each, seat) for each in own]
            parts = [f'<p class="quiet">{escape(words("report-measure"))}</p>', *cards]
        else:
            parts = [f"<p>{escape(words('report-none' if self.report.mistakes_known else 'report-searching'))}</p>"]
        if others:
            told = "".join(self._mistake(each, seat) for each in others)
            parts.append(self._folded(words("report-others-turning-points", n=len(others)), told))
        facts = f'<p class="report-headline"><strong>{escape(self._result())}</strong> {escape(self._lead(seat))}</p>'
        return f"{facts}<section><h2>{escape(heading)}</h2>{''.join(parts)}</section>"

    def content(self) -> str:
        """Return everything that follows the curve, as HTML."""
        report = self.report
        return "".join(
            (
                self._players(),
                self._balance() if report.luck_known else "",
                self._small_mistakes(),
                self._doubtful() if report.mistakes_known else "",
                self._outcomes() if report.luck_known else "",
                self._draws(report.draws) if report.luck_known else "",
                f'<p class="quiet">{escape(self.words("report-how"))}</p>',
            )
        )

    def curve(self) -> str:
        """Return the chances to win after each turn, as SVG: a picture for wide screens and one for phones."""
        shares = [self.report.shares[k] for k in self.turns.ends()]
        marked = [(place + 1, seat) for place, seat in self.big_mistakes()]
        title = self.words("report-curve")
        draw = partial(lines, "report", title, self.names, self.colours, shares, marked, percent=self._percent)
        return "".join(draw(size=size) for size in (PLOT, NARROW_PLOT))

    def _percent(self, n: str | int) -> str:
        return self.words("percent", n=n)

    def big_mistakes(self) -> list[tuple[int, int]]:
        """Return the turn and the seat of each big mistake."""
        return [(self.turns.place(each.entry), each.seat) for each in self.report.mistakes() if each.is_big]

    @cached_property
    def turns(self) -> GameTurns:
        """The turns of the game."""
        return turns_of(self.analysis)

    @cached_property
    def colours(self) -> list[str]:
        """The colour of each seat."""
        return seat_colours(self.analysis.position.game, len(self.names))

    def _turning_points(self, seat: int) -> tuple[list[Decision], list[Decision]]:
        """Return the turning points of a reader and those of the others, the costliest first."""
        points = [each for other in range(len(self.names)) for each in self.report.turning_points(other)]
        points.sort(key=lambda each: -each.loss)
        own = [each for each in points if seat in (SPECTATOR, each.seat)]
        return own, [each for each in points if each not in own]

    def _result(self) -> str:
        points = ", ".join(
            self.words("report-points", name=name, points=seat.points)
            for name, seat in zip(self.names, self.report.seats, strict=True)
        )
        return self.words("report-result" if self.report.finished else "report-so-far", points=points)

    def _lead(self, reader: int) -> str:
        """Return since when the player with the most points has led on points; empty if nobody leads."""
        points = self.turns.points()
        leaders = [seat for seat, each in enumerate(points[-1]) if each == max(points[-1])]
        if len(leaders) != 1 or len(self.names) == 1 or len(points) < 2:
            return ""
        behind = [turn for turn, each in enumerate(points) if sorted(each)[-2] >= each[leaders[0]]]
        turn = self.turns.number(max(0, max(behind, default=-1)))
        key = "report-ahead-own" if leaders[0] == reader else "report-ahead"
        return self.words(key, name=self.names[leaders[0]], number=turn, of=self.turns.of)

    def _players(self) -> str:
        words, cards = self.words, []
        for n, (name, seat) in enumerate(zip(self.names, self.report.seats, strict=True)):
            told = "".join(f"<p{kind}>{escape(text)}</p>" for text, kind in self._summary(seat) if text)
            cards.append(f"<li>{self.dot(self.colours[n])}<h3>{escape(name)}</h3>{told}</li>")
        heading = f"<h2>{escape(words('report-seats'))}</h2>"
        return f'<section>{heading}<ul class="report-players">{"".join(cards)}</ul></section>'

    def _summary(self, seat: Seat) -> Iterator[tuple[str, str]]:
        """Yield what is known about a seat, and how it is shown."""
        words, report = self.words, self.report
        counts = {"report-big": seat.big_mistakes, "report-small": seat.small_mistakes}
        found = ", ".join(words(key, n=count) for key, count in counts.items() if count)
        mistakes = found or words("report-no-mistakes")
        if report.mistakes_known:
            yield mistakes, ""
        else:
            yield words("report-found", mistakes=mistakes) if found else words("report-not-known"), ""
        if report.outcomes and report.luck_known:
            yield words("report-luck", says=words(luck_key(seat.luck))), ' class="quiet"'

    def _balance(self) -> str:
        """Return a table that leads from the first chance of each seat to its last one."""
        words, actors = self.words, [entry.actor for entry in self.analysis.position.shared_log]
        balances = [balance_of(self.report, actors, seat) for seat in range(len(self.names))]
        parts = ["luck", "own", *(["others"] if len(balances) > 1 else [])]
        rows = [[words(f"report-balance-{key}"), *(_signed_whole(getattr(b, key)) for b in balances)] for key in parts]
        first = [words("report-balance-start"), *(self._percent(each.start) for each in balances)]
        end = "report-balance-end" if self.report.finished else "report-balance-now"
        last = [words(end), *(self._percent(each.end) for each in balances)]
        about = f'<p class="quiet">{escape(words("report-balance-about"))}</p>'
        table = _table(["", *self.names], [first, *rows, last])
        return f"<section><h2>{escape(words('report-balance'))}</h2>{table}{about}</section>"

    def _mistake(self, decision: Decision, reader: int) -> str:
        words, view = self.words, self._view(decision)
        owner = OWN if decision.seat == reader else decision.seat
        reason = tell_reasons(decision.reasons, decision.pays_later, view.game, words, owner)
        played, best = (self._describe(view, text) for text in (decision.played, decision.best))
        place = self.turns.place(decision.entry)
        turn, better = self.turns.tell(place, words), self.turns.tell_better(decision, words)
        choice_line = ""
        if better and better != turn:
            reason = reason or words("report-unseen")
            if turn.count(",") >= LONG_TURN and decision.best in decision.better_turn:  # missing in old reports
                choice_line = f'<p class="quiet">{escape(words("report-choice", played=played, best=best))}</p>'
            played, best = turn, better
        heading = words(
            "report-turn", number=self.turns.number(place), of=self.turns.of, name=self.names[decision.seat]
        )
        kind = words("report-kind-big" if decision.is_big else "report-kind-small")
        return (
            f'<article class="report-mistake"><div><h3>{escape(heading)}</h3>'
            f"<p>{escape(words('report-played', says=played))}<br>"
            f"<strong>{escape(words('report-best', says=best))}</strong></p>{choice_line}"
            f"<p>{escape(kind)} {escape(self._loss(decision))} {escape(reason)}</p>"
            f"{self._link(decision.entry)}</div>{self.figure(decision, view)}</article>"
        )

    def _loss(self, decision: Decision) -> str:
        """Return from which chance to which one a decision led."""
        digits = 0 if decision.share >= ROUNDED_FROM else 1
        after, error = decision.share - decision.loss, Z * decision.uncertainty
        error = max(error, 0.01 * 0.1**digits)  # no estimate is exact
        before, left, margin = (number(100 * each, self.words, digits) for each in (decision.share, after, error))
        return self.words("report-lost", before=before, after=left, error=margin, cost=percent(decision.cost))

    def _small_mistakes(self) -> str:
        shown, _ = self._turning_points(SPECTATOR)
        turns = {each.turn for each in shown}
        rest = [
            each
            for each in self.report.mistakes()
            if each not in shown and (each.turn is None or each.turn not in turns)
        ]
        rest = sorted(worst_of_turns(rest), key=lambda each: each.entry)
        return self._folded(self.words("report-others", n=len(rest)), self._decisions(rest)) if rest else ""

    def _doubtful(self) -> str:
        doubtful = sorted(worst_of_turns(self.report.doubtful())[:MAX_DOUBTFUL], key=lambda each: each.entry)
        if not doubtful:
            return ""
        return self._folded(self.words("report-doubtful", n=len(doubtful)), self._decisions(doubtful))

    def _decisions(self, decisions: Iterable[Decision]) -> str:
        """Return a table of whole turns: the played one and the better one."""
        rows = []
        for decision in decisions:
            place = self.turns.place(decision.entry)
            played, best = self.turns.tell(place, self.words), self.turns.tell_better(decision, self.words)
            if best in ("", played):  # the story does not show the difference
                played, best = (self._describe(self._view(decision), each) for each in (decision.played, decision.best))
            cost = self._percent(percent(decision.cost))
            rows.append([str(self.turns.number(place) or "–"), self.names[decision.seat], played, best, cost])
        header = ("turn-short", "seat", "played-short", "best-short", "loss")
        return _table([self.words(f"report-{key}") for key in header], rows)

    def _outcomes(self) -> str:
        if not self.report.outcomes:
            return ""
        log = list(self.analysis.position.shared_log)
        view = replace(open_view(self.analysis.position, self.words), log=log)
        felt = [each for each in self.report.outcomes if max(map(abs, each.luck)) >= LEAST_LUCK]
        felt.sort(key=lambda each: -max(map(abs, each.luck)))
        rows = [
            [
                str(self.turns.number(self.turns.place(each.entry))) if each.entry >= self.turns.ends()[0] else "",
                " ".join(narrate_entry(view, each.entry)) or self._name_outcome(each.kind, each.text),
                *(signed(100 * luck, self.words) for luck in each.luck),
            ]
            for each in felt[:MAX_OUTCOMES]
        ]
        if not rows:
            return ""
        table = _table([self.words("report-turn-short"), self.words("report-outcome"), *self.names], rows)
        about = f'<p class="quiet">{escape(self.words("report-luck-about"))}</p>'
        return self._folded(self.words("report-outcomes", n=len(rows)), about + table)

    def _draws(self, draws: Iterable[Draws]) -> str:
        words, parts = self.words, []
        for group in draws:
            if max(face.expected for face in group.faces) < 1 or all(face.is_certain for face in group.faces):
                continue  # unique cards, and decks that were drawn completely
            key = f"draws-{group.kind}"
            name = words(key) if words.has(key) else group.kind
            rows = [
                [self._name_outcome(group.kind, face.text), str(face.drawn), number(face.expected, words, 1)]
                for face in group.faces
            ]
            header = [words("report-outcome"), words("report-drawn"), words("report-expected")]
            parts.append(self._folded(words("report-kind", kind=name, n=group.draws), _table(header, rows)))
        return f"<section><h2>{escape(words('report-draws'))}</h2>{''.join(parts)}</section>" if parts else ""

    def _name_outcome(self, kind: str, text: str) -> str:
        return outcome_names(self.analysis.position.game, kind, self.words).get(text, text)

    def _view(self, decision: Decision) -> View:
        return replace(self.analysis.view(decision.entry), words=self.words)

    def _describe(self, view: View, text: str) -> str:
        return choice(view, view.game.actions.ids[text])

    def _link(self, entry: int) -> str:
        address = self.replay(entry)
        return f'<p><a href="{escape(address)}">{escape(self.words("report-show"))}</a></p>' if address else ""

    @staticmethod
    def _folded(title: str, content: str) -> str:
        return f"<details><summary>{escape(title)}</summary>{content}</details>"


@dataclass
class ReportFile:
    """A report as one HTML file without scripts and without other files."""

    report: Report
    position: Position
    names: Sequence[str] = ()

    @cached_property
    def analysis(self) -> Analysis:
        """The analysis, which has the past states of the game."""
        return Analysis(self.position, seed=self.report.seed)

    def html(self) -> str:
        """Return the page, in the language of the position."""
        names = self.names or [seat.name for seat in self.report.seats]
        words = Words(self.position.words.lang, self.position.game.package, players=len(names), names=names)
        text = ReportText(self.report, self.analysis, words, names, self._board, dot=_draw_dot)
        title = escape(words("report-title", game=words("game")))
        board = self.position.game.board
        style = stylesheet() + ("" if board is None else board.style) + STYLE + report_stylesheet()
        return (
            f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
            f'<style>{style}</style></head><body class="report"><h1>{title}</h1>'
            f'{text.beginning()}<figure class="report-curve">{text.curve()}<figcaption class="quiet">'
            f"{escape(words('report-curve-about'))}</figcaption></figure>{text.content()}</body></html>\n"
        )

    def _board(self, decision: Decision, view: View) -> str:
        board = self.position.game.board
        if board is None:
            return ""
        scene, shown = board.draw(view), touched(view, decision)
        scene.happened = []
        seen = {name: [key for key in keys if key in scene.groups] for name, keys in shown.items()}
        about = escape(view.words("report-board"))
        return f"<figure>{scene.svg(marks(**seen), standalone=False)}<figcaption>{about}</figcaption></figure>"


def page(report: Report, position: Position, names: Sequence[str] = ()) -> str:
    """Return the report as one HTML file, in the language of the position."""
    return ReportFile(report, position, names).html()


def touched(view: View, decision: Decision) -> dict[str, list[str]]:
    """Return the keys that are touched for the better move (`touch`) and for the played one (`happened`)."""
    board, ids = view.game.board, view.game.actions.ids
    if board is None or board.touch is None:
        return {"touch": [], "happened": []}
    best, played = (list(board.touch(view, ids[text])) for text in (decision.best, decision.played))
    return {"touch": best, "happened": [key for key in played if key not in best]}


def _draw_dot(colour: str) -> str:
    dot = f'<circle cx="10" cy="10" r="8" fill="{colour}"/>'
    return f'<svg class="dot" viewBox="0 0 20 20" aria-hidden="true">{dot}</svg>'


def luck_key(luck: float) -> str:
    """Return the word for the luck of a seat."""
    size = "much" if abs(luck) >= MUCH_LUCK else "some" if abs(luck) >= SOME_LUCK else ""
    return f"report-luck-{size}-{'good' if luck > 0 else 'bad'}" if size else "report-luck-none"


def _signed_whole(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rows = list(rows)
    numeric = [all(row[i][:1] in NUMBERS for row in rows) for i in range(len(header))]

    def line(tag: str, texts: Sequence[str]) -> str:
        cells = zip(texts, numeric, strict=True)
        return "".join(f"<{tag}{' class=number' if right else ''}>{escape(text)}</{tag}>" for text, right in cells)

    head = line("th", header)
    body = "".join(f"<tr>{line('td', row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
