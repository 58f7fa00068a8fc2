// The standings of a tournament, which are its cross table, too: one column for each round.

import { h } from "../lib/dom.js";
import { numberText, t } from "../lib/words.js";

/** @import { RoundPoints, TournamentPage, TournamentStanding } from "../types.d.ts" */

/** @param {TournamentPage} tournament */
export function standingsSection({ standings, tieBreaks, format, state }) {
  const rounds = standings[0].rounds.length;
  const places = new Map(standings.map(({ entrant }, i) => [entrant, i + 1]));
  const head = (content, name = "") => h("th", { scope: "col", "aria-label": name || false }, content);
  const word = state === "over" ? "tournament-result" : "tournament-standings";
  return h(
    "section",
    { "aria-labelledby": "standings" },
    h("h2", { id: "standings" }, t(word)),
    h(
      "div",
      { class: "tournament-scroll", tabindex: "0", role: "region", "aria-labelledby": "standings" },
      h(
        "table",
        { class: "numbers ranking tournament-standings" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            head("#", t("tournament-number")),
            head(t("record-player")),
            head(t("duplicate-points")),
            Array.from({ length: rounds }, (_, i) => head(String(i + 1), t("tournament-round", { round: i + 1 }))),
            tieBreaks.map((name) => head(t(`tournament-tie-${name}`))),
            head(t("ranking-place")),
          ),
        ),
        h(
          "tbody",
          {},
          standings.map((one, i) => standingRow(one, i + 1, places, tieBreaks)),
        ),
      ),
    ),
    h("p", { class: "quiet small" }, t(format === "duplicate" ? "tournament-cells-duplicate" : "tournament-cells")),
  );
}

/**
 * @param {TournamentStanding} one
 * @param {number} number
 * @param {Map<number, number>} places
 * @param {string[]} tieBreaks
 */
function standingRow(one, number, places, tieBreaks) {
  const notes = [
    one.before && t("tournament-before", { name: one.before }),
    !one.active && t("tournament-withdrew"),
    one.me && t("seat-you"),
  ].filter(Boolean);
  return h(
    "tr",
    { class: one.me ? "mine" : "" },
    h("td", {}, number),
    h(
      "th",
      { scope: "row" },
      one.name,
      notes.length > 0 && h("span", { class: "quiet small" }, ` ${notes.join(" · ")}`),
    ),
    h("td", {}, h("b", {}, numberText(one.points))),
    one.rounds.map((each) => h("td", {}, roundCell(each, places))),
    one.ties.map((value, i) => h("td", {}, tieBreaks[i] === "difference" ? hundredths(value) : numberText(value))),
    h("td", {}, one.place),
  );
}

/**
 * Return the points of a round, and small the numbers of those met.
 * @param {RoundPoints} each
 * @param {Map<number, number>} places
 */
function roundCell({ points, against, bye }, places) {
  if (bye) return [numberText(points ?? 0), h("small", { class: "quiet" }, ` ${t("tournament-bye-short")}`)];
  const met = against.map((entrant) => places.get(entrant)).join(" ");
  return [
    points === null ? (against.length ? "…" : "–") : numberText(points),
    h("small", { class: "quiet" }, ` ${met}`),
  ];
}

function hundredths(value) {
  return new Intl.NumberFormat(document.documentElement.lang, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(value / 100);
}
