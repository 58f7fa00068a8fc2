// The entry of the lobby for today's deal.

import { ALONE } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { listText, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { DailyDeal } from "../types.d.ts" */

/** Return the entry, or null if there is no deal. @param {DailyDeal | null} deal */
export function dailyEntry(deal) {
  if (!deal) return null;
  const { mine, gameName: game, luck, opponents, picture, results } = deal;
  const over = () =>
    ALONE ? t("daily-lobby-played") : t("daily-lobby-over", { place: mine.place, of: results.length });
  const about = mine?.over ? over() : t("daily-lobby", { game, luck, bots: listBots(opponents) });
  const word = mine?.over ? "daily-show" : mine ? "daily-go-on" : "daily-play";
  return h(
    "section",
    { class: "daily-entry card", "aria-labelledby": "daily" },
    h("img", { src: picture, alt: "", width: 480, height: 300, loading: "lazy" }),
    h("div", {}, h("h2", { id: "daily" }, icon("sun"), t("daily-title")), h("p", {}, about)),
    h("a", { class: `button${mine?.over ? "" : " warm"}`, href: mine && !mine.over ? mine.link : "/daily" }, t(word)),
  );
}

/** Return the names of bots in one phrase; several of one level are named once. @param {string[]} names */
export function listBots(names) {
  const counted = [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
  return listText(counted);
}
