// A league: joining, its seasons with their divisions, and how it works.

import { pagePath } from "../lib/address.js";
import { h, setChildren, updateChildren } from "../lib/dom.js";
import { durationText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { numberText, t } from "../lib/words.js";
import { momentText } from "../tournaments/list.js";
import { pauseField } from "../tournaments/new-tournament.js";
import { askConfirmation } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { LeagueDivision, LeaguePage as League, LeagueSeason } from "../types.d.ts" */

const REFRESH_MS = 15_000;

/** Show the league in the address, and keep it up to date. @param {HTMLElement} main */
export async function open(main) {
  const address = `/api/leagues/${pagePath().split("/").pop()}`;
  return new LeaguePage(main, address, await get(address));
}

class LeaguePage {
  /**
   * @param {HTMLElement} main
   * @param {string} address
   * @param {League} league
   */
  constructor(main, address, league) {
    this.address = address;
    this.content = h("div", { class: "book tournament-page" });
    this.shown = "";
    document.title = `${league.name} – Perihelion`;
    setChildren(main, this.content);
    this.show(league);
    setInterval(
      () =>
        document.hidden ||
        /** @type {Promise<League>} */ (get(address)).then(
          (now) => this.show(now),
          () => {},
        ),
      REFRESH_MS,
    );
  }

  /** @param {League} league */
  show(league) {
    const text = JSON.stringify(league);
    if (text === this.shown) return;
    this.shown = text;
    updateChildren(this.content, [
      h("img", { class: "cover", src: league.picture, alt: "" }),
      h("h1", {}, league.name),
      h("p", { class: "tournament-line" }, aboutLine(league)),
      this.partSection(league),
      league.seasons.map(seasonSection),
      h(
        "section",
        { "aria-labelledby": "league-members" },
        h("h2", { id: "league-members" }, t("league-members")),
        league.members.length
          ? h(
              "ul",
              { class: "tournament-names" },
              league.members.map((name) => h("li", {}, name)),
            )
          : h("p", { class: "quiet" }, t("league-nobody")),
      ),
      rulesSection(league),
    ]);
  }

  /** What I can do now. @param {League} league */
  partSection({ member, mayJoin, host, mayBegin, season, fewest, members, next, pauseMinutes }) {
    const enough = members.length >= fewest;
    const button = (id, word, action, props = {}) =>
      h("button", { type: "button", data: { id }, onclick: action, ...props }, t(word));
    return h(
      "section",
      { class: "card tournament-part", "aria-label": t("tournament-part") },
      h(
        "p",
        { class: "tournament-state" },
        h("b", {}, season ? t("league-season", { season }) : t("league-not-begun")),
      ),
      member && h("p", {}, t("league-member")),
      next !== null &&
        h("p", {}, enough ? t("league-next", { time: momentText(next) }) : t("league-next-few", { n: fewest })),
      h(
        "p",
        { class: "row" },
        mayJoin && button("enter", "league-join", () => this.change("enter"), { class: "warm" }),
        member && button("leave", "league-leave", () => this.leave()),
        h(
          "button",
          {
            type: "button",
            data: { id: "share" },
            onclick: () => openShareDialog(t("tournament-share"), t("tournament-share-about"), pagePath()),
          },
          icon("share"),
          t("tournament-share"),
        ),
      ),
      host &&
        h(
          "p",
          { class: "row" },
          button("season", "league-begin", () => this.begin(), { disabled: !mayBegin }),
          !mayBegin && h("span", { class: "quiet" }, t("league-begin-later", { n: fewest })),
        ),
      host && pauseField(pauseMinutes, (minutes) => this.change("pause", { minutes })),
    );
  }

  async leave() {
    const label = t("league-leave");
    if (await askConfirmation(label, t("league-leave-about"), label)) await this.change("leave");
  }

  async begin() {
    const label = t("league-begin");
    if (await askConfirmation(label, t("league-begin-about"), label)) await this.change("season");
  }

  async change(what, body = {}) {
    try {
      this.show(await post(`${this.address}/${what}`, body));
    } catch (error) {
      showMessage(error.message);
    }
  }
}

/** @param {League} league */
function aboutLine({ gameName, seats, rounds, hostName }) {
  return [
    gameName,
    t("league-title"),
    t("tournament-seats-of-table", { n: seats }),
    t("tournament-rounds-of-all", { n: rounds }),
    t("tournament-host", { name: hostName }),
  ].join(" · ");
}

/**
 * @param {LeagueSeason} found
 * @param {number} i
 */
function seasonSection({ season, divisions }, i) {
  return h(
    "details",
    { open: i === 0, class: "tournament-round" },
    h("summary", {}, t("league-season", { season })),
    h("div", { class: "league-divisions" }, divisions.map(divisionCard)),
  );
}

/** @param {LeagueDivision} found */
function divisionCard({ link, division, state, round, members }) {
  const unpaired = state === "running" && !round; // it runs, and its first round comes in a moment
  const word =
    state === "running" && round ? t("tournament-in-round", { round }) : t(`league-${unpaired ? "open" : state}`);
  return h(
    "section",
    { class: "card league-division" },
    h("h3", {}, h("a", { href: link }, t("league-division", { division }))),
    h("p", { class: "quiet small" }, word),
    h(
      "ol",
      { class: "tournament-seats" },
      members.map(({ name, me, place, points }) =>
        h(
          "li",
          { class: me ? "mine" : "" },
          h("span", {}, place === null ? "" : `${place}.`),
          h("span", {}, name),
          h("span", {}, place === null ? "" : numberText(points)),
        ),
      ),
    ),
  );
}

/** @param {League} league */
function rulesSection({ size, moves, alone, minutes, roundMinutes }) {
  return h(
    "section",
    { "aria-labelledby": "tournament-rules" },
    h("h2", { id: "tournament-rules" }, t("tournament-rules")),
    h("p", {}, t("league-about", { size, moves })),
    h("p", {}, t("tournament-about-duplicate")),
    alone && h("p", {}, t("tournament-alone-about")),
    h("p", {}, t("tournament-points-duplicate")),
    h("p", {}, t("league-times", { turn: durationText(minutes), round: durationText(roundMinutes) })),
    h("p", { class: "quiet" }, t("tournament-protected")),
    h("p", { class: "row" }, h("a", { class: "button", href: "/tournaments" }, t("tournaments-title"))),
  );
}
