// The log of a game in words, with the points of each entry, and the score sheet above it.

import { h, setChildren } from "../lib/dom.js";
import { numberText, t } from "../lib/words.js";
import { scoreSheet } from "./score-sheet.js";

export class GameLog {
  /** `on.rule(anchor)` shows a rule. `on.jump(n)`, if given, goes to the moment n (in a replay). */
  constructor(on = {}) {
    this.on = on;
    this.list = h("ol", { class: "log", "aria-label": t("log") });
    this.sheet = h("details", { class: "fold" }, h("summary", {}, t("sheet")), h("div"));
    this.view = h("div", { class: "log-view" }, this.sheet, this.list);
    this.shown = [];
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

  /** Draw the entries of a snapshot; those that are unchanged stay. */
  render(snapshot) {
    const { log } = snapshot;
    this.sheet.hidden = !snapshot.sheet?.length;
    if (snapshot.sheet?.length) setChildren(this.sheet.lastElementChild, scoreSheet(snapshot.sheet, snapshot.seats));
    const common = log.findIndex((entry, i) => this.shown[i] !== entry);
    const keep = common < 0 ? Math.min(log.length, this.shown.length) : common;
    while (this.list.children.length > keep) this.list.lastElementChild.remove();
    for (const entry of log.slice(keep)) this.list.append(this.entryLine(entry, snapshot));
    this.shown = log;
    this.scrollToEnd();
  }

  /** Mark the entry of a moment as current and the following ones as later (in a replay). */
  markMoment(n) {
    this.following = false;
    let last = null;
    this.shown.forEach((entry, i) => {
      const line = this.list.children[i];
      line.classList.toggle("later", entry.n > n);
      if (entry.n <= n && !entry.undone) last = line;
    });
    for (const line of this.list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    last?.setAttribute("aria-current", "step");
    last?.scrollIntoView({ block: "nearest" });
  }

  entryLine(entry, snapshot) {
    const kind = `${entry.kind ?? ""}${entry.undone ? " undone" : ""} seat-${entry.seat}`;
    const jump = this.on.jump && !entry.undone && entry.n > 0;
    const text = jump
      ? h("button", { class: "jump", type: "button", onclick: () => this.on.jump(entry.n) }, entry.says)
      : entry.says;
    return h(
      "li",
      { class: kind },
      text,
      entry.rule && this.ruleLink(entry.rule),
      entry.score && this.scoreText(entry.score, snapshot),
    );
  }

  ruleLink(rule) {
    const press = (event) => {
      event.preventDefault();
      this.on.rule?.(rule);
    };
    return [" ", h("a", { class: "small", href: `#${rule}`, onclick: press }, rule)];
  }

  /** Return the points that an entry gave or took. */
  scoreText(lines, snapshot) {
    const ofSeat = (seat, i) => {
      const changed = lines.filter(({ values }) => values[i]);
      const gains = changed.map(({ label, values }) => `${values[i] > 0 ? "+" : ""}${numberText(values[i])} ${label}`);
      return gains.length > 0 && `${seat.title} ${gains.join(", ")}`;
    };
    return h("span", { class: "score small quiet" }, snapshot.seats.map(ofSeat).filter(Boolean).join("; "));
  }
}
