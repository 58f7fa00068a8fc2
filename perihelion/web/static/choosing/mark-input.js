// Draws arrows and circles: a drag from one thing to another with the right mouse button at any time, or with `active` a drag,
// or two touches, with any pointer. The board gets no touches meanwhile.

import { keyAt, thingAt } from "./hit-testing.js";

/** @import { BoardMark } from "../types.d.ts" */

export class MarkInput {
  /**
   * `on` gets all marks after each change.
   * @param {(marks: BoardMark[]) => void} on
   */
  constructor(board, on) {
    this.board = board;
    this.on = on;
    this.active = false;
    /** @type {BoardMark[]} */
    this.marks = [];
    /** The thing at which an arrow begins. @type {string | null} */
    this.start = null;
    const { svg } = board;
    const capture = (name, handle) =>
      svg.addEventListener(name, (event) => handle(/** @type {any} */ (event)), { capture: true });
    capture("pointerdown", (event) => this.press(event));
    capture("pointermove", (event) => this.active && stop(event));
    capture("pointerup", (event) => this.release(event));
    capture("contextmenu", (event) => event.preventDefault());
    capture("keydown", (event) => this.pressKey(event));
  }

  /** Draw from now on, or let the board be touched again. @param {boolean} active */
  activate(active) {
    this.active = active;
    this.begin(null);
  }

  /** @param {string | null} key */
  begin(key) {
    this.start = key;
    this.board.mark("picked", key ? [key] : []);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (!this.active && event.button !== 2) return;
    stop(event);
    this.pressed = this.keyUnder(event);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.active && event.button !== 2) return;
    stop(event);
    const [from, to] = [this.pressed, this.keyUnder(event)];
    this.pressed = null;
    if (!from || !to) return;
    if (from !== to) this.toggle({ start: from, end: to });
    else if (event.button === 2) this.toggle({ start: to, end: null });
    else this.touch(to);
  }

  /** @param {KeyboardEvent} event */
  pressKey(event) {
    const key = this.board.focusedKey;
    if (!this.active || !key || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.touch(key);
  }

  /** Begin an arrow here, or end it; the same thing twice gets a circle. @param {string} key */
  touch(key) {
    const { start } = this;
    if (!start) this.begin(key);
    else this.toggle(start === key ? { start, end: null } : { start, end: key });
  }

  /** Add a mark, or remove it if it is there. @param {BoardMark} mark */
  toggle(mark) {
    this.begin(null);
    const others = this.marks.filter((other) => !sameMark(other, mark));
    this.on(others.length < this.marks.length ? others : [...others, mark]);
  }

  /** @param {PointerEvent} event */
  keyUnder({ clientX, clientY, pointerType }) {
    const keys = new Set(this.board.nodes.keys());
    return thingAt(this.board, clientX, clientY, keyAt(this.board, clientX, clientY, keys, pointerType !== "mouse"));
  }
}

/**
 * @param {BoardMark} one
 * @param {BoardMark} other
 */
function sameMark(one, other) {
  return one.start === other.start && (one.end ?? null) === (other.end ?? null);
}

/** @param {Event} event */
function stop(event) {
  event.stopImmediatePropagation();
}
