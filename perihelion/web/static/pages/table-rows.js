// Tables in lists: one line for each, with its game, its players, its state and its clock.

import { h } from "../lib/dom.js";
import { durationText, timeAgoText, timeLeftText } from "../lib/durations.js";
import { numberText, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { ListedSeat, ListedTable, Wanted } from "../types.d.ts" */

/** Return the list item of a table: game, players, state, last change. @param {ListedTable} table */
export function tableRow(table) {
  return line(table, stateText(table), h("span", { class: "quiet small ago" }, timeAgoText(table.changed)));
}

/**
 * Return the list item of a table where it is my turn: since when, and how much time is left.
 * @param {ListedTable} table
 */
export function turnRow(table) {
  const clock =
    table.left !== null &&
    h(
      "span",
      { class: `time-left${table.soon ? " soon" : ""}` },
      icon("clock"),
      t("time-left", { time: timeLeftText(table.left) }),
    );
  const since = h("span", { class: "quiet" }, timeAgoText(table.since ?? table.changed));
  return line(table, t("your-turn"), h("span", { class: "turn-times small" }, clock, since));
}

/**
 * @param {ListedTable} table
 * @param {string} state
 * @param {HTMLElement} last
 */
function line(table, state, last) {
  const { tournament } = table;
  return h(
    "li",
    {},
    h(
      "a",
      { class: `table-line${table.yours ? " yours" : ""}`, href: `/t/${table.table}`, data: { id: table.table } },
      h("img", { src: table.picture, alt: "", width: 64, height: 40 }),
      h(
        "span",
        { class: "table-names" },
        h("b", {}, table.gameName),
        h("span", { class: "quiet small" }, seatNames(table.seats)),
      ),
      h("span", { class: "state small" }, state),
      last,
      table.wanted && !table.mine && h("span", { class: "small wanted" }, wantedText(table.wanted)),
    ),
    tournament &&
      h("a", { class: "small of-tournament", href: tournament.link }, t("table-tournament", { ...tournament })),
  );
}

/** @param {ListedTable} table */
function stateText(table) {
  if (table.over) return t("finished");
  if (table.held) return t("waits-for-you");
  if (table.free) return table.mine ? t("waits") : t("seats-free", { n: table.free });
  return table.mine ? t("running") : t("watch");
}

/** Return what a table looks for, in one line: its options, its speed, and whom. @param {Wanted} wanted */
function wantedText({ options, minutes, bank, rated, reliable, level, around }) {
  const parts = [
    minutes ? t("wanted-minutes", { time: durationText(minutes) }) : t("minutes-none"),
    bank && t("wanted-bank", { time: durationText(bank) }),
    rated && t("rated"),
    ...options,
    level === "learning" && t("wanted-learning"),
    level === "rating" && t("wanted-around", { points: around }),
    reliable && t("wanted-reliable"),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** @param {ListedSeat[]} seats */
function seatNames(seats) {
  const named = (seat) =>
    seat.points === null ? seat.name : t("labelled", { label: seat.name, text: numberText(seat.points) });
  return seats.map((seat) => (seat.kind === "free" ? t("seat-free") : named(seat))).join(" · ");
}
