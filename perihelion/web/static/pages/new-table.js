// The form for a new table: the game's options, who plays, and the settings of the table.

import { withCommitment } from "../fair/commitment.js";
import { h, setChildren } from "../lib/dom.js";
import { durationText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { checkboxField, choiceField, numberField, textField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { defaultBot } from "./default-bot.js";

const MINUTE_CHOICES = [1, 2, 5, 10, 30, 60, 1440, 4320];
const BANK_CHOICES = [5, 10, 15, 30, 60, 120, 1440, 4320, 10080];
const RATED_MINUTES = 10;
const BOTS_REFRESH_MS = 10_000;
const MAX_NAME_LENGTH = 24;
const VISIBLE_OPTIONS = 4; // the others are folded away

/** Draw the form for a game. */
export async function open(main, { game }) {
  const entry = (await get("/api/games")).find((one) => one.key === game);
  return new NewTablePage(main, entry);
}

class NewTablePage {
  constructor(main, game) {
    this.game = game;
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.playersOption = game.options.find((option) => option.kind === "players");
    if (this.playersOption && this.values[this.playersOption.name] === null)
      this.values[this.playersOption.name] = game.players[0];
    this.bot = defaultBot(game.bots);
    this.settings = {
      hints: null,
      confirm: false,
      minutes: null,
      bank: null,
      late: "move",
      absent: "wait",
      public: false,
      rated: false,
      reliable: false,
    };
    this.company = this.bot ? "bots" : "link";
    this.occupants = [];
    this.names = []; // of the other players at this screen, by seat
    this.openFolds = new Set();
    this.problem = h("p", { class: "refusal", role: "alert", hidden: true });
    this.form = h("form", { class: "start", onsubmit: (event) => this.submit(event) });
    setChildren(main, h("div", { class: "start-page" }, this.pageHead(), this.form));
    this.render();
    this.awaitBots();
  }

  /** Ask again from time to time while bots are not ready yet. */
  awaitBots() {
    if (this.game.bots.every((bot) => bot.ready)) return;
    setTimeout(async () => {
      const games = await get("/api/games").catch(() => []);
      this.game.bots = games.find((one) => one.key === this.game.key)?.bots ?? this.game.bots;
      if (this.game.bots.every((bot) => bot.ready)) this.render();
      this.awaitBots();
    }, BOTS_REFRESH_MS);
  }

  pageHead() {
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
          h("a", { href: `/ranking/${this.game.key}` }, t("ranking")),
        ),
      ),
    );
  }

  get seats() {
    return this.playersOption ? Number(this.values[this.playersOption.name]) : this.game.players[0];
  }

  /** Draw the form. Called again when the number of seats, or something that depends on it, changes. */
  render() {
    this.fillSeats();
    const focus = document.activeElement?.id;
    setChildren(
      this.form,
      h("fieldset", { class: "card" }, h("legend", {}, t("start-game")), this.optionFields()),
      this.seats > 1 &&
        h(
          "fieldset",
          { class: "card" },
          h("legend", {}, t("start-seats")),
          this.companyField(),
          h(
            "ol",
            { class: "seat-list" },
            this.occupants.map((who, i) => this.seatField(who, i)),
          ),
        ),
      this.foldable("settings", "card", t("start-settings"), this.settingFields()),
      this.problem,
      h(
        "div",
        { class: "row end submit" },
        h(
          "button",
          { class: "large", type: "button", onclick: () => this.analyse() },
          icon("eye"),
          t("analysis-analyse"),
        ),
        h("button", { class: "warm large", type: "submit" }, icon("play"), t("start")),
      ),
    );
    if (focus) document.getElementById(focus)?.focus();
  }

  /** Return a <details> element that stays open or closed when the form is drawn again. */
  foldable(name, kind, label, content) {
    const keep = (event) => (event.currentTarget.open ? this.openFolds.add(name) : this.openFolds.delete(name));
    return h(
      "details",
      { class: `${kind} fold`, open: this.openFolds.has(name), ontoggle: keep },
      h("summary", {}, label),
      content,
    );
  }

  /** Return the fields of the options with several values: the number of players first, the last ones folded away. */
  optionFields() {
    const real = this.game.options.filter(
      (option) => option.kind === "number" || this.possibleValues(option).length > 1,
    );
    const sorted = [
      ...real.filter((option) => option.kind === "players"),
      ...real.filter((option) => option.kind !== "players"),
    ];
    const shown = sorted.map((option) => this.optionField(option));
    const rest = shown.slice(VISIBLE_OPTIONS);
    return [...shown.slice(0, VISIBLE_OPTIONS), rest.length > 0 && this.foldable("options", "", t("start-more"), rest)];
  }

  /** Return the values of an option that go with the other options as they are set now. */
  possibleValues(option) {
    return option.values.filter(({ needs }) =>
      Object.entries(needs).every(([other, wanted]) => this.values[other] === wanted),
    );
  }

  /** Set what no longer goes with the other options back to its default. */
  resetImpossible() {
    for (const option of this.game.options) {
      const chosen = option.values.find(({ value }) => value === this.values[option.name]);
      if (chosen && !this.possibleValues(option).includes(chosen)) this.values[option.name] = option.default;
    }
  }

  optionField(option) {
    const { name, kind, label, about } = option;
    const set = (chosen) => {
      this.values[name] = chosen;
      this.resetImpossible();
      if (kind === "players") this.render();
    };
    const id = `option-${name}`;
    const value = this.values[name];
    if (kind === "flag") return checkboxField({ id, label, about, value, set });
    if (kind === "number") return numberField({ id, label, about, value, min: option.min, max: option.max, set });
    const values = this.possibleValues(option);
    if (option.default === null && kind !== "players") values.unshift({ value: null, label: t("automatic") });
    return choiceField({ id, label, about, value, values, set });
  }

  /** Make `occupants` as long as there are seats; new seats are filled according to `company`. */
  fillSeats() {
    const fill = { bots: this.bot ? `bot:${this.bot.name}` : "person", link: "person", here: "me" }[this.company];
    this.occupants = Array.from({ length: this.seats }, (_, i) => this.occupants[i] ?? (i === 0 ? "me" : fill));
  }

  /** Return the field for whom to play with: bots, people with the link, or people at this screen. */
  companyField() {
    const values = [
      this.bot && { value: "bots", label: t("with-bots"), about: t("with-bots-about") },
      { value: "link", label: t("with-link"), about: t("with-link-about") },
      { value: "here", label: t("with-here"), about: t("with-here-about") },
    ].filter(Boolean);
    const set = (value) => {
      this.company = value;
      this.occupants = [];
      this.render();
    };
    const about = values.find((one) => one.value === this.company)?.about ?? "";
    return choiceField({ id: "company", label: t("company"), about, value: this.company, values, set });
  }

  /** Return the field for who takes a seat. */
  seatField(who, i) {
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
      this.occupants[i] = value;
      this.render();
    };
    const about = this.game.bots.find((bot) => `bot:${bot.name}` === who)?.about ?? "";
    return h(
      "li",
      {},
      choiceField({
        id: `seat-${i}`,
        label: t("seat-number", { n: i + 1 }),
        about,
        value: who,
        values,
        set,
        drop: true,
      }),
      i > 0 && who === "me" && this.nameField(i),
    );
  }

  /** Return the field for the name of another player at this screen. */
  nameField(i) {
    const set = (name) => {
      this.names[i] = name;
    };
    const value = this.names[i] ?? "";
    return textField({
      id: `name-${i}`,
      label: t("who-name", { n: i + 1 }),
      about: "",
      value,
      most: MAX_NAME_LENGTH,
      set,
    });
  }

  /** Return who sits where, as the server wants it: with the names of the players at this screen. */
  seatWishes() {
    return this.occupants.map((who, i) => (who === "me" && i > 0 && this.names[i] ? `me:${this.names[i]}` : who));
  }

  /** A rated game has a clock, waits for absent players, and gives no hints: set what does not fit. */
  followRated() {
    const { settings } = this;
    if (!settings.rated) return;
    settings.minutes ??= RATED_MINUTES;
    if (settings.late === "note") settings.late = "move";
    Object.assign(settings, { hints: null, absent: "wait" });
  }

  /** Return the fields of the table's settings. */
  settingFields() {
    const set = (name) => (value) => {
      this.settings[name] = value;
      if (name !== "minutes" && name !== "rated") return;
      if (name === "rated") this.followRated();
      if (this.settings.minutes === null) Object.assign(this.settings, { bank: null, rated: false });
      this.render();
    };
    const values = (name, keys) => keys.map((key) => ({ value: key, label: t(`${name}-${key}`) }));
    const hints = [
      { value: null, label: t("hints-auto") },
      { value: true, label: t("yes") },
      { value: false, label: t("no") },
    ];
    const minutes = [
      { value: null, label: t("minutes-none") },
      ...MINUTE_CHOICES.map((n) => ({ value: n, label: durationText(n) })),
    ];
    const bank = [
      { value: null, label: t("bank-none") },
      ...BANK_CHOICES.map((n) => ({ value: n, label: durationText(n) })),
    ];
    const { settings } = this;
    const free = !settings.rated;
    return [
      checkboxField({
        id: "rated",
        label: t("setting-rated"),
        about: t("setting-rated-about"),
        value: settings.rated,
        set: set("rated"),
      }),
      free &&
        choiceField({
          id: "hints",
          label: t("setting-hints"),
          about: t("setting-hints-about"),
          value: settings.hints,
          values: hints,
          set: set("hints"),
        }),
      checkboxField({
        id: "confirm",
        label: t("setting-confirm"),
        about: t("setting-confirm-about"),
        value: settings.confirm,
        set: set("confirm"),
      }),
      choiceField({
        id: "minutes",
        label: t("setting-minutes"),
        about: t("setting-minutes-about"),
        value: settings.minutes,
        values: minutes,
        set: set("minutes"),
        drop: true,
      }),
      settings.minutes &&
        choiceField({
          id: "bank",
          label: t("setting-bank"),
          about: t("setting-bank-about"),
          value: settings.bank,
          values: bank,
          set: set("bank"),
          drop: true,
        }),
      settings.minutes &&
        choiceField({
          id: "late",
          label: t("setting-late"),
          about: "",
          value: settings.late,
          values: values("late", free ? ["move", "seat", "note"] : ["move", "seat"]),
          set: set("late"),
          drop: true,
        }),
      free &&
        choiceField({
          id: "absent",
          label: t("setting-absent"),
          about: t("setting-absent-about"),
          value: settings.absent,
          values: values("absent", ["wait", "bot"]),
          set: set("absent"),
        }),
      checkboxField({
        id: "public",
        label: t("setting-public"),
        about: t("setting-public-about"),
        value: settings.public,
        set: set("public"),
      }),
      checkboxField({
        id: "reliable",
        label: t("setting-reliable"),
        about: t("setting-reliable-about"),
        value: settings.reliable,
        set: set("reliable"),
      }),
    ].filter(Boolean);
  }

  chosenOptions() {
    return Object.fromEntries(Object.entries(this.values).filter(([, value]) => value !== null && value !== ""));
  }

  /** Open the analysis board with a new game of these options. */
  analyse() {
    const query = new URLSearchParams({ game: this.game.key, options: JSON.stringify(this.chosenOptions()) });
    location.assign(`/analysis?${query}`);
  }

  async submit(event) {
    event.preventDefault();
    const options = this.chosenOptions();
    const button = this.form.querySelector("[type=submit]");
    button.disabled = true;
    try {
      const order = { game: this.game.key, options, seats: this.seatWishes(), settings: this.settings };
      const { link } = await post("/api/tables", await withCommitment(order));
      location.assign(link);
    } catch (error) {
      button.disabled = false;
      this.problem.hidden = false;
      setChildren(this.problem, error.message);
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }
}
