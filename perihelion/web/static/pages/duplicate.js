// Tables with the same luck for a club: the form that makes them, their links, and the ranking by seat.

import { leadText } from "../deals/lead-chart.js";
import { fullAddress, openPage, pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { numberText, t } from "../lib/words.js";
import { choiceField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";
import { defaultBot } from "./default-bot.js";

/** @import { GameInfo, NewSet, SetTable, TableSet } from "../types.d.ts" */

const REFRESH_MS = 8000;
const [FEWEST_TABLES, MOST_TABLES] = [2, 16];

const STATES = { waiting: "duplicate-waiting", running: "duplicate-running", over: "duplicate-over" };

const numbers = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));

/** Show the form, or the tables of the set in the address. @param {HTMLElement} main */
export async function open(main) {
  document.title = `${t("duplicate-title")} – Perihelion`;
  const name = pagePath().match(/^\/duplicate\/([\w-]+)/)?.[1];
  if (!name) {
    new SetForm(main, await get("/api/games")).show();
    return;
  }
  const path = `/api/duplicates/${name}`;
  const page = h("div", { class: "book duplicate-page" });
  setChildren(main, page);
  let shown = "";
  const refresh = async () => {
    /** @type {TableSet} */
    const found = await get(path);
    const text = JSON.stringify(found);
    if (text !== shown) setChildren(page, setSections(found));
    shown = text;
    if (!found.opened) setTimeout(() => refresh().catch(() => {}), REFRESH_MS);
  };
  await refresh();
}

class SetForm {
  /**
   * @param {HTMLElement} main
   * @param {GameInfo[]} games
   */
  constructor(main, games) {
    this.main = main;
    this.games = games.filter(({ players }) => Math.max(...players) > 1);
    this.tables = FEWEST_TABLES;
    this.choose(this.games[0].key);
  }

  choose(key) {
    this.game = this.games.find((game) => game.key === key);
    this.counts = this.game.players.filter((count) => count > 1);
    this.players = this.counts[0];
    this.people = this.players;
    this.bot = defaultBot(this.game.bots)?.name;
  }

