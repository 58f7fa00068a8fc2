// The log in words, with what each entry brought, and the score sheet on top.

import { h, put } from "./dom.js";
import { sheet } from "./sheet.js";
import { t } from "./words.js";

export class Log {
  /** `on.jump(n)` goes to the moment n where that is possible; `on.rule(anchor)` shows a rule. */
  constructor(on = {}) {
    this.on = on;
    this.list = h("ol", { class: "log", "aria-label": t("log") });
    this.sheet = h("details", { class: "fold" }, h("summary", {}, t("sheet")), h("div"));
    this.view = h("div", { class: "log-view" }, this.sheet, this.list);
    this.shown = [];
    this.follows = true; // until somebody scrolls up to read
    this.view.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.view);
  }

  /** A person scrolled; a scroll because the room for the log changed is none. */
  scrolled() {
    const { scrollTop, clientHeight, scrollHeight } = this.view;
    if (clientHeight === this.height) this.follows = scrollTop + clientHeight > scrollHeight - 40;
  }

  follow() {
    this.height = this.view.clientHeight;
    if (this.follows) this.view.scrollTop = this.view.scrollHeight;
  }

  show(now) {
    const { log } = now;
    this.sheet.hidden = !now.sheet?.length;
    if (now.sheet?.length) put(this.sheet.lastElementChild, sheet(now.sheet, now.seats));
    const common = log.findIndex((entry, i) => this.shown[i] !== entry);
    const keep = common < 0 ? Math.min(log.length, this.shown.length) : common;
    while (this.list.children.length > keep) this.list.lastElementChild.remove();
    for (const entry of log.slice(keep)) this.list.append(this.line(entry, now));
    this.shown = log;
    this.follow();
  }

  /** Mark the entries of a moment, for a replay. */
  at(n) {
    this.follows = false;
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

  line(entry, now) {
    const kind = `${entry.kind ?? ""}${entry.undone ? " undone" : ""} seat-${entry.seat}`;
    const jump = this.on.jump && !entry.undone && entry.n > 0;
    const text = jump
      ? h("button", { class: "jump", type: "button", onclick: () => this.on.jump(entry.n) }, entry.says)
      : entry.says;
    return h(
      "li",
      { class: kind },
      text,
      entry.rule && this.rule(entry.rule),
      entry.score && this.score(entry.score, now),
    );
  }

  rule(rule) {
    const press = (event) => {
      event.preventDefault();
      this.on.rule?.(rule);
    };
    return [" ", h("a", { class: "small", href: `#${rule}`, onclick: press }, rule)];
  }

  score(lines, now) {
    const words = lines.flatMap(({ label, values }) =>
      values.map((value, i) => value && `${now.seats[i].title} ${value > 0 ? "+" : "−"}${Math.abs(value)} ${label}`),
    );
    return h("span", { class: "score small quiet" }, words.filter(Boolean).join(", "));
  }
}
