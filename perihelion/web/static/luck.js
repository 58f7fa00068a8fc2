// The luck of my games: every draw against expectation, game by game.

import { h, put } from "./dom.js";
import { draws } from "./draws.js";
import { get } from "./http.js";
import { t } from "./words.js";

export async function open(main) {
  const games = await get("/api/me/draws");
  document.title = `${t("luck-title")} – Perihelion`;
  put(
    main,
    h(
      "div",
      { class: "book luck" },
      h(
        "article",
        { class: "prose" },
        h("h1", {}, t("luck-title")),
        h("p", {}, games.length ? t("luck-about") : t("luck-empty"), " ", h("a", { href: "/fair" }, t("fair-how"))),
        games.map(ofGame),
      ),
    ),
  );
}

const ofGame = ({ gameName, games, all, mine }) => [
  h("h2", {}, gameName, " ", h("span", { class: "quiet small" }, t("luck-games", { n: games }))),
  h("h3", {}, t("luck-all")),
  draws(all),
  mine.length > 0 && [h("h3", {}, t("luck-mine")), draws(mine)],
];
