// The rounds of a tournament, the last one first, each with its tables.

import { h } from "../lib/dom.js";
import { timeLeftText } from "../lib/durations.js";
import { numberText, t } from "../lib/words.js";

/** @import { TournamentPage, TournamentRound, TournamentSeat, TournamentTable } from "../types.d.ts" */

/** @param {TournamentPage} tournament */
export function roundsSection({ rounds, state, roundsOfAll, final }) {
  return h(
    "section",
    { "aria-labelledby": "rounds" },
    h("h2", { id: "rounds" }, t("tournament-rounds-title")),
    rounds.map((round, i) =>
      h(
        "details",
        { open: i === 0, class: "tournament-round" },
        h(
          "summary",
          {},
          final && round.n === roundsOfAll ? t("tournament-the-final") : t("tournament-round", { round: round.n }),
          i === 0 && state === "running" && h("span", { class: "quiet" }, ` · ${endText(round)}`),
        ),
        h("ul", { class: "tournament-tables" }, round.tables.map(tableCard)),
        round.byes.length > 0 && h("p", {}, t("tournament-byes", { names: round.byes.join(", ") })),
        round.deal && h("p", { class: "small" }, h("a", { href: round.deal }, t("tournament-luck"))),
      ),
    ),
  );
}

/** @param {TournamentRound} round */
function endText({ ends, tables }) {
  if (tables.every(({ over }) => over)) return t("tournament-round-over");
  return t("tournament-round-ends", { time: timeLeftText(Math.max(0, ends - Date.now() / 1000)) });
}

/** @param {TournamentTable} table */
function tableCard({ number, link, over, finished, adjourned, mine, seats }) {
  const word = over
    ? finished
      ? ""
      : "tournament-ended-early"
    : adjourned
      ? "tournament-adjourned"
      : "tournament-plays";
  return h(
    "li",
    { class: `card${mine ? " mine" : ""}` },
    h("b", {}, t("tournament-table", { number })),
    h("ul", { class: "tournament-seats" }, seats.map(seatLine)),
    h("span", { class: "quiet" }, word && t(word)),
    link
      ? h(
          "a",
          { class: "button", href: over ? `${link}/replay` : link },
          t(over ? "tournament-replay" : mine ? "tournament-to-table" : "tournament-open-table"),
        )
      : h("span", { class: "quiet small" }, t("tournament-hidden")),
  );
}

/** @param {TournamentSeat} seat */
function seatLine({ name, place, points, left }) {
  const result = left ? t("tournament-left") : points === null ? "" : numberText(points);
  return h(
    "li",
    { class: place === 1 ? "winner" : "" },
    h("span", {}, place === null ? "" : `${place}.`),
    h("span", {}, name),
    h("span", {}, result),
  );
}
