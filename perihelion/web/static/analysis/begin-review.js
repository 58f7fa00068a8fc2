// Begins to look at a finished game together with others.

import { openPage } from "../lib/address.js";
import { post } from "../lib/http.js";

/** @import { NewReview, ReviewView } from "../types.d.ts" */

/**
 * Begin a review of a table's game and open its page; `view` is what everybody sees first.
 * @param {string} table
 * @param {{moment?: number, view?: ReviewView}} beginning
 */
export async function beginReview(table, { moment, view }) {
  /** @type {NewReview} */
  const { review, link } = await post("/api/reviews", { table, moment: moment ?? null });
  if (view) await post(`/api/reviews/${review}/view`, view);
  openPage(link);
}
