// The entries so far, the newest first. Each can be corrected; assumed outcomes are marked as such.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { CompanionPosition, HistoryEntry } from "../types.d.ts" */

export class EntryList {
  /** `on` has correct(entry) and showAll(). */
  constructor(on) {
    this.on = on;
    this.node = h("div", { class: "entry-list" });
  }

  /** @param {CompanionPosition} position */
  render({ history, count, unshown }) {
    const told = history.filter(({ says }) => says);
    setChildren(
      this.node,
      h("h3", {}, t("companion-entries")),
      h(
        "ol",
        { reversed: true, class: "entries-made" },
        [...told].reverse().map((entry) => h("li", { class: entry.kind }, this.line(entry, !unshown))),
      ),
      history.length < count &&
        h("button", { type: "button", onclick: () => this.on.showAll() }, t("companion-entries-all")),
    );
  }

  /**
   * @param {HistoryEntry} entry
   * @param {boolean} mayCorrect
   */
  line(entry, mayCorrect) {
    if (entry.kind !== "entered" || !mayCorrect) return h("span", { class: "quiet" }, entry.says);
    return [
      h("span", {}, entry.says),
      h(
        "button",
        {
          class: "plain small",
          type: "button",
          "aria-label": t("companion-correct-this", { says: entry.says }),
          onclick: () => this.on.correct(entry),
        },
        t("companion-correct"),
      ),
    ];
  }
}
