// What a lesson is about: its title, a few sentences, the goal, the hints so far, and the rules by their numbers.

import { h, setChildren } from "../lib/dom.js";
import { ruleName, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { Exercise, ExerciseRule } from "../types.d.ts" */

export class LessonCard {
  /** `on` has parse(html), which returns allowed nodes, and showRule(anchor). */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    this.hints = h("ul", { class: "lesson-hints" });
  }

  /** Show a lesson; its words stay the same for all tries. @param {Exercise} lesson */
  render(lesson) {
    setChildren(
      this.host,
      h(
        "div",
        { class: "lesson-card" },
        h(
          "p",
          { class: "small quiet lesson-number" },
          h("a", { href: lesson.back.link }, lesson.back.label),
          h("span", {}, ` · ${t("lesson-number", { number: lesson.number, of: lesson.of })}`),
        ),
        h(
          "details",
          { class: "lesson-fold", open: true },
          h("summary", { title: t("lesson-fold") }, h("h2", {}, lesson.title)),
          h(
            "div",
            { class: "lesson-body" },
            h("p", { class: "lesson-text" }, lesson.text),
            lesson.rules.length > 0 &&
              h(
                "details",
                { class: "lesson-rules small" },
                h("summary", {}, t("lesson-rules")),
                lesson.rules.map((rule) => this.ruleText(rule)),
              ),
            h("button", { class: "warm lesson-ready", type: "button", onclick: () => this.fold() }, t("lesson-ready")),
          ),
        ),
        h("p", { class: "lesson-goal" }, icon("sun"), h("b", {}, lesson.goal)),
        this.hints,
      ),
    );
  }

  /** Hide the text, which takes space from the board on small screens; a touch on the title shows it again. Return whether it was shown. */
  fold() {
    const text = this.host.querySelector(".lesson-fold");
    const shown = text.open;
    text.open = false;
    return shown;
  }

  /** Show or hide the text: beside the board the result takes its place. @param {boolean} shown */
  open(shown) {
    this.host.querySelector(".lesson-fold").open = shown;
  }

  /** @param {ExerciseRule} rule */
  ruleText({ rule, link, html }) {
    const open = (event) => {
      event.preventDefault();
      this.on.showRule(rule);
    };
    return h(
      "div",
      { class: "lesson-rule" },
      h("a", { href: link, onclick: open }, ruleName(rule)),
      h("div", { class: "prose" }, this.on.parse(html)),
    );
  }

  /** Show the hints that were given for the present decision. @param {string[]} hints */
  showHints(hints) {
    setChildren(
      this.hints,
      hints.map((says) => h("li", {}, says)),
    );
    this.hints.lastElementChild?.scrollIntoView({ block: "nearest" });
  }
}
