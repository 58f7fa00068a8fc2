// The board with what surrounds it: zoom buttons, tabs for the parts of a scrolled board, the loading picture, and the
// position as text for a game without a drawing.

import { h, prefersReducedMotion, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { loadingIllustration } from "../widgets/illustrations.js";
import { renderOutline } from "../widgets/outline.js";
import { Board } from "./board.js";
import { fitBoard, heightToFit, scrollToSee, sideWidth, widthAtFullHeight } from "./layout.js";
import { Zoom } from "./zoom.js";

/** @import { BoardPart, Snapshot } from "../types.d.ts" */

const PASSING = ".all-moves, .about:not([hidden]), .toast, .lesson-fold[open]";
const LOG_HEIGHT = 64; // pixels; less room below the board is too little for the log

export class BoardView {
  constructor(label) {
    this.frame = h("div", { class: "board-frame" });
    this.board = new Board(this.frame, label);
    this.zoom = new Zoom(this.board);
    this.textView = h("div", { class: "board-words prose", hidden: true });
    this.partTabs = h("div", { class: "parts", role: "toolbar", "aria-label": t("parts"), hidden: true });
    this.loadingPicture = h("div", { class: "coming" }, loadingIllustration());
    this.node = h(
      "div",
      { class: "stage" },
      this.loadingPicture,
      this.partTabs,
      this.frame,
      this.zoomButtons(),
      this.textView,
    );
    this.board.svg.addEventListener("zoomed", () => this.node.classList.toggle("closer", this.zoom.isZoomedIn));
    this.frame.addEventListener("scroll", () => this.markCurrentPart(), { passive: true });
    /** The groups that are needed now. @type {string[]} */
    this.needed = [];
    new ResizeObserver(() => this.fitToSpace()).observe(this.node);
    this.leastHeight = Infinity; // pixels; what the board was made smaller to
    addEventListener("resize", () => {
      this.leastHeight = Infinity;
      this.fitToPage();
    });
  }

  zoomButtons() {
    const button = (name, word, press, kind = "") =>
      h(
        "button",
        { class: `round ${kind}`, type: "button", "aria-label": t(word), title: t(word), onclick: press },
        icon(name),
      );
    return h(
      "div",
      { class: "zoom" },
      button("fit", "zoom-fit", () => this.zoom.showAll(), "farther"),
      button("minus", "zoom-out", () => this.zoom.zoomBy(1 / 1.5), "farther"),
      button("plus", "zoom-in", () => this.zoom.zoomBy(1.5)),
    );
  }

  /**
   * Show the board of a snapshot, or its outline if there is no drawing.
   * @param {Pick<Snapshot, "board" | "game" | "outline">} position
   */
  show({ board, game, outline: sections }) {
    this.loadingPicture.remove();
    this.textView.hidden = Boolean(board);
    this.frame.hidden = !board;
    if (!board) {
      this.board.clear();
      setChildren(this.textView, renderOutline(sections));
      return;
    }
    const { width, height, parts = [], arrangements = [] } = board;
    this.boardSize = { width, height, parts, arrangements };
    this.board.show(board, game);
    this.fitToPage();
    this.fitToSpace();
  }

  get isScrolled() {
    return this.node.classList.contains("scrolls");
  }

  /** Let the page give a high board the full height of a wide screen, and the side what any other leaves beside itself. */
  fitToPage() {
    const page = /** @type {HTMLElement | null} */ (this.node.closest(".table-page"));
    if (!this.boardSize || !page) return;
    const space = { width: page.clientWidth, height: page.clientHeight };
    const width = widthAtFullHeight(this.boardSize, space);
    page.classList.toggle("tall", width > 0);
    page.style.setProperty("--board-width", `${width}px`);
    page.style.setProperty("--side-width", `${sideWidth(this.boardSize, space)}px`);
  }

  /**
   * Choose an arrangement or scrolling for the present size. What needs room for a while (choices, a hint, a long prompt)
   * makes the board a little smaller, and it stays so, for a board that changes its size at every step is hard to touch.
   * For what needs more room, or is read and closed, the board is scrolled.
   */
  fitToSpace() {
    if (!this.boardSize || !this.node.clientWidth) return;
    const { clientWidth, clientHeight } = this.node;
    const full = Math.min(clientHeight + this.lentHeight, this.leastHeight);
    const keeps = this.lendsToPassing || matchMedia("(min-width: 1100px)").matches; // there the desk is beside the board
    const fitted = keeps ? full : heightToFit(this.boardSize, clientWidth, { free: clientHeight, full });
    if (fitted < full) this.leastHeight = fitted;
    const { arrangement, scroll, width, height } = fitBoard(this.boardSize, { width: clientWidth, height: fitted });
    const before = this.board.fullSize.join();
    this.board.arrange(arrangement);
    this.node.classList.toggle("scrolls", scroll);
    Object.assign(this.board.svg.style, { width: `${width}px`, height: `${height}px` });
    this.lendBelow(scroll ? 0 : this.node.clientHeight - height);
    if (before !== this.board.fullSize.join() || scroll) this.zoom.showAll();
    this.partTabs.hidden = !scroll;
    if (scroll) this.renderPartTabs();
    this.node.classList.toggle("overflows", this.frame.scrollHeight > this.frame.clientHeight + 1);
    if (this.overflows)
      this.frame.tabIndex = 0; // so that the keyboard can scroll it
    else this.frame.removeAttribute("tabindex");
    this.reveal(this.needed);
  }

  /** Let the page use the space that is free below the board. @param {number} height */
  lendBelow(height) {
    const page = /** @type {HTMLElement | null} */ (this.node.closest(".table-page"));
    page?.classList.toggle("roomy", height >= LOG_HEIGHT);
    page?.style.setProperty("--below", `${height}px`);
  }

  /** Pixels of height that prompt and choices have taken from the board for a while. Beside a result the whole board is shown. */
  get lentHeight() {
    if (this.node.closest(".table-page")?.querySelector(".over:not([hidden])")) return 0;
    const { left, right } = this.node.getBoundingClientRect();
    const lenders = ":scope > .prompt, :scope > .desk, .lesson-body";
    const around = [...(this.node.parentElement?.querySelectorAll(lenders) ?? [])];
    return around
      .map((node) => ({ box: node.getBoundingClientRect(), resting: restingHeight(node) }))
      .filter(({ box }) => box.left < right && box.right > left)
      .reduce((sum, { box, resting }) => sum + box.height - resting, 0);
  }

  /** Whether something has room of the board that is soon closed again: an explanation, the list of all moves, a message. */
  get lendsToPassing() {
    return Boolean(this.node.parentElement?.querySelector(PASSING));
  }

  /** Whether a part of the board is outside the visible space. */
  get overflows() {
    return this.node.classList.contains("overflows");
  }

  /** Draw a tab for each part of a scrolled board. */
  renderPartTabs() {
    const tab = (/** @type {BoardPart} */ { name, top }) =>
      h(
        "button",
        { class: "part", type: "button", onclick: () => this.scrollToPart(top) },
        name,
        h("span", { class: "dot" }),
      );
    setChildren(this.partTabs, this.boardSize.parts.map(tab));
    this.markCurrentPart();
    this.markTouchableParts();
  }

  /** Pixels of the screen per unit of the board. */
  get scale() {
    return this.board.svg.clientWidth / this.boardSize.width;
  }

  /** @param {number} top */
  scrollToPart(top) {
    this.frame.scrollTo({ top: top * this.scale, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  /** Mark the tab of the part that is in view. */
  markCurrentPart() {
    if (!this.isScrolled) return;
    const y = (this.frame.scrollTop + this.frame.clientHeight / 3) / this.scale;
    const current = this.boardSize.parts.findLastIndex(({ top }) => top <= y);
    for (const [i, tab] of [...this.partTabs.children].entries())
      tab.setAttribute("aria-pressed", String(i === current));
  }

  /** Show a dot at the tabs of the parts where something can be touched. */
  markTouchableParts() {
    if (!this.isScrolled) return;
    const spots = [...(this.board.marks.get("touch") ?? [])].map((key) => this.board.position(key)[1]);
    const { parts, height } = this.boardSize;
    [...this.partTabs.children].forEach((tab, i) => {
      const end = parts[i + 1]?.top ?? height;
      tab.classList.toggle(
        "wanted",
        spots.some((y) => y >= parts[i].top && y < end),
      );
    });
  }

  /** Scroll so that as many of these groups as possible are visible. @param {Iterable<string>} keys */
  reveal(keys) {
    this.needed = [...keys];
    if (!this.overflows) return;
    this.markTouchableParts();
    const origin = this.frame.getBoundingClientRect().top - this.frame.scrollTop;
    const spans = this.needed
      .map((key) => this.board.node(key)?.getBoundingClientRect())
      .filter((box) => box?.height)
      .map((box) => ({ top: box.top - origin, bottom: box.bottom - origin }));
    const top = scrollToSee(spans, this.frame.scrollTop, this.frame.clientHeight, this.frame.scrollHeight);
    if (top !== this.frame.scrollTop)
      this.frame.scrollTo({ top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }
}

/** Return the height that an element has while there is little in it. @param {Element} node */
function restingHeight(node) {
  return Number.parseFloat(getComputedStyle(node).minHeight) || 0;
}