  show() {
    const { game } = this;
    const field = (id, word, values, set) =>
      choiceField({
        id,
        label: t(word),
        value: this[id],
        values,
        set: (value) => {
          set(value);
          this.show();
        },
        drop: true,
      });
    const button = h("button", { type: "submit", class: "warm" }, icon("play"), t("duplicate-make"));
    const focused = document.activeElement?.id;
    setChildren(
      this.main,
      h(
        "div",
        { class: "book duplicate-page" },
        h("h1", {}, t("duplicate-title")),
        h("p", {}, t("duplicate-about")),
        h(
          "form",
          { class: "card duplicate-form", onsubmit: (event) => this.make(event, button) },
          choiceField({
            id: "game",
            label: t("duplicate-game"),
            value: game.key,
            values: this.games.map(({ key, name }) => ({ value: key, label: name })),
            set: (key) => {
              this.choose(key);
              this.show();
            },
            drop: true,
          }),
          field(
            "players",
            "duplicate-players",
            this.counts.map((count) => ({ value: count, label: String(count) })),
            (count) => {
              this.players = count;
              this.people = Math.min(this.people, count);
            },
          ),
          choiceField({
            id: "people",
            label: t("duplicate-bots"),
            value: this.people,
            values: numbers(1, this.players),
            set: (people) => {
              this.people = people;
              this.show();
            },
            drop: true,
          }),
          this.people < this.players &&
            choiceField({
              id: "level",
              label: t("duplicate-level"),
              value: this.bot,
              values: game.bots.map((bot) => ({ value: bot.name, label: bot.label })),
              set: (name) => {
                this.bot = name;
              },
              drop: true,
            }),
          field("tables", "duplicate-tables", numbers(FEWEST_TABLES, MOST_TABLES), (tables) => {
            this.tables = tables;
          }),
          button,
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  async make(event, button) {
    event.preventDefault();
    button.disabled = true;
    const number = this.game.options.find((option) => option.kind === "players");
    const bots = Array(this.players - this.people).fill(`bot:${this.bot}`);
    try {
      /** @type {NewSet} */
      const { link } = await post("/api/duplicates", {
        game: this.game.key,
        options: number ? { [number.name]: this.players } : {},
        seats: [...Array(this.people).fill("person"), ...bots],
        tables: this.tables,
      });
      openPage(link);
    } catch (error) {
      button.disabled = false;
      showMessage(error.message);
    }
  }
}

/** @param {TableSet} found */
function setSections(found) {
  return [
    h("img", { class: "cover", src: found.picture, alt: "" }),
    h("h1", {}, t("labelled", { label: found.gameName, text: t("duplicate-title") })),
    h("p", {}, t("duplicate-about")),
    !found.opened && h("p", {}, t("duplicate-links"), " ", t("duplicate-hint")),
    h("ul", { class: "duplicate-tables" }, found.tables.map(tableCard)),
    found.opened ? found.seatNames.map((seat, n) => rankingSection(found, seat, n)) : h("p", {}, t("duplicate-later")),
    found.opened && h("p", { class: "quiet small" }, t("duplicate-score-about")),
    h("p", { class: "small" }, t("duplicate-seal"), h("br"), h("code", { class: "seal" }, found.commitment)),
    h(
      "p",
      { class: "row" },
      h(
        "a",
        { class: "button", href: `/api/duplicates/${found.set}/deals`, download: "perihelion-deal.json" },
        icon("download"),
        t("duplicate-file"),
      ),
      h("a", { class: "button", href: "/duplicate" }, t("duplicate-again")),
    ),
  ];
}

/** @param {SetTable} table */
function tableCard({ number, link, state, finished, seats }) {
  const word = state === "over" && !finished ? "duplicate-unfinished" : STATES[state];
  return h(
    "li",
    { class: "card" },
    h("b", {}, t("duplicate-table", { number })),
    h("span", { class: "quiet" }, t(word)),
    h("span", {}, seats.map(({ name }) => name || t("duplicate-free")).join(" · ")),
    h(
      "span",
      { class: "row" },
      h("a", { class: "button", href: link }, t("duplicate-open")),
      state === "waiting" &&
        h("button", { type: "button", onclick: () => copyLink(link) }, icon("share"), t("duplicate-copy")),
    ),
  );
}

async function copyLink(link) {
  const address = new URL(fullAddress(link), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    showMessage(t("link-copied"));
  } catch {
    showMessage(address);
  }
}

/**
 * Return the ranking of one seat: all players who had it, the best first.
 * @param {TableSet} set
 * @param {string} seat
 * @param {number} n
 */
function rankingSection({ tables }, seat, n) {
  const rows = tables.map(({ number, seats }) => ({ number, ...seats[n] })).filter(({ score }) => score !== null);
  rows.sort((a, b) => b.score - a.score || b.lead - a.lead);
  const place = ({ score }) => 1 + rows.filter((other) => other.score > score).length;
  const heads = ["ranking-place", "record-player", "duplicate-score", "duplicate-points", "duplicate-lead"];
  return h(
    "section",
    { "aria-labelledby": `seat-${n}` },
    h("h2", { id: `seat-${n}` }, t("duplicate-ranking", { seat })),
    h(
      "table",
      { class: "numbers ranking" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((word) => h("th", { scope: "col" }, t(word))),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            { class: row.mine ? "mine" : "" },
            h("td", {}, place(row)),
            h("th", { scope: "row" }, `${row.name} (${t("duplicate-table", { number: row.number })})`),
            h("td", {}, row.score),
            h("td", {}, numberText(row.points)),
            h("td", {}, leadText(row.lead)),
          ),
        ),
      ),
    ),
  );
}
