// Shows a hint: the turn in a sentence, numbers on the board in the order of the clicks, and a mark on what to touch next.
// It stays until the player has followed it, does something else, or the turn is over.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { deviceNote } from "../widgets/device-note.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { unfoldButton } from "../widgets/unfold-button.js";
import { HintPlan } from "./hint-plan.js";
import { HintRequest } from "./hint-request.js";

/** @import { Hint, Snapshot } from "../types.d.ts" */
/** @import { Choices } from "./choices.js" */
/** @import { Pointer } from "./hint-plan.js" */

export class HintGuide {
  /**
   * `effects` draws the numbers, and the card is shown in `host`. `on.markButton(action)` marks the button of an action (null: none),
   * `on.deselect()` deselects what is picked.
   * @param {{
   *   ask: () => Promise<Hint | null>,
   *   snapshot: () => Pick<Snapshot, "count" | "seat" | "yours" | "choices"> & Partial<Pick<Snapshot, "confirm">>,
   *   choices: () => Choices,
   *   working: (pending: boolean) => void,
   *   markButton: (action: string | null) => void,
   *   deselect: () => unknown,
   * }} on
   */
  constructor(boardView, effects, host, on) {
    this.boardView = boardView;
    this.effects = effects;
    this.on = on;
    /** @type {HintPlan | null} */
    this.plan = null;
    this.count = 0; // of the table when the plan was last seen to fit
    this.card = h("section", { class: "bubble hint card", "aria-label": t("hint"), hidden: true });
    host.append(this.card);
    this.request = new HintRequest({
      ask: on.ask,
      position: () => `${on.snapshot().count} ${on.snapshot().seat}`,
      working: on.working,
      show: (hint) => this.show(hint),
    });
  }

  /** Ask for a hint, unless one is shown. */
  async send() {
    if (!this.plan) await this.request.send();
  }

  /** The player asks for a hint. What is picked for something else is deselected, so the first step can be marked. */
  async press() {
    await this.send();
    if (this.point()?.follows === false) this.on.deselect();
  }

  /** @param {Hint} hint */
  show(hint) {
    this.plan = new HintPlan(hint);
    this.count = this.on.snapshot().count;
    this.render();
    this.card.scrollIntoView({ block: "nearest" });
    announce(`${hint.says}. ${hint.why}`);
  }

  /** An action is sent. The hint goes on if it is the next step. @param {string} action */
  sent(action) {
    if (this.plan && !this.plan.follow(action)) this.clear();
  }

  /** The table has changed. The hint goes if it is not the player's turn any more, or its next step is not possible. */
  update() {
    const { count, yours, confirm, choices } = this.on.snapshot();
    const fits =
      yours && !confirm && count >= this.count && choices.some(({ action }) => action === this.plan?.next?.action);
    this.count = count;
    if (!fits) this.plan = null;
    this.render();
  }

  /** Return what to touch or press now; null without a hint. @returns {Pointer | null} */
  point() {
    const { board } = this.boardView;
    return this.plan?.point(this.on.choices().picked, (key) => board.has(key)) ?? null;
  }

  clear() {
    this.plan = null;
    this.render();
  }

  /** Draw the card, the numbers and the marks. */
  render() {
    const { board } = this.boardView;
    const pointer = this.point();
    const { picked } = this.on.choices();
    board.mark("hint", pointer?.key ? [pointer.key] : []);
    const numbers = pointer?.follows ? this.plan.numbers(picked, board) : new Map();
    this.effects.showNumbers(numbers);
    this.card.hidden = !this.plan;
    if (this.plan) this.renderCard(this.plan.hint);
    // Last, because the card takes room from the buttons and from the board.
    this.on.markButton(pointer?.press ?? null);
    const keys = pointer?.key ? [pointer.key] : [...numbers.keys()];
    if (keys.length) this.boardView.reveal(keys);
  }

  /** @param {Hint & {device?: boolean}} hint */
  renderCard(hint) {
    const close = h(
      "button",
      { class: "plain leave", type: "button", "aria-label": t("close"), onclick: () => this.clear() },
      icon("close"),
    );
    const [says, why] = [h("p", { class: "do" }, hint.says), h("p", { class: "why quiet small" }, hint.why)];
    setChildren(this.card, close, says, why, deviceNote(hint), unfoldButton(this.card));
  }
}
