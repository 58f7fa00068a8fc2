// The list of tournaments, and the form for a new one.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { leagueList, listOnce, tournamentList } from "../tournaments/list.js";
import { TournamentForm } from "../tournaments/new-tournament.js";
import { defaultBot } from "./default-bot.js";

/** @import { GameInfo, TournamentLists } from "../types.d.ts" */

/** Show the tournaments of the server, or those of the group in the address. @param {HTMLElement} main */
export async function open(main) {
  const group = new URLSearchParams(location.search).get("group");
  document.title = `${t("tournaments-title")} – Perihelion`;
  const [lists, games] = await Promise.all([
    /** @type {Promise<TournamentLists>} */ (
      get(`/api/tournaments${group ? `?group=${encodeURIComponent(group)}` : ""}`)
    ),
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
  ]);
  const { mine, others } = listOnce(lists, group !== null);
  const form = h("section", { "aria-labelledby": "tournament-new" });
  if (lists.mayCreate) new TournamentForm(form, games, group, defaultBot).show();
  setChildren(
    main,
    h(
      "div",
      { class: "book tournament-page" },
      h("h1", {}, t("tournaments-title")),
      h("p", {}, t("tournaments-about")),
      group && h("p", {}, h("a", { href: `/g/${group}` }, t("tournaments-to-group"))),
      mine.length > 0 && section("tournaments-mine", tournamentList(mine)),
      section(
        group ? "tournaments-of-group" : "tournaments-public",
        others.length ? tournamentList(others) : h("p", { class: "quiet" }, t("tournaments-none")),
      ),
      lists.leagues.length > 0 && section("leagues-title", leagueList(lists.leagues)),
      lists.mayCreate ? form : h("p", { class: "quiet" }, t(group ? "tournaments-head-only" : "tournaments-by-group")),
    ),
  );
}

function section(word, content) {
  return h("section", { "aria-labelledby": word }, h("h2", { id: word }, t(word)), content);
}
