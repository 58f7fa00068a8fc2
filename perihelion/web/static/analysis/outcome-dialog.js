// The dialog in which one sets what chance brings: every possible outcome with its odds.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";

/** @import { AnalysisOutcome } from "../types.d.ts" */

/**
 * Open it; `choose(action)` gets what was chosen.
 * @param {AnalysisOutcome[]} outcomes
 * @param {(action: string) => unknown} choose
 */
export function openOutcomeDialog(outcomes, choose) {
  const take = (action) => {
    box.close();
    choose(action);
  };
  const box = openDialog(
    t("analysis-set"),
    h(
      "ul",
      { class: "outcome-list" },
      outcomes.map(({ action, says, odds }) =>
        h(
          "li",
          {},
          h(
            "button",
            { class: "choice", type: "button", data: { id: action }, onclick: () => take(action) },
            h("span", {}, says),
            h("span", { class: "quiet" }, t("analysis-odds", { odds: writeOdds(odds) })),
          ),
        ),
      ),
    ),
  );
}

function writeOdds(odds) {
  const digits = odds < 0.1 ? 1 : 0;
  return (100 * odds).toLocaleString(document.documentElement.lang, { maximumFractionDigits: digits });
}
