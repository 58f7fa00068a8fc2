// What is said when a lesson is solved or its goal is missed, and what one can do then.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { smileIllustration } from "../widgets/illustrations.js";

/** @import { Exercise, PuzzleTry, RatingChange } from "../types.d.ts" */

/** @typedef {Exercise & Partial<Pick<PuzzleTry, "solver">>} Tried Only a puzzle moves a rating. */

export class LessonResult {
  /** `on` has undo(), restart(), and solve() if the solution can be shown. */
  constructor(host, on) {
    this.host = host;
    this.on = on;
  }

  /** @param {Tried} lesson */
  render(lesson) {
    this.host.hidden = lesson.state === "open";
    this.host.classList.toggle("missed", lesson.state === "missed");
    if (lesson.state === "done") this.renderDone(lesson);
    else if (lesson.state === "missed") this.renderMissed(lesson);
  }

  /** @param {Tried} lesson */
  renderDone({ says, next, back, number, of, solver }) {
    setChildren(
      this.host,
      smileIllustration(),
      h("h2", { tabindex: "-1" }, t("lesson-done")),
      h("p", {}, says),
      solver && ratingChange(solver),
      h(
        "div",
        { class: "row tight" },
        h("a", { class: "button warm", href: next.link }, next.label, icon("next")),
        h("button", { type: "button", onclick: () => this.on.restart() }, icon("repeat"), t("lesson-again")),
        number === of && next.link !== back.link && h("a", { class: "button", href: back.link }, back.label),
      ),
    );
  }

  /** @param {Tried} lesson */
  renderMissed({ says, solver }) {
    setChildren(
      this.host,
      h("h2", { tabindex: "-1" }, t("lesson-missed")),
      h("p", {}, says),
      solver && ratingChange(solver),
      h(
        "div",
        { class: "row tight" },
        h("button", { class: "warm", type: "button", onclick: () => this.on.undo() }, icon("undo"), t("undo")),
        h("button", { type: "button", onclick: () => this.on.restart() }, icon("repeat"), t("lesson-restart")),
        this.on.solve &&
          h(
            "button",
            { type: "button", data: { id: "solve" }, onclick: () => this.on.solve() },
            icon("bulb"),
            t("puzzle-show-solution"),
          ),
      ),
    );
  }

  /** Move the focus here, so that the keyboard goes on from what was said. */
  focus() {
    this.host.querySelector("h2")?.focus({ preventScroll: true });
  }
}

/** My rating after the first try. @param {RatingChange} solver */
function ratingChange({ rating, change }) {
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return h("p", { class: "rating-change" }, t("puzzle-change", { rating, change: signed }));
}
