// A field to type a move into, with the notation of every legal move: the same as in the terminal.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { announce } from "../widgets/live-region.js";
import { meantChoices } from "./typed-moves.js";

/** @import { Choice } from "../types.d.ts" */

const MOST_NAMED = 8;

export class MoveField {
  /**
   * `send(choice)` plays a legal move; `refuse(text)` asks the server why a text is not one, and says it.
   * @param {{send: (choice: Choice) => unknown, refuse: (text: string) => unknown}} on
   */
  constructor(on) {
    this.on = on;
    /** @type {Choice[]} */
    this.choices = [];
    this.field = h("input", {
      id: "typed-move",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": "typed-answer",
    });
    this.answer = h("p", { class: "refused small", id: "typed-answer", hidden: true });
    this.list = h("ol", { class: "typed-moves" });
    this.node = h(
      "form",
      { class: "move-field", hidden: true, onsubmit: (event) => this.submit(event) },
      h("label", { for: "typed-move" }, t("type-move")),
      h("div", { class: "row tight" }, this.field, h("button", { class: "warm", type: "submit" }, t("type-move-play"))),
      this.answer,
      this.list,
    );
  }

  /**
   * Show the moves that are possible now, none if it is not this visitor's turn. The field stays while the game goes on,
   * so that the focus can stay in it.
   * @param {Choice[]} choices
   * @param {boolean} playing
   */
  show(choices, playing) {
    this.choices = choices;
    this.node.hidden = !playing;
    this.say("");
    setChildren(
      this.list,
      choices.map(({ action, says }) => h("li", {}, h("code", {}, action), ` ${says}`)),
    );
  }

  submit(event) {
    event.preventDefault();
    const typed = this.field.value.trim();
    if (!typed) return;
    const meant = meantChoices(typed, this.choices);
    if (meant.length > 1) {
      const moves = meant.slice(0, MOST_NAMED).map(({ action }) => action);
      this.say(t("type-move-several", { text: typed, moves: moves.join(", ") }));
      return;
    }
    this.field.value = "";
    this.say("");
    if (meant.length) this.on.send(meant[0]);
    else this.on.refuse(typed);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.answer.hidden = !sentence;
    setChildren(this.answer, sentence);
    announce(sentence);
  }
}
