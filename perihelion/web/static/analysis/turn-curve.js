// The chances to win over a game, as a curve by turns that can be pressed. Reports and the analysis board draw it alike.

import { h, s } from "../lib/dom.js";
import { percentText, t } from "../lib/words.js";

/** @import { CurveSeat } from "../types.d.ts" */

const [LEFT, EDGE] = [44, 10];
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "1 5"];

/**
 * `rows` are the shares of all seats before the first turn and after each turn; `marks` are rows to circle for a seat;
 * `place` is the row that is shown (-1: none); `go(row)` is called when one is pressed.
 * @typedef {{
 *   seats: CurveSeat[], rows: number[][], marks: {row: number, seat: number}[], place: number, size: [number, number],
 *   go: (row: number) => unknown,
 * }} TurnCurve
 */

/** @param {TurnCurve} curve */
export function drawCurve({ seats, rows, marks, place, size: [width, height], go }) {
  const last = Math.max(1, rows.length - 1);
  const x = (i) => LEFT + ((width - LEFT - EDGE) * i) / last;
  const y = (share) => EDGE + (height - 2 * EDGE) * (1 - share);
  const points = (seat) => rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ");
  const svg = s(
    "svg",
    { class: "curve", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": t("analysis-curve-about") },
    [0, 0.5, 1].map((share) => [
      s("line", { class: "curve-axis", x1: LEFT, x2: width - EDGE, y1: y(share), y2: y(share) }),
      s("text", { x: LEFT - 6, y: y(share) + 4, "text-anchor": "end" }, percent(share)),
    ]),
    place >= 0 && s("line", { class: "curve-place", x1: x(place), x2: x(place), y1: EDGE, y2: height - EDGE }),
    seats.map(({ colour }, i) => {
      const course = { points: points(i), "stroke-dasharray": DASHES[i % DASHES.length] };
      return [
        s("polyline", { class: "curve-edge", ...course }), // a white or black line needs an edge
        s("polyline", { class: "curve-seat", stroke: colour, ...course }),
      ];
    }),
    marks.map(({ row, seat }) => s("circle", { class: "curve-mistake", cx: x(row), cy: y(rows[row][seat]), r: 5 })),
  );
  svg.addEventListener("click", (event) => {
    const { left, width: shown } = svg.getBoundingClientRect();
    const at = (((event.clientX - left) / shown) * width - LEFT) / (width - LEFT - EDGE);
    go(Math.round(Math.min(1, Math.max(0, at)) * (rows.length - 1)));
  });
  return svg;
}

/**
 * Return a slider over the rows of a curve.
 * @param {number} rows
 * @param {number} place
 * @param {(row: number) => unknown} go
 */
export function curveSlider(rows, place, go) {
  const slider = h("input", { type: "range", min: 0, max: rows - 1, "aria-label": t("analysis-step") });
  slider.value = String(place);
  slider.addEventListener("change", () => go(Number(slider.value)));
  return slider;
}

/**
 * Return the name of a seat with a dot in its colour.
 * @param {CurveSeat} seat
 */
export function seatName({ name, colour }) {
  return [
    s(
      "svg",
      { class: "seat-dot", viewBox: "0 0 20 20", width: 14, height: 14, "aria-hidden": "true" },
      s("circle", { cx: 10, cy: 10, r: 8, fill: colour }),
    ),
    h("b", {}, name),
  ];
}

/** Return a share as a percentage in the number format of the language. */
export function percent(share, signed = false) {
  const digits = signed && Math.abs(share) < 0.1 ? 1 : 0;
  return percentText(share, { maximumFractionDigits: digits, signDisplay: signed ? "exceptZero" : "auto" });
}
