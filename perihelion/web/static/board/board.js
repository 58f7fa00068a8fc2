// The board: one SVG with a static background ("ground") and groups that are drawn above it. Every group has a key; it
// can be replaced, moved and marked.
//
// The areas of a board can be rearranged, for example side by side. Each place of an arrangement shows its area of the
// ground and contains the groups that lie there.

import { s, setAttribute, setChildren } from "../lib/dom.js";
import { animateMove, fadeIn, fadeOut, positionOf, rollDie } from "./animation.js";
import { parseEach, parseSvg } from "./svg-sanitizer.js";

/** @import { Arrangement, Place, Board as Drawing } from "../types.d.ts" */

/** The places for a sign on a group, in shares of its box, and the edge of the sign as seen from its middle. */
/** @type {[number, number][]} */
const CORNERS = [
  [0.85, 0.15],
  [0.5, 0.15],
  [0.85, 0.5],
  [0.15, 0.15],
  [0.15, 0.5],
  [0.5, 0.5],
];
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

export class Board {
  constructor(host, label) {
    this.host = host;
    this.svg = s("svg", { class: "board", role: "group", "aria-label": label });
    this.places = [];
    this.fullSize = [1, 1];
    this.ground = null;
    this.markup = new Map();
    this.nodes = new Map();
    this.titles = new Map();
    this.marks = new Map();
    this.overlay = null; // Effects, drawn above the groups
    /** @type {SVGGraphicsElement[]} */
    this.ghosts = [];
    this.focusLost = false; // the focused group was removed; BoardInput moves the focus
    setChildren(host, this.svg);
  }

  /**
   * Show a whole board. Groups that are already there stay or move to their new position.
   * @param {Pick<Drawing, "width" | "height" | "static" | "groups" | "order">} drawing
   * @param {string} game
   */
  show({ width, height, static: ground, groups, order }, game) {
    if (this.ground !== ground) {
      this.ground = ground;
      this.width = width;
      this.height = height;
      this.svg.setAttribute("class", `board board-${game}`);
      this.markup.clear();
      this.nodes.clear();
      this.titles.clear();
      this.arranged = "";
      this.arrange(null);
    }
    const gone = [...this.markup.keys()].filter((key) => !(key in groups));
    this.updateGroups({ ...Object.fromEntries(gone.map((key) => [key, null])), ...groups }, order);
  }

  /** Remove all groups: there is no drawing, so nothing can be touched. */
  clear() {
    this.updateGroups(Object.fromEntries([...this.markup.keys()].map((key) => [key, null])), []);
  }

  /**
   * Show the areas as an arrangement places them; null shows the board as it was drawn.
   * @param {Arrangement | null} arrangement
   */
  arrange(arrangement) {
    const arranged = JSON.stringify([this.width, this.height, arrangement]);
    if (this.arranged === arranged) return;
    const focus = this.focusedKey;
    const { width, height } = this;
    const drawn = { width, height, places: [{ left: 0, top: 0, width, height, x: 0, y: 0, scale: 1 }] };
    const shown = arrangement ?? drawn;
    this.arranged = arranged;
    this.places = shown.places.map((place) => this.createPlace(place));
    this.fullSize = [shown.width, shown.height];
    setChildren(
      this.svg,
      arrangement && s("rect", { class: "backdrop", width: shown.width, height: shown.height, rx: 26 }),
      this.places.map(({ ground }) => ground),
      this.places.map(({ layer }) => layer),
    );
    for (const node of this.nodes.values()) this.placeOf(node).layer.append(node);
    this.svg.setAttribute("viewBox", `0 0 ${this.fullSize.join(" ")}`);
    this.overlay?.redraw();
    if (focus) this.nodes.get(focus)?.focus({ preventScroll: true });
  }

  /** @param {Place} place */
  createPlace(place) {
    const { left, top, width, height, x, y, scale } = place;
    const viewBox = `${left} ${top} ${width} ${height}`;
    const box = { x, y, width: width * scale, height: height * scale, viewBox };
    const ground = s("svg", { ...box, "aria-hidden": "true" }, parseSvg(this.ground)); // groups say what matters
    const layer = s("svg", { ...box, overflow: "visible", "data-layer": "groups" });
    return { ...place, ground, layer };
  }

  /** Return the place in which a group lies. */
  placeOf(node) {
    return this.placeAt(positionOf(node));
  }

  /** Return the place in which a point of the drawing lies. @param {number[]} point */
  placeAt([x, y]) {
    const within = ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height;
    return this.places.find(within) ?? this.places[0];
  }

