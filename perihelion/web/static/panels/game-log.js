// The log of a game in words, with the score sheet above it. A turn that is over is one sentence, which unfolds into its
// entries with their points.

import { h, setChildren } from "../lib/dom.js";
import { ruleName, t } from "../lib/words.js";
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
    /** The stories of the turns as they are shown. @type {Record<string, string>} */
    this.stories = {};
    /** The turns that are unfolded; 0 is the set-up. @type {Set<number>} */
    this.open = new Set();
    this.lines = [];
    this.following = true; // scroll to new entries, until the reader scrolls up
    this.view.addEventListener("scroll", () => this.updateFollowing());
    const resized = new ResizeObserver(() => this.scrollToEnd());
    resized.observe(this.view);
    resized.observe(this.list);
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
    const stories = snapshot.stories ?? {};
    const differs = (entry, i) => this.shown[i] !== entry || stories[entry.turn] !== this.stories[entry.turn];
    const common = log.findIndex(differs);
    const keep = this.firstOfTurn(log, common < 0 ? Math.min(log.length, this.shown.length) : common);
    const kept = this.lines.slice(0, keep);
    while (this.list.lastElementChild && this.list.lastElementChild !== kept.at(-1))
      this.list.lastElementChild.remove();
    this.lines = kept;
    for (const group of groupByTurn(log.slice(keep))) {
      this.list.append(this.turnLine(group, snapshot));
      for (const entry of group.lines) this.lines.push(this.list.appendChild(this.entryLine(entry, snapshot)));
      this.fold(group.turn);
    }
    this.shown = log;
    this.stories = stories;
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
   * Return the heading of a turn. A turn that is over, or the set-up, unfolds its entries.
   * @param {TurnGroup} group
   * @param {Snapshot} snapshot
   */
  turnLine({ turn, ...group }, snapshot) {
    const heading = turnHeading({ turn, ...group }, snapshot);
    const story = snapshot.stories?.[turn];
    if (turn && !story) return h("li", { class: "turn-head" }, h("h3", {}, heading));
    const press = () => {
      if (!this.open.delete(turn)) this.open.add(turn);
      this.fold(turn);
    };
    const button = h("button", { class: "plain", type: "button", onclick: press, data: { turn } }, heading);
    return h("li", { class: "turn-head" }, h("h3", {}, button), story && h("p", { class: "story" }, story));
  }

  /** Show the entries of a turn, or hide them if its heading stands for them. @param {number} turn */
  fold(turn) {
    const button = this.list.querySelector(`[data-turn="${turn}"]`);
    const open = !button || this.open.has(turn);
    button?.setAttribute("aria-expanded", String(open));
    for (const line of this.list.querySelectorAll(`.turn-${turn}`)) line.classList.toggle("folded", !open);
  }

  /**
   * Mark the entry of a moment as current and the following ones as later (in a replay). Its turn is unfolded.
   * @param {number} n
   */
  markMoment(n) {
    this.following = false;
    let last = null;
    let current = 0;
    this.shown.forEach((entry, i) => {
      const line = this.lines[i];
      line.classList.toggle("later", entry.n > n);
      if (entry.n <= n && !entry.undone) [last, current] = [line, entry.turn];
    });
    const turns = [...this.open, current];
    this.open = new Set([current]);
    for (const turn of turns) this.fold(turn);
    for (const line of this.list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    last?.setAttribute("aria-current", "step");
    last?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {LogLine} entry
   * @param {Snapshot} snapshot
   */
  entryLine(entry, snapshot) {
    const kind = `${entry.kind ?? ""}${entry.undone ? " undone" : ""}${entry.turn ? "" : " setup"} turn-${entry.turn} seat-${entry.seat}`;
    const jump = this.on.jump && !entry.undone && entry.n > 0;
    const text = jump
      ? h("button", { class: "jump", type: "button", onclick: () => this.on.jump(entry.n) }, entry.says)
      : entry.says;
    return h(
      "li",
      { class: kind },
      text,
      entry.rule && this.ruleLink(entry.rule),
      entry.undone && [" ", h("span", { class: "small" }, t("log-undone"))],
      entry.score && h("span", { class: "score gained" }, scoreText(entry.score, snapshot)),
    );
  }

  /** @param {string} rule */
  ruleLink(rule) {
    const press = (event) => {
      event.preventDefault();
      this.on.rule?.(rule);
    };
    return [" ", h("a", { class: "small", href: `#${rule}`, onclick: press }, ruleName(rule))];
  }
}
