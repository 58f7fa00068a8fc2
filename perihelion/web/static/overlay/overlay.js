// The overlay for streams: the seats, their points and whose turn it is, some seconds late. It asks every two seconds.

import { h, s, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { numberText } from "../lib/words.js";

/** @import { Overlay, OverlaySeat } from "../types.d.ts" */

const PAUSE_MS = 2000;
const { table, delay } = document.body.dataset;
const list = document.getElementById("seats");

/** @param {OverlaySeat} seat */
function seatItem({ name, title, colour, points, active, won }) {
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
  );
}

async function update() {
  try {
    const lang = document.documentElement.lang;
    /** @type {Overlay} */
    const { gameName, seats } = await get(`/api/tables/${table}/overlay?delay=${delay}&lang=${lang}`);
    document.title = gameName;
    setChildren(list, seats.map(seatItem));
  } catch {
    // what was shown last stays, until the server answers again
  }
  setTimeout(update, PAUSE_MS);
}

update();
