// Players in rankings and records: names that lead to their records, and ratings.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { PlayerName, RatingPoint } from "../types.d.ts" */

/**
 * Return the name of a player {name, bot, player}; it leads to the record, if there is one.
 * @param {PlayerName} who
 * @param {boolean} plain
 */
export function playerName({ name, bot, player }, plain = false) {
  if (player && !plain) return h("a", { href: `/player/${player}` }, name);
  return bot ? t("record-bot", { name }) : name;
}

/** Return a rating with its uncertainty. @param {RatingPoint} rating */
export function ratingText({ points, margin }) {
  return [h("b", {}, points), h("span", { class: "quiet" }, ` ± ${margin}`)];
}
