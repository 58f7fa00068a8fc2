// The overlay for streams: the seats, their points and whose turn it is, some seconds late; at a broadcast also the
// chances to win and how many watch. It asks every two seconds.

import { h, s, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { numberText } from "../lib/words.js";

/** @import { Overlay, OverlaySeat } from "../types.d.ts" */

const PAUSE_MS = 2000;
const WIDTH = 480;
const HEIGHT = 120;
const EDGE = 6;
const DASHES = ["", "12 6", "3 6", "14 5 3 5", "6 3"]; // colours are not everything
const { table, delay } = document.body.dataset;
const list = document.getElementById("seats");
const curvePlace = document.getElementById("curve");

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** @param {OverlaySeat} seat */
function seatItem({ name, title, colour, points, active, won, chance }) {
  const dot = s(
    "svg",
    { width: 22, height: 22, "aria-hidden": "true" },
    s("circle", { cx: 11, cy: 11, r: 10, fill: colour }),
  );
  return h(
    "li",
    { class: active ? "active" : "", "aria-current": active && "true" },
    dot,
    h("span", {}, won ? `★ ${name || title}` : name || title),
    points !== null && h("span", { class: "points" }, numberText(points)),
    chance !== null && h("span", { class: "chance" }, `${percent(chance)} %`),
  );
}

/** Return the number of spectators, with an eye. @param {number} watching */
function watchingItem(watching) {
  const eye = s(
    "svg",
    { width: 28, height: 22, viewBox: "0 0 28 22", "aria-hidden": "true", class: "eye" },
    s("path", { d: "M1 11 Q14 -5 27 11 Q14 27 1 11 Z" }),
    s("circle", { cx: 14, cy: 11, r: 4 }),
  );
  return h("li", { class: "watching" }, eye, h("span", { class: "points" }, numberText(watching)));
}

/**
 * Return the chances to win after each turn, a line for each seat; the height is the share.
 * @param {Overlay} overlay
 */
function curveFigure({ seats, curve, curveName }) {
  const step = (WIDTH - 2 * EDGE) / (curve.length - 1);
  const y = (share) => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
  const lines = seats.map(({ colour }, seat) =>
    s("polyline", {
      points: curve.map((shares, i) => `${(EDGE + i * step).toFixed(1)},${y(shares[seat]).toFixed(1)}`).join(" "),
      stroke: colour,
      "stroke-dasharray": DASHES[seat % DASHES.length],
    }),
  );
  const half = s("path", { d: `M${EDGE} ${y(0.5)}H${WIDTH - EDGE}`, class: "half" });
  return h(
    "figure",
    {},
    h("figcaption", {}, curveName),
    s(
      "svg",
      { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
      half,
      ...lines,
    ),
  );
}

async function update() {
  try {
    const lang = document.documentElement.lang;
    /** @type {Overlay} */
    const overlay = await get(`/api/tables/${table}/overlay?delay=${delay}&lang=${lang}`);
    document.title = overlay.gameName;
    const spectators = overlay.watching ? [watchingItem(overlay.watching)] : [];
    setChildren(list, [...overlay.seats.map(seatItem), ...spectators]);
    setChildren(curvePlace, overlay.curve.length > 1 ? [curveFigure(overlay)] : []);
  } catch {
    // what was shown last stays, until the server answers again
  }
  setTimeout(update, PAUSE_MS);
}

update();
