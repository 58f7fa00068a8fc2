// The log of a game in words, turn by turn, with the points of each entry, and the score sheet above it.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { scoreSheet } from "./score-sheet.js";
import { groupByTurn, scoreText, turnHeading } from "./turn-groups.js";

/** @import { TurnGroup } from "./turn-groups.js" */
/** @import { LogLine, Snapshot } from "../types.d.ts" */

export class GameLog {
  /**
   * `on.rule(anchor)` shows a rule. `on.jump(n)`, if given, goes to the moment n (in a replay).
   * @param {{rule?: (rule: string) => unknown, jump?: (n: number) => unknown}} on
   */
  constructor(on = {}) {
    this.on = on;
    this.list = h("ol", { class: "log", "aria-label": t("log") });
    this.sheet = h("details", { class: "fold" }, h("summary", {}, t("sheet")), h("div"));
    this.view = h("div", { class: "log-view" }, this.sheet, this.list);
    /** The entries, and the line of each; the list has headings of turns between them. @type {LogLine[]} */
    this.shown = [];
    this.lines = [];
    this.following = true; // scroll to new entries, until the reader scrolls up
    this.view.addEventListener("scroll", () => this.updateFollowing());
    new ResizeObserver(() => this.scrollToEnd()).observe(this.view);
  }

  /** Follow new entries only while the end is in view. A scroll event caused by a changed height does not count. */
  updateFollowing() {
    const { scrollTop, clientHeight, scrollHeight } = this.view;
    if (clientHeight === this.height) this.following = scrollTop + clientHeight > scrollHeight - 40;
  }

  scrollToEnd() {
    this.height = this.view.clientHeight;
    if (this.following) this.view.scrollTop = this.view.scrollHeight;
  }

  /** Draw the entries of a snapshot; those that are unchanged stay. @param {Snapshot} snapshot */
  render(snapshot) {
    const { log } = snapshot;
    this.sheet.hidden = !snapshot.sheet?.length;
    if (snapshot.sheet?.length) setChildren(this.sheet.lastElementChild, scoreSheet(snapshot.sheet, snapshot.seats));
    const common = log.findIndex((entry, i) => this.shown[i] !== entry);
    const keep = this.firstOfTurn(log, common < 0 ? Math.min(log.length, this.shown.length) : common);
    const kept = this.lines.slice(0, keep);
    while (this.list.lastElementChild && this.list.lastElementChild !== kept.at(-1))
      this.list.lastElementChild.remove();
    this.lines = kept;
    for (const group of groupByTurn(log.slice(keep))) {
      this.list.append(this.turnLine(group, snapshot));
      for (const entry of group.lines) this.lines.push(this.list.appendChild(this.entryLine(entry, snapshot)));
    }
    this.shown = log;
    this.scrollToEnd();
  }

  /**
   * Return the index of the first entry of the turn that lies before or at an index: a turn is drawn as a whole.
   * @param {LogLine[]} log
   * @param {number} index
   */
  firstOfTurn(log, index) {
    let first = index;
    while (first > 0 && log[first - 1]?.turn === (log[index] ?? log[index - 1]).turn) first -= 1;
    return first;
  }

  /**
   * Return the heading of a turn. That of the set-up unfolds its entries.
   * @param {TurnGroup} group
   * @param {Snapshot} snapshot
   */
  turnLine(group, snapshot) {
    if (group.turn) return h("li", { class: "turn-head" }, h("h3", {}, turnHeading(group, snapshot)));
    const press = () => {
      const open = this.list.classList.toggle("setup-open");
      button.setAttribute("aria-expanded", String(open));
    };
    const open = String(this.list.classList.contains("setup-open"));
    const button = h(
      "button",
      { class: "plain", type: "button", "aria-expanded": open, onclick: press },
      turnHeading(group, snapshot),
    );
    return h("li", { class: "turn-head" }, h("h3", {}, button));
  }

  /** Mark the entry of a moment as current and the following ones as later (in a replay). @param {number} n */
  markMoment(n) {
    this.following = false;
    let last = null;
    this.shown.forEach((entry, i) => {
      const line = this.lines[i];
      line.classList.toggle("later", entry.n > n);
      if (entry.n <= n && !entry.undone) last = line;
    });
    for (const line of this.list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    last?.setAttribute("aria-current", "step");
    last?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {LogLine} entry
   * @param {Snapshot} snapshot
   */
  entryLine(entry, snapshot) {
    const kind = `${entry.kind ?? ""}${entry.undone ? " undone" : ""}${entry.turn ? "" : " setup"} seat-${entry.seat}`;
    const jump = this.on.jump && !entry.undone && entry.n > 0;
    const text = jump
      ? h("button", { class: "jump", type: "button", onclick: () => this.on.jump(entry.n) }, entry.says)
      : entry.says;
    return h(
      "li",
      { class: kind },
      text,
      entry.rule && this.ruleLink(entry.rule),
      entry.score && h("span", { class: "score gained" }, scoreText(entry.score, snapshot)),
    );
  }

  /** @param {string} rule */
  ruleLink(rule) {
    const press = (event) => {
      event.preventDefault();
      this.on.rule?.(rule);
    };
    return [" ", h("a", { class: "small", href: `#${rule}`, onclick: press }, rule)];
  }
}
