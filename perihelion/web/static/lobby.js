// The lobby: the games, my tables, tables to watch or join.

import { gentle } from "./bots.js";
import { h, put, renew } from "./dom.js";
import { withPart } from "./fair.js";
import { get, post } from "./http.js";
import { icon } from "./icons.js";
import { elements } from "./svg.js";
import { tell } from "./toast.js";
import { toured } from "./toured.js";
import { empty } from "./vignettes.js";
import { t } from "./words.js";

const REFRESH = 8000;

export async function open(main) {
  const [games, tables, scene] = await Promise.all([get("/api/games"), get("/api/tables"), picture()]);
  const mine = h("section", { class: "mine", "aria-labelledby": "mine" });
  const openTables = h("section", { class: "open-tables", "aria-labelledby": "open" });
  const shelf = h(
    "section",
    { "aria-labelledby": "games" },
    h("h2", { id: "games" }, t("games")),
    h("ul", { class: "shelf" }, games.map(game)),
  );
  put(main, h("div", { class: "lobby" }, hero(scene), mine, shelf, openTables));
  const show = (lists) => {
    renew(mine, my(lists.mine));
    renew(openTables, openList(lists.public.filter((table) => !table.mine)));
  };
  show(tables);
  setInterval(() => document.hidden || get("/api/tables").then(show, () => {}), REFRESH);
}

/** The scene at the head, put into the page so that it follows day and night; the page does without it, too. */
async function picture() {
  const answer = await fetch("/static/pictures/hero.svg").catch(() => null);
  const [scene] = answer?.ok ? elements(await answer.text()) : [];
  scene?.setAttribute("aria-hidden", "true");
  return scene;
}

function hero(scene) {
  const field = h("input", {
    type: "text",
    name: "link",
    "aria-label": t("join-link"),
    placeholder: t("join-link"),
    autocomplete: "off",
    required: true,
  });
  return h(
    "section",
    { class: "hero" },
    scene,
    h("div", { class: "hero-words" }, h("h1", {}, t("hero")), h("p", {}, t("hero-about"))),
    h(
      "form",
      { class: "join row", onsubmit: (event) => join(event, field.value) },
      field,
      h("button", { type: "submit" }, t("join")),
    ),
  );
}

/** A link, or only the part of it that names the table. */
function join(event, text) {
  event.preventDefault();
  const name = text.trim().match(/(?:^|\/t\/)([\w-]{6,})(?:[/?#].*)?$/)?.[1];
  if (name) location.assign(`/t/${name}`);
  else tell(t("join-unreadable"));
}

function game(entry) {
  const bot = gentle(entry.bots);
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
        h("span", {}, icon("person"), players(entry.players)),
        entry.length && h("span", {}, icon("clock"), t("length", { minutes: entry.length })),
      ),
      h(
        "div",
        { class: "go" },
        bot &&
          h(
            "button",
            { class: "warm", type: "button", onclick: (event) => quick(event.currentTarget, entry, bot) },
            icon("play"),
            t("quick"),
          ),
        h("a", { class: "button", href: `/new/${entry.key}` }, t("start")),
        h("a", { class: "button", href: `/guide/${entry.key}` }, t("how-to-play")),
      ),
    ),
  );
}

/** For how many: "2", "2 or 4", "3 to 5". */
function players(counts) {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return t("players", { n: least });
  if (most - least + 1 === counts.length) return t("players-range", { least, most });
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(counts.map(String));
  return t("players-list", { list });
}

/** One touch: a table of two (or the fewest there can be) against the gentlest bot. */
async function quick(button, entry, bot) {
  button.disabled = true;
  const seats = entry.players.includes(2) ? 2 : Math.min(...entry.players);
  const number = entry.options.find((option) => option.kind === "players");
  const order = {
    game: entry.key,
    options: number ? { [number.name]: seats } : {},
    seats: ["me", ...Array(seats - 1).fill(`bot:${bot.name}`)],
    settings: {},
  };
  try {
    const { link } = await post("/api/tables", await withPart(order));
    location.assign(toured(entry.key) ? link : `${link}#tour`);
  } catch (error) {
    button.disabled = false;
    tell(error.message);
  }
}

function my(tables) {
  if (!tables.length) return [];
  const heading = h("h2", { id: "mine" }, t("my-tables"));
  const sorted = [...tables].sort((a, b) => b.yours - a.yours || a.over - b.over || a.changed - b.changed);
  return [heading, h("ul", { class: "tables" }, sorted.map(line))];
}

function openList(tables) {
  const heading = h("h2", { id: "open" }, t("open-tables"));
  if (!tables.length) return [heading, h("p", { class: "empty" }, empty(), t("open-tables-empty"))];
  return [heading, h("ul", { class: "tables" }, tables.map(line))];
}

function line(table) {
  const state = table.yours
    ? t("your-turn")
    : table.over
      ? t("finished")
      : table.free && !table.mine
        ? t("seats-free", { n: table.free })
        : table.free
          ? t("waits")
          : table.mine
            ? t("running")
            : t("watch");
  return h(
    "li",
    {},
    h(
      "a",
      { class: `table-line${table.yours ? " yours" : ""}`, href: `/t/${table.table}`, data: { id: table.table } },
      h("img", { src: table.picture, alt: "", width: 64, height: 40 }),
      h(
        "span",
        { class: "table-names" },
        h("b", {}, table.gameName),
        h("span", { class: "quiet small" }, names(table.seats)),
      ),
      h("span", { class: "state small" }, state),
      h("span", { class: "quiet small ago" }, ago(table.changed)),
    ),
  );
}

function names(seats) {
  return seats.map((seat) => (seat.kind === "free" ? t("seat-free") : `${seat.name} ${seat.points}`)).join(" · ");
}

function ago(seconds) {
  const steps = [
    [60, "second"],
    [60, "minute"],
    [24, "hour"],
    [Infinity, "day"],
  ];
  let value = seconds;
  for (const [size, unit] of steps) {
    if (value < size)
      return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(
        -Math.floor(value),
        unit,
      );
    value /= size;
  }
  return "";
}
