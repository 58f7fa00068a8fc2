// A curve as SVG: a line, and a band for its uncertainty.

import { s } from "../lib/dom.js";

const [WIDTH, HEIGHT, LEFT, EDGE] = [480, 150, 48, 12];

/**
 * Return a plot of points; `label` says what it shows, `text(value)` writes a value at the axis.
 * @param {{value: number, margin: number}[]} points
 * @param {string} label
 * @param {(value: number) => string} text
 */
export function curvePlot(points, label, text = String) {
  const low = Math.min(...points.map(({ value, margin }) => value - margin));
  const high = Math.max(...points.map(({ value, margin }) => value + margin));
  const span = high - low || 1;
  const x = (i) => LEFT + ((WIDTH - LEFT - EDGE) * i) / Math.max(1, points.length - 1);
  const y = (value) => EDGE + (HEIGHT - 2 * EDGE) * (1 - (value - low) / span);
  const place = (i, value) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = points.map(({ value, margin }, i) => place(i, value + margin));
  const lower = points.map(({ value, margin }, i) => place(i, value - margin)).reverse();
  const last = points.length - 1;
  return s(
    "svg",
    { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    [low, (low + high) / 2, high].map((value) => [
      s("line", { class: "curve-axis", x1: LEFT, x2: WIDTH - EDGE, y1: y(value), y2: y(value) }),
      s("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, text(value)),
    ]),
    s("polygon", { class: "curve-band", points: [...upper, ...lower].join(" ") }),
    s("polyline", { class: "curve-line", points: points.map(({ value }, i) => place(i, value)).join(" ") }),
    s("circle", { class: "curve-end", cx: x(last), cy: y(points[last].value), r: 4 }),
  );
}
