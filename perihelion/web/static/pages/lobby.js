// The lobby: where it is my turn, all games, my tables, and public tables to join or watch.

import { parseSvg } from "../board/svg-sanitizer.js";
import { dailyEntry } from "../deals/daily-entry.js";
import { openPage } from "../lib/address.js";
import { h, setChildren, updateChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { isTutorialSeen } from "../tutorial/progress.js";
import { showBadge } from "../widgets/badge.js";
import { icon } from "../widgets/icons.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { showMessage } from "../widgets/toast.js";
import { defaultBot } from "./default-bot.js";
import { groupsSection } from "./lobby-groups.js";
import { TableFilter } from "./table-filter.js";
import { tableRow, turnRow } from "./table-rows.js";

/**
 * @import {
 *   BotInfo, DailyDeal, GameInfo, GroupName, ListedTable, NewTable, NewTableRequest, TableLists
 * } from "../types.d.ts"
 */

const REFRESH_MS = 8000;

/** Draw the lobby and refresh its lists of tables from time to time. @param {HTMLElement} main */
export async function open(main) {
  const [games, tables, groups, picture, daily] = await Promise.all([
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
    /** @type {Promise<TableLists>} */ (get("/api/tables")),
    /** @type {Promise<GroupName[]>} */ (get("/api/groups")),
    loadHeroPicture(),
    /** @type {Promise<DailyDeal>} */ (get("/api/daily")).catch(() => null), // the lobby works without it
  ]);
  const turns = h("section", { class: "mine turns", "aria-labelledby": "turns" });
  const mine = h("section", { class: "mine", "aria-labelledby": "mine" });
  const publicList = h("div", { class: "public-tables" });
  const filter = new TableFilter(games, () => show(last));
  const openTables = h(
    "section",
    { class: "open-tables", "aria-labelledby": "open" },
    h("h2", { id: "open" }, t("open-tables")),
    filter.node,
    publicList,
  );
  const shelf = h(
    "section",
    { "aria-labelledby": "games" },
    h("h2", { id: "games" }, t("games")),
    h("ul", { class: "shelf" }, games.map(gameCard)),
  );
  setChildren(
    main,
    h(
      "div",
      { class: "lobby" },
      turns,
      heroSection(picture, waysIn(games, tables)),
      dailyEntry(daily),
      mine,
      shelf,
      companionSection(),
      openTables,
      groupsSection(groups),
    ),
  );
  let last = tables;
  const show = (/** @type {TableLists} */ lists) => {
    last = lists;
    showBadge(lists.turns.length);
    updateChildren(turns, myTurns(lists.turns));
    updateChildren(mine, myTables(lists.mine.filter((table) => !table.yours)));
    const others = lists.public.filter((table) => !table.mine);
    updateChildren(publicList, [publicTables(filter.apply(others), others.length > 0)]);
  };
  show(tables);
  const refresh = () => /** @type {Promise<TableLists>} */ (get("/api/tables")).then(show, () => {});
  setInterval(() => document.hidden || refresh(), REFRESH_MS);
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

/** Load the picture at the top. It is inserted as SVG, so that it follows the theme; without it the page works, too. */
async function loadHeroPicture() {
  const answer = await fetch(new URL("../pictures/hero.svg", import.meta.url)).catch(() => null);
  const [picture] = answer?.ok ? /** @type {SVGElement[]} */ (parseSvg(await answer.text())) : [];
  picture?.setAttribute("aria-hidden", "true");
  return picture;
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
 * @param {SVGElement | undefined} picture
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
    h("div", { class: "hero-words" }, h("h1", {}, t("hero")), h("p", {}, t("hero-about")), ways),
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
  else showMessage(t("join-unreadable"));
}

/** Return the card of a game with its picture and buttons. @param {GameInfo} entry */
function gameCard(entry) {
  const bot = defaultBot(entry.bots);
  return h(
    "li",
    { class: "game card" },
    h("img", { src: entry.picture, alt: "", width: 480, height: 300, loading: "lazy" }),
    h(
      "div",
      { class: "game-words" },
      h("h3", {}, entry.name),
      h("p", {}, entry.about),
      h(
        "p",
        { class: "quiet small facts" },
        h("span", {}, icon("person"), playerCountText(entry.players)),
        entry.length && h("span", { class: "unseen" }, ", "),
        entry.length && h("span", {}, icon("clock"), t("length", { minutes: entry.length })),
      ),
      h(
        "div",
        { class: "go" },
        bot &&
          h(
            "button",
            {
              class: "warm",
              type: "button",
              "aria-label": t("quick-game", { game: entry.name }),
              onclick: (event) => startQuickGame(event.currentTarget, entry, bot),
            },
            icon("play"),
            t("quick"),
          ),
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
  return h("a", { class: "button", href, "aria-label": `${t(word)}: ${entry.name}` }, t(word));
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
 * Start a table of two (or of the fewest players possible) against the default bot; the first game is a short one.
 * @param {HTMLButtonElement} button
 * @param {GameInfo} entry
 * @param {BotInfo} bot
 */
async function startQuickGame(button, entry, bot) {
  button.disabled = true;
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
    showMessage(error.message);
  }
}

/** Return the tables that wait for me, the most urgent first. @param {ListedTable[]} tables */
function myTurns(tables) {
  if (!tables.length) return [];
  return [
    h("h2", { id: "turns" }, t("turns", { n: tables.length })),
    h("ul", { class: "tables" }, tables.map(turnRow)),
  ];
}

/** @param {ListedTable[]} tables */
function myTables(tables) {
  if (!tables.length) return [];
  const heading = h("h2", { id: "mine" }, t("my-tables"));
  const sorted = [...tables].sort((a, b) => Number(a.over) - Number(b.over) || a.changed - b.changed);
  return [heading, h("ul", { class: "tables" }, sorted.map(tableRow))];
}

/**
 * Return the public tables; `any`: there are some, though perhaps none that matches the filter.
 * @param {ListedTable[]} tables
 * @param {boolean} any
 */
function publicTables(tables, any) {
  const empty = t(any ? "filter-none" : "open-tables-empty");
  if (!tables.length) return h("p", { class: "empty" }, emptyIllustration(), empty);
  return h("ul", { class: "tables" }, tables.map(tableRow));
}
