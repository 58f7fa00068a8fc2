// The score sheet: a table with a row for each line and a column for each seat.

import { h } from "../lib/dom.js";
import { numberText, t } from "../lib/words.js";

/** @import { Result, SeatView, SheetLine } from "../types.d.ts" */

/**
 * Return the lines that add up to the total, whether the total is shown, and the lines below it, such as tie-breakers. A
 * line of the game that is the total itself is not repeated, nor is a single line that is all of it.
 * @param {SheetLine[]} lines
 * @param {(number | null)[] | null} points
 */
export function sortLines(lines, points) {
  if (!points) return { parts: lines, summed: false, apart: [] };
  const parts = lines.filter((line) => line.counts);
  const summed = parts.length !== 1 || parts[0].values.some((value, seat) => value !== points[seat]);
  return { parts, summed, apart: lines.filter((line) => !line.counts && line.label !== t("total")) };
}

/**
 * Return the table of lines {label, values, counts}; `points` adds the totals, `winners` marks their columns.
 * @param {SheetLine[]} lines
 * @param {(Pick<SeatView, "title" | "name"> & Partial<SeatView>)[]} seats
 * @param {Partial<Pick<Result, "points" | "winners">>} result
 */
export function scoreSheet(lines, seats, { points = null, winners = [] } = {}) {
  const secret = () => h("td", { title: t("points-secret") }, "?");
  const cell = (value) => (value === null ? secret() : h("td", {}, value === undefined ? "" : numberText(value)));
  const head = seats.map((seat) =>
    h(
      "th",
      { scope: "col", class: winners.includes(seat.seat) ? "won" : "" },
      seat.name || seat.title,
      h("span", { class: "quiet small" }, seat.name && seat.name !== seat.title ? seat.title : ""),
    ),
  );
  const { parts, summed, apart } = sortLines(lines, points);
  const row = (line) => h("tr", {}, h("th", { scope: "row" }, line.label), line.values.map(cell));
  const total = summed && h("tr", { class: "total" }, h("th", { scope: "row" }, t("total")), points.map(cell));
  return h(
    "div",
    { class: "sheet-scroll" },
    h(
      "table",
      { class: "sheet" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "unseen" }, t("sheet"))), head)),
      h("tbody", {}, parts.map(row)),
      h("tfoot", {}, total, apart.map(row)),
    ),
  );
}
