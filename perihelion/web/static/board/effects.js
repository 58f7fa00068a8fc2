// What the page draws above the board: light and number at pieces that scored, and the trails of the others.
// Nothing here can be touched. With reduced motion light and number stand still.

import { prefersReducedMotion, s, setChildren } from "../lib/dom.js";
import { numberText } from "../lib/words.js";

/** @import { BoardMark, Preview } from "../types.d.ts" */

const SCORE_MS = 2200;
const NUMBER_SIZE = 96; // units of the board
const SMALL_NUMBER_SIZE = 64; // for several seats, each with its name
const LETTER_WIDTH = 0.66; // of the size
const PIECE_RADIUS = 30;
const MARGIN = 6;
const BADGE_RADIUS = 22;
const BADGE_LETTER = 7; // half the width of a letter in a badge

export class Effects {
  /** `board` is the Board; it calls `redraw` when its areas are rearranged. */
  constructor(board) {
    this.board = board;
    this.trailLayer = s("g", { class: "trails" });
    this.scoreLayer = s("g", { class: "scores" });
    this.numberLayer = s("g", { class: "numbers" });
    this.previewLayer = s("g", { class: "preview" });
    this.markLayer = s("g", { class: "marks" });
    this.layer = s(
      "g",
      { "data-layer": "effects", "aria-hidden": "true" },
      this.trailLayer,
      this.numberLayer,
      this.previewLayer,
      this.markLayer,
      this.scoreLayer,
    );
    this.trails = [];
    /** @type {Map<string, number[]>} */
    this.numbers = new Map();
    /** @type {Preview | null} */
    this.preview = null;
    /** @type {BoardMark[]} */
    this.marks = [];
    board.overlay = this;
  }

  /** The layout of the board changed: draw the trails at their new places. */
  redraw() {
    this.board.svg.append(this.layer);
    setChildren(this.scoreLayer);
    this.drawTrails();
    this.drawNumbers();
    this.showMarks(this.marks);
    this.showPreview(this.preview);
  }

  /**
   * Show what an action would do: how things would lie, and the points at what would score.
   * @param {Preview | null} preview
   */
  showPreview(preview) {
    this.preview = preview;
    this.board.showGhosts(Object.values(preview?.groups ?? {}));
    const boxes = (preview?.scored ?? []).map((key) => this.board.boxOf(key)).filter(Boolean);
    const { points = 0 } = preview ?? {};
    const badge =
      boxes.length && points ? numberBadge(corner(boundingBox(boxes)), signed(points), this.board.fullSize) : null;
    setChildren(this.previewLayer, boxes.map(scoreLight), badge);
  }

  /** Show arrows and circles that somebody drew. @param {BoardMark[]} marks */
  showMarks(marks) {
    this.marks = marks;
    setChildren(
      this.markLayer,
      marks.map(({ start, end }) => {
        const [from, to] = [this.board.boxOf(start), end ? this.board.boxOf(end) : null];
        if (!from || (end && !to)) return null; // it is not in this position
        if (!to) return s("g", { class: "drawn", "data-start": start }, markCircle(from));
        const shapes = trailShapes(shortenEnd([middle(from), middle(to)]));
        return s("g", { class: "drawn trail", "data-start": start, "data-end": end }, ...shapes);
      }),
    );
  }

  /** Show numbers at these things: the order in which to touch them. @param {Map<string, number[]>} numbers */
  showNumbers(numbers) {
    this.numbers = numbers;
    this.drawNumbers();
  }

  drawNumbers() {
    const places = [...this.numbers].map(([key, order]) => ({
      point: this.board.signPoint(key, BADGE_RADIUS),
      text: order.join(" · "),
    }));
    setChildren(
      this.numberLayer,
      places.filter(({ point }) => point).map(({ point, text }) => numberBadge(point, text, this.board.fullSize)),
    );
  }

  /**
   * Show trails {seat, points, colour}.
   * @param {{seat: number, points: number[][], colour?: string | null}[]} trails
   */
  showTrails(trails) {
    this.trails = trails;
    this.drawTrails();
  }

  drawTrails() {
    setChildren(
      this.trailLayer,
      this.trails.map(({ points, colour, seat }) => {
        const places = shortenEnd(points.map((point) => this.board.shownPoint(point)));
        const trail = s("g", { class: "trail", "data-seat": seat }, ...trailShapes(places));
        if (colour) trail.style.setProperty("--seat", colour);
        return trail;
      }),
    );
  }

