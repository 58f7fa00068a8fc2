// The tables in the lobby: where it is my turn, my other tables, and public tables to join or watch.

import { h, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { showBadge } from "../widgets/badge.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { TableFilter } from "./table-filter.js";
import { tableRow, turnRow } from "./table-rows.js";

/** @import { GameInfo, ListedTable, TableLists } from "../types.d.ts" */

export class LobbyTables {
  /**
   * `places` are the sections of the lobby that show tables: `turns`, `mine` and `open`.
   * @param {Record<"turns" | "mine" | "open", HTMLElement>} places
   * @param {GameInfo[]} games
   */
  constructor(places, games) {
    this.places = places;
    this.filter = new TableFilter(games, () => this.show(this.lists));
    this.publicList = h("div", { class: "public-tables" });
    updateChildren(places.open, [places.open.firstElementChild, this.filter.node, this.publicList]);
  }

  /** @param {TableLists} lists */
  show(lists) {
    this.lists = lists;
    showBadge(lists.turns.length);
    updateChildren(this.places.turns, myTurns(lists.turns));
    updateChildren(this.places.mine, myTables(lists.mine.filter((table) => !table.yours)));
    const others = lists.public.filter((table) => !table.mine);
    updateChildren(this.publicList, [publicTables(this.filter.apply(others), others.length > 0)]);
  }
}

/** Return the tables that wait for me, the most urgent first. @param {ListedTable[]} tables */
function myTurns(tables) {
  if (!tables.length) return [];
  return [
    h("h2", { id: "turns" }, t("turns", { n: tables.length })),
    h("ul", { class: "tables" }, tables.map(turnRow)),
  ];
}

/** @param {ListedTable[]} tables */
function myTables(tables) {
  if (!tables.length) return [];
  const heading = h("h2", { id: "mine" }, t("my-tables"));
  const sorted = [...tables].sort((a, b) => Number(a.over) - Number(b.over) || a.changed - b.changed);
  return [heading, h("ul", { class: "tables" }, sorted.map(tableRow))];
}

/**
 * Return the public tables; `any`: there are some, though perhaps none that matches the filter.
 * @param {ListedTable[]} tables
 * @param {boolean} any
 */
function publicTables(tables, any) {
  const empty = t(any ? "filter-none" : "open-tables-empty");
  if (!tables.length) return h("p", { class: "empty" }, emptyIllustration(), empty);
  return h("ul", { class: "tables" }, tables.map(tableRow));
}
