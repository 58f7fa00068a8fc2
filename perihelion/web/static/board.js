// The board: one SVG with a ground that stays and keyed groups that change, move and carry marks.

import { put, s } from "./dom.js";
import { appear, glide, placeOf, vanish } from "./glide.js";
import { elements } from "./svg.js";

export class Board {
  constructor(host, label) {
    this.host = host;
    this.svg = s("svg", { class: "board", role: "group", "aria-label": label });
    this.ground = s("g");
    this.layer = s("g", { "data-layer": "groups" });
    this.svg.append(this.ground, this.layer);
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
      this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      put(this.ground, elements(still));
      this.markup.clear();
      this.nodes.clear();
      put(this.layer);
    }
    const gone = [...this.markup.keys()].filter((key) => !(key in groups));
    this.change({ ...Object.fromEntries(gone.map((key) => [key, null])), ...groups }, order);
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
      const from = placeOf(old);
      old.replaceWith(node);
      glide(from, node);
    } else {
      this.layer.append(node);
      if (!first) appear(node);
    }
  }

  drop(key) {
    const node = this.nodes.get(key);
    this.nodes.delete(key);
    this.markup.delete(key);
    if (node) vanish(node);
  }

  /** Bring the groups into the order of drawing, moving as few as possible: a moved node loses its motion. */
  arrange(order) {
    let before = this.layer.firstElementChild;
    for (const key of order) {
      const node = this.nodes.get(key);
      if (!node) continue;
      while (before && !before.dataset.key) before = before.nextElementSibling;
      if (node === before) before = before.nextElementSibling;
      else this.layer.insertBefore(node, before);
    }
  }

  has(key) {
    return this.nodes.has(key);
  }

  node(key) {
    return this.nodes.get(key);
  }

  /** The name a thing carries in its drawing. */
  title(key) {
    return this.nodes.get(key)?.querySelector("title")?.textContent ?? "";
  }

  /** The key of the group that has the focus. */
  get focused() {
    const key = document.activeElement?.dataset?.key;
    return key && this.layer.contains(document.activeElement) ? key : null;
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
