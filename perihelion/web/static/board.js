// The board: one SVG with a ground that stays and keyed groups that change, move and carry marks.
//
// A high board can be cut into columns side by side: each shows its part of the ground and holds the groups that lie there.

import { put, s } from "./dom.js";
import { appear, glide, placeOf, vanish } from "./glide.js";
import { elements } from "./svg.js";

export class Board {
  constructor(host, label) {
    this.host = host;
    this.svg = s("svg", { class: "board", role: "group", "aria-label": label });
    this.columns = [];
    this.full = [1, 1];
    this.still = null;
    this.markup = new Map();
    this.nodes = new Map();
    this.marks = new Map();
    this.orphaned = false; // what had the focus is gone: whoever offers choices next gives it a new place
    put(host, this.svg);
  }

  /** Show a whole board; what is already there stays or glides. */
  show({ width, height, static: still, groups, order }, game) {
    if (this.still !== still) {
      this.still = still;
      this.width = width;
      this.height = height;
      this.svg.setAttribute("class", `board board-${game}`);
      this.markup.clear();
      this.nodes.clear();
      this.columns = [];
      this.cut([{ top: 0, height }]);
    }
    const gone = [...this.markup.keys()].filter((key) => !(key in groups));
    this.change({ ...Object.fromEntries(gone.map((key) => [key, null])), ...groups }, order);
  }

  /** Let these spans of the board stand side by side; one span is the board as it was drawn. */
  cut(spans) {
    if (JSON.stringify(spans) === JSON.stringify(this.columns.map(({ top, height }) => ({ top, height })))) return;
    const focus = this.focused;
    this.columns = spans.map((span, i) => this.column(span, i * this.width));
    this.full = [this.width * spans.length, Math.max(...spans.map((span) => span.height))];
    put(
      this.svg,
      this.columns.map(({ ground }) => ground),
      this.columns.map(({ layer }) => layer),
    );
    for (const node of this.nodes.values()) this.columnOf(node).layer.append(node);
    this.svg.setAttribute("viewBox", `0 0 ${this.full.join(" ")}`);
    if (focus) this.nodes.get(focus)?.focus({ preventScroll: true });
  }

  column({ top, height }, left) {
    const box = { x: left, width: this.width, height, viewBox: `0 ${top} ${this.width} ${height}` };
    const ground = s("svg", box, elements(this.still));
    const layer = s("svg", { ...box, overflow: "visible", "data-layer": "groups" });
    return { top, height, left, ground, layer };
  }

  /** The column a group lies in. */
  columnOf(node) {
    const y = placeOf(node)[1];
    return this.columns.find(({ top, height }) => y >= top && y < top + height) ?? this.columns[0];
  }

  /** Put changed groups in; `order` is the order of drawing where keys came or went. */
  change(groups, order) {
    const focus = this.focused;
    const first = this.nodes.size === 0;
    for (const [key, markup] of Object.entries(groups)) {
      if (this.markup.get(key) === markup) continue;
      if (markup === null) this.drop(key);
      else this.replace(key, markup, first);
    }
    if (order) this.arrange(order);
    this.refresh();
    if (focus && !this.nodes.has(focus)) this.orphaned = true;
    else if (focus && this.focused !== focus) this.nodes.get(focus).focus({ preventScroll: true });
  }

  replace(key, markup, first) {
    const [node] = elements(markup);
    if (!node) return;
    for (const text of node.querySelectorAll("text")) text.setAttribute("aria-hidden", "true"); // the title says it better
    const old = this.nodes.get(key);
    this.markup.set(key, markup);
    this.nodes.set(key, node);
    if (old) {
      for (const name of ["tabindex", "role", "aria-label"]) {
        if (old.hasAttribute(name)) node.setAttribute(name, old.getAttribute(name));
      }
      this.move(old, node);
    } else {
      this.columnOf(node).layer.append(node);
      if (!first) appear(node);
    }
  }

  /** Put a new group where the old one was, or into the column it now lies in; it travels there. */
  move(old, node) {
    const [x, y] = placeOf(old);
    const before = this.columns.find(({ layer }) => layer === old.parentNode) ?? this.columns[0];
    const after = this.columnOf(node);
    if (before === after) old.replaceWith(node);
    else {
      old.remove();
      after.layer.append(node);
    }
    glide([x + before.left - after.left, y - before.top + after.top], node);
  }

  drop(key) {
    const node = this.nodes.get(key);
    this.nodes.delete(key);
    this.markup.delete(key);
    if (node) vanish(node);
  }

  /** Bring the groups into the order of drawing, moving as few as possible: a moved node loses its motion. */
  arrange(order) {
    const places = new Map(this.columns.map(({ layer }) => [layer, layer.firstElementChild]));
    for (const key of order) {
      const node = this.nodes.get(key);
      if (!node) continue;
      const layer = node.parentNode;
      let before = places.get(layer);
      while (before && !before.dataset.key) before = before.nextElementSibling;
      if (node === before) before = before.nextElementSibling;
      else layer.insertBefore(node, before);
      places.set(layer, before);
    }
  }

  has(key) {
    return this.nodes.has(key);
  }

  node(key) {
    return this.nodes.get(key);
  }

  /** Where a thing lies on the board. */
  place(key) {
    const node = this.nodes.get(key);
    return node ? placeOf(node) : [0, 0];
  }

  /** The name a thing carries in its drawing. */
  title(key) {
    return this.nodes.get(key)?.querySelector("title")?.textContent ?? "";
  }

  /** What is written on a thing. */
  written(key) {
    const texts = [...(this.nodes.get(key)?.querySelectorAll("text") ?? [])];
    return texts
      .map((text) => text.textContent)
      .join("")
      .trim();
  }

  /** The key of the group that has the focus. */
  get focused() {
    const key = document.activeElement?.dataset?.key;
    return key && this.svg.contains(document.activeElement) ? key : null;
  }

  /** Mark these keys, and only these, with a mark: touch, picked, happened, refused, hint. */
  mark(name, keys) {
    this.marks.set(name, new Set(keys));
    this.refresh();
  }

  refresh() {
    for (const [key, node] of this.nodes) {
      const names = [...this.marks].filter(([, keys]) => keys.has(key)).map(([name]) => name);
      if (names.length) node.setAttribute("data-mark", names.join(" "));
      else node.removeAttribute("data-mark");
    }
  }
}