  /**
   * Apply changed groups {key: markup or null}. `order` lists all keys in drawing order if keys came or went.
   * @param {Record<string, string | null>} groups
   * @param {string[]} [order]
   */
  updateGroups(groups, order) {
    const focus = this.focusedKey;
    const first = this.nodes.size === 0;
    const changed = Object.entries(groups).filter(([key, markup]) => this.markup.get(key) !== markup);
    const drawn = parseEach(changed.map(([, markup]) => markup ?? ""));
    changed.forEach(([key, markup], i) => {
      if (markup === null) this.removeGroup(key);
      else if (drawn[i]) this.replaceGroup(key, markup, drawn[i], first);
    });
    if (order) this.sortGroups(order);
    if (focus && !this.nodes.has(focus)) this.focusLost = true;
    else if (focus && this.focusedKey !== focus) this.nodes.get(focus).focus({ preventScroll: true });
  }

  /**
   * @param {string} key
   * @param {string} markup
   * @param {SVGGraphicsElement} node the drawing of this markup
   * @param {boolean} first
   */
  replaceGroup(key, markup, node, first) {
    for (const text of node.querySelectorAll("text")) text.setAttribute("aria-hidden", "true"); // its name says it
    const old = this.nodes.get(key);
    this.markup.set(key, markup);
    this.titles.set(key, takeTitle(node));
    if (old) {
      const touchable = old.getAttribute("role") === "button";
      this.redrawGroup(
        old,
        node,
        touchable ? ["tabindex", "role", "aria-label", "data-mark"] : ["tabindex", "data-mark"],
      );
      if (!touchable) this.nameGroup(key);
    } else {
      this.nodes.set(key, node);
      this.nameGroup(key);
      this.writeMarks(key);
      this.placeOf(node).layer.append(node);
      if (!first) fadeIn(node);
    }
  }

  /**
   * Give a group its new drawing, move it to where that lies, and animate the way. The node stays: a new one would need the
   * focus again, and to give it a browser lays out the page.
   * @param {SVGGraphicsElement} node
   * @param {SVGGraphicsElement} drawn
   * @param {string[]} kept the attributes that are not part of the drawing
   */
  redrawGroup(node, drawn, kept) {
    const [x, y] = positionOf(node);
    const before = this.places.find(({ layer }) => layer === node.parentNode) ?? this.places[0];
    const after = this.placeOf(drawn);
    for (const name of node.getAttributeNames())
      if (!drawn.hasAttribute(name) && !kept.includes(name)) node.removeAttribute(name);
    for (const { name, value } of drawn.attributes) if (!kept.includes(name)) setAttribute(node, name, value);
    node.replaceChildren(...drawn.childNodes);
    if (before !== after) moveNode(after.layer, node, null);
    animateMove(convertPoint([x, y], before, after), node);
  }

  removeGroup(key) {
    const node = this.nodes.get(key);
    this.nodes.delete(key);
    this.titles.delete(key);
    this.markup.delete(key);
    if (node) fadeOut(node);
  }

  /**
   * Sort the groups into drawing order. Moves as few nodes as possible, because a moved node loses its animation.
   * @param {string[]} order
   */
  sortGroups(order) {
    const places = new Map(this.places.map(({ layer }) => [layer, layer.firstElementChild]));
    for (const key of order) {
      const node = this.nodes.get(key);
      if (!node) continue;
      const layer = node.parentNode;
      let before = places.get(layer);
      while (before && !before.dataset.key) before = before.nextElementSibling;
      if (node === before) before = before.nextElementSibling;
      else moveNode(layer, node, before);
      places.set(layer, before);
    }
  }

  /** Roll those of these groups that are dice. @param {string[]} keys */
  rollDice(keys) {
    const dice = keys.map((key) => this.nodes.get(key)).filter((node) => node?.classList.contains("rolls"));
    for (const die of dice) rollDie(die);
  }

  /** Show these drawings as ghosts: how things would lie. They cannot be touched. @param {string[]} drawings */
  showGhosts(drawings) {
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts = drawings.flatMap((markup) => parseSvg(markup)).map(makeGhost);
    for (const ghost of this.ghosts) this.placeOf(ghost).layer.append(ghost);
  }

  has(key) {
    return this.nodes.has(key);
  }

  node(key) {
    return this.nodes.get(key);
  }

  /** Return whether a group is a single thing, not a whole area of the board such as a player's side. */
  isPiece(key) {
    const [box, all] = [this.nodes.get(key), this.svg].map((node) => node?.getBoundingClientRect());
    return Boolean(box) && box.width * box.height * 8 < all.width * all.height;
  }

  /** Return whether a group is a piece that players move across the board. */
  isMover(key) {
    return Boolean(this.nodes.get(key)?.classList.contains("mover"));
  }

  /** Return the position [x, y] of a group on the board. */
  position(key) {
    const node = this.nodes.get(key);
    return node ? positionOf(node) : [0, 0];
  }

