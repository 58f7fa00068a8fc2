// The seal of a daily deal: what was published when, what is protected against whom, and what is not.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { listText, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { dayName } from "./days.js";

/** @import { DailyDeal, PublishedDeals } from "../types.d.ts" */

const DAY_MS = 86_400_000;

const list = (...words) =>
  h(
    "ul",
    {},
    words.map((word) => h("li", {}, t(word))),
  );

const code = (label, value) => h("p", { class: "small" }, label, h("br"), h("code", { class: "seal" }, value));

/**
 * Return the section; `partAfter(day)` is what this browser gave to the deal after a day, or null.
 * @param {DailyDeal} deal
 * @param {(day: string) => string | null} partAfter
 */
export function sealSection(deal, partAfter) {
  const { day, commitment, secret, parts, made, begins, next, opened, leavesOut, leftOut } = deal;
  return h(
    "section",
    { class: "prose", "aria-labelledby": "seal" },
    h("h2", { id: "seal" }, t("daily-seal")),
    code(t("daily-seal-today", { day: dayName(day) }), commitment),
    leftOut && h("p", { class: "problem" }, t("daily-seal-left-out")),
    leavesOut.length > 0 &&
      h("p", { class: "problem" }, t("daily-seal-leaves-out", { days: listText(leavesOut.map(dayName)) })),
    ownPart(day, partAfter),
    h("p", {}, publishedText(begins - made), partsText(parts)),
    secret && code(t("daily-seal-secret"), secret),
    next && code(t("daily-seal-next", { day: dayName(next.day), game: next.gameName }), next.commitment),
    !opened && h("p", {}, t("daily-seal-my-part")),
    h("h3", {}, t("daily-proven")),
    list("daily-proven-same", "daily-proven-seats", "daily-proven-change", "daily-proven-players"),
    h("h3", {}, t("daily-not-proven")),
    list("daily-not-proven-look", "daily-not-proven-choose", "daily-not-proven-bots", "daily-not-proven-names"),
    h("p", {}, t("daily-file-how")),
    h(
      "p",
      { class: "row" },
      h(
        "a",
        { class: "button", href: "/api/deals", download: "perihelion-deals.json" },
        icon("download"),
        t("daily-file"),
      ),
      h("a", { class: "button", href: "/fair" }, t("fair-how")),
    ),
  );
}

/** Return a line that says whether the random numbers that this browser gave the day before are in the deal, or null. */
function ownPart(day, partAfter) {
  const before = new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const part = partAfter(before);
  if (!part) return null;
  const line = h("p", {});
  const published = /** @type {Promise<PublishedDeals>} */ (get("/api/deals"));
  published.then(({ deals }) => {
    const known = /** @type {any[]} */ (deals).find(({ terms }) => terms.id === day)?.parts?.includes(part);
    line.className = known ? "good" : "problem";
    setChildren(line, t(known ? "daily-seal-mine" : "daily-seal-mine-missing"));
  });
  return line;
}

/** Say how long before the day the deal was published; nothing if it was less than half an hour. */
function publishedText(seconds) {
  if (seconds <= 0) return `${t("daily-seal-late")} `;
  const n = Math.round(seconds / 3600);
  return n ? `${t("daily-seal-before", { n })} ` : "";
}

/** @param {number | null} parts */
function partsText(parts) {
  if (parts === null) return "";
  return parts ? t("daily-seal-parts", { n: parts }) : t("daily-seal-parts-zero");
}
