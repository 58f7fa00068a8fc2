// The deal of a day: play it once, see how everybody did with the same luck, share the result, check the seal.

import { listBots } from "../deals/daily-entry.js";
import { clockText, dayName } from "../deals/days.js";
import { leadChart, leadText } from "../deals/lead-chart.js";
import { sealSection } from "../deals/seal-section.js";
import { shareCard } from "../deals/share-card.js";
import { canCommit, randomBytes, recall, remember, toHex } from "../fair/commitment.js";
import { ALONE, openPage, pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { timeLeftText } from "../lib/durations.js";
import { get, post, ServerRefusal } from "../lib/http.js";
import { numberText, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { BegunDeal, DailyDeal, PastDeal, ReportState } from "../types.d.ts" */

const POLL_MS = 1500;
const CONFLICT = 409; // the status if there is no deal

/** Return the name under which this browser remembers what it gave to the deal after a day. */
const partName = (day) => `deal after ${day}`;

/** Show the deal of the day in the address, or of today. @param {HTMLElement} main */
export async function open(main) {
  const day = pagePath().match(/^\/daily\/([\d-]+)/)?.[1];
  /** @type {[DailyDeal | ServerRefusal, PastDeal[]]} */
  const [deal, days] = await Promise.all([
    /** @type {Promise<DailyDeal>} */ (get(day ? `/api/daily/${day}` : "/api/daily")).catch(expectRefusal),
    /** @type {Promise<PastDeal[]>} */ (get("/api/daily/days")),
  ]);
  if (deal instanceof ServerRefusal) {
    showNoDeal(main, deal.message, days);
    return;
  }
  const current = deal.now < deal.ends;
  const heading = current ? t("daily-title") : t("daily-title-of", { day: dayName(deal.day) });
  document.title = `${heading} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book daily-page" },
      h("img", { class: "cover", src: deal.picture, alt: "" }),
      h(
        "section",
        { class: "daily-head", "aria-labelledby": "daily" },
        h("h1", { id: "daily" }, heading),
        current &&
          h(
            "p",
            { class: "quiet" },
            dayName(deal.day),
            " · ",
            t("daily-left", { time: timeLeftText(deal.ends - deal.now) }),
          ),
        h(
          "p",
          {},
          t(current ? "daily-about" : "daily-about-past", {
            game: deal.gameName,
            bots: listBots(deal.opponents),
            luck: deal.luck,
          }),
        ),
        current && h("p", { class: "quiet small" }, t("daily-rules", { time: clockText(deal.opens) })),
        ALONE && h("p", { class: "quiet small" }, t("daily-unsealed")),
        stateOf(deal, current),
      ),
      deal.mine?.over && resultSection(deal),
      !ALONE && fieldSection(deal),
      !ALONE && sealSection(deal, (before) => recall(partName(before))),
      daysSection(days, deal.day),
      !ALONE &&
        h(
          "p",
          {},
          h("a", { href: "/duplicate" }, t("daily-club")),
          " · ",
          h("a", { href: "/tournaments" }, t("tournaments-title")),
        ),
    ),
  );
}

/**
 * Return the refusal of a server that has no deal today.
 * @param {any} error
 * @returns {ServerRefusal}
 */
function expectRefusal(error) {
  if (error.status === CONFLICT) return error;
  throw error;
}

/**
 * Say why there is no deal today, and list the other days.
 * @param {HTMLElement} main
 * @param {string} why
 * @param {PastDeal[]} days
 */
function showNoDeal(main, why, days) {
  document.title = `${t("daily-title")} – Perihelion`;
  const heading = h("h1", {}, t("daily-title"));
  setChildren(main, h("div", { class: "book daily-page" }, heading, h("p", {}, why), daysSection(days, "")));
}

/**
 * Return the button that goes with the state of the visitor's game.
 * @param {DailyDeal} deal
 * @param {boolean} current
 */
function stateOf(deal, current) {
  const { mine, begun } = deal;
  const counted = begun > 0 && h("p", { class: "quiet small" }, t("daily-played", { n: begun }));
  if (mine?.over) return counted;
  if (mine)
    return [
      h("p", {}, t("daily-running")),
      h("p", {}, h("a", { class: "button warm", href: mine.link }, icon("play"), t("daily-go-on"))),
      counted,
    ];
  const closed = !current || (deal.opened && !ALONE); // on one device everything is open from the start
  if (closed) return [h("p", {}, t("daily-missed")), counted];
  const button = h(
    "button",
    { type: "button", class: "warm", onclick: () => begin(button, deal) },
    icon("play"),
    t("daily-play"),
  );
  return [h("p", {}, button), counted];
}

/**
 * Begin the deal, with random numbers for the next one; the browser keeps them to check later that they are in it.
 * @param {HTMLButtonElement} button
 * @param {DailyDeal} deal
 */
async function begin(button, deal) {
  button.disabled = true;
  const part = canCommit() ? toHex(randomBytes()) : null;
  try {
    /** @type {BegunDeal} */
    const { link, counts } = await post("/api/daily", { part });
    if (part && counts) remember(partName(deal.day), part);
    openPage(link);
  } catch (error) {
    button.disabled = false;
    showMessage(error.message);
  }
}

/** @param {DailyDeal} deal */
function resultSection(deal) {
  const { mine, results } = deal;
  const place = t("daily-place", { place: mine.place, of: results.length });
  return h(
    "section",
    { class: "daily-result card", "aria-labelledby": "result" },
    h("h2", { id: "result" }, t("daily-result")),
    h(
      "p",
      { class: "daily-score" },
      h("b", {}, t("daily-score", { points: mine.points, others: mine.others.map(numberText).join(", ") })),
      h("span", {}, leadText(mine.lead)),
      h("span", {}, mine.finished ? !ALONE && place : t("daily-unfinished")),
    ),
    errorsLine(deal),
    shareCard(deal, dayName(deal.day)),
    h(
      "p",
      { class: "row" },
      h("a", { class: "button", href: `${mine.link}/replay` }, icon("play"), t("daily-replay")),
      h("a", { class: "button", href: `${mine.link}/report` }, t("daily-report")),
      deal.opened && h("a", { class: "button", href: `${mine.link}/fair` }, icon("check"), t("daily-check")),
    ),
  );
}

const errorsText = (lost) => (lost < 0.005 ? t("daily-errors-none") : t("daily-errors", { n: Math.round(100 * lost) }));

/** Return what errors cost; if there is no report yet, a button has it made. @param {DailyDeal} deal */
function errorsLine({ day, mine }) {
  if (!mine.finished) return null;
  if (mine.lost !== null) return h("p", {}, errorsText(mine.lost));
  const line = h("p", { role: "status" });
  const find = async () => {
    const bar = h("progress", { max: 1, "aria-label": t("daily-errors-finding") });
    setChildren(line, t("daily-errors-finding"), " ", bar);
    try {
      for (;;) {
        /** @type {ReportState} */
        const { state, done, of } = await get(`/api/tables/${mine.table}/report?seen=9999`);
        bar.value = done / of;
        if (state === "failed") throw new Error(t("daily-errors-failed"));
        if (state === "done") break;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      /** @type {DailyDeal} */
      const deal = await get(`/api/daily/${day}`);
      const { lost } = deal.mine;
      setChildren(line, lost === null ? t("daily-errors-failed") : errorsText(lost));
    } catch (error) {
      setChildren(line, error.message);
    }
  };
  return setChildren(line, h("button", { type: "button", onclick: find }, icon("bulb"), t("daily-errors-find")));
}

/** Return how the strongest bot did with the same luck. @param {Pick<DailyDeal, "mine" | "model" | "opened">} deal */
function modelLine({ mine, model, opened }) {
  if (!model) return opened ? null : h("p", { class: "quiet small" }, t("daily-model-later"));
  if (model.points === null) return h("p", { class: "quiet" }, t("daily-model-running", { name: model.name }));
  const ahead = mine?.finished ? mine.lead - model.lead : 0;
  return h(
    "p",
    {},
    t("daily-model", { name: model.name, n: model.points }),
    " ",
    ahead > 0 && `${t("daily-model-better", { n: ahead, name: model.name })} `,
    h("a", { href: model.link }, t("daily-model-show")),
  );
}

/** @param {DailyDeal} deal */
function fieldSection({ results, mine, opened, model }) {
  const empty = opened || mine?.over ? "daily-field-empty" : "daily-field-hidden";
  return h(
    "section",
    { "aria-labelledby": "field" },
    h("h2", { id: "field" }, t("daily-field")),
    results.length
      ? [leadChart(results), h("p", { class: "quiet small" }, t("daily-field-about"))]
      : h("p", { class: "quiet" }, t(empty)),
    (opened || mine?.over) && modelLine({ mine, model, opened }),
  );
}

/**
 * @param {PastDeal[]} days
 * @param {string} shown
 */
function daysSection(days, shown) {
  const others = days.filter(({ day }) => day !== shown);
  if (!others.length) return null;
  return h(
    "section",
    { "aria-labelledby": "days" },
    h("h2", { id: "days" }, t("daily-days")),
    h(
      "ul",
      { class: "lesson-list" },
      others.map(({ day, gameName, opened, played, place, of }) =>
        h(
          "li",
          {},
          h(
            "a",
            { class: "card lesson-line", href: `/daily/${day}` },
            h("span", { class: "lesson-mark", "aria-hidden": "true" }, icon("sun")),
            h(
              "span",
              {},
              h("b", {}, `${dayName(day)} · ${gameName}`),
              h(
                "span",
                { class: "quiet small" },
                place && !ALONE
                  ? t("daily-day-mine", { place, of })
                  : t(played ? "daily-day-played" : "daily-day-none"),
                !ALONE && ` · ${t(opened ? "daily-day-open" : "daily-day-closed")}`,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
