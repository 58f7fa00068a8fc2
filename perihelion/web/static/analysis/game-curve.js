// The curve of a line: each seat's chance to win before every move, the luck of every draw, and the clear mistakes. A rough
// curve comes at once, and becomes better while one looks at it.

import { h, s, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { ROOT } from "./move-tree.js";

/** @import { AnalysisCurve, CurveSeat, LineRequest } from "../types.d.ts" */

const POLL_MS = 1000;
const [WIDTH, HEIGHT, LEFT, EDGE] = [480, 180, 44, 10];
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "1 5"];

export class GameCurve {
  /** `on` has go(node) and fail(error). */
  constructor(on) {
    this.on = on;
    this.number = 0; // of the last curve that the server sent
    /** @type {LineRequest | null} */
    this.line = null;
    /** @type {Pick<AnalysisCurve, "seats" | "shares" | "mistakes"> & {luck: Map<number, number[]>} | null} */
    this.curve = null;
    /** @type {number[]} */
    this.nodes = []; // the moves of the line in the tree
    this.node = h("section", { class: "game-curve", "aria-label": t("analysis-curve"), hidden: true });
  }

  clear() {
    this.line = null;
    this.curve = null;
    this.node.hidden = true;
  }

  /**
   * Follow the curve of a line; `nodes` are its moves in the tree.
   * @param {LineRequest} line
   * @param {number[]} nodes
   */
  async follow(line, nodes) {
    this.line = line;
    this.nodes = nodes;
    this.curve = null;
    this.number = 0;
    this.progress = h("progress", { "aria-label": t("report-page-progress"), max: 1 });
    setChildren(this.node, h("h3", {}, t("analysis-curve")), this.progress);
    this.node.hidden = false;
    this.node.scrollIntoView({ block: "nearest" });
    while (this.line === line) {
      /** @type {AnalysisCurve} */
      const answer = await post("/api/analysis/curve", { ...line, seen: this.number });
      if (this.line !== line) return;
      this.show(answer);
      if (answer.state === "done" || answer.state === "failed") return;
      await new Promise((wake) => setTimeout(wake, POLL_MS));
    }
  }

  /** @param {AnalysisCurve} curve */
  show({ state, done, of, number, seats, shares, luck, mistakes }) {
    this.progress.value = done / of;
    this.progress.hidden = state === "done";
    if (state === "failed") throw new Error(t("report-page-failed"));
    if (!shares) return;
    this.number = number;
    this.curve = { seats, shares, mistakes, luck: new Map(luck.map((each) => [each.entry, each.luck])) };
    this.render();
  }

  /** Mark the move that is shown. */
  mark(at) {
    this.at = at;
    if (this.curve) this.render();
  }

  render() {
    const { seats, shares } = this.curve;
    const place = this.at === ROOT ? 0 : this.nodes.indexOf(this.at) + 1;
    const inside = place > 0 || this.at === ROOT;
    const shown = shares[inside ? place : shares.length - 1];
    const slider = h("input", { type: "range", min: 0, max: shares.length - 1, "aria-label": t("analysis-step") });
    slider.value = String(place);
    slider.addEventListener("change", () => this.go(Number(slider.value)));
    const active = document.activeElement;
    const focused = active instanceof HTMLInputElement && active.type === "range" && this.node.contains(active);
    setChildren(
      this.node,
      h("h3", {}, t("analysis-curve")),
      this.progress,
      this.plot(inside ? place : -1),
      slider,
      h(
        "ul",
        { class: "curve-legend" },
        seats.map((seat, i) => this.legend(seat, i, shown[i])),
      ),
      h("p", { class: "small" }, inside ? this.describeLuck(place - 1) : t("analysis-curve-off")),
    );
    if (focused) slider.focus();
  }

  go(place) {
    this.on.go(place === 0 ? ROOT : this.nodes[place - 1]);
  }

  plot(place) {
    const { seats, shares, mistakes } = this.curve;
    const last = Math.max(1, shares.length - 1);
    const x = (i) => LEFT + ((WIDTH - LEFT - EDGE) * i) / last;
    const y = (share) => EDGE + (HEIGHT - 2 * EDGE) * (1 - share);
    const points = (seat) => shares.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ");
    const svg = s(
      "svg",
      { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("analysis-curve-about") },
      [0, 0.5, 1].map((share) => [
        s("line", { class: "curve-axis", x1: LEFT, x2: WIDTH - EDGE, y1: y(share), y2: y(share) }),
        s("text", { x: LEFT - 6, y: y(share) + 4, "text-anchor": "end" }, percent(share)),
      ]),
      place >= 0 && s("line", { class: "curve-place", x1: x(place), x2: x(place), y1: EDGE, y2: HEIGHT - EDGE }),
      seats.map(({ colour }, i) => {
        const course = { points: points(i), "stroke-dasharray": DASHES[i % DASHES.length] };
        return [
          s("polyline", { class: "curve-edge", ...course }), // a white or black line needs an edge
          s("polyline", { class: "curve-seat", stroke: colour, ...course }),
        ];
      }),
      mistakes.map(({ entry, seat }) =>
        s("circle", { class: "curve-mistake", cx: x(entry + 1), cy: y(shares[entry + 1][seat]), r: 5 }),
      ),
    );
    svg.addEventListener("click", (event) => {
      const { left, width } = svg.getBoundingClientRect();
      const at = (((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - EDGE);
      this.go(Math.round(Math.min(1, Math.max(0, at)) * (shares.length - 1)));
    });
    return svg;
  }

  /**
   * @param {CurveSeat} seat
   * @param {number} i
   * @param {number} share
   */
  legend({ name, colour }, i, share) {
    const luck = [...this.curve.luck.values()].reduce((sum, row) => sum + row[i], 0);
    const dot = s("circle", { cx: 10, cy: 10, r: 8, fill: colour });
    return h(
      "li",
      {},
      s("svg", { class: "seat-dot", viewBox: "0 0 20 20", width: 14, height: 14, "aria-hidden": "true" }, dot),
      h("b", {}, name),
      h("span", {}, percent(share)),
      this.curve.luck.size > 0 &&
        h("span", { class: "quiet small" }, t("analysis-luck-all", { luck: percent(luck, true) })),
    );
  }

  /** Say what a draw brought to whom. @param {number} entry */
  describeLuck(entry) {
    const luck = this.curve.luck.get(entry);
    const mistake = this.curve.mistakes.find((each) => each.entry === entry);
    const { seats } = this.curve;
    if (mistake) return t("analysis-mistake", { name: seats[mistake.seat].name, loss: percent(mistake.loss) });
    if (!luck) return "";
    const parts = seats.map(({ name }, i) => `${name} ${percent(luck[i], true)}`);
    return t("analysis-luck", { parts: parts.join(", ") });
  }
}

function percent(share, signed = false) {
  const { lang } = document.documentElement;
  const digits = signed && Math.abs(share) < 0.1 ? 1 : 0;
  /** @type {Intl.NumberFormatOptions} */
  const options = { maximumFractionDigits: digits, signDisplay: signed ? "exceptZero" : "auto" };
  return `${(100 * share).toLocaleString(lang, options).replace("-", "−")} %`;
}
