// The diagram that explains the commitment ("seal") of the draws in four steps.

import { h, s } from "../lib/dom.js";
import { t } from "../lib/words.js";

const SURFACE = "var(--raised)";
const INK = "var(--ink)";
const QUIET = "var(--quiet)";
const SUN = "var(--sun)";
const AMBER = "var(--amber)";
const EMBER = "var(--ember)";
const DARK = "#1a2040";

const groupAt = (x, y, ...parts) => s("g", { transform: `translate(${x} ${y})` }, parts);
const strokePath = (d, more = {}) =>
  s("path", {
    d,
    fill: "none",
    stroke: INK,
    "stroke-width": 3,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

/** A padlock, open or closed. */
const lock = (open) => [
  strokePath(open ? "M-14 -8V-22a14 14 0 0 1 27 -5" : "M-14 -8V-20a14 14 0 0 1 28 0V-8"),
  s("rect", { x: -24, y: -8, width: 48, height: 38, rx: 7, fill: open ? SUN : EMBER }),
  s("circle", { cx: 0, cy: 8, r: 5, fill: DARK }),
  s("path", { d: "M0 10v9", stroke: DARK, "stroke-width": 4, "stroke-linecap": "round" }),
];

/** A letter with a seal of wax. */
const letter = () => [
  s("rect", { x: -26, y: -17, width: 52, height: 34, rx: 4, fill: SURFACE, stroke: INK, "stroke-width": 2.5 }),
  strokePath("M-26 -15 0 4 26 -15", { "stroke-width": 2.5 }),
  s("circle", { cx: 0, cy: 4, r: 7, fill: EMBER }),
];

const FIVE = [-9, -9, 9, -9, 0, 0, -9, 9, 9, 9];
const TWO = [-8, -8, 8, 8];

function die(pips) {
  const pip = (i) => s("circle", { cx: pips[i], cy: pips[i + 1], r: 3.6, fill: DARK });
  const body = s("rect", { x: -18, y: -18, width: 36, height: 36, rx: 8, fill: SUN });
  return [body, pips.map((_, i) => i % 2 === 0 && pip(i))];
}

/** The secrets of all are mixed, and dice come out. */
const mixing = () => [
  groupAt(-44, -46, s("circle", { r: 7, fill: EMBER })),
  groupAt(0, -52, s("circle", { r: 7, fill: EMBER })),
  groupAt(44, -46, s("circle", { r: 7, fill: EMBER })),
  strokePath("M-44 -34Q-40 -8 -8 0M44 -34Q40 -8 8 0M0 -40V-6", { stroke: QUIET }),
  groupAt(-23, 30, die(FIVE)),
  groupAt(23, 30, die(TWO)),
];

const arrow = (x) => groupAt(x, 70, strokePath("M-14 0h26m-9 -8 9 8-9 8", { stroke: QUIET }));

/** Return the figure with its captions. */
export function sealDiagram() {
  const steps = [
    groupAt(90, 66, lock(false)),
    groupAt(252, 50, letter()),
    groupAt(286, 90, letter()),
    groupAt(450, 68, mixing()),
    groupAt(606, 66, lock(true)),
    groupAt(660, 80, strokePath("m-14 0 10 12 20-26", { stroke: AMBER, "stroke-width": 6 })),
  ];
  return h(
    "figure",
    { class: "fair-picture" },
    s(
      "svg",
      { viewBox: "0 0 720 140", role: "img", "aria-label": t("fair-picture") },
      steps,
      [180, 360, 540].map(arrow),
    ),
    h(
      "ol",
      {},
      [1, 2, 3, 4].map((n) => h("li", {}, t(`fair-step-${n}`))),
    ),
  );
}
