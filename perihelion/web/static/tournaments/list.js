// A list of tournaments, each with a link.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { ListedLeague, ListedTournament, TournamentLists } from "../types.d.ts" */

/** Return a time as people write it: "Fri, 20 Nov, 19:30". @param {number} seconds since 1970 */
export function momentText(seconds) {
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(seconds * 1000));
}

/** Whether an open tournament begins within seconds: its time has come, or its host said so. @param {ListedTournament} tournament */
export const begins = ({ state, starts }) => state === "open" && starts !== null && starts <= Date.now() / 1000;

/** Return where a tournament stands, in words. @param {ListedTournament} tournament */
export function stateText(tournament) {
  const { state, round, starts } = tournament;
  if (begins(tournament)) return t("tournament-begins");
  if (state === "running") return round ? t("tournament-in-round", { round }) : t("tournament-begins");
  if (state === "open") return starts ? t("tournament-starts", { time: momentText(starts) }) : t("tournament-open");
  return t(`tournament-${state}`);
}

/**
 * Return my tournaments and the others, each tournament once: on the page of a group among those of the group.
 * @param {TournamentLists} lists
 * @param {boolean} ofGroup
 */
export function listOnce({ mine, public: others }, ofGroup) {
  const without = (/** @type {ListedTournament[]} */ list, /** @type {ListedTournament[]} */ known) =>
    list.filter((one) => !known.some(({ link }) => link === one.link));
  return ofGroup ? { mine: without(mine, others), others } : { mine, others: without(others, mine) };
}

/** @param {ListedTournament[]} tournaments */
export function tournamentList(tournaments) {
  return h(
    "ul",
    { class: "tournament-list" },
    tournaments.map((one) =>
      h(
        "li",
        { class: "card" },
        h("a", { href: one.link }, h("b", {}, one.name)),
        h("span", {}, `${one.gameName} · ${t(`tournament-format-${one.format}`)}`),
        h("span", { class: "quiet" }, `${stateText(one)} · ${t("tournament-people", { n: one.entrants })}`),
      ),
    ),
  );
}

/** @param {ListedLeague[]} leagues */
export function leagueList(leagues) {
  return h(
    "ul",
    { class: "tournament-list" },
    leagues.map(({ link, name, gameName, season }) =>
      h(
        "li",
        { class: "card" },
        h("a", { href: link }, h("b", {}, name)),
        h("span", {}, gameName),
        h("span", { class: "quiet" }, season ? t("league-season", { season }) : t("league-not-begun")),
      ),
    ),
  );
}
