// The result of a finished game: who won, the score sheet, rematch, replay, export and report.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { scoreSheet } from "./score-sheet.js";

/** @import { Snapshot } from "../types.d.ts" */

export class GameOver {
  /**
   * `on.rematch()` starts another game with the same players, or goes there and sits down.
   * @param {HTMLElement} host
   * @param {{rematch: () => unknown}} on
   */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    this.shown = false;
  }

  /** @param {Snapshot} snapshot */
  render(snapshot) {
    this.host.hidden = !snapshot.over;
    if (!snapshot.over) {
      this.shown = false;
      return;
    }
    const { over, seats, link, table, next, mine, fair } = snapshot;
    const word = t(next ? "rematch-join" : "rematch");
    const again = { class: "warm", type: "button", onclick: () => this.on.rematch() };
    const watch = next && h("a", { class: "button warm", href: next }, icon("repeat"), word);
    const rematch = mine.length > 0 ? h("button", again, icon("repeat"), word) : watch;
    const deal = fair.deal && h("a", { class: "button warm", href: fair.deal }, icon("sun"), t("daily-compare"));
    const first = !this.shown;
    this.shown = true;
    setChildren(
      this.host,
      h(
        "details",
        { open: true, class: first ? "fresh" : "" },
        h("summary", { title: t("over-fold") }, h("h2", {}, over.says)),
        h(
          "div",
          { class: "row tight" },
          deal || rematch,
          h("a", { class: "button", href: `${link}/replay` }, icon("play"), t("replay")),
          h("a", { class: "button", href: `/api/tables/${table}/export`, download: "" }, icon("download"), t("export")),
          h("a", { class: "button", href: `${link}/report` }, icon("bulb"), t("report")),
          h("a", { class: "button", href: "/" }, t("lobby")),
        ),
        scoreSheet(
          over.sheet.filter(({ values }) => values.some(Boolean)), // on a phone a line of zeros takes the place of the rest
          seats,
          over,
        ),
      ),
    );
  }
}
