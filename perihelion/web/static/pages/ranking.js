// The ranking of a game: people and bots in one list for each number of players.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { playerName, ratingText } from "./player-name.js";

/** @import { PageContext } from "../main.js" */
/** @import { Ranking, RankingList } from "../types.d.ts" */

/**
 * Show the ranking.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  /** @type {Ranking} */
  const { gameName, lists } = await get(`/api/ranking/${game}`);
  document.title = `${t("ranking-title", { game: gameName })} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book record" },
      h("h1", {}, t("ranking-title", { game: gameName })),
      h("p", { class: "quiet" }, t("ranking-about")),
      lists.length === 0 && h("p", { class: "empty" }, emptyIllustration(), t("ranking-empty")),
      lists.map(rankingSection),
      h(
        "p",
        { class: "row" },
        h("a", { class: "button warm", href: `/new/${game}` }, t("start")),
        h("a", { class: "button", href: "/player/me" }, t("record-mine")),
      ),
    ),
  );
}

/** @param {RankingList} list */
function rankingSection({ seats, players }) {
  const id = `seats-${seats}`;
  return h(
    "section",
    { "aria-labelledby": id },
    h("h2", { id }, t("players", { n: seats })),
    h(
      "table",
      { class: "numbers ranking" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["ranking-place", "record-player", "ranking-rating", "ranking-games"].map((word) =>
            h("th", { scope: "col" }, t(word)),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        players.map((player, i) =>
          h(
            "tr",
            { class: player.mine ? "mine" : "" },
            h("td", {}, i + 1),
            h("th", { scope: "row" }, playerName(player)),
            h("td", {}, ratingText(player)),
            h("td", {}, player.games),
          ),
        ),
      ),
    ),
  );
}
