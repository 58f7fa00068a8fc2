// Mouse, touch and keyboard input on the board. All of them end in `touch(key)`, or in a drag from one key to another.
//
// What can be touched and what a touch means is decided by ChoiceController (choice-controller.js).

import { setAttribute } from "../lib/dom.js";
import { keyAt, keyInDirection, thingAt } from "./hit-testing.js";

const DRAG_THRESHOLD = 8; // pixels; a smaller movement is a touch
const HOLD_MS = 500; // so long a finger is held on a thing that is to be explained
const AWAY = 24; // pixels; a mouse this near its last press rests there because of the press, not to ask

export class BoardInput {
  /**
   * `on` has touch(key, finger), startDrag(key), which returns the keys it may be dropped on, drop(key, onto), hover(key or
   * null), rest(find) for a mouse that may come to rest, leave(), explain(key, point) for a thing that a finger is
   * held on or that "?" asks about, deselect(), skip(), which returns whether it skipped the steps being shown, and focusFallback, the element
   * that gets the focus if no group can.
   */
  constructor(board, zoom, on) {
    this.board = board;
    this.zoom = zoom;
    this.on = on;
    this.touchable = new Set();
    this.pointers = new Map();
    /** The place of the last press, until the pointer has left it. @type {[number, number] | null} */
    this.pressed = null;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.pointerDown(event));
    svg.addEventListener("pointermove", (event) => this.pointerMove(event));
    svg.addEventListener("pointerup", (event) => this.pointerUp(event));
    svg.addEventListener("pointercancel", (event) => this.pointerCancel(event));
    svg.addEventListener("pointerleave", () => this.pointerLeave());
    svg.addEventListener("contextmenu", (event) => event.pointerType !== "mouse" && event.preventDefault());
    svg.addEventListener("keydown", (event) => this.keyDown(event));
    svg.setAttribute("role", "toolbar"); // in a toolbar, screen readers leave the arrows to the page
    svg.setAttribute("tabindex", "-1"); // a picture that listens to the focus would be a tab stop without a name
    svg.addEventListener("focusin", (event) => this.on.hover(event.target.closest("[data-key]")?.dataset.key ?? null));
    svg.addEventListener("focusout", () => this.on.hover(null));
  }

  /** Set the touchable keys; name(key) returns the accessible name. One of them becomes the tab stop of the board. */
  setTouchable(keys, name) {
    this.touchable = new Set(keys);
    const stop = this.touchable.has(this.board.focusedKey) ? this.board.focusedKey : [...keys][0];
    for (const [key, node] of this.board.nodes) {
      if (this.touchable.has(key)) {
        setAttribute(node, "tabindex", key === stop ? "0" : "-1");
        setAttribute(node, "role", "button");
        setAttribute(node, "aria-label", name(key));
      } else {
        if (node.getAttribute("role") === "button") this.board.nameGroup(key);
        if (node === document.activeElement) setAttribute(node, "tabindex", "-1");
        else node.removeAttribute("tabindex");
      }
    }
    if (this.board.focusLost) {
      this.board.focusLost = false;
      (this.board.node(stop) ?? this.on.focusFallback).focus({ preventScroll: true });
    }
  }

  pointerDown(event) {
    if (event.button > 0) return;
    this.pressed = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, this.pressed);
    if (this.pointers.size > 1) {
      this.cancelGesture();
      return;
    }
    const key = this.keyUnder(event);
    this.gesture = { id: event.pointerId, x: event.clientX, y: event.clientY, key, dragging: false, panning: false };
    if (event.pointerType !== "mouse") this.holdTimer = setTimeout(() => this.hold(event), HOLD_MS);
  }

  /** The finger was held on a thing: explain it. The gesture then plays nothing. */
  hold(event) {
    if (!this.gesture || this.gesture.dragging || this.gesture.panning) return;
    const key = this.thingUnder(event);
    if (!key) return;
    this.gesture.held = true;
    this.on.explain(key, [event.clientX, event.clientY]);
  }

  pointerLeave() {
    this.on.hover(null);
    this.on.leave();
  }

  pointerMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "mouse") return;
      this.on.hover(this.keyUnder(event));
      if (this.pressed && Math.hypot(event.clientX - this.pressed[0], event.clientY - this.pressed[1]) < AWAY) return;
      this.pressed = null;
      this.on.rest(() => this.thingUnder(event));
      return;
    }
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 2) this.pinch(event.pointerId, before);
    if (!this.gesture || this.gesture.id !== event.pointerId || this.gesture.held) return;
    const [dx, dy] = [event.clientX - this.gesture.x, event.clientY - this.gesture.y];
    if (!this.gesture.dragging && !this.gesture.panning && Math.hypot(dx, dy) > DRAG_THRESHOLD) this.startGesture();
    if (this.gesture.dragging) this.dragBy(dx, dy);
    else if (this.gesture.panning) this.zoom.panBy(event.clientX - before[0], event.clientY - before[1]);
  }

  pointerUp(event) {
    this.pointers.delete(event.pointerId);
    const gesture = this.gesture;
    this.gesture = null;
    clearTimeout(this.holdTimer);
    if (!gesture || gesture.id !== event.pointerId || gesture.held) return;
    if (gesture.dragging) {
      const onto = this.keyUnder(event, this.targets);
      this.endDrag(gesture.key);
      this.on.drop(gesture.key, onto);
    } else if (!gesture.panning && !this.on.skip()) {
      if (gesture.key) this.on.touch(gesture.key, event.pointerType === "touch");
      else this.on.deselect();
    }
  }

  pointerCancel(event) {
    this.pointers.delete(event.pointerId);
    this.cancelGesture();
  }

  /** A second finger, or the browser, ends the gesture. */
  cancelGesture() {
    clearTimeout(this.holdTimer);
    if (this.gesture?.dragging) {
      this.endDrag(this.gesture.key);
      this.on.deselect();
    }
    this.gesture = null;
  }

  /** The pointer began to move: drag the touchable group under it, otherwise pan the board. */
  startGesture() {
    clearTimeout(this.holdTimer);
    const { key } = this.gesture;
    if (key && this.touchable.has(key)) {
      this.gesture.dragging = true;
      const node = this.board.node(key);
      const matrix = node.transform?.baseVal.consolidate()?.matrix;
      this.gesture.from = [matrix?.e ?? 0, matrix?.f ?? 0];
      node.classList.add("held");
      this.board.svg.setPointerCapture(this.gesture.id);
      this.targets = this.on.startDrag(key);
    } else {
      this.gesture.panning = true;
    }
  }

  dragBy(dx, dy) {
    const [x, y] = this.gesture.from;
    const node = this.board.node(this.gesture.key);
    const scale = node?.parentNode.getScreenCTM().a;
    if (node) node.style.transform = `translate(${x + dx / scale}px, ${y + dy / scale}px)`;
  }

  endDrag(key) {
    const node = this.board.node(key);
    if (!node) return;
    node.classList.remove("held");
    node.style.transform = "";
  }

  pinch(id, before) {
    const [other] = [...this.pointers].filter(([finger]) => finger !== id).map(([, place]) => place);
    const now = this.pointers.get(id);
    const spread = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const factor = spread(now, other) / Math.max(1, spread(before, other));
    this.zoom.zoomBy(factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.zoom.panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  }

  keyUnder(event, keys = this.touchable) {
    return keyAt(this.board, event.clientX, event.clientY, keys, event.pointerType !== "mouse");
  }

  /** Return the key of what a pointer points at, also of a thing that touches pass through. */
  thingUnder(event) {
    return thingAt(this.board, event.clientX, event.clientY, this.keyUnder(event));
  }

  keyDown(event) {
    const focused = this.board.focusedKey;
    if ((event.key === "Enter" || event.key === " ") && focused) {
      event.preventDefault();
      if (!this.on.skip()) this.on.touch(focused, false);
    } else if (event.key === "?" && focused) {
      this.on.explain(focused);
    } else if (event.key.startsWith("Arrow") && focused) {
      event.preventDefault();
      const next = keyInDirection(this.board, focused, event.key, this.touchable);
      if (next) this.focusKey(next);
    } else if (event.key === "Tab" && !event.shiftKey && focused && !this.touchable.has(focused)) {
      const next = this.touchableAfter(focused);
      if (next) event.preventDefault();
      if (next) this.focusKey(next);
    }
  }

  /** Return what Tab leads to from a thing that can no longer be touched: the next one that can, otherwise the first. */
  touchableAfter(key) {
    const keys = [...this.board.nodes.keys()].filter((other) => other === key || this.touchable.has(other));
    const order = keys.sort((a, b) => (this.isBefore(a, b) ? -1 : 1));
    return order[order.indexOf(key) + 1] ?? order.find((other) => other !== key);
  }

  isBefore(a, b) {
    return Boolean(this.board.node(a).compareDocumentPosition(this.board.node(b)) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  focusKey(key) {
    for (const other of this.touchable) this.board.node(other)?.setAttribute("tabindex", other === key ? "0" : "-1");
    this.board.node(key)?.focus({ preventScroll: true });
  }
}
