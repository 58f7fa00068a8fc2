// Small illustrations for an error, an empty list, waiting for players, and loading.

import { s } from "../lib/dom.js";

const illustration = (height, ...content) =>
  s("svg", { class: "vignette", viewBox: `0 0 300 ${height}`, "aria-hidden": "true", focusable: "false" }, content);

const sun = (x, y, r) => [
  s("circle", { cx: x, cy: y, r: r * 1.9, class: "scene-glow" }),
  s("circle", { cx: x, cy: y, r: r * 1.4, class: "scene-glow" }),
  s("circle", { cx: x, cy: y, r, class: "scene-sun" }),
];

const orbit = (x, y, rx, more = "") => s("ellipse", { cx: x, cy: y, rx, ry: rx * 0.34, class: `scene-orbit ${more}` });

const planet = (x, y, r, kind) => [
  s("circle", { cx: x, cy: y, r, class: `scene-${kind}` }),
  s("path", {
    d: `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.6} ${r * 1.6} 0 0 0 0 ${-2 * r}`,
    class: "scene-shade",
  }),
];

const cloud = (x, y, size) =>
  s("path", {
    d: "M-60 18a18 18 0 0 1 8-34a30 30 0 0 1 56-10a26 26 0 0 1 44 12a17 17 0 0 1 6 32z",
    transform: `translate(${x} ${y}) scale(${size})`,
    class: "scene-cloud",
  });

/** Return the picture for an error: clouds in front of the sun. */
export function errorIllustration() {
  return illustration(150, sun(150, 72, 38), cloud(112, 100, 0.9), cloud(200, 116, 0.7));
}

/** Return the picture for something well done: the sun smiles. */
export function smileIllustration() {
  return illustration(
    120,
    sun(150, 60, 31),
    s("path", { d: "M138 52v6M162 52v6M135 68q15 14 30 0", class: "scene-smile" }),
  );
}

/** Return the picture for an empty list: orbits without a planet. */
export function emptyIllustration() {
  return illustration(
    120,
    orbit(150, 60, 130),
    orbit(150, 60, 80, "dashed"),
    sun(150, 60, 22),
    s("circle", { cx: 226, cy: 54, r: 11, class: "scene-place" }),
  );
}

/** Return the picture for waiting: one planet and a free place. */
export function waitingIllustration() {
  return illustration(
    120,
    orbit(150, 60, 130),
    orbit(150, 60, 84),
    sun(150, 60, 22),
    planet(76, 74, 13, "near"),
    s("circle", { cx: 272, cy: 48, r: 15, class: "scene-place" }),
  );
}

/** Return the animated picture for loading: planets that circle the sun. */
export function loadingIllustration() {
  const ring = (r, size, kind, pace) =>
    s(
      "g",
      { class: `scene-turn ${pace}` },
      s("circle", { cx: 150, cy: 110, r, class: "scene-orbit" }),
      s("circle", { cx: 150 + r, cy: 110, r: size, class: `scene-${kind}` }),
    );
  return illustration(220, ring(92, 9, "far", "slow"), ring(60, 7, "near", "quick"), sun(150, 110, 24));
}
