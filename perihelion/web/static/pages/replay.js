// The replay of a finished game: step, play, jump by the log, link to a moment, continue from a moment at a new table.

import { beginReview } from "../analysis/begin-review.js";
import { PlayedHere } from "../analysis/played-here.js";
import { BoardView } from "../board/board-view.js";
import { Effects } from "../board/effects.js";
import { withContribution } from "../fair/commitment.js";
import { ALONE, fullAddress, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { GameLog } from "../panels/game-log.js";
import { SidePanel } from "../panels/side-panel.js";
import { openMenu } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { showMessage } from "../widgets/toast.js";

/** @import { PageContext } from "../main.js" */
/** @import { AnalysisLine, NewTable, Snapshot } from "../types.d.ts" */

const STEP_MS = 1100;
const SCORED_STEPS = 3; // the number of steps that the replay waits if something scored

/**
 * Open the replay of a table.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { table, game }) {
  return new ReplayPage(main, table, game).load();
}

class ReplayPage {
  constructor(main, table, game) {
    this.path = `/api/tables/${table}`;
    this.table = table;
    this.seat = undefined; // the own one, or a spectator's
    this.quiet = new URLSearchParams(location.search).has("quiet"); // nothing is shown before it happened
    /** @type {Map<number, Promise<Snapshot>>} */
    this.snapshots = new Map();
    /** @type {number[]} */
    this.moments = [];
    /** @type {number[]} */
    this.turns = [];
    this.index = 0;
    this.boardView = new BoardView(t("board"));
    this.effects = new Effects(this.boardView.board);
    this.promptHeading = h("h2", { class: "sentence", tabindex: "-1" });
    this.title = h("h1", { class: "unseen" }, t("replay"));
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      "aria-label": t("replay-moment"),
      oninput: () => this.showMoment(Number(this.slider.value)),
    });
    this.positionLabel = h("output", { class: "small quiet" });
    this.viewpointLabel = h("label", { class: "eyes" });
    this.gameLog = new GameLog({ jump: (n) => this.jumpToMoment(n), rule: (rule) => this.sidePanel.showRule(rule) });
    this.playedHere = new PlayedHere();
    const panel = h("aside", { class: "panel", "aria-label": t("panel") });
    this.sidePanel = new SidePanel(panel, game, { log: this.gameLog.view });
    this.playButton = h("button", {
      class: "round warm",
      type: "button",
      onclick: () => (this.timer ? this.stopPlaying() : this.startPlaying()),
    });
    setChildren(
      main,
      h(
        "div",
        { class: "table-page replay" },
        this.title,
        h(
          "section",
          { class: "prompt" },
          h("div", { class: "prompt-words" }, this.promptHeading),
          h("a", { class: "button", href: `/t/${table}` }, t("table")),
        ),
        this.boardView.node,
        h(
          "section",
          { class: "tray", "aria-label": t("replay") },
          this.playbackControls(),
          h("div", { class: "row between" }, this.viewpointLabel, this.replayActions()),
        ),
        h("div", { class: "side" }, this.playedHere.node, panel),
      ),
    );
    this.updatePlayButton();
    addEventListener("keydown", (event) => this.handleKey(event));
    addEventListener("hashchange", () => this.jumpToMoment(this.momentFromHash()));
  }

  playbackControls() {
    const round = (name, word, press) =>
      h(
        "button",
        { class: "round", type: "button", "aria-label": t(word), title: t(word), onclick: press },
        icon(name),
      );
    const zoomIn = round("plus", "zoom-in", () => this.boardView.zoom.zoomBy(1.6));
    zoomIn.dataset.id = "zoom";
    this.lastButton = round("last", "replay-last", () => this.showMoment(Infinity));
    return h(
      "div",
      { class: "transport", role: "toolbar", "aria-label": t("replay") },
      round("first", "replay-first", () => this.showMoment(0)),
      round("turn-back", "replay-turn-back", () => this.showTurn(-1)),
      round("back", "replay-back", () => this.showMoment(this.index - 1)),
      this.playButton,
      round("next", "replay-next", () => this.showMoment(this.index + 1)),
      round("turn-next", "replay-turn-next", () => this.showTurn(1)),
      this.lastButton,
      this.slider,
      this.positionLabel,
      zoomIn,
    );
  }

  replayActions() {
    this.analysisLink = h(
      "a",
      { class: "button", href: `/analysis?table=${this.table}`, title: t("analysis-analyse") },
      icon("eye"),
      shortLabel("analysis-analyse"),
    );
    const quiet = h("input", {
      type: "checkbox",
      id: "replay-quiet",
      checked: this.quiet,
      onchange: () => openPage(`/t/${this.table}/replay${quiet.checked ? "?quiet" : ""}`),
    });
    const button = (id, name, word, press, text) =>
      h("button", { type: "button", data: { id }, onclick: press, title: t(word) }, icon(name), text);
    /** What a game at a real table does not have. @type {HTMLElement[]} */
    this.tableOnly = [
      this.analysisLink,
      !ALONE && button("review", "person", "review", () => this.lookTogether(), shortLabel("review")),
      !ALONE && button("explorer", "log", "explorer", () => this.explore(), shortLabel("explorer")),
      button("branch", "branch", "go-on-here", () => this.continueFromHere(), t("go-on-here")),
      h(
        "a",
        { class: "button", href: `${this.path}/export`, download: "", title: t("export") },
        icon("download"),
        shortLabel("export"),
      ),
    ].filter((part) => part instanceof HTMLElement);
    this.actions = h(
      "div",
      { class: "row tight" },
      h("label", { class: "switch" }, quiet, h("span", {}, t("replay-quiet"))),
      button("link", "share", "replay-link", () => this.copyLink(), shortLabel("replay-link")),
      h("div", { class: "row tight replay-more" }, this.tableOnly),
      button("replay-menu", "menu", "replay-more", () => this.openMenu()),
    );
    return this.actions;
  }

  /** A game at a real table cannot be analysed, shown or continued from here. */
  removeTableOnly() {
    for (const part of this.tableOnly) part.remove();
    this.actions.querySelector("[data-id=replay-menu]").remove();
  }

  addBgStatsLink() {
    const link = this.bgStatsLink();
    this.tableOnly.push(link);
    this.actions.querySelector(".replay-more").append(link);
  }

  /** On a small screen the icons alone would say too little: a menu has the same in words. */
  openMenu() {
    openMenu(t("replay"), (entry) =>
      this.tableOnly.map((part) =>
        part instanceof HTMLAnchorElement
          ? h(
              "a",
              {
                class: "button entry",
                href: part.href,
                download: part.download || false,
                target: part.target || false,
              },
              part.title,
            )
          : entry(part.title, () => part.click()),
      ),
    );
  }

  /** The way to log the play in the app BG Stats. */
  bgStatsLink() {
    const to = {
      class: "button",
      href: `/t/${this.table}/bgstats`,
      target: "_blank",
      rel: "noopener",
      data: { id: "bgstats" },
    };
    return h("a", { ...to, title: t("bgstats") }, icon("check"), shortLabel("bgstats"));
  }

  async load() {
    const page = this.title.parentElement;
    page.inert = true; // its buttons need the moments
    const first = await this.fetchMoment(this.momentFromHash());
    this.moments = first.replay.moments;
    this.turns = first.replay.turns;
    this.slider.max = String(this.moments.length - 1);
    document.title = `${first.gameName} – ${t("replay")}`;
    setChildren(this.title, `${first.gameName} – ${t("replay")}`);
    this.names = first.seats.map(({ name }) => name);
    if (this.quiet) {
      this.slider.hidden = true; // its length would say how long the game is
      this.lastButton.hidden = true;
    } else if (this.moments.length) this.gameLog.render(await this.fetchMoment(this.moments.at(-1)));
    this.viewpointSelect(first);
    if (first.entered) this.removeTableOnly();
    if (first.mine.length && !this.quiet && !ALONE) this.addBgStatsLink();
    page.inert = false;
    this.showMoment(location.hash ? this.indexOfMoment(first.replay.n) : this.afterSetup);
  }

  /** The index of the moment when the set-up is done; a replay begins there. */
  get afterSetup() {
    return Math.max(0, this.turns.findIndex((turn) => turn > 0) - 1);
  }

  /** Go to the end of the turn before this one, or to the end of this one; from there to the end of the next. */
  showTurn(way) {
    this.stopPlaying();
    const turn = this.turns[this.index];
    const atEnd = this.turns[this.index + 1] !== turn;
    const wanted = way > 0 ? (atEnd ? this.turns[this.index + 1] : turn) : turn - 1;
    this.showMoment(way < 0 && wanted < 1 ? this.afterSetup : this.turns.lastIndexOf(wanted ?? turn));
  }

  /** Show the select list of viewpoints: a spectator, or one of the seats. @param {Snapshot} snapshot */
  viewpointSelect({ replay, seat: own }) {
    const seats = replay.seats ?? [];
    if (!seats.length) return;
    const name = (seat) => (seat < 0 ? t("spectator") : this.names[seat]);
    this.seat = own;
    const select = h(
      "select",
      { onchange: () => this.setViewpoint(Number(select.value)) },
      [-1, ...seats.filter((seat) => seat >= 0)].map((seat) =>
        h("option", { value: seat, selected: seat === this.seat }, name(seat)),
      ),
    );
    setChildren(this.viewpointLabel, h("span", { class: "small quiet" }, t("replay-eyes")), select);
  }

  /** Show the game as this seat saw it (-1: a spectator). */
  setViewpoint(seat) {
    this.seat = seat;
    this.snapshots.clear();
    this.showMoment(this.index);
  }

  /** Return the moment in the link (#17), or 0. */
  momentFromHash() {
    return Number(location.hash.slice(1)) || 0;
  }

  /** Return the index of the moment n, or of the last one before it. */
  indexOfMoment(n) {
    return Math.max(
      0,
      this.moments.findLastIndex((moment) => moment <= n),
    );
  }

  jumpToMoment(n) {
    this.stopPlaying();
    this.showMoment(this.indexOfMoment(n));
  }

  /** Show the moment with this index. */
  async showMoment(i) {
    if (!this.moments.length) return; // they are still loading
    this.index = Math.max(0, Math.min(this.moments.length - 1, i));
    const n = this.moments[this.index];
    this.analysisLink.href = fullAddress(`/analysis?table=${this.table}&moment=${n}`);
    this.slider.value = String(this.index);
    setChildren(this.positionLabel, this.quiet ? `${this.index}` : `${this.index} / ${this.moments.length - 1}`);
    history.replaceState(null, "", `#${n}`);
    if (!this.quiet) this.gameLog.markMoment(n);
    const snapshot = await this.fetchMoment(n);
    if (this.moments[this.index] !== n) return;
    if (this.quiet) {
      this.gameLog.render({ ...snapshot, stories: {} }); // a story tells the whole turn
      this.gameLog.markMoment(n);
    }
    this.boardView.show(snapshot);
    this.boardView.board.mark("happened", snapshot.happened);
    this.boardView.reveal(snapshot.happened);
    this.sidePanel.showOutline(snapshot.outline);
    this.showScore(snapshot);
    if (this.playedHere.isOpen) this.explore();
    const said = snapshot.log
      .filter((entry) => entry.n === n)
      .map((entry) => entry.says)
      .join(" ");
    setChildren(this.promptHeading, said || snapshot.prompt || snapshot.over?.says || "");
    announce(said);
    if (this.index + 1 < this.moments.length) this.fetchMoment(this.moments[this.index + 1]).catch(() => {});
  }

  /** Light what scored at this moment. @param {Snapshot} snapshot */
  showScore({ steps, seats }) {
    const { points, scored } = steps[0] ?? {};
    const gains = (points ?? [])
      .map((value, i) => ({ points: value, name: seats[i].title }))
      .filter((gain) => gain.points);
    if (scored?.length && gains.length) this.effects.showScore(scored, gains);
    this.waits = scored?.length ? SCORED_STEPS - 1 : 0;
  }

  /** Return the snapshot of a moment; each is loaded once. @param {number} n */
  fetchMoment(n) {
    if (!this.snapshots.has(n)) {
      /** @type {Promise<Snapshot>} */
      const answer = get(`${this.path}/at/${n}${this.seat === undefined ? "" : `?seat=${this.seat}`}`);
      this.snapshots.set(n, answer);
      answer.catch(() => this.snapshots.delete(n));
    }
    return this.snapshots.get(n);
  }

  startPlaying() {
    if (this.index === this.moments.length - 1) this.index = this.afterSetup;
    this.waits = 0;
    const step = () => {
      if (this.waits-- > 0) return;
      if (this.index >= this.moments.length - 1) this.stopPlaying();
      else this.showMoment(this.index + 1);
    };
    this.timer = setInterval(step, STEP_MS);
    step();
    this.updatePlayButton();
  }

  stopPlaying() {
    clearInterval(this.timer);
    this.timer = 0;
    this.updatePlayButton();
  }

  updatePlayButton() {
    const word = t(this.timer ? "replay-pause" : "replay-play");
    this.playButton.setAttribute("aria-label", word);
    this.playButton.title = word;
    setChildren(this.playButton, icon(this.timer ? "pause" : "play"));
  }

  handleKey(event) {
    if (event.target.closest("input, select, [role=tab], .prose, dialog")) return;
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      this.showTurn(event.key === "PageUp" ? -1 : 1);
      return;
    }
    const steps = { ArrowLeft: this.index - 1, ArrowRight: this.index + 1, Home: 0, End: Infinity };
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.stopPlaying();
    this.showMoment(steps[event.key]);
  }

  /** Show what others played at this moment. */
  async explore() {
    const n = this.moments[this.index];
    try {
      /** @type {AnalysisLine} */
      const { game, options, position, moves, at, names } = await get(`${this.path}/analysis?moment=${n}`);
      if (this.moments[this.index] !== n) return;
      const start = { game, options: position ? {} : options, position };
      await this.playedHere.show({ start, moves: moves.slice(0, at), seat: null, names });
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    }
  }

  async lookTogether() {
    try {
      await beginReview(this.table, { moment: this.moments[this.index] });
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    }
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(location.href);
      showMessage(t("link-copied"));
    } catch {
      showMessage(location.href);
    }
  }

  async continueFromHere() {
    try {
      /** @type {NewTable} */
      const { link } = await post(`${this.path}/branch`, withContribution({ n: this.moments[this.index] }));
      openPage(link);
    } catch (error) {
      showMessage(error.message);
    }
  }
}

/** Return a label that is hidden on small screens; the icon is enough there. */
function shortLabel(word) {
  return h("span", { class: "brief" }, t(word));
}
