// Starting a table: every option explained, who sits where, and how we play.

import { gentle } from "./bots.js";
import { h, put } from "./dom.js";
import { withPart } from "./fair.js";
import { number, pick, toggle } from "./fields.js";
import { get, post } from "./http.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const MINUTES = [1, 2, 5, 10, 30, 60, 1440, 4320];
const AT_ONCE = 4; // options shown before the fold

export async function open(main, { game }) {
  const entry = (await get("/api/games")).find((one) => one.key === game);
  return new Start(main, entry);
}

class Start {
  constructor(main, game) {
    this.game = game;
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.number = game.options.find((option) => option.kind === "players");
    if (this.number && this.values[this.number.name] === null) this.values[this.number.name] = game.players[0];
    this.bot = gentle(game.bots);
    this.settings = { hints: null, confirm: false, minutes: null, late: "move", absent: "wait", public: false };
    this.with = this.bot ? "bots" : "link";
    this.people = [];
    this.unfolded = new Set();
    this.problem = h("p", { class: "refusal", role: "alert", hidden: true });
    this.form = h("form", { class: "start", onsubmit: (event) => this.submit(event) });
    put(main, h("div", { class: "start-page" }, this.head(), this.form));
    this.show();
  }

  head() {
    return h(
      "div",
      { class: "card start-head" },
      h("img", { src: this.game.picture, alt: "", width: 480, height: 300 }),
      h(
        "div",
        {},
        h("h1", {}, this.game.name),
        h("p", {}, this.game.about),
        h(
          "p",
          { class: "row" },
          h("a", { href: `/guide/${this.game.key}` }, t("how-to-play")),
          h("a", { href: `/rules/${this.game.key}` }, t("rules-page")),
        ),
      ),
    );
  }

  get seats() {
    return this.number ? Number(this.values[this.number.name]) : this.game.players[0];
  }

  /** Draw the form; called again when the number of seats or what depends on it changes. */
  show() {
    this.seatPeople();
    const focus = document.activeElement?.id;
    put(
      this.form,
      h("fieldset", { class: "card" }, h("legend", {}, t("start-game")), this.options()),
      this.seats > 1 &&
        h(
          "fieldset",
          { class: "card" },
          h("legend", {}, t("start-seats")),
          this.company(),
          h(
            "ol",
            { class: "seat-list" },
            this.people.map((who, i) => this.person(who, i)),
          ),
        ),
      this.fold("settings", "card", t("start-settings"), this.agreements()),
      this.problem,
      h(
        "div",
        { class: "row end submit" },
        h("button", { class: "warm large", type: "submit" }, icon("play"), t("start")),
      ),
    );
    if (focus) document.getElementById(focus)?.focus();
  }

  /** Content that can be folded away, and stays as it was when the form is drawn anew. */
  fold(name, kind, label, content) {
    const keep = (event) => (event.currentTarget.open ? this.unfolded.add(name) : this.unfolded.delete(name));
    return h(
      "details",
      { class: `${kind} fold`, open: this.unfolded.has(name), ontoggle: keep },
      h("summary", {}, label),
      content,
    );
  }

  // the game's own options

  /** Those with something to choose: the number of players first, some at once, the rest under a fold. */
  options() {
    const real = this.game.options.filter(
      (option) => option.kind === "flag" || option.kind === "number" || option.values.length > 1,
    );
    const sorted = [
      ...real.filter((option) => option.kind === "players"),
      ...real.filter((option) => option.kind !== "players"),
    ];
    const shown = sorted.map((option) => this.option(option));
    const rest = shown.slice(AT_ONCE);
    return [...shown.slice(0, AT_ONCE), rest.length > 0 && this.fold("options", "", t("start-more"), rest)];
  }

  option(option) {
    const { name, kind, label, about } = option;
    const set = (value) => {
      this.values[name] = value;
      if (kind === "players") this.show();
    };
    const id = `option-${name}`;
    const value = this.values[name];
    if (kind === "flag") return toggle({ id, label, about, value, set });
    if (kind === "number") return number({ id, label, about, value, min: option.min, max: option.max, set });
    const values = option.default === null ? [{ value: null, label: t("automatic") }, ...option.values] : option.values;
    return pick({ id, label, about, value, values, set });
  }

