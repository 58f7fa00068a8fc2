// The score sheet: a table with a row for each line and a column for each seat.

import { h } from "../lib/dom.js";
import { numberText, t } from "../lib/words.js";

/** @import { Result, SeatView, SheetLine } from "../types.d.ts" */

/**
 * Return the table of lines {label, values}; `points` adds the totals, `winners` marks their columns. A line of the game
 * that is the total itself is not repeated.
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
  const rows = points ? lines.filter((line) => line.label !== t("total")) : lines;
  const total = points && h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")), points.map(cell)));
  return h(
    "div",
    { class: "sheet-scroll" },
    h(
      "table",
      { class: "sheet" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "unseen" }, t("sheet"))), head)),
      h(
        "tbody",
        {},
        rows.map((line) => h("tr", {}, h("th", { scope: "row" }, line.label), line.values.map(cell))),
      ),
      total,
    ),
  );
}
