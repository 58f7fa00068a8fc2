// What a check of the draws says about the deal that a table played: whether it is the published one, and what is not proven.

import { h } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { listText, t } from "../lib/words.js";
import { verifyPublished } from "./published-deals.js";

/** @import { Verdict } from "./verify-draws.js" */
/** @import { PublishedDeals } from "../types.d.ts" */

/**
 * Verify the deals that the server publishes, and that a table of this seal played one of them.
 * @param {Verdict} seal
 */
export async function checkPublished(seal) {
  const { deal } = seal;
  const path = "opens" in deal ? "/api/deals" : `/api/duplicates/${encodeURIComponent(deal.id)}/deals`;
  const published = /** @type {Partial<PublishedDeals>} */ (await get(path).catch(() => ({})));
  return verifyPublished(published, seal);
}

/**
 * Return the paragraphs about a deal that is as published.
 * @param {Verdict} seal
 * @param {any} published
 */
export function dealVerdict({ deal, model }, { breaks, atBreak }) {
  return [
    h("p", {}, t("fair-checked-deal", { deal: deal.id })),
    Object.entries(breaks).map(([day, days]) =>
      h("p", { class: "problem" }, t("fair-checked-deal-break", { day, days: listText(days) })),
    ),
    atBreak && h("p", { class: "problem" }, t("fair-checked-deal-at-break")),
    model && h("p", {}, t("fair-checked-deal-model")),
    h("p", { class: "quiet" }, t("fair-checked-deal-choice")),
  ];
}
