// Wishes: "tell me when a table of Solenia opens". Each leads to one notice.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { choiceField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";
import { mainVariant, playerCounts } from "./game-choices.js";

/** @import { GameInfo, TableWish, TableWishes, WishRequest } from "../types.d.ts" */

export class WishesSection {
  /**
   * @param {GameInfo[]} games
   * @param {TableWishes} state
   */
  constructor(games, state) {
    this.games = games.filter((game) => playerCounts(game).length > 0);
    this.node = h("section", { "aria-labelledby": "wishes" });
    this.show(state);
  }

  /** @param {TableWishes} state */
  show({ wishes, reachable }) {
    setChildren(
      this.node,
      h("h2", { id: "wishes" }, t("wishes")),
      h("p", { class: "quiet" }, t("wishes-about")),
      wishes.length > 0 &&
        h(
          "ul",
          { class: "members" },
          wishes.map((wish) => this.wishLine(wish)),
        ),
      wishes.length > 0 && !reachable && h("p", { class: "notice" }, t("wishes-unreachable")),
      h(
        "p",
        { class: "row" },
        h("button", { type: "button", onclick: () => this.openForm() }, icon("plus"), t("wish-new")),
      ),
    );
  }

  /** @param {TableWish} wish */
  wishLine(wish) {
    const parts = [
      ...wish.options,
      wish.seats && t("players", { n: wish.seats }),
      wish.pace !== "any" && t(`filter-speed-${wish.pace}`),
      wish.rated !== null && t(wish.rated ? "rated" : "wish-friendly"),
      wish.level !== "any" && t(`wish-level-${wish.level}`),
    ].filter(Boolean);
    return h(
      "li",
      { class: "row" },
      h(
        "span",
        {},
        h("b", {}, wish.gameName),
        parts.length > 0 && h("span", { class: "quiet" }, ` · ${parts.join(" · ")}`),
      ),
      h(
        "button",
        {
          type: "button",
          "aria-label": t("wish-remove-game", { game: wish.gameName }),
          onclick: () => this.send("/api/wishes/remove", { wish: wish.wish }),
        },
        t("wish-remove"),
      ),
    );
  }

  /** Ask what kind of table the visitor wants to hear of. */
  openForm() {
    /** @type {WishRequest} */
    const wish = { game: this.games[0].key, options: {}, seats: null, pace: "any", rated: null, level: "any" };
    const fields = h("div", { class: "fields" });
    const any = { value: null, label: t("wish-any") };
    const field = (name, label, values) =>
      choiceField({
        id: `wish-${name}`,
        label,
        value: wish[name],
        values,
        set: (value) => {
          wish[name] = value;
        },
        drop: true,
      });
    const render = () => {
      const game = this.games.find(({ key }) => key === wish.game);
      const variant = mainVariant(game);
      setChildren(
        fields,
        choiceField({
          id: "wish-game",
          label: t("filter-game"),
          value: wish.game,
          values: this.games.map(({ key, name }) => ({ value: key, label: name })),
          set: (value) => {
            Object.assign(wish, { game: value, options: {}, seats: null });
            render();
            document.getElementById("wish-game")?.focus();
          },
          drop: true,
        }),
        variant &&
          choiceField({
            id: "wish-variant",
            label: variant.label,
            value: wish.options[variant.name] ?? null,
            values: [any, ...variant.values.map(({ value, label }) => ({ value, label }))],
            set: (value) => {
              wish.options = value === null ? {} : { [variant.name]: value };
            },
            drop: true,
          }),
        field("seats", t("wish-seats"), [
          any,
          ...playerCounts(game).map((n) => ({ value: n, label: t("players", { n }) })),
        ]),
        field("pace", t("filter-speed"), [
          { value: "any", label: t("filter-speed-all") },
          { value: "live", label: t("filter-speed-live") },
          { value: "days", label: t("filter-speed-days") },
        ]),
        field("rated", t("wish-rated"), [
          any,
          { value: true, label: t("rated") },
          { value: false, label: t("wish-friendly") },
        ]),
        field("level", t("filter-level"), [
          { value: "any", label: t("filter-level-all") },
          { value: "learning", label: t("filter-level-learning") },
          { value: "rating", label: t("wish-level-rating") },
        ]),
      );
    };
    const store = async (event) => {
      event.preventDefault();
      if (await this.send("/api/wishes", wish)) box.close();
    };
    render();
    const box = openDialog(
      t("wish-new"),
      h(
        "form",
        { onsubmit: store },
        fields,
        h("div", { class: "row end" }, h("button", { class: "warm", type: "submit" }, t("wish-store"))),
      ),
    );
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async send(path, body) {
    try {
      this.show(await post(path, body));
      return true;
    } catch (error) {
      showMessage(error.message);
      return false;
    }
  }
}
