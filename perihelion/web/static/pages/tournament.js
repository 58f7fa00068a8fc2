// A tournament: what I can do, the standings, the rounds with their tables, and how it is decided.

import { pagePath } from "../lib/address.js";
import { h, setChildren, updateChildren } from "../lib/dom.js";
import { durationText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { hostSection } from "../tournaments/host.js";
import { momentText, stateText } from "../tournaments/list.js";
import { roundsSection } from "../tournaments/rounds.js";
import { standingsSection } from "../tournaments/standings.js";
import { askConfirmation } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { TournamentPage as Tournament } from "../types.d.ts" */

const REFRESH_MS = 5000;

/** Show the tournament in the address, and keep it up to date. @param {HTMLElement} main */
export async function open(main) {
  const address = `/api/tournaments/${pagePath().split("/").pop()}`;
  return new TournamentPage(main, address, await get(address));
}

class TournamentPage {
  /**
   * @param {HTMLElement} main
   * @param {string} address
   * @param {Tournament} tournament
   */
  constructor(main, address, tournament) {
    this.address = address;
    this.content = h("div", { class: "book tournament-page" });
    this.shown = "";
    document.title = `${tournament.name} – Perihelion`;
    setChildren(main, this.content);
    this.show(tournament);
    setInterval(() => document.hidden || this.refresh(), REFRESH_MS);
  }

  async refresh() {
    try {
      this.show(await get(this.address));
    } catch {
      // the next attempt may succeed
    }
  }

  /** Show the tournament unless nothing has changed. @param {Tournament} tournament */
  show(tournament) {
    const text = JSON.stringify(tournament);
    if (text === this.shown || this.content.querySelector("select:focus")) return;
    this.shown = text;
    updateChildren(this.content, [
      h("img", { class: "cover", src: tournament.picture, alt: "" }),
      h("h1", {}, tournament.name),
      h("p", { class: "tournament-line" }, aboutLine(tournament)),
      this.partSection(tournament),
      tournament.host && hostSection(tournament, (what, body) => this.change(what, body)),
      tournament.standings.length > 0 && standingsSection(tournament),
      tournament.waiting.length > 0 && waitingSection(tournament),
      tournament.rounds.length > 0 && roundsSection(tournament),
      rulesSection(tournament),
      filesLine(this.address),
    ]);
  }

  /** What I can do now. @param {Tournament} tournament */
  partSection(tournament) {
    const { state, entered, mayEnter, myTable, next } = tournament;
    const running = state === "running" && entered === "playing";
    return h(
      "section",
      { class: "card tournament-part", "aria-label": t("tournament-part") },
      h("p", { class: "tournament-state" }, h("b", {}, stateText(tournament))),
      myTable && h("p", {}, t("tournament-table-waits")),
      myTable && h("p", {}, h("a", { class: "button warm", href: myTable }, icon("play"), t("tournament-to-table"))),
      running && !myTable && h("p", {}, next ? t("tournament-next", { time: momentText(next) }) : t("tournament-wait")),
      entered === "waiting" && h("p", {}, t(state === "open" ? "tournament-entered" : "tournament-substitute")),
      entered === "withdrawn" && h("p", {}, t("tournament-withdrawn")),
      h(
        "p",
        { class: "row" },
        mayEnter &&
          h(
            "button",
            { type: "button", class: "warm", data: { id: "enter" }, onclick: () => this.change("enter") },
            t("tournament-enter"),
          ),
        (entered === "waiting" || entered === "playing") &&
          (state === "open" || state === "running") &&
          h("button", { type: "button", data: { id: "leave" }, onclick: () => this.leave() }, t("tournament-leave")),
        h(
          "button",
          { type: "button", data: { id: "share" }, onclick: () => this.share() },
          icon("share"),
          t("tournament-share"),
        ),
      ),
    );
  }

  share() {
    openShareDialog(t("tournament-share"), t("tournament-share-about"), pagePath());
  }

  async leave() {
    const label = t("tournament-leave");
    if (await askConfirmation(label, t("tournament-leave-about"), label)) await this.change("leave");
  }

  /**
   * @param {string} what
   * @param {Record<string, any>} [body]
   */
  async change(what, body) {
    try {
      this.show(await post(`${this.address}/${what}`, body));
    } catch (error) {
      showMessage(error.message);
    }
  }
}

/** @param {Tournament} tournament */
function aboutLine({ gameName, format, seats, roundsOfAll, options, hostName }) {
  return [
    gameName,
    t(`tournament-format-${format}`),
    t("tournament-seats-of-table", { n: seats }),
    roundsOfAll > 0 && t("tournament-rounds-of-all", { n: roundsOfAll }),
    ...options.map(({ label, value }) => t("labelled", { label, text: value })),
    t("tournament-host", { name: hostName }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Tournament} tournament */
function waitingSection({ waiting, state }) {
  const word = state === "open" ? "tournament-entrants" : "tournament-substitutes";
  return h(
    "section",
    { "aria-labelledby": word },
    h("h2", { id: word }, t(word)),
    h(
      "ul",
      { class: "tournament-names" },
      waiting.map(({ name, me }) => h("li", { class: me ? "mine" : "" }, name)),
    ),
  );
}

/** How it is decided, in words. @param {Tournament} tournament */
function rulesSection(tournament) {
  const { format, final, alone, seats, tieBreaks, minutes, roundMinutes, breakMinutes, fewest, level } = tournament;
  const duplicate = format === "duplicate";
  return h(
    "section",
    { "aria-labelledby": "tournament-rules" },
    h("h2", { id: "tournament-rules" }, t("tournament-rules")),
    h("p", {}, t(`tournament-about-${format}`)),
    final && h("p", {}, t("tournament-final-about", { n: seats })),
    alone && h("p", {}, t("tournament-alone-about")),
    h("p", {}, t(duplicate ? "tournament-points-duplicate" : "tournament-points")),
    tieBreaks.length > 0 &&
      h(
        "div",
        {},
        h("p", {}, t("tournament-ties")),
        h(
          "ol",
          {},
          tieBreaks.map((name) => h("li", {}, t(`tournament-tie-about-${name}`))),
        ),
      ),
    h(
      "p",
      {},
      t("tournament-times", {
        turn: durationText(minutes),
        round: durationText(roundMinutes),
        pause: breakMinutes ? durationText(breakMinutes) : t("tournament-no-break"),
      }),
    ),
    h("p", {}, t("tournament-late")),
    (format === "groups" || alone) && h("p", {}, t("tournament-bots-about", { level })),
    h("p", { class: "quiet" }, t("tournament-fewest", { n: fewest })),
    duplicate && h("p", { class: "quiet" }, t("tournament-protected")),
    tournament.seed && h("p", { class: "quiet small" }, t("tournament-seed"), " ", h("code", {}, tournament.seed)),
  );
}

function filesLine(address) {
  const link = (name, word) =>
    h("a", { class: "button", href: `${address}/${name}`, download: name }, icon("download"), t(word));
  return h(
    "p",
    { class: "row" },
    link("export.csv", "tournament-csv"),
    link("export.json", "tournament-json"),
    h("a", { class: "button", href: "/tournaments" }, t("tournaments-title")),
  );
}
