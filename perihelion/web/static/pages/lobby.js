// The lobby: all games, other ways to begin, and the tables, if there are any. It is the first page of most visitors, so it
// loads a module only when it is needed.

import { ALONE, openPage, SERVER_FOR_OTHERS } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { defaultBot, nextBot } from "./default-bot.js";

/**
 * @import {
 *   BotInfo, BrokenGame, DailyDeal, GameInfo, GroupName, NewTable, NewTableRequest, TableLists
 * } from "../types.d.ts"
 */
/** @import { LobbyTables } from "./lobby-tables.js" */

const REFRESH_MS = 8000;

/** Draw the lobby and refresh its lists of tables from time to time. @param {HTMLElement} main */
export async function open(main) {
  const [games, tables, groups, picture, daily, broken] = await Promise.all([
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
    /** @type {Promise<TableLists>} */ (get("/api/tables")),
    /** @type {Promise<GroupName[]>} */ (get("/api/groups")),
    loadHeroPicture(),
    /** @type {Promise<DailyDeal>} */ (get("/api/daily")).catch(() => null), // the lobby works without it
    /** @type {Promise<BrokenGame[]>} */ (get("/api/games/broken")).catch(() => []),
  ]);
  const places = {
    turns: h("section", { class: "mine turns", "aria-labelledby": "turns" }),
    mine: h("section", { class: "mine", "aria-labelledby": "mine" }),
    open: h(
      "section",
      { class: "open-tables", "aria-labelledby": "open" },
      h("h2", { id: "open" }, t("open-tables")),
      h("p", { class: "empty" }, emptyIllustration(), t("open-tables-empty")),
    ),
  };
  const shelf = h(
    "section",
    { "aria-labelledby": "games" },
    h("h2", { id: "games" }, t("games")),
    h(
      "ul",
      { class: "shelf" },
      games.map((game) => gameCard(game, tables)),
    ),
    broken.map(({ key, reason }) => h("p", { class: "quiet broken-game" }, t("broken-game", { game: key, reason }))),
  );
  const entry = daily && (await import("../deals/daily-entry.js")).dailyEntry(daily);
  setChildren(
    main,
    h(
      "div",
      { class: "lobby" },
      places.turns,
      heroSection(picture, waysIn(games, tables)),
      places.mine,
      shelf,
      entry,
      companionSection(),
      ALONE ? othersSection() : [peopleSection(), places.open, groupsSection(groups)],
    ),
  );
  /** @type {LobbyTables | undefined} */
  let shown;
  const show = async (/** @type {TableLists} */ lists) => {
    if (!shown && !lists.turns.length && !lists.mine.length && !lists.public.length) return;
    const { LobbyTables } = await import("./lobby-tables.js");
    shown ??= new LobbyTables(places, games);
    shown.show(lists);
  };
  const refresh = () => /** @type {Promise<TableLists>} */ (get("/api/tables")).then(show, () => {});
  setInterval(() => document.hidden || refresh(), REFRESH_MS);
  await show(tables);
}

/** Return the way to games that are played with the box. */
function companionSection() {
  return h(
    "section",
    { "aria-labelledby": "companion" },
    h("h2", { id: "companion" }, t("companion")),
    h("p", { class: "quiet" }, t("companion-lobby")),
    h("p", { class: "row" }, h("a", { class: "button", href: "/companion" }, icon("person"), t("companion-start"))),
  );
}

/** Return what a page without a server says about playing with others. */
function othersSection() {
  return h(
    "section",
    { "aria-labelledby": "others" },
    h("h2", { id: "others" }, t("others")),
    h("p", { class: "quiet" }, t("others-about")),
    SERVER_FOR_OTHERS &&
      h(
        "p",
        { class: "row" },
        h("a", { class: "button", href: SERVER_FOR_OTHERS }, icon("person"), t("others-server")),
      ),
  );
}

/** Return the way to friends and to quick pairing. */
function peopleSection() {
  return h(
    "section",
    { "aria-labelledby": "people" },
    h("h2", { id: "people" }, t("people")),
    h("p", { class: "quiet" }, t("people-lobby")),
    h("p", { class: "row" }, h("a", { class: "button", href: "/people" }, icon("person"), t("people-open"))),
  );
}

/** Return my groups, and a button for a new one. @param {GroupName[]} groups */
function groupsSection(groups) {
  const openNewGroup = async () => (await import("./new-group.js")).openNewGroup();
  return h(
    "section",
    { class: "groups", "aria-labelledby": "groups" },
    h("h2", { id: "groups" }, t("groups")),
    groups.length === 0 && h("p", { class: "quiet" }, t("groups-about")),
    h(
      "p",
      { class: "row" },
      groups.map(({ group, name }) => h("a", { class: "button", href: `/g/${group}` }, icon("person"), name)),
      h("button", { type: "button", onclick: openNewGroup }, t("group-new")),
    ),
  );
}

/**
 * Load the picture at the top, a file of the client. It is inserted as SVG, so that it follows the theme; without it the page
 * works, too.
 */
async function loadHeroPicture() {
  const answer = await fetch(new URL("../pictures/hero.svg", import.meta.url)).catch(() => null);
  if (!answer?.ok) return null;
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  documentElement.setAttribute("aria-hidden", "true");
  return document.importNode(documentElement, true);
}

