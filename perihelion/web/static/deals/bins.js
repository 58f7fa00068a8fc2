// Leads in bins: how many players had about the same lead. The chart and the picture to share draw them.

/** @import { DealResult } from "../types.d.ts" */

const MOST_BINS = 13;

/**
 * Return {low, size, counts, mine} of results: the lower end of the first bin, the width and the counts of all bins.
 * @param {DealResult[]} results
 */
export function binLeads(results) {
  const leads = results.map(({ lead }) => lead);
  const [least, most] = [Math.min(...leads), Math.max(...leads)];
  const size = Math.max(1, Math.ceil((most - least + 1) / MOST_BINS));
  const low = Math.floor(least / size) * size;
  const counts = Array(Math.floor((most - low) / size) + 1).fill(0);
  for (const lead of leads) counts[Math.floor((lead - low) / size)] += 1;
  const own = results.find(({ mine }) => mine);
  return { low, size, counts, mine: own ? Math.floor((own.lead - low) / size) : -1 };
}
