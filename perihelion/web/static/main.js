// Starts every page: loads the words and the visitor, draws the header, then opens the page's own module.

import { ASKED_LANG, COOKIE_PATH, fullAddress } from "./lib/address.js";
import { h, setChildren } from "./lib/dom.js";
import { get, NetworkError, ServerRefusal } from "./lib/http.js";
import { loadWords, t } from "./lib/words.js";
import { renderHeader } from "./shell/header.js";
import { errorIllustration } from "./widgets/illustrations.js";

/** @import { Announcement, Profile } from "./types.d.ts" */

// The WebSocket of a table reads its language from this cookie, so that it matches the page.
if (!ASKED_LANG && !/(^|; )lang=/.test(document.cookie))
  document.cookie = `lang=${document.documentElement.lang}; path=${COOKIE_PATH}; samesite=lax`;

const GUEST_MARK = "guest-mark"; // in localStorage

/**
 * What every page gets: the table and the game of the address, if it names them, and the visitor (null without a network).
 * @typedef {{table?: string, game?: string, me: Profile | null}} PageContext
 */

/** @type {Record<string, () => Promise<{open: (main: HTMLElement, context: PageContext) => unknown}>>} */
const PAGES = {
  lobby: () => import("./pages/lobby.js"),
  start: () => import("./pages/new-table.js"),
  table: () => import("./pages/table.js"),
  plan: () => import("./pages/plan.js"),
  report: () => import("./pages/report.js"),
  replay: () => import("./pages/replay.js"),
  book: () => import("./pages/rules-and-guide.js"),
  rule: () => import("./pages/rule.js"),
  lessons: () => import("./pages/lessons.js"),
  puzzles: () => import("./pages/puzzles.js"),
  analysis: () => import("./pages/analysis.js"),
  review: () => import("./pages/review.js"),
  companion: () => import("./pages/companion.js"),
  exercise: () => import("./pages/exercise.js"),
  fair: () => import("./pages/fairness.js"),
  luck: () => import("./pages/draw-statistics.js"),
  player: () => import("./pages/player-record.js"),
  ranking: () => import("./pages/ranking.js"),
  group: () => import("./pages/group.js"),
  invitation: () => import("./pages/invitation.js"),
  people: () => import("./pages/people.js"),
  friend: () => import("./pages/friend-link.js"),
  account: () => import("./pages/account.js"),
  daily: () => import("./pages/daily.js"),
  duplicate: () => import("./pages/duplicate.js"),
  tournaments: () => import("./pages/tournaments.js"),
  tournament: () => import("./pages/tournament.js"),
  league: () => import("./pages/league.js"),
  link: () => import("./pages/personal-link.js"),
  "mail-link": () => import("./pages/mail-link.js"),
  operator: () => import("./pages/operator.js"),
  "operator-link": () => import("./pages/operator-link.js"),
  maintenance: () => import("./pages/maintenance.js"),
  legal: () => import("./pages/legal.js"),
  offline: () => import("./pages/offline.js"),
  unknown: () => import("./pages/unknown.js"),
};

async function startPage() {
  const main = document.getElementById("main");
  const { page, table, game } = document.body.dataset;
  try {
    const online = page !== "offline";
    const asked = /** @type {Promise<Profile>} */ (online ? get("/api/me") : null);
    const [me, module] = await Promise.all([asked, PAGES[page](), loadWords(page)]);
    if (online) {
      if (isAnotherGuest(me.mark)) await forgetGuest();
      renderHeader(document.getElementById("top"), me);
      watchAnnouncements(me);
    }
    await module.open(main, { table, game, me });
  } catch (error) {
    showFailure(main, error);
  }
}

/** Show what the operators say to everybody, and keep it up to date while a table is open. @param {Profile} me */
function watchAnnouncements(me) {
  const show = async (/** @type {Pick<Announcement, "message" | "maintenance">} */ news) =>
    (await import("./shell/announcement.js")).showAnnouncement(document.getElementById("top"), news);
  if (me.message || me.maintenance) show(me);
  addEventListener("announcement", (event) => show(/** @type {CustomEvent<Announcement>} */ (event).detail));
}

/**
 * Note the guest of this browser by the `mark` of the profile. Return whether it was another one before: it is, for example, after this browser
 * was signed out from another device.
 * @param {string} mark
 */
function isAnotherGuest(mark) {
  try {
    const before = localStorage.getItem(GUEST_MARK);
    localStorage.setItem(GUEST_MARK, mark);
    return before !== null && before !== mark;
  } catch {
    return false; // a browser without storage keeps nothing
  }
}

/** Remove what this browser keeps of the guest who used it before. */
async function forgetGuest() {
  const [{ forgetTables }, { unsubscribe }] = await Promise.all([
    import("./live/saved-tables.js"),
    import("./shell/push-subscription.js"),
  ]);
  await Promise.all([forgetTables(), unsubscribe()]);
}

/** Show an error that happened before the page was drawn, with a button to try again. */
function showFailure(main, error) {
  const unreachable = error instanceof NetworkError;
  if (!unreachable) console.error(error);
  const retry = h(
    "button",
    { class: "warm", type: "button", onclick: () => location.reload() },
    "↻ ",
    wordOr("try-again", "Try again"),
  );
  const banned = error instanceof ServerRefusal && error.body.error === "banned";
  const heading = banned ? wordOr("banned", error.message) : wordOr("error-heading", "Something went wrong");
  const sentence = unreachable ? wordOr("no-answer", "The server does not answer.") : error.message;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone", role: "alert" },
      errorIllustration(),
      h("h1", {}, heading),
      sentence !== heading && h("p", {}, sentence),
      !banned && h("p", { class: "row" }, retry, h("a", { class: "button", href: "/" }, "Perihelion")),
    ),
  );
}

/** Return the word with this id, or the English `fallback` if the words could not be loaded. */
function wordOr(id, fallback) {
  const text = t(id);
  return text.startsWith("‹") ? fallback : text;
}

/** Install the service worker when the page is shown. Without it (over plain HTTP, or forbidden) only offline use is missing. */
function installWorker() {
  navigator.serviceWorker?.register(fullAddress("/service-worker.js")).catch(() => {});
}

startPage().then(installWorker);
