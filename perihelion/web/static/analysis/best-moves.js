// The best turns in a position as the search found them: expected share of the win, its uncertainty, and why.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { deviceNote } from "../widgets/device-note.js";

/** @import { BestTurns, HintStep, RatedTurn } from "../types.d.ts" */

const CONFIDENCE = 1.96; // standard errors to each side hold 95 %

export class BestMovesList {
  /** `play(steps)` plays one of them. @param {(steps: HintStep[]) => unknown} play */
  constructor(play) {
    this.play = play;
    this.node = h("div", { class: "best-moves" });
  }

  clear() {
    setChildren(this.node);
  }

  /** @param {BestTurns & {device?: boolean}} found */
  render(found) {
    const { turns } = found;
    setChildren(
      this.node,
      h("h3", {}, t("analysis-best")),
      turns.length > 0 && h("p", { class: "small quiet" }, t("analysis-best-about")),
      turns.length === 0 && h("p", { class: "quiet" }, t("analysis-best-none")),
      h(
        "ol",
        {},
        turns.map((turn) => this.row(turn)),
      ),
      deviceNote(found),
    );
  }

  /** @param {RatedTurn} turn */
  row({ steps, says, error, why }) {
    return h(
      "li",
      {},
      h("button", { class: "choice", type: "button", onclick: () => this.play(steps) }, says),
      h("p", { class: "small" }, `${why} ${t("analysis-uncertain", { error: uncertainty(error) })}`),
    );
  }
}

/** Return the half width of a share's interval in percent. No search is sure to less than one. */
export function uncertainty(error) {
  return Math.max(1, Math.ceil(100 * CONFIDENCE * error));
}
