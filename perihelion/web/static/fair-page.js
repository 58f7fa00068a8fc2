// Dice one can trust: what the seal is, in one picture, and for a table the button that checks all its draws.

import { h, put } from "./dom.js";
import { draws } from "./draws.js";
import { check } from "./fair-check.js";
import { picture } from "./fair-picture.js";
import { get } from "./http.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

export async function open(main, { table }) {
  document.title = `${t("fair-title")} – Perihelion`;
  const own = table ? await ofTable(table) : [];
  const list = (...words) => h("ul", {}, words.map((word) => h("li", {}, t(word))));
  put(
    main,
    h(
      "div",
      { class: "book fair-page" },
      h(
        "article",
        { class: "prose" },
        h("h1", {}, t("fair-title")),
        h("p", {}, t("fair-short")),
        picture(),
        own,
        h("h2", {}, t("fair-why")),
        list("fair-why-server", "fair-why-players", "fair-why-numbers", "fair-why-bots"),
        h("h2", {}, t("fair-limits")),
        list("fair-limits-host", "fair-limits-page", "fair-limits-plain"),
      ),
    ),
  );
}

async function ofTable(table) {
  const path = `/api/tables/${table}`;
  const [now, counted] = await Promise.all([get(path), get(`${path}/draws`)]);
  const { fair } = now;
  return [
    h("h2", {}, t("fair-of-table")),
    h("p", {}, fair.says),
    fair.seal && h("p", { class: "small" }, `${t("fair-seal-now")}: `, h("code", { class: "seal" }, fair.seal)),
    fair.phase === "open" && fair.seal ? checking(path) : h("p", { class: "quiet" }, t("fair-later")),
    h("p", {}, h("a", { class: "button", href: now.link }, t("table"))),
    h("h2", {}, t("fair-draws")),
    !counted.full && h("p", { class: "quiet small" }, t(counted.groups.length ? "fair-draws-seen" : "fair-draws-none")),
    draws(counted.groups),
  ];
}

/** The button, and what it found. */
function checking(path) {
  const verdict = h("div", { role: "status", class: "verdict" });
  const press = async () => {
    if (!globalThis.crypto?.subtle) {
      put(verdict, h("p", {}, t("fair-unable")));
      return;
    }
    put(verdict, h("p", { class: "quiet" }, t("fair-checking")));
    const answer = await fetch(`${path}/sealed`);
    const found = answer.ok ? await check(await answer.text()) : { line: 1, wrong: "fair-wrong-unreadable" };
    put(verdict, found.wrong ? wrong(found) : right(found));
  };
  return h(
    "div",
    { class: "check" },
    h(
      "p",
      { class: "row" },
      h("button", { class: "warm", type: "button", onclick: press }, icon("check"), t("fair-check")),
      h("a", { class: "button", href: `${path}/sealed`, download: "" }, icon("download"), t("fair-file")),
    ),
    verdict,
  );
}

const wrong = ({ line, wrong: word }) => h("p", { class: "problem" }, t("fair-wrong", { line, why: t(word) }));

const right = ({ draws: n, before, remembered }) => [
  h("p", { class: "good" }, h("b", {}, "✓ ", t("fair-checked", { n }))),
  remembered && h("p", {}, t("fair-checked-seal")),
  before > 0 && h("p", { class: "quiet" }, t("fair-checked-before", { n: before })),
];
