// The bubble that explains a thing on the board: its name, what it does, its price, then what touching it does now or
// why it does nothing.
//
// It comes when the mouse rests on a thing, when a finger is held on it, by the key "?" on the focused thing, and when
// something was touched that cannot be played. It never covers the thing itself and never moves the board.

import { bestPlace } from "../lib/bubble-place.js";
import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";

/** @import { Explanation } from "../types.d.ts" */

const REST_MS = 500; // so long the mouse rests before the bubble comes

export class Explanations {
  /**
   * `on.ask(keys)` asks the server about the last of these keys.
   * @param {any} board the Board
   * @param {{ask: (keys: string[]) => Promise<Partial<Explanation>>, showRule: (anchor: string) => unknown}} on
   */
  constructor(board, on) {
    this.board = board;
    this.on = on;
    this.key = null; // what the bubble is about, or is going to be
    this.bubble = h("section", { class: "about card", "aria-label": t("about"), hidden: true });
    document.body.append(this.bubble);
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
    addEventListener("resize", () => this.hide());
    const hideOutside = ({ target }) => this.bubble.contains(target) || this.hide();
    addEventListener("pointerdown", hideOutside, { capture: true });
  }

  /** The mouse is at a point. Once it rests there, explain the thing that `find` returns. */
  rest(x, y, find, keys) {
    if (this.kind === "hover" && this.key && contains(this.boxOf(this.key, [x, y]), x, y)) return;
    if (this.kind === "hover") this.hide();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const key = this.bubble.hidden ? find() : null; // what was asked for is not replaced by a mouse that rests
      if (key) this.show(key, keys(key), "hover", [x, y]);
    }, REST_MS);
  }

  /** The mouse has left the board. */
  leave() {
    clearTimeout(this.timer);
    if (this.kind === "hover") this.hide();
  }

  /**
   * Explain a key: `kind` is hover, held, key (by keyboard) or refused; `point` is the point of the pointer, if there is one.
   * @param {string} key
   * @param {string[]} keys
   * @param {"hover" | "held" | "key" | "refused"} kind
   * @param {number[] | null} point
   */
  async show(key, keys, kind, point = null) {
    clearTimeout(this.timer);
    this.hide();
    this.key = key;
    this.kind = kind;
    const answer = await this.on.ask(keys);
    if (this.key !== key || this.kind !== kind || !this.board.has(key)) return;
    if (!answer.name && !answer.sentence) this.key = null;
    else this.render(answer, point);
  }

  /**
   * @param {Partial<Explanation>} answer
   * @param {number[] | null} point
   */
  render(answer, point) {
    const { name, effect, price, now, sentence, rule, link } = answer;
    const passing = this.kind === "hover";
    const anchor = rule && h("a", { href: link, onclick: (event) => this.followRule(event, link) }, rule);
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
    this.place(point);
    if (passing) return;
    const costs = price && t("about-price", { price });
    announce([name, effect, costs, now, sentence].filter(Boolean).join(" "));
    if (this.kind !== "refused" || !sentence) return;
    playSound("refused");
    if (this.board.isPiece(this.key)) this.board.mark("refused", [this.key]);
  }

  place(point) {
    const area = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    const touchable = [...(this.board.marks.get("touch") ?? [])].map((key) => this.board.node(key));
    const things = touchable.filter(Boolean).map((node) => ({ box: node.getBoundingClientRect(), weight: 1 }));
    const visible = things.filter(({ box }) => box.width && box.height);
    const { left, top } = bestPlace(this.bubble.getBoundingClientRect(), area, this.boxOf(this.key, point), visible);
    this.bubble.style.left = `${left}px`;
    this.bubble.style.top = `${top}px`;
  }

  /** Return the box of a thing; of a whole area only the point in it that was pointed at. */
  boxOf(key, point) {
    const box = this.board.node(key)?.getBoundingClientRect();
    return box && point && !this.board.isPiece(key) ? new DOMRect(point[0] - 12, point[1] - 12, 24, 24) : box;
  }

  followRule(event, link) {
    event.preventDefault();
    this.hide();
    this.on.showRule(link.split("#")[1] ?? "");
  }

  /** The focus has moved: a bubble that was asked for by keyboard goes with it. */
  follow(key, keys) {
    if (this.kind === "key" && this.key && key && key !== this.key) this.show(key, keys, "key");
  }

  /** Hide the bubble. Return whether it was shown. */
  hide() {
    if (!this.key) return false;
    this.key = null;
    const shown = !this.bubble.hidden;
    this.bubble.hidden = true;
    this.board.mark("refused", []);
    return shown;
  }
}

function contains(box, x, y) {
  return Boolean(box) && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
