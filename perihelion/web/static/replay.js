// The replay of a finished game: step, play, jump by the log, link to a moment, go on from here.

import { h, put } from "./dom.js";
import { withPart } from "./fair.js";
import { get, post } from "./http.js";
import { icon } from "./icons.js";
import { Log } from "./log.js";
import { Panel } from "./panel.js";
import { say } from "./say.js";
import { Stage } from "./stage.js";
import { tell } from "./toast.js";
import { t } from "./words.js";

const PACE = 1100;

export function open(main, { table, game }) {
  return new Replay(main, table, game).begin();
}

class Replay {
  constructor(main, table, game) {
    this.path = `/api/tables/${table}`;
    this.table = table;
    this.seat = -1;
    this.known = new Map();
    this.stage = new Stage(t("board"));
    this.sentence = h("h2", { class: "sentence", tabindex: "-1" });
    this.title = h("h1", { class: "unseen" }, t("replay"));
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      "aria-label": t("replay-moment"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.count = h("output", { class: "small quiet" });
    this.eyes = h("label", { class: "eyes" });
    this.log = new Log({ jump: (n) => this.jump(n), rule: (rule) => this.panel.rule(rule) });
    const panel = h("aside", { class: "panel", "aria-label": t("panel") });
    this.panel = new Panel(panel, game, { log: this.log.view });
    this.running = h("button", {
      class: "round warm",
      type: "button",
      onclick: () => (this.timer ? this.stop() : this.run()),
    });
    put(
      main,
      h(
        "div",
        { class: "table-page replay" },
        this.title,
        h(
          "section",
          { class: "prompt" },
          h("div", { class: "prompt-words" }, this.sentence),
          h("a", { class: "button", href: `/t/${table}` }, t("table")),
        ),
        this.stage.node,
        h(
          "section",
          { class: "tray", "aria-label": t("replay") },
          this.transport(),
          h("div", { class: "row between" }, this.eyes, this.orders()),
        ),
        h("div", { class: "side" }, panel),
      ),
    );
    this.showRunning();
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.jump(this.linked()));
  }

  transport() {
    const round = (name, word, press) =>
      h(
        "button",
        { class: "round", type: "button", "aria-label": t(word), title: t(word), onclick: press },
        icon(name),
      );
    return h(
      "div",
      { class: "transport", role: "toolbar", "aria-label": t("replay") },
      round("first", "replay-first", () => this.go(0)),
      round("back", "replay-back", () => this.go(this.i - 1)),
      this.running,
      round("next", "replay-next", () => this.go(this.i + 1)),
      round("last", "replay-last", () => this.go(Infinity)),
      this.slider,
      this.count,
    );
  }

  orders() {
    return h(
      "div",
      { class: "row tight" },
      h(
        "button",
        { type: "button", onclick: () => this.link(), title: t("replay-link") },
        icon("share"),
        brief("replay-link"),
      ),
      h("button", { type: "button", onclick: () => this.branch() }, icon("branch"), t("go-on-here")),
      h(
        "a",
        { class: "button", href: `${this.path}/export`, download: "", title: t("export") },
        icon("download"),
        brief("export"),
      ),
    );
  }

  async begin() {
    const first = await this.fetch(this.linked());
    this.moments = first.replay.moments;
    this.slider.max = this.moments.length - 1;
    document.title = `${first.gameName} – ${t("replay")}`;
    put(this.title, `${first.gameName} – ${t("replay")}`);
    this.whole = await this.fetch(this.moments.at(-1));
    this.log.show(this.whole);
    this.choice(first.replay.seats ?? []);
    this.go(this.index(first.replay.n));
  }

  /** Whose eyes to look with: a spectator's, or those of a seat. */
  choice(seats) {
    if (!seats.length) return;
    const name = (seat) => (seat < 0 ? t("spectator") : this.whole.seats[seat].name);
    const select = h(
      "select",
      { onchange: () => this.look(Number(select.value)) },
      [-1, ...seats.filter((seat) => seat >= 0)].map((seat) =>
        h("option", { value: seat, selected: seat === this.seat }, name(seat)),
      ),
    );
    put(this.eyes, h("span", { class: "small quiet" }, t("replay-eyes")), select);
  }

  look(seat) {
    this.seat = seat;
    this.known.clear();
    this.go(this.i);
  }

  linked() {
    return Number(location.hash.slice(1)) || 0;
  }

  /** The place of the moment n, or of the last before it. */
  index(n) {
    return Math.max(
      0,
      this.moments.findLastIndex((moment) => moment <= n),
    );
  }

  jump(n) {
    this.stop();
    this.go(this.index(n));
  }

  async go(i) {
    this.i = Math.max(0, Math.min(this.moments.length - 1, i));
    const n = this.moments[this.i];
    this.slider.value = this.i;
    put(this.count, `${this.i} / ${this.moments.length - 1}`);
    history.replaceState(null, "", `#${n}`);
    this.log.at(n);
    const now = await this.fetch(n);
    if (this.moments[this.i] !== n) return;
    this.stage.show(now);
    this.stage.board.mark("happened", now.happened);
    this.stage.reveal(now.happened);
    this.panel.read(now.outline);
    const said = now.log
      .filter((entry) => entry.n === n)
      .map((entry) => entry.says)
      .join(" ");
    put(this.sentence, said || now.prompt || now.over?.says || "");
    say(said);
    if (this.i + 1 < this.moments.length) this.fetch(this.moments[this.i + 1]).catch(() => {});
  }

  /** The snapshot of a moment; each is asked for once. */
  fetch(n) {
    if (!this.known.has(n)) {
      const answer = get(`${this.path}/at/${n}?seat=${this.seat}`);
      this.known.set(n, answer);
      answer.catch(() => this.known.delete(n));
    }
    return this.known.get(n);
  }

  run() {
    if (this.i === this.moments.length - 1) this.i = -1;
    const step = () => {
      if (this.i >= this.moments.length - 1) this.stop();
      else this.go(this.i + 1);
    };
    this.timer = setInterval(step, PACE);
    step();
    this.showRunning();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.showRunning();
  }

  showRunning() {
    const word = t(this.timer ? "replay-pause" : "replay-play");
    this.running.setAttribute("aria-label", word);
    this.running.title = word;
    put(this.running, icon(this.timer ? "pause" : "play"));
  }

  key(event) {
    if (event.target.closest("input, select, [role=tab], .prose, dialog")) return;
    const steps = { ArrowLeft: this.i - 1, ArrowRight: this.i + 1, Home: 0, End: Infinity };
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.stop();
    this.go(steps[event.key]);
  }

  async link() {
    try {
      await navigator.clipboard.writeText(location.href);
      tell(t("link-copied"));
    } catch {
      tell(location.href);
    }
  }

  async branch() {
    try {
      const { link } = await post(`${this.path}/branch`, await withPart({ n: this.moments[this.i] }));
      location.assign(link);
    } catch (error) {
      tell(error.message);
    }
  }
}

/** A word that gives way to its icon where there is little room. */
function brief(word) {
  return h("span", { class: "brief" }, t(word));
}
