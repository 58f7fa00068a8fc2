// The stage: the board with its buttons for a closer look.

import { Board } from "./board.js";
import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { outline } from "./outline.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";

export class Stage {
  constructor(label) {
    this.frame = h("div", { class: "board-frame" });
    this.board = new Board(this.frame, label);
    this.zoom = new Zoom(this.board);
    const button = (name, word, press, kind = "") =>
      h(
        "button",
        { class: `round ${kind}`, type: "button", "aria-label": t(word), title: t(word), onclick: press },
        icon(name),
      );
    this.node = h(
      "div",
      { class: "stage" },
      this.frame,
      h(
        "div",
        { class: "zoom" },
        button("fit", "zoom-fit", () => this.zoom.fit(), "farther"),
        button("minus", "zoom-out", () => this.zoom.by(1 / 1.5), "farther"),
        button("plus", "zoom-in", () => this.zoom.by(1.5)),
      ),
    );
    this.words = h("div", { class: "board-words prose", hidden: true });
    this.node.append(this.words);
    this.board.svg.addEventListener("zoomed", () => this.node.classList.toggle("closer", this.zoom.closer));
  }

  /** Show a whole board; a game without a drawing is shown in words. */
  show({ board, game, outline: sections }) {
    this.words.hidden = Boolean(board);
    this.frame.hidden = !board;
    if (board) this.board.show(board, game);
    else put(this.words, outline(sections));
  }
}