  /** Return where a point of the drawing is shown as the areas are arranged now. @param {number[]} point */
  shownPoint([x, y]) {
    const place = this.placeAt([x, y]);
    return [place.x + (x - place.left) * place.scale, place.y + (y - place.top) * place.scale];
  }

  /** Return the box {x, y, width, height} of a group where it comes to lie, or null. */
  boxOf(key) {
    const node = this.nodes.get(key);
    if (!node?.isConnected) return null;
    const box = node.getBBox();
    const { scale } = this.placeOf(node);
    const [x, y] = this.shownPoint(positionOf(node));
    return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
  }

  /**
   * Return a point in the upper right of a group where a sign of this radius lies on it, and not beside its shape; null if
   * it is not there.
   * @param {string} key
   * @param {number} radius in units of the board as it is shown
   */
  signPoint(key, radius) {
    const node = this.nodes.get(key);
    if (!node?.isConnected) return null;
    /** @type {SVGGeometryElement | null} */
    const shape = node.querySelector(":scope > .halo.outer:not([transform])");
    const box = (shape ?? node).getBBox();
    const { scale } = this.placeOf(node);
    const isLarge = Math.min(box.width, box.height) * scale > 6 * radius;
    const r = isLarge ? (0.6 * radius) / scale : 0; // on a small thing only the middle of the sign is on it
    /** @type {[number, number][]} */
    const points = CORNERS.map(([a, b]) => [box.x + a * box.width, box.y + b * box.height]);
    const covers = ([x, y]) => AROUND.every(([dx, dy]) => shape.isPointInFill(new DOMPoint(x + dx * r, y + dy * r)));
    const found = (shape && points.find(covers)) ?? points[0];
    const origin = this.shownPoint(positionOf(node));
    return [origin[0] + found[0] * scale, origin[1] + found[1] * scale];
  }

  /** Return the name of a group: the <title> of its drawing. */
  title(key) {
    return this.titles.get(key) ?? "";
  }

  /** Give a group that cannot be touched its name for screen readers. */
  nameGroup(key) {
    const [node, title] = [this.nodes.get(key), this.title(key)];
    for (const [name, value] of [
      ["role", "img"],
      ["aria-label", title],
    ]) {
      if (title) setAttribute(node, name, value);
      else node.removeAttribute(name);
    }
  }

  /** Return the texts that are written on a group. */
  writtenTexts(key) {
    const texts = [...(this.nodes.get(key)?.querySelectorAll("text") ?? [])];
    return texts.map((text) => text.textContent?.trim()).filter(Boolean);
  }

  /** The key of the focused group, or null. */
  get focusedKey() {
    const key = /** @type {SVGElement} */ (document.activeElement)?.dataset?.key;
    return key && this.svg.contains(document.activeElement) ? key : null;
  }

  /** The key of the focused group if the focus is shown, as for a keyboard; null after a touch. */
  get visiblyFocusedKey() {
    const key = this.focusedKey;
    return key && document.activeElement.matches(":focus-visible") ? key : null;
  }

  /**
   * Give a mark (touch, picked, happened, refused, hint) to these keys and remove it from all others.
   * @param {string} name
   * @param {Iterable<string>} keys
   */
  mark(name, keys) {
    const before = this.marks.get(name) ?? new Set();
    const now = new Set(keys);
    this.marks.set(name, now);
    for (const key of before) if (!now.has(key)) this.writeMarks(key);
    for (const key of now) if (!before.has(key)) this.writeMarks(key);
  }

  /** Write the marks of a group into its drawing. @param {string} key */
  writeMarks(key) {
    const names = [...this.marks].filter(([, keys]) => keys.has(key)).map(([name]) => name);
    const node = this.nodes.get(key);
    if (names.length && node) setAttribute(node, "data-mark", names.join(" "));
    else node?.removeAttribute("data-mark");
  }
}

/** Move a node that stays in the page. A browser that can keeps its focus and its animation. */
function moveNode(layer, node, before) {
  if (layer.moveBefore) layer.moveBefore(node, before);
  else layer.insertBefore(node, before);
}

/** Return a drawing without its key and name, so that it is no group of the board. */
function makeGhost(node) {
  takeTitle(node);
  delete node.dataset.key;
  node.classList.add("ghost");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** Return the title of a drawing and remove it: a browser would show it as a tooltip over the explanation. */
function takeTitle(node) {
  const titles = [...node.querySelectorAll("title")];
  const text = titles[0]?.textContent ?? "";
  for (const title of titles) title.remove();
  return text;
}

/** Return the point of one place that lies where this point of another place lies. */
function convertPoint([x, y], from, to) {
  return [
    ((x - from.left) * from.scale + from.x - to.x) / to.scale + to.left,
    ((y - from.top) * from.scale + from.y - to.y) / to.scale + to.top,
  ];
}
