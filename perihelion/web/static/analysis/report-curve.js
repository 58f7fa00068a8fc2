// The curve of a report: press a turn to read it in words, and go there in the replay.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { curveSlider, drawCurve, percent, seatName } from "./turn-curve.js";

/** @import { ReportCurve } from "../types.d.ts" */

const [MOST_WIDTH, HEIGHT] = [960, 220];

export class ReportCurveView {
  /** `address(n)` is where a moment of the game is shown. @param {(n: number) => string} address */
  constructor(address) {
    this.address = address;
    this.place = -1; // the turn shown in words; -1 until one is pressed
    /** @type {ReportCurve | null} */
    this.curve = null;
    this.node = h("section", {
      class: "report-curve game-curve",
      "aria-label": t("analysis-curve-about"),
      hidden: true,
    });
  }

  /** @param {ReportCurve} curve */
  show(curve) {
    this.curve = curve;
    this.node.hidden = false;
    this.render();
  }

  go(place) {
    this.place = place;
    this.render();
  }

  render() {
    const { seats, start, turns } = this.curve;
    const rows = [start, ...turns.map(({ shares }) => shares)];
    const marks = turns.flatMap(({ mistake, seat }, i) => (mistake ? [{ row: i + 1, seat }] : []));
    const go = (place) => this.go(place);
    const size = /** @type {[number, number]} */ ([Math.min(MOST_WIDTH, this.node.clientWidth || MOST_WIDTH), HEIGHT]);
    const slider = curveSlider(rows.length, this.place < 0 ? rows.length - 1 : this.place, go);
    const focused = document.activeElement?.matches("input[type=range]") && this.node.contains(document.activeElement);
    setChildren(
      this.node,
      h("h2", {}, t("report-curve-title")),
      drawCurve({ seats, rows, marks, place: this.place, size, go }),
      slider,
      h(
        "ul",
        { class: "curve-legend" },
        seats.map((seat, i) =>
          h("li", {}, seatName(seat), this.place >= 0 && h("span", {}, percent(rows[this.place][i]))),
        ),
      ),
      this.place < 0 ? h("p", { class: "quiet" }, t("report-curve-about")) : this.turn(this.place),
    );
    if (focused) slider.focus();
  }

  /** Tell a turn. @param {number} place */
  turn(place) {
    const { seats, turns } = this.curve;
    if (place === 0) return h("p", { role: "status" }, t("report-curve-start"));
    const { n, seat, says, mistake, number } = turns[place - 1];
    const of = turns[turns.length - 1].number ?? turns.length;
    return h(
      "div",
      { role: "status" },
      h("b", {}, t("report-curve-turn", { number: number ?? place, of, name: seats[seat].name })),
      h("p", {}, says, mistake && ` ${t("report-curve-mistake")}`),
      h("a", { class: "button", href: this.address(n) }, icon("play"), t("report-curve-show")),
    );
  }
}
