// What stands below the board of a review: who leads, the way back to the leader, drawing; and who is here, and what they suggest.

import { h, setChildren, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { ReviewGuest, ReviewState, ReviewSuggestion } from "../types.d.ts" */

/**
 * What is shown: `alone` if this page shows something of its own, `marks` if something is drawn, `draws` while drawing.
 * @typedef {{state: ReviewState, alone: boolean, marks: boolean, draws: boolean, lost: boolean}} Shown
 */

export class ReviewPanel {
  /**
   * @param {{
   *   follow: () => unknown, suggest: () => unknown, lead: (to: string | null) => unknown,
   *   draw: () => unknown, clear: () => unknown, share: () => unknown,
   *   adopt: (suggestion: ReviewSuggestion) => unknown, dismiss: (suggestion: ReviewSuggestion) => unknown,
   *   tell: (suggestion: ReviewSuggestion) => string,
   * }} on
   */
  constructor(on) {
    this.on = on;
    this.said = h("p", { class: "review-said", role: "status" });
    this.buttons = h("div", { class: "row tight" });
    this.bar = h("section", { class: "review-bar", "aria-label": t("review") }, this.said, this.buttons);
    this.node = h("section", { class: "review-people", "aria-label": t("review-guests") });
  }

  /** @param {Shown} shown */
  render(shown) {
    const { state, alone, marks, draws, lost } = shown;
    const button = (word, name, press, more = {}) =>
      h("button", { type: "button", data: { id: word }, onclick: press, ...more }, icon(name), t(word));
    const tool = (word, name, press, more = {}) =>
      h(
        "button",
        { type: "button", data: { id: word }, title: t(word), onclick: press, ...more },
        icon(name),
        h("span", { class: "brief" }, t(word)),
      );
    const said = lost ? t("connection-lost") : this.sentence(state, alone);
    if (this.said.textContent !== said) setChildren(this.said, said); // a screen reader says it again otherwise
    updateChildren(this.buttons, [
      alone && button("review-follow", "eye", () => this.on.follow(), { class: "warm" }),
      alone && button("review-suggest", "bulb", () => this.on.suggest()),
      !state.leads && !state.leaderHere && button("review-take", "person", () => this.on.lead(null)),
      tool("review-draw", "branch", () => this.on.draw(), { "aria-pressed": String(draws) }),
      marks && tool("review-clear", "close", () => this.on.clear()),
      tool("review-share", "share", () => this.on.share()),
    ]);
    updateChildren(this.node, [
      h("h3", {}, t("review-guests")),
      h(
        "ul",
        {},
        state.guests.map((guest) => this.guest(guest, state.leads)),
      ),
      state.suggestions.length > 0 && h("h3", {}, t("review-suggestions")),
      state.suggestions.length > 0 &&
        h(
          "ul",
          {},
          state.suggestions.map((each) => this.suggestion(each, state.leads)),
        ),
    ]);
  }

  /**
   * @param {ReviewState} state
   * @param {boolean} alone
   */
  sentence({ leads, leader, leaderHere }, alone) {
    if (leads) return t("review-leading");
    if (!leaderHere) return t("review-left", { name: leader });
    return t(alone ? "review-alone" : "review-following", { name: leader });
  }

  /**
   * @param {ReviewGuest} guest
   * @param {boolean} mayHandOver
   */
  guest({ guest, name, leads, mine }, mayHandOver) {
    const hand = () => this.on.lead(guest);
    return h(
      "li",
      { class: "row between" },
      h("span", {}, mine ? t("review-me", { name }) : name, leads && h("b", {}, ` ${t("review-leads")}`)),
      mayHandOver &&
        !mine &&
        h("button", { type: "button", data: { id: `hand-${guest}` }, onclick: hand }, t("review-hand")),
    );
  }

  /**
   * @param {ReviewSuggestion} suggestion
   * @param {boolean} leads
   */
  suggestion(suggestion, leads) {
    const { number, name, mine } = suggestion;
    const show = () => this.on.adopt(suggestion);
    const dismiss = () => this.on.dismiss(suggestion);
    return h(
      "li",
      { class: "row between" },
      h("span", {}, h("b", {}, name), `: ${this.on.tell(suggestion)}`),
      h(
        "span",
        { class: "row tight" },
        h("button", { type: "button", data: { id: `show-${number}` }, onclick: show }, t("review-look")),
        (leads || mine) &&
          h("button", { type: "button", data: { id: `dismiss-${number}` }, onclick: dismiss }, t("review-dismiss")),
      ),
    );
  }
}
