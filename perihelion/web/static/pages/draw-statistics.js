// The page with the draws of all my games against their expectation, game by game.

import { drawTables } from "../fair/draw-tables.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";

/** @import { GameDraws } from "../types.d.ts" */

/** Show the statistics. @param {HTMLElement} main */
export async function open(main) {
  /** @type {GameDraws[]} */
  const games = await get("/api/me/draws");
  document.title = `${t("luck-title")} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book luck" },
      h(
        "article",
        { class: "prose" },
        h("h1", {}, t("luck-title")),
        h("p", {}, games.length ? t("luck-about") : t("luck-empty"), " ", h("a", { href: "/fair" }, t("fair-how"))),
        games.map(gameSection),
      ),
    ),
  );
}

const gameSection = (/** @type {GameDraws} */ { gameName, games, all, mine }) => [
  h("h2", {}, gameName, " ", h("span", { class: "quiet small" }, t("luck-games", { n: games }))),
  h("h3", {}, t("luck-all")),
  drawTables(all),
  mine.length > 0 && [h("h3", {}, t("luck-mine")), drawTables(mine)],
];
