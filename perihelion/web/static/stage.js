// The stage: the board, fitted to its room, with buttons for a closer look; a high board is scrolled, with tabs for its parts.

import { Board } from "./board.js";
import { fitting } from "./columns.js";
import { calm, h, put } from "./dom.js";
import { icon } from "./icons.js";
import { outline } from "./outline.js";
import { loading } from "./vignettes.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";

export class Stage {
  constructor(label) {
    this.frame = h("div", { class: "board-frame" });
    this.board = new Board(this.frame, label);
    this.zoom = new Zoom(this.board);
    this.words = h("div", { class: "board-words prose", hidden: true });
    this.tabs = h("div", { class: "parts", role: "toolbar", "aria-label": t("parts"), hidden: true });
    this.coming = h("div", { class: "coming" }, loading());
    this.node = h("div", { class: "stage" }, this.coming, this.tabs, this.frame, this.buttons(), this.words);
    this.board.svg.addEventListener("zoomed", () => this.node.classList.toggle("closer", this.zoom.closer));
    this.frame.addEventListener("scroll", () => this.showPart(), { passive: true });
    new ResizeObserver(() => this.fit()).observe(this.node);
  }

  buttons() {
    const button = (name, word, press, kind = "") =>
      h(
        "button",
        { class: `round ${kind}`, type: "button", "aria-label": t(word), title: t(word), onclick: press },
        icon(name),
      );
    return h(
      "div",
      { class: "zoom" },
      button("fit", "zoom-fit", () => this.zoom.fit(), "farther"),
      button("minus", "zoom-out", () => this.zoom.by(1 / 1.5), "farther"),
      button("plus", "zoom-in", () => this.zoom.by(1.5)),
    );
  }

  /** Show a whole board; a game without a drawing is shown in words. */
  show({ board, game, outline: sections }) {
    this.coming.remove();
    this.words.hidden = Boolean(board);
    this.frame.hidden = !board;
    if (!board) {
      put(this.words, outline(sections));
      return;
    }
    const { width, height, parts = [] } = board;
    this.drawn = { width, height, parts };
    this.board.show(board, game);
    this.fit();
  }

  get scrolls() {
    return this.node.classList.contains("scrolls");
  }

  /** Fit the board to the room there is. */
  fit() {
    if (!this.drawn) return;
    const { columns, scroll } = fitting(this.drawn, { width: this.node.clientWidth, height: this.node.clientHeight });
    const before = this.board.full.join();
    this.board.cut(columns);
    this.node.classList.toggle("scrolls", scroll);
    if (before !== this.board.full.join() || scroll) this.zoom.fit();
    this.tabs.hidden = !scroll;
    if (scroll)
      this.frame.tabIndex = 0; // by keyboard, too
    else this.frame.removeAttribute("tabindex");
    if (!scroll) return;
    this.showTabs();
    this.reveal(this.board.marks.get("touch") ?? []);
  }

  // the parts of a board that is scrolled

  showTabs() {
    const tab = ({ name, top }) =>
      h(
        "button",
        { class: "part", type: "button", onclick: () => this.scrollTo(top) },
        name,
        h("span", { class: "dot" }),
      );
    put(this.tabs, this.drawn.parts.map(tab));
    this.showPart();
    this.markParts();
  }

  /** Pixels of the screen for one of the board. */
  get scale() {
    return this.board.svg.clientWidth / this.drawn.width;
  }

  scrollTo(top) {
    this.frame.scrollTo({ top: top * this.scale, behavior: calm() ? "auto" : "smooth" });
  }

  /** The tab of the part that is looked at. */
  showPart() {
    if (!this.scrolls) return;
    const y = (this.frame.scrollTop + this.frame.clientHeight / 3) / this.scale;
    const now = this.drawn.parts.findLastIndex(({ top }) => top <= y);
    [...this.tabs.children].forEach((tab, i) => tab.setAttribute("aria-pressed", String(i === now)));
  }

  /** A sun at the tabs of the parts where something can be touched. */
  markParts() {
    if (!this.scrolls) return;
    const spots = [...(this.board.marks.get("touch") ?? [])].map((key) => this.board.place(key)[1]);
    const { parts, height } = this.drawn;
    [...this.tabs.children].forEach((tab, i) => {
      const end = parts[i + 1]?.top ?? height;
      tab.classList.toggle(
        "wanted",
        spots.some((y) => y >= parts[i].top && y < end),
      );
    });
  }

  /** Bring one of these things into sight, unless one is. */
  reveal(keys) {
    if (!this.scrolls) return;
    this.markParts();
    const room = this.frame.getBoundingClientRect();
    const boxes = [...keys].map((key) => this.board.node(key)?.getBoundingClientRect()).filter(Boolean);
    if (!boxes.length || boxes.some((box) => box.top >= room.top && box.bottom <= room.bottom)) return;
    const { top, height } = boxes[0];
    const middle = this.frame.scrollTop + top - room.top + height / 2 - room.height / 2;
    this.frame.scrollTo({ top: middle, behavior: calm() ? "auto" : "smooth" });
  }
}
