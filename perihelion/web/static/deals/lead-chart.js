// How everybody did with the same luck: a bar for each lead, the visitor's own in warm.

import { s } from "../lib/dom.js";
import { numberText, t } from "../lib/words.js";
import { binLeads } from "./bins.js";

/** @import { DealResult } from "../types.d.ts" */

const [WIDTH, HEIGHT, FOOT, GAP] = [480, 150, 22, 4];
const FEWEST_BARS = 7; // with fewer the bars would be as wide as doors

/** Return the chart of results {lead, mine}. @param {DealResult[]} results */
export function leadChart(results) {
  const { low, size, counts, mine } = binLeads(results);
  const step = WIDTH / Math.max(FEWEST_BARS, counts.length);
  const left = (WIDTH - step * counts.length) / 2;
  const most = Math.max(...counts);
  const leads = results.map(({ lead }) => lead);
  const label = t("daily-field-label", { n: results.length, low: Math.min(...leads), high: Math.max(...leads) });
  const bar = (count, i) => {
    const height = Math.max(3, ((HEIGHT - FOOT - 20) * count) / most);
    const [x, y] = [left + i * step + GAP / 2, HEIGHT - FOOT - height];
    const from = low + i * size;
    return [
      s("rect", { class: i === mine ? "lead-bar mine" : "lead-bar", x, y, width: step - GAP, height, rx: 4 }),
      count > 0 && s("text", { x: x + (step - GAP) / 2, y: y - 5, "text-anchor": "middle" }, count),
      s("text", { x: x + (step - GAP) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, leadText(from)),
    ];
  };
  return s(
    "svg",
    { class: "lead-chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    s("line", { class: "curve-axis", x1: 0, x2: WIDTH, y1: HEIGHT - FOOT, y2: HEIGHT - FOOT }),
    counts.map(bar),
  );
}

/** Return a lead with its sign. */
export const leadText = (lead) => (lead > 0 ? `+${lead}` : numberText(lead));
