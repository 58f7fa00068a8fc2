// The form for a new table: the game's options, who plays, and the settings of the table.

import { withContribution } from "../fair/commitment.js";
import { ALONE, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { checkboxField, choiceField, numberField, textField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { defaultBot, nextBot } from "./default-bot.js";
import { newSettings, settingFields } from "./table-settings.js";

/** @import { PageContext } from "../main.js" */
/** @import { GameInfo, GroupName, NewTable, NewTableRequest, OptionInfo, TableLists } from "../types.d.ts" */

const BOTS_REFRESH_MS = 10_000;
const MAX_NAME_LENGTH = 24;
const VISIBLE_OPTIONS = 4; // the others are folded away

/**
 * Draw the form for a game.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  const wished = new URLSearchParams(location.search).get("group");
  const [games, tables, groups] = await Promise.all([
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
    /** @type {Promise<TableLists>} */ (get("/api/tables")),
    /** @type {Promise<GroupName[]>} */ (wished ? get("/api/groups") : Promise.resolve([])),
  ]);
  const group = groups.find((one) => one.group === wished);
  return new NewTablePage(
    main,
    games.find((one) => one.key === game),
    tables,
    group,
  );
}

class NewTablePage {
  /**
   * `group` is the group that the table belongs to, if any.
   * @param {HTMLElement} main
   * @param {GameInfo} game
   * @param {TableLists} tables
   * @param {GroupName | undefined} group
   */
  constructor(main, game, tables, group) {
    this.game = game;
    this.next = nextBot(game, tables);
    this.group = group;
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.playersOption = game.options.find((option) => option.kind === "players");
    if (this.playersOption && this.values[this.playersOption.name] === null)
      this.values[this.playersOption.name] = game.players[0];
    this.bot = this.next ?? defaultBot(game.bots);
    this.settings = newSettings();
    this.company = this.bot && !group ? "bots" : ALONE ? "here" : "link";
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
      const games = /** @type {GameInfo[]} */ (await get("/api/games").catch(() => []));
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
        this.group &&
          h("p", {}, h("a", { href: `/g/${this.group.group}` }, t("group-table", { name: this.group.name }))),
        h(
          "p",
          { class: "row" },
          h("a", { href: `/guide/${this.game.key}` }, t("how-to-play")),
          h("a", { href: `/rules/${this.game.key}` }, t("rules-page")),
          !ALONE && h("a", { href: `/ranking/${this.game.key}` }, t("ranking")),
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
      this.foldable(
        "settings",
        "card",
        t("start-settings"),
        settingFields(this.settings, Boolean(this.group), () => this.render()),
      ),
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
        h("button", { class: "large", type: "button", onclick: () => this.accompany() }, t("companion")),
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

  /** Return the values of an option that go with the other options as they are set now. @param {OptionInfo} option */
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

  /** @param {OptionInfo} option */
  optionField(option) {
    const { name, kind, label, about } = option;
    const set = (chosen) => {
      this.values[name] = chosen;
      this.resetImpossible();
      if (kind === "players") this.render();
    };
    const id = `option-${name}`;
    const value = this.values[name];
    if (kind === "flag") return checkboxField({ id, label, about, value: Boolean(value), set });
    if (kind === "number") {
      const { min, max } = option;
      return numberField({ id, label, about, value: /** @type {number | null} */ (value), min, max, set });
    }
    const values = this.possibleValues(option);
    if (option.default === null && kind !== "players")
      values.unshift({ value: null, label: t("automatic"), needs: {} });
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
      !ALONE && { value: "link", label: t("with-link"), about: t("with-link-about") },
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
      !ALONE && { value: "person", label: t("who-person") },
      ...bots,
    ].filter(Boolean);
    const set = (value) => {
      this.occupants[i] = value;
      this.render();
    };
    const chosen = this.game.bots.find((one) => `bot:${one.name}` === who);
    const about = [chosen?.about, chosen && chosen.name === this.next?.name && t("bot-fits")].filter(Boolean).join(" ");
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

  chosenOptions() {
    return Object.fromEntries(Object.entries(this.values).filter(([, value]) => value !== null && value !== ""));
  }

  /** Open the analysis board with a new game of these options. */
  analyse() {
    const query = new URLSearchParams({ game: this.game.key, options: JSON.stringify(this.chosenOptions()) });
    openPage(`/analysis?${query}`);
  }

  /** Begin a game with these options at a real table. */
  accompany() {
    const query = new URLSearchParams({ game: this.game.key, options: JSON.stringify(this.chosenOptions()) });
    openPage(`/companion?${query}`);
  }

  async submit(event) {
    event.preventDefault();
    const options = this.chosenOptions();
    /** @type {HTMLButtonElement} */
    const button = this.form.querySelector("[type=submit]");
    button.disabled = true;
    try {
      /** @type {NewTableRequest} */
      const order = { game: this.game.key, options, seats: this.seatWishes(), settings: this.settings };
      if (this.group) order.group = this.group.group;
      /** @type {NewTable} */
      const { link } = await post("/api/tables", withContribution(order));
      openPage(link);
    } catch (error) {
      button.disabled = false;
      this.problem.hidden = false;
      setChildren(this.problem, error.message);
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }
}
