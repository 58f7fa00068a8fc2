// The card that explains a thing on the board: its name, what it does, its price, then what touching it does now or why
// it does nothing.
//
// It comes when the mouse rests on a thing, when a finger is held on it, by the key "?" on the focused thing, and when
// something was touched that cannot be played. It has a place of its own beside or below the board and covers nothing.

import { h, setChildren } from "../lib/dom.js";
import { ruleName, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";

/** @import { Explanation } from "../types.d.ts" */

const REST_MS = 700; // so long the mouse rests before the card comes

export class Explanations {
  /**
   * `on.ask(keys)` asks the server about the last of these keys.
   * @param {any} board the Board
   * @param {HTMLElement} host the parent of the card
   * @param {{ask: (keys: string[]) => Promise<Partial<Explanation>>, showRule: (anchor: string) => unknown}} on
   */
  constructor(board, host, on) {
    this.board = board;
    this.on = on;
    this.key = null; // what the card is about, or is going to be
    this.bubble = h("section", { class: "about card", "aria-label": t("about"), hidden: true });
    host.append(this.bubble);
    // It goes when the touch has ended: below a finger the board must not move.
    addEventListener("pointerdown", ({ target }) => {
      this.leaving = this.bubble.contains(/** @type {Node} */ (target)) ? null : this.content;
    });
    addEventListener("pointerup", () => this.leaving && this.leaving === this.content && this.hide());
  }

  /** The mouse has moved. Once it rests, explain the thing that `find` returns. */
  rest(find, keys) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.key && this.kind !== "hover") return; // what was asked for is not replaced by a mouse that rests
      const key = find();
      if (!key) this.hide();
      else if (key !== this.key) this.show(key, keys(key), "hover");
    }, REST_MS);
  }

  /** The mouse has left the board. */
  leave() {
    clearTimeout(this.timer);
    if (this.kind === "hover") this.hide();
  }

  /**
   * Explain a key: `kind` is hover, held, key (by keyboard) or refused.
   * @param {string} key
   * @param {string[]} keys
   * @param {"hover" | "held" | "key" | "refused"} kind
   */
  async show(key, keys, kind) {
    clearTimeout(this.timer);
    this.hide();
    this.key = key;
    this.kind = kind;
    const answer = await this.on.ask(keys);
    if (this.key !== key || this.kind !== kind || !this.board.has(key)) return;
    if (!answer.name && !answer.sentence) this.key = null;
    else this.render(answer);
  }

  /** @param {Partial<Explanation>} answer */
  render(answer) {
    const { name, effect, price, now, sentence, rule, link } = answer;
    const passing = this.kind === "hover";
    const anchor = rule && h("a", { href: link, onclick: (event) => this.followRule(event, link) }, ruleName(rule));
    const close = h(
      "button",
      { class: "plain", type: "button", "aria-label": t("close"), onclick: () => this.hide() },
      icon("close"),
    );
    setChildren(
      this.bubble,
      !passing && close,
      name && h("h3", {}, name),
      effect && h("p", {}, effect),
      price && h("p", { class: "price" }, t("about-price", { price })),
      now && h("p", { class: "now" }, now),
      sentence && h("p", { class: "why" }, sentence, anchor && " ", anchor),
    );
    this.bubble.classList.toggle("passing", passing);
    this.bubble.classList.toggle("refused", this.kind === "refused" && Boolean(sentence));
    this.bubble.hidden = false;
    this.content = answer;
    if (passing) return;
    this.board.node(this.key).scrollIntoView({ block: "nearest" });
    const costs = price && t("about-price", { price });
    announce([name, effect, costs, now, sentence].filter(Boolean).join(" "));
    if (this.kind !== "refused" || !sentence) return;
    playSound("refused");
    if (this.board.isPiece(this.key)) this.board.mark("refused", [this.key]);
  }

  followRule(event, link) {
    event.preventDefault();
    this.hide();
    this.on.showRule(link.split("#")[1] ?? "");
  }

  /** The focus has moved: a card that was asked for by keyboard goes with it. */
  follow(key, keys) {
    if (this.kind === "key" && this.key && key && key !== this.key) this.show(key, keys, "key");
  }

  /** Hide the card, and the one that would come for a mouse that rests. */
  close() {
    clearTimeout(this.timer);
    this.hide();
  }

  /** Hide the card. Return whether one was shown that was asked for: Escape then does nothing else. */
  hide() {
    if (!this.key) return false;
    this.key = null;
    const shown = !this.bubble.hidden && this.kind !== "hover";
    this.content = null;
    this.bubble.hidden = true;
    this.board.mark("refused", []);
    return shown;
  }
}