  // who sits where

  /** As many people as seats; new seats are filled in the chosen company. */
  seatPeople() {
    const fill = { bots: this.bot ? `bot:${this.bot.name}` : "person", link: "person", here: "me" }[this.with];
    this.people = Array.from({ length: this.seats }, (_, i) => this.people[i] ?? (i === 0 ? "me" : fill));
  }

  company() {
    const values = [
      this.bot && { value: "bots", label: t("with-bots"), about: t("with-bots-about") },
      { value: "link", label: t("with-link"), about: t("with-link-about") },
      { value: "here", label: t("with-here"), about: t("with-here-about") },
    ].filter(Boolean);
    const set = (value) => {
      this.with = value;
      this.people = [];
      this.show();
    };
    const about = values.find((one) => one.value === this.with)?.about ?? "";
    return pick({ id: "company", label: t("company"), about, value: this.with, values, set });
  }

  person(who, i) {
    const bots = this.game.bots.map((bot) => ({
      value: `bot:${bot.name}`,
      label: t("who-bot", { bot: bot.label }),
      disabled: bot.ready === false,
    }));
    const values = [
      { value: "me", label: i === 0 ? t("who-me") : t("who-here") },
      { value: "person", label: t("who-person") },
      ...bots,
    ];
    const set = (value) => {
      this.people[i] = value;
      this.show();
    };
    const about = this.game.bots.find((bot) => `bot:${bot.name}` === who)?.about ?? "";
    return h(
      "li",
      {},
      pick({ id: `seat-${i}`, label: t("seat-number", { n: i + 1 }), about, value: who, values, set, drop: true }),
    );
  }

  // what we agree on

  agreements() {
    const set = (name) => (value) => {
      this.settings[name] = value;
      if (name === "minutes") this.show();
    };
    const values = (name, keys) => keys.map((key) => ({ value: key, label: t(`${name}-${key}`) }));
    const hints = [
      { value: null, label: t("hints-auto") },
      { value: true, label: t("yes") },
      { value: false, label: t("no") },
    ];
    const minutes = [{ value: null, label: t("minutes-none") }, ...MINUTES.map((n) => ({ value: n, label: span(n) }))];
    const { settings } = this;
    return [
      pick({
        id: "hints",
        label: t("setting-hints"),
        about: t("setting-hints-about"),
        value: settings.hints,
        values: hints,
        set: set("hints"),
      }),
      toggle({
        id: "confirm",
        label: t("setting-confirm"),
        about: t("setting-confirm-about"),
        value: settings.confirm,
        set: set("confirm"),
      }),
      pick({
        id: "minutes",
        label: t("setting-minutes"),
        about: t("setting-minutes-about"),
        value: settings.minutes,
        values: minutes,
        set: set("minutes"),
        drop: true,
      }),
      settings.minutes &&
        pick({
          id: "late",
          label: t("setting-late"),
          about: "",
          value: settings.late,
          values: values("late", ["move", "seat", "note"]),
          set: set("late"),
          drop: true,
        }),
      pick({
        id: "absent",
        label: t("setting-absent"),
        about: t("setting-absent-about"),
        value: settings.absent,
        values: values("absent", ["wait", "bot"]),
        set: set("absent"),
      }),
      toggle({
        id: "public",
        label: t("setting-public"),
        about: t("setting-public-about"),
        value: settings.public,
        set: set("public"),
      }),
    ].filter(Boolean);
  }

  async submit(event) {
    event.preventDefault();
    const options = Object.fromEntries(
      Object.entries(this.values).filter(([, value]) => value !== null && value !== ""),
    );
    const button = this.form.querySelector("[type=submit]");
    button.disabled = true;
    try {
      const order = { game: this.game.key, options, seats: this.people, settings: this.settings };
      const { link } = await post("/api/tables", await withPart(order));
      location.assign(link);
    } catch (error) {
      button.disabled = false;
      this.problem.hidden = false;
      put(this.problem, error.message);
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }
}

function span(n) {
  if (n >= 1440) return t("days", { n: n / 1440 });
  return n >= 60 ? t("hours", { n: n / 60 }) : t("minutes", { n });
}