  /**
   * Light these groups and show what was won or lost: [{points, name}]; the name only if it is needed.
   * @param {string[]} keys
   * @param {{points: number, name: string}[]} gains
   */
  showScore(keys, gains) {
    const boxes = keys.map((key) => this.board.boxOf(key)).filter(Boolean);
    if (!boxes.length) return;
    const size = gains.length > 1 || gains[0].name ? SMALL_NUMBER_SIZE : NUMBER_SIZE;
    const texts = gains.map(({ points, name }) => `${name ? `${name} ` : ""}${signed(points)}`);
    const half = Math.max(...texts.map((text) => text.length)) * size * LETTER_WIDTH * 0.5 + MARGIN;
    const [width, height] = this.board.fullSize;
    const x = clamp(mean(boxes.map((box) => box.x + box.width / 2)), half, width - half);
    const y = clamp(mean(boxes.map((box) => box.y + box.height / 2)), size, height - size);
    const event = s(
      "g",
      { class: "score-event" },
      boxes.map(scoreLight),
      gains.map(({ points }, i) =>
        s(
          "text",
          {
            class: `score-number${points < 0 ? " lost" : ""}`,
            x,
            y: y + (i - (gains.length - 1) / 2) * size,
            "font-size": size,
          },
          texts[i],
        ),
      ),
    );
    this.scoreLayer.append(event);
    setTimeout(() => event.remove(), SCORE_MS);
    if (!prefersReducedMotion()) animateScore(event);
  }
}

/** Return a number with its sign. @param {number} points */
function signed(points) {
  return `${points > 0 ? "+" : ""}${numberText(points)}`;
}

/** Return a light around a box. */
function scoreLight({ x, y, width, height }) {
  return s("rect", {
    class: "score-light",
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    rx: 16,
  });
}

/** Return a frame around a box. */
function markCircle({ x, y, width, height }) {
  const r = Math.min(width, height) / 2 + MARGIN;
  return s("rect", {
    class: "drawn-circle",
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    rx: r,
  });
}

/** Return the middle of a box. */
function middle({ x, y, width, height }) {
  return [x + width / 2, y + height / 2];
}

/** Return the box around boxes. */
function boundingBox(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** Return a point in the upper right of a box. */
function corner(box) {
  return [box.x + 0.85 * box.width, box.y + 0.15 * box.height];
}

/** Return a badge with a text at a point, or as near as the board allows. */
function numberBadge(point, text, [width, height]) {
  const half = BADGE_RADIUS + (text.length - 1) * BADGE_LETTER;
  const x = clamp(point[0], half, width - half);
  const y = clamp(point[1], BADGE_RADIUS, height - BADGE_RADIUS);
  return s(
    "g",
    { class: "number", transform: `translate(${x} ${y})` },
    s("rect", { x: -half, y: -BADGE_RADIUS, width: 2 * half, height: 2 * BADGE_RADIUS, rx: BADGE_RADIUS }),
    s("text", { "font-size": BADGE_RADIUS * 1.5, y: BADGE_RADIUS * 0.52 }, text),
  );
}

function animateScore(event) {
  event.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], {
    duration: SCORE_MS,
    fill: "forwards",
  });
  for (const number of event.querySelectorAll(".score-number"))
    number.animate(
      [{ transform: "translateY(24px)" }, { transform: "none", offset: 0.15 }, { transform: "translateY(-18px)" }],
      { duration: SCORE_MS, easing: "ease-out" },
    );
}

/** Return the places with the last one moved back, so that the arrow does not hide the piece that it leads to. */
function shortenEnd(places) {
  const [[ax, ay], [bx, by]] = places.slice(-2);
  const length = Math.hypot(bx - ax, by - ay);
  const part = length > 2 * PIECE_RADIUS ? 1 - PIECE_RADIUS / length : 0.5;
  return [...places.slice(0, -1), [ax + (bx - ax) * part, ay + (by - ay) * part]];
}

/** Return a casing, a line and an arrow head through these places. */
function trailShapes(places) {
  const path = `M${places.map((place) => place.join(" ")).join("L")}`;
  const [[ax, ay], [bx, by]] = places.slice(-2);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return [
    s("path", { class: "trail-casing", d: path }),
    s("path", { class: "trail-line", d: path }),
    s("path", {
      class: "trail-head",
      d: "M6 0 -16 -13 -10 0 -16 13Z",
      transform: `translate(${bx} ${by}) rotate(${turn})`,
    }),
    s("circle", { class: "trail-start", cx: places[0][0], cy: places[0][1], r: 8 }),
  ];
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}

function mean(values) {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