/**
 * Return the other ways in: lessons, a game at a real table, and the mistakes of my last game; without one, puzzles.
 * @param {GameInfo[]} games
 * @param {TableLists} tables
 */
function waysIn(games, tables) {
  const taught = games.find(({ lessons }) => lessons > 0);
  const [last] = tables.mine.filter(({ over }) => over).sort((a, b) => b.changed - a.changed);
  const mistakes = last ? `/t/${last.table}/report` : `/puzzles/${taught?.key}`;
  const way = (name, href, word) => h("a", { class: "button", href }, icon(name), t(word));
  return h(
    "nav",
    { class: "row tight ways", "aria-label": t("ways") },
    taught && way("guide", `/learn/${taught.key}`, "way-lessons"),
    taught && way("repeat", mistakes, last ? "way-mistakes" : "way-puzzles"),
    way("person", "/companion", "way-companion"),
  );
}

/**
 * @param {Element | null} picture
 * @param {HTMLElement} ways
 */
function heroSection(picture, ways) {
  const field = h("input", {
    type: "text",
    name: "link",
    "aria-label": t("join-link"),
    placeholder: t("join-link"),
    autocomplete: "off",
  });
  return h(
    "section",
    { class: "hero" },
    picture,
    h("div", { class: "hero-words" }, h("h1", {}, t("hero")), h("p", {}, t(ALONE ? "hero-alone" : "hero-about")), ways),
    !ALONE &&
      h(
        "form",
        { class: "join row", onsubmit: (event) => joinTable(event, field.value) },
        field,
        h("button", { type: "submit" }, t("join")),
      ),
  );
}

/** Go to the table of a link. The text may also be only the part of the link that names the table. */
function joinTable(event, text) {
  event.preventDefault();
  const name = text.trim().match(/(?:^|\/t\/)([\w-]{6,})(?:[/?#].*)?$/)?.[1];
  if (name) openPage(`/t/${name}`);
  else say(t("join-unreadable"));
}

/** Show a message. @param {string} text */
async function say(text) {
  const { showMessage } = await import("../widgets/toast.js");
  showMessage(text);
}

/**
 * Return the card of a game with its picture and buttons.
 * @param {GameInfo} entry
 * @param {TableLists} tables
 */
function gameCard(entry, tables) {
  const next = nextBot(entry, tables);
  const bot = next ?? defaultBot(entry.bots);
  const label = next ? t("quick-next", { bot: next.label }) : t("quick");
  return h(
    "li",
    { class: "game card" },
    h("img", { src: entry.picture, alt: "", width: 480, height: 300, loading: "lazy" }),
    h(
      "div",
      { class: "game-words" },
      h("h3", {}, entry.name),
      h(
        "p",
        { class: "quiet small facts" },
        h("span", {}, icon("person"), playerCountText(entry.players)),
        entry.length && h("span", { class: "unseen" }, ", "),
        entry.length && h("span", {}, icon("clock"), t("length", { minutes: entry.length })),
      ),
      bot &&
        h(
          "button",
          {
            class: "warm",
            type: "button",
            "aria-label": next ? `${label}: ${entry.name}` : t("quick-game", { game: entry.name }),
            onclick: (event) => startQuickGame(event.currentTarget, entry, bot),
          },
          icon("play"),
          label,
        ),
      h("p", { class: "about" }, entry.about),
      h(
        "div",
        { class: "go" },
        gameLink(entry, `/new/${entry.key}`, "start"),
        entry.lessons > 0 && gameLink(entry, `/learn/${entry.key}`, "lessons-learn"),
        gameLink(entry, `/guide/${entry.key}`, "how-to-play"),
      ),
    ),
  );
}

/**
 * Return a link whose name says which game it belongs to: a screen reader may list all links of a page.
 * @param {GameInfo} entry
 * @param {string} href
 * @param {string} word
 */
function gameLink(entry, href, word) {
  return h("a", { class: "button", href, "aria-label": t("labelled", { label: t(word), text: entry.name }) }, t(word));
}

/** Return the possible numbers of players in words: "2", "2 or 4", "3 to 5". @param {number[]} counts */
function playerCountText(counts) {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return t("players", { n: least });
  if (most - least + 1 === counts.length) return t("players-range", { least, most });
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(counts.map(String));
  return t("players-list", { list });
}

/**
 * Start a table of two (or of the fewest players possible) against the bot that fits; the first game is a short one.
 * @param {HTMLButtonElement} button
 * @param {GameInfo} entry
 * @param {BotInfo} bot
 */
async function startQuickGame(button, entry, bot) {
  button.disabled = true;
  const { isTutorialSeen } = await import("../tutorial/progress.js");
  const seats = entry.players.includes(2) ? 2 : Math.min(...entry.players);
  const number = entry.options.find((option) => option.kind === "players");
  /** @type {NewTableRequest} */
  const order = {
    game: entry.key,
    options: { ...(number && { [number.name]: seats }), ...(!isTutorialSeen(entry.key) && entry.first) },
    seats: ["me", ...Array(seats - 1).fill(`bot:${bot.name}`)],
    settings: {},
  };
  try {
    const { withContribution } = await import("../fair/commitment.js");
    /** @type {NewTable} */
    const { link } = await post("/api/tables", withContribution(order));
    openPage(isTutorialSeen(entry.key) ? link : `${link}#tour`);
  } catch (error) {
    button.disabled = false;
    say(error.message);
  }
}
