// The picture of a result to share: day, game, points, place, and how everybody did. It shows no position.

import { fullAddress } from "../lib/address.js";
import { h, s } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";
import { binLeads } from "./bins.js";
import { leadText } from "./lead-chart.js";

/** @import { DailyDeal, DealResult } from "../types.d.ts" */

const [WIDTH, HEIGHT, SCALE] = [600, 315, 2];
const [BARS_LEFT, BARS_WIDTH, BARS_BOTTOM, BARS_HEIGHT] = [40, 330, 280, 90];
const BLOCKS = "▁▂▃▄▅▆▇█";

/**
 * Return the picture with the buttons that share and save it; `deal` has a result of the visitor.
 * @param {DailyDeal} deal
 * @param {string} dayName
 */
export function shareCard(deal, dayName) {
  const place = t("daily-place", { place: deal.mine.place, of: deal.results.length });
  const points = t("daily-points", { n: deal.mine.points });
  const lines = {
    title: `${deal.gameName} · ${dayName}`,
    points,
    place: deal.mine.finished ? place : t("daily-unfinished"),
  };
  const text = `Perihelion · ${lines.title} · ${points} (${leadText(deal.mine.lead)}) · ${lines.place}`;
  const picture = drawCard(deal, lines, t("daily-picture", { text }));
  const link = new URL(fullAddress(`/daily/${deal.day}`), location.href).href;
  const shared = `${text}\n${blocks(deal.results)}\n${link}`;
  return h(
    "figure",
    { class: "share-card" },
    picture,
    h(
      "p",
      { class: "row" },
      h(
        "button",
        { type: "button", class: "warm", onclick: () => share(picture, shared, deal.day) },
        icon("share"),
        t("daily-share"),
      ),
      h("button", { type: "button", onclick: () => save(picture, deal.day) }, icon("download"), t("daily-save")),
    ),
  );
}

/**
 * Draw the card. Its colours do not follow the theme, because it leaves the page.
 * @param {DailyDeal} deal
 * @param {{title: string, points: string, place: string}} lines
 * @param {string} label
 */
function drawCard({ results }, { title, points, place }, label) {
  const text = (x, y, size, fill, words) =>
    s(
      "text",
      { x, y, fill, "font-size": size, "font-weight": size > 20 ? 700 : 400, "font-family": "system-ui, sans-serif" },
      words,
    );
  const sky = s(
    "linearGradient",
    { id: "card-sky", x1: 1, y1: 0, x2: 0, y2: 1 },
    s("stop", { offset: 0, "stop-color": "#3b3a78" }),
    s("stop", { offset: 0.5, "stop-color": "#131a41" }),
    s("stop", { offset: 1, "stop-color": "#090d22" }),
  );
  const glow = s(
    "radialGradient",
    { id: "card-sun" },
    s("stop", { offset: 0, "stop-color": "#fff7d6" }),
    s("stop", { offset: 0.35, "stop-color": "#ffd166" }),
    s("stop", { offset: 1, "stop-color": "#fb8500" }),
  );
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: "img", "aria-label": label },
    s("defs", {}, sky, glow),
    s("rect", { width: WIDTH, height: HEIGHT, rx: 20, fill: "url(#card-sky)" }),
    s("circle", { cx: 505, cy: 92, r: 54, fill: "url(#card-sun)" }),
    s("ellipse", {
      cx: 505,
      cy: 92,
      rx: 88,
      ry: 22,
      fill: "none",
      stroke: "#aab3d6",
      "stroke-opacity": 0.6,
      transform: "rotate(-18 505 92)",
    }),
    text(40, 58, 20, "#aab3d6", title),
    text(40, 112, 40, "#f2f4ff", points),
    text(40, 152, 24, "#ffd166", place),
    bars(results),
    text(430, 284, 20, "#f2f4ff", "Perihelion"),
  );
}

/** @param {DealResult[]} results */
function bars(results) {
  const { counts, mine } = binLeads(results);
  const most = Math.max(...counts);
  const step = Math.min(40, BARS_WIDTH / counts.length);
  return counts.map((count, i) => {
    const height = Math.max(4, (BARS_HEIGHT * count) / most);
    const fill = i === mine ? "#ffb703" : "#5d69a8";
    return s("rect", { x: BARS_LEFT + i * step, y: BARS_BOTTOM - height, width: step - 4, height, rx: 3, fill });
  });
}

/** Return the bars as text, for messages without a picture. @param {DealResult[]} results */
function blocks(results) {
  const { counts } = binLeads(results);
  const most = Math.max(...counts);
  return counts.map((count) => BLOCKS[Math.round(((BLOCKS.length - 1) * count) / most)]).join("");
}

/** Share picture and text by the system; if it cannot, copy the text. */
async function share(picture, text, day) {
  try {
    const file = new File([await toPng(picture)], `perihelion-${day}.png`, { type: "image/png" });
    const data = navigator.canShare?.({ files: [file], text }) ? { files: [file], text } : { text };
    if (navigator.share) {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(text);
    showMessage(t("daily-copied"));
  } catch (error) {
    if (error.name !== "AbortError") showMessage(error.message);
  }
}

async function save(picture, day) {
  const blob = await toPng(picture);
  const href = URL.createObjectURL(blob);
  h("a", { href, download: `perihelion-${day}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Return the picture as PNG. */
async function toPng(picture) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = h("canvas", { width: WIDTH * SCALE, height: HEIGHT * SCALE });
  canvas.getContext("2d").drawImage(image, 0, 0, WIDTH * SCALE, HEIGHT * SCALE);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
