// Touching things on the board: click, drag, fingers and keys, all leading to the same `touch(key)`.
//
// The hands-on part only: what can be touched and what a touch means is told by `choices`, see choose.js.

import { keyAt, towards } from "./reach.js";

const STILL = 8; // pixels a finger may slip and still be a touch

export class Touch {
  /**
   * `on` has touch(key), lift(key), which tells where it may go, drop(key, onto), hover(key or null), letGo(),
   * skip(), which is true where it skipped, and home, which gets the focus when nothing else can.
   */
  constructor(board, zoom, on) {
    this.board = board;
    this.zoom = zoom;
    this.on = on;
    this.touchable = new Set();
    this.fingers = new Map();
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => this.cancel(event));
    svg.addEventListener("pointerleave", () => this.on.hover(null));
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("focusin", (event) => this.on.hover(event.target.closest("[data-key]")?.dataset.key ?? null));
    svg.addEventListener("focusout", () => this.on.hover(null));
  }

  /** Say what can be touched now, with a name for each; one of them takes the tab stop. */
  offer(keys, name) {
    this.touchable = new Set(keys);
    const stop = this.touchable.has(this.board.focused) ? this.board.focused : [...keys][0];
    for (const [key, node] of this.board.nodes) {
      if (this.touchable.has(key)) {
        node.setAttribute("tabindex", key === stop ? "0" : "-1");
        node.setAttribute("role", "button");
        node.setAttribute("aria-label", name(key));
      } else {
        node.removeAttribute("role");
        node.removeAttribute("aria-label");
        if (node === document.activeElement) node.setAttribute("tabindex", "-1");
        else node.removeAttribute("tabindex");
      }
    }
    if (this.board.orphaned) {
      this.board.orphaned = false;
      (this.board.node(stop) ?? this.on.home).focus({ preventScroll: true });
    }
  }

  down(event) {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size > 1) {
      this.release();
      return;
    }
    const key = this.at(event);
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY, key, dragging: false, panning: false };
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.on.hover(this.at(event));
      return;
    }
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) this.pinch(event.pointerId, before);
    if (!this.start || this.start.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.start.dragging && !this.start.panning && Math.hypot(dx, dy) > STILL) this.lift();
    if (this.start.dragging) this.carry(dx, dy);
    else if (this.start.panning) this.zoom.move(event.clientX - before[0], event.clientY - before[1]);
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    const start = this.start;
    this.start = null;
    if (!start || start.id !== event.pointerId) return;
    if (start.dragging) {
      const onto = this.at(event, this.targets);
      this.lower(start.key);
      this.on.drop(start.key, onto);
    } else if (!start.panning && !this.on.skip()) {
      if (start.key) this.on.touch(start.key);
      else this.on.letGo();
    }
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    this.release();
  }

  release() {
    if (this.start?.dragging) {
      this.lower(this.start.key);
      this.on.letGo();
    }
    this.start = null;
  }

  /** The pointer began to move: a touchable thing comes along, otherwise the board is moved. */
  lift() {
    const { key } = this.start;
    if (key && this.touchable.has(key)) {
      this.start.dragging = true;
      const node = this.board.node(key);
      const matrix = node.transform?.baseVal.consolidate()?.matrix;
      this.start.from = [matrix?.e ?? 0, matrix?.f ?? 0];
      node.classList.add("held");
      this.board.svg.setPointerCapture(this.start.id);
      this.targets = this.on.lift(key);
    } else {
      this.start.panning = true;
    }
  }

  carry(dx, dy) {
    const scale = this.board.svg.getScreenCTM().a;
    const [x, y] = this.start.from;
    const node = this.board.node(this.start.key);
    if (node) node.style.transform = `translate(${x + dx / scale}px, ${y + dy / scale}px)`;
  }

  lower(key) {
    const node = this.board.node(key);
    if (!node) return;
    node.classList.remove("held");
    node.style.transform = "";
  }

  pinch(id, before) {
    const [other] = [...this.fingers].filter(([finger]) => finger !== id).map(([, place]) => place);
    const now = this.fingers.get(id);
    const spread = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const factor = spread(now, other) / Math.max(1, spread(before, other));
    this.zoom.by(factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.zoom.move((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  }

  at(event, keys = this.touchable) {
    return keyAt(this.board, event.clientX, event.clientY, keys, event.pointerType !== "mouse");
  }

  key(event) {
    const focused = this.board.focused;
    if ((event.key === "Enter" || event.key === " ") && focused) {
      event.preventDefault();
      if (!this.on.skip()) this.on.touch(focused);
    } else if (event.key.startsWith("Arrow") && focused) {
      event.preventDefault();
      const next = towards(this.board, focused, event.key, this.touchable);
      if (next) this.focus(next);
    }
  }

  focus(key) {
    for (const other of this.touchable) this.board.node(other)?.setAttribute("tabindex", other === key ? "0" : "-1");
    this.board.node(key)?.focus({ preventScroll: true });
  }
}
