// The record of a player: ratings with their curves, results, head-to-head, first moves, mistakes.

import { h, setChildren } from "../lib/dom.js";
import { timeAgoText } from "../lib/durations.js";
import { get } from "../lib/http.js";
import { numberText, percentText, t } from "../lib/words.js";
import { curvePlot } from "../widgets/curve.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { playerName, ratingText } from "./player-name.js";

/** @import { GameAnalysis, GameOpenings, Opponent, PlayerRecord, RatingCurve, RecordedGame } from "../types.d.ts" */

/** Show the record of the player in the address. @param {HTMLElement} main */
export async function open(main) {
  /** @type {PlayerRecord} */
  const record = await get(`/api/players/${location.pathname.split("/").at(-1)}`);
  document.title = `${record.name} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book record" },
      h("h1", {}, record.name),
      h("p", { class: "quiet" }, reliabilityText(record), " ", t(record.own ? "record-own" : "record-others")),
      record.games.length === 0 && h("p", { class: "empty" }, emptyIllustration(), t("record-empty")),
      record.ratings.length > 0 && section("record-ratings", record.ratings.map(ratingCard)),
      record.games.length > 0 && section("record-games", h("ul", { class: "results" }, record.games.map(gameLine))),
      record.against.length > 0 && section("record-against", againstTable(record.against)),
      record.openings.length > 0 && section("record-openings", record.openings.map(openingList)),
      record.analysed.length > 0 && section("record-analysed", record.analysed.map(analysisCard)),
    ),
  );
}

function section(id, ...content) {
  return h("section", { "aria-labelledby": id }, h("h2", { id }, t(id)), content);
}

/** @param {PlayerRecord} record */
function reliabilityText({ of, left, standing }) {
  if (!of) return t("record-no-rated");
  if (!left) return t("record-reliable", { n: of });
  return t(standing === "unreliable" ? "record-unreliable" : "record-left", { left, of });
}

/** @param {RatingCurve} rating */
function ratingCard({ game, gameName, seats, games, curve }) {
  const now = curve.at(-1);
  const points = curve.map(({ points: value, margin }) => ({ value, margin }));
  const label = t("record-curve", { game: gameName, points: now.points, margin: now.margin });
  return h(
    "div",
    { class: "card rating-card" },
    h(
      "p",
      {},
      h("a", { href: `/ranking/${game}` }, h("b", {}, gameName)),
      ` · ${t("players", { n: seats })} · ${t("record-count", { n: games })}`,
    ),
    h("p", { class: "rating" }, ratingText(now)),
    curve.length > 1 && curvePlot(points, label, (value) => numberText(Math.round(value))),
  );
}

/** @param {RecordedGame} game */
function gameLine(game) {
  const title = [h("b", {}, game.gameName), game.rated && h("span", { class: "tag" }, t("rated"))];
  const state = game.left ? t("record-gone") : t("record-place", { place: game.place, n: game.seats.length });
  return h(
    "li",
    { class: game.place === 1 ? "won" : "" },
    h("span", { class: "result-head" }, game.table ? h("a", { href: `/t/${game.table}` }, title) : title),
    h("span", { class: "result-place" }, game.place === 1 && "★ ", state),
    h(
      "span",
      { class: "quiet small" },
      game.seats.flatMap((seat, i) => [i > 0 && " · ", playerName(seat, seat.self), ` ${numberText(seat.points)}`]),
    ),
    h("span", { class: "quiet small" }, timeAgoText(game.ago)),
  );
}

/** @param {Opponent[]} against */
function againstTable(against) {
  const head = ["record-player", "record-won", "record-even", "record-lost"];
  return h(
    "table",
    { class: "numbers" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        head.map((id) => h("th", { scope: "col" }, t(id))),
      ),
    ),
    h(
      "tbody",
      {},
      against.map((other) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, playerName(other)),
          [other.won, other.even, other.lost].map((n) => h("td", {}, n)),
        ),
      ),
    ),
  );
}

/** @param {GameOpenings} openings */
function openingList({ gameName, moves }) {
  return [
    h("h3", {}, gameName),
    h(
      "ol",
      { class: "openings" },
      moves.map(({ says, games, of }) =>
        h("li", {}, says, " ", h("span", { class: "quiet small" }, t("record-opening", { n: games, of }))),
      ),
    ),
  ];
}

/** @param {GameAnalysis} analysis */
function analysisCard({ gameName, decisions, mistakes, luck, rates }) {
  const tenths = (value) => Math.round(value * 1000) / 10;
  const percent = (value) => percentText(value, { maximumFractionDigits: 1 });
  const gain = `${luck > 0 ? "+" : ""}${numberText(tenths(luck))}`;
  const label = t("record-mistakes", { rate: percent(mistakes / decisions), n: decisions });
  return h(
    "div",
    { class: "card rating-card" },
    h("p", {}, h("b", {}, gameName)),
    h("p", {}, label, " ", t("record-luck", { n: Math.abs(tenths(luck)), luck: gain })),
    rates.length > 1 &&
      curvePlot(
        rates.map((value) => ({ value, margin: 0 })),
        label,
        percent,
      ),
  );
}
