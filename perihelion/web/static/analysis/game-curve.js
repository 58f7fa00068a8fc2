// The curve of a line: each seat's chance to win after every turn, the luck of every draw, and the clear mistakes. A rough
// curve comes at once, and becomes better while one looks at it.

import { thinkOrPost } from "../lib/device.js";
import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { deviceNote } from "../widgets/device-note.js";
import { ROOT } from "./move-tree.js";
import { curveSlider, drawCurve, percent, seatName } from "./turn-curve.js";

/** @import { AnalysisCurve, CurveSeat, LineRequest } from "../types.d.ts" */

const POLL_MS = 1000;
/** @type {[number, number]} */
const SIZE = [480, 180];

export class GameCurve {
  /** `on` has go(node), and judged(), called when mistakes are found. */
  constructor(on) {
    this.on = on;
    this.number = 0; // of the last curve that the server sent
    /** @type {AnalysisCurve & {device?: boolean} | null} */
    this.answer = null; // the last one
    /** @type {LineRequest | null} */
    this.line = null;
    /** @type {Pick<AnalysisCurve, "seats" | "shares" | "mistakes"> & {luck: Map<number, number[]>} | null} */
    this.curve = null;
    /** @type {number[]} */
    this.nodes = []; // the moves of the line in the tree
    /** @type {number[]} */
    this.ends = []; // how many moves there are before the first turn, and at the end of each
    /** @type {string[]} */
    this.names = []; // of the players, if they had others than the seats
    this.node = h("section", { class: "game-curve", "aria-label": t("analysis-curve"), hidden: true });
  }

  /** The moves in the tree that are mistakes. @returns {Set<number>} */
  get mistakes() {
    return new Set((this.curve?.mistakes ?? []).map(({ entry }) => this.nodes[entry]));
  }

  clear() {
    this.line = null;
    this.curve = null;
    this.node.hidden = true;
  }

  /**
   * Follow the curve of a line; `nodes` are its moves in the tree, `ends` the ends of its turns.
   * @param {LineRequest} line
   * @param {number[]} nodes
   * @param {number[]} ends
   * @param {string[]} names
   */
  async follow(line, nodes, ends, names) {
    this.line = line;
    this.nodes = nodes;
    this.ends = ends;
    this.names = names;
    this.curve = null;
    this.answer = null;
    this.number = 0;
    this.progress = h("progress", { "aria-label": t("report-page-progress"), max: 1 });
    setChildren(this.node, h("h3", {}, t("analysis-curve")), this.progress);
    this.node.hidden = false;
    while (this.line === line) {
      /** @type {AnalysisCurve & {device?: boolean}} */
      const answer = await thinkOrPost("/api/analysis/curve", { ...line, seen: this.number });
      if (this.line !== line) return;
      const moved = this.answer !== null && this.answer.device !== answer.device;
      this.answer = answer;
      if (moved)
        this.number = 0; // the other side has its own count
      else this.show(answer);
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
    const named = seats.map((seat, i) => ({ ...seat, name: this.names[i] || seat.name }));
    this.curve = { seats: named, shares, mistakes, luck: new Map(luck.map((each) => [each.entry, each.luck])) };
    this.render();
    this.on.judged();
  }

  /** Mark the move that is shown. */
  mark(at) {
    this.at = at;
    if (this.curve) this.render();
  }

  render() {
    const { seats, shares, mistakes } = this.curve;
    const place = this.at === ROOT ? 0 : this.nodes.indexOf(this.at) + 1;
    const inside = place > 0 || this.at === ROOT;
    const row = this.rowOf(place);
    const go = (chosen) => this.go(chosen);
    const slider = curveSlider(this.ends.length, inside ? row : 0, go);
    const active = document.activeElement;
    const focused = active instanceof HTMLInputElement && active.type === "range" && this.node.contains(active);
    setChildren(
      this.node,
      h("h3", {}, t("analysis-curve")),
      h("p", { class: "small quiet" }, t("analysis-curve-note")),
      this.progress,
      drawCurve({
        seats,
        rows: this.ends.map((end) => shares[end]),
        marks: mistakes.map(({ entry, seat }) => ({ row: this.rowOf(entry + 1), seat })),
        place: inside ? row : -1,
        size: SIZE,
        go,
      }),
      slider,
      h(
        "ul",
        { class: "curve-legend" },
        seats.map((seat, i) => this.legend(seat, i)),
      ),
      h("p", { class: "small" }, inside ? this.describeLuck(place - 1) : t("analysis-curve-off")),
      deviceNote(this.answer),
    );
    if (focused) slider.focus();
  }

  /** Return the row of the turn in which this many moves are made. */
  rowOf(place) {
    const row = this.ends.findIndex((end) => end >= place);
    return row < 0 ? this.ends.length - 1 : row;
  }

  /** Show the end of a turn. @param {number} row */
  go(row) {
    const place = this.ends[row];
    this.on.go(place === 0 ? ROOT : this.nodes[place - 1]);
  }

  /**
   * @param {CurveSeat} seat
   * @param {number} i
   */
  legend(seat, i) {
    const luck = [...this.curve.luck.values()].reduce((sum, row) => sum + row[i], 0);
    return h(
      "li",
      {},
      seatName(seat),
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
