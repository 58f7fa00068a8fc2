// Where a game at a real table begins: which game, how many people, their names; and the games entered so far.

import { ALONE, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { listText, t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { choiceField, textField } from "../widgets/form-fields.js";
import { icon, iconButton } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { CompanionInfo, CompanionList, GameInfo, NewCompanion, NewCompanionRequest } from "../types.d.ts" */

const MAX_NAME_LENGTH = 24;

export class CompanionStart {
  /**
   * `wish` has the game and the options that were chosen elsewhere.
   * @param {HTMLElement} main
   * @param {GameInfo[]} games
   * @param {{game?: string, options: Record<string, any>}} wish
   */
  constructor(main, games, wish) {
    this.games = games;
    this.key = wish.game ?? games[0].key;
    this.options = wish.options ?? {};
    this.names = [];
    this.openHands = false;
    this.problem = h("p", { class: "refusal", role: "alert", hidden: true });
    this.form = h("form", { class: "card", onsubmit: (event) => this.begin(event) });
    this.mine = h("div");
    setChildren(
      main,
      h(
        "div",
        { class: "start-page companion-start" },
        h("h1", {}, t("companion")),
        h("p", {}, t(ALONE ? "companion-about-alone" : "companion-about")),
        this.mine,
        this.form,
      ),
    );
    this.render();
    this.listMine();
  }

  get game() {
    return this.games.find(({ key }) => key === this.key);
  }

  /** The option with the number of players; a game for one number only has none. */
  get playersOption() {
    return this.game.options.find(({ kind }) => kind === "players");
  }

  get players() {
    const option = this.playersOption;
    const usual = option?.default ?? this.game.players.find((n) => n > 1) ?? this.game.players[0];
    return Number((option && this.options[option.name]) ?? usual);
  }

  render() {
    const games = this.games.map(({ key, name }) => ({ value: key, label: name }));
    const counts = this.game.players.map((n) => ({ value: n, label: String(n) }));
    const chooseGame = (key) => {
      Object.assign(this, { key, options: {} });
      this.render();
    };
    const choosePlayers = (n) => {
      this.options[this.playersOption.name] = n;
      this.render();
    };
    const chooseHands = (open) => {
      this.openHands = open;
    };
    const hands = [
      { value: false, label: t("companion-hands-hidden") },
      { value: true, label: t("companion-hands-open") },
    ];
    setChildren(
      this.form,
      choiceField({ id: "companion-game", label: t("analysis-game"), value: this.key, values: games, set: chooseGame }),
      counts.length > 1 &&
        choiceField({
          id: "companion-players",
          label: t("companion-players"),
          value: this.players,
          values: counts,
          set: choosePlayers,
        }),
      h("p", { class: "quiet small" }, t("companion-order")),
      h(
        "ol",
        { class: "seat-list" },
        Array.from({ length: this.players }, (_, i) => h("li", {}, this.nameField(i))),
      ),
      this.game.secrets &&
        choiceField({
          id: "companion-hands",
          label: t("companion-hands"),
          about: t("companion-hands-about"),
          value: this.openHands,
          values: hands,
          set: chooseHands,
        }),
      this.problem,
      h(
        "div",
        { class: "row end submit" },
        h("a", { class: "button", href: `/new/${this.key}` }, t("analysis-options")),
        h("button", { class: "warm large", type: "submit" }, icon("play"), t("companion-begin")),
      ),
    );
  }

  nameField(i) {
    const set = (name) => {
      this.names[i] = name;
    };
    const value = this.names[i] ?? "";
    return textField({ id: `name-${i}`, label: t("companion-name", { n: i + 1 }), value, most: MAX_NAME_LENGTH, set });
  }

  async begin(event) {
    event.preventDefault();
    const option = this.playersOption;
    const options = { ...this.options, ...(option && { [option.name]: this.players }) };
    const names = Array.from({ length: this.players }, (_, i) => this.names[i] ?? "");
    try {
      /** @type {NewCompanionRequest} */
      const order = { game: this.key, options, names, open_hands: this.openHands };
      /** @type {NewCompanion} */
      const { link } = await post("/api/companions", order);
      openPage(link);
    } catch (error) {
      this.problem.hidden = false;
      setChildren(this.problem, error.body ? error.message : t("no-answer"));
    }
  }

  async listMine() {
    const { companions } = /** @type {CompanionList} */ (
      await get("/api/companions").catch(() => ({ companions: [] }))
    );
    setChildren(
      this.mine,
      companions.length > 0 && h("h2", {}, t("companion-mine")),
      h(
        "ul",
        { class: "lesson-list" },
        companions.map((one) => this.row(one)),
      ),
    );
  }

  /** @param {CompanionInfo} game */
  row({ id, gameName, names }) {
    const people = listText(names);
    const remove = async () => {
      if (!(await askConfirmation(gameName, t("companion-delete-sure"), t("analysis-delete-yes")))) return;
      await post(`/api/companions/${id}/delete`).catch((error) => showMessage(error.message));
      this.listMine();
    };
    return h(
      "li",
      { class: "card companion-row" },
      h("a", { href: `/companion/${id}` }, h("b", {}, gameName), h("span", { class: "quiet small" }, ` ${people}`)),
      iconButton("close", t("companion-delete", { game: gameName, people }), remove),
    );
  }
}
