// Quick pairing: choose games and wait; the page goes to the table as soon as the seats are filled.

import { fullAddress, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { timeLeftText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { checkboxField, choiceField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { showMessage } from "../widgets/toast.js";
import { choicesFor, MAX_CHOICES, mainVariant, playerCounts } from "./game-choices.js";

/** @import { GameInfo, PairingRequest, PairingState } from "../types.d.ts" */

const ASK_MS = 4000;

export class PairingSection {
  /**
   * `contribution(request)` adds that this browser takes part in the seal of the dice.
   * @param {GameInfo[]} games
   * @param {PairingState} state
   * @param {(request: PairingRequest) => PairingRequest} contribution
   */
  constructor(games, state, contribution) {
    this.games = games.filter((game) => playerCounts(game).length > 0);
    this.contribution = contribution;
    /** @type {Map<string, {counts: Set<number>, variant: string | number | boolean | null}>} */
    this.chosen = new Map(
      this.games.map((game) => [game.key, { counts: new Set(), variant: mainVariant(game)?.default ?? null }]),
    );
    this.pace = /** @type {PairingRequest["pace"]} */ ("live");
    this.rated = false;
    this.near = true;
    this.node = h("section", { "aria-labelledby": "pairing" });
    this.state = state;
    this.render();
    setInterval(() => this.state.wait && this.ask(), ASK_MS);
    addEventListener("pagehide", () => this.leaveQuietly());
  }

  render() {
    setChildren(
      this.node,
      h("h2", { id: "pairing" }, t("pairing")),
      this.state.wait ? this.waitingCard() : this.form(),
    );
  }

  // choosing

  form() {
    return h(
      "form",
      { onsubmit: (event) => this.submit(event) },
      h("p", { class: "quiet" }, t("pairing-about")),
      h(
        "div",
        { class: "pairing-games" },
        this.games.map((game) => this.gameFields(game)),
      ),
      h(
        "div",
        { class: "fields" },
        choiceField({
          id: "pairing-pace",
          label: t("pairing-pace"),
          about: t("pairing-pace-about"),
          value: this.pace,
          values: [
            { value: /** @type {PairingRequest["pace"]} */ ("live"), label: t("filter-speed-live") },
            { value: /** @type {PairingRequest["pace"]} */ ("days"), label: t("filter-speed-days") },
          ],
          set: (value) => {
            this.pace = value;
          },
        }),
        checkboxField({
          id: "pairing-near",
          label: t("pairing-near"),
          about: t("pairing-near-about"),
          value: this.near,
          set: (value) => {
            this.near = value;
          },
        }),
        checkboxField({
          id: "pairing-rated",
          label: t("pairing-rated"),
          about: t("pairing-rated-about"),
          value: this.rated,
          set: (value) => {
            this.rated = value;
          },
        }),
      ),
      h("p", { class: "row" }, h("button", { class: "warm", type: "submit" }, icon("person"), t("pairing-find"))),
    );
  }

  /** @param {GameInfo} game */
  gameFields(game) {
    const chosen = this.chosen.get(game.key);
    const variant = mainVariant(game);
    const count = (n) => {
      const input = h("input", {
        type: "checkbox",
        checked: chosen.counts.has(n),
        onchange: () => (input.checked ? chosen.counts.add(n) : chosen.counts.delete(n)),
      });
      return h("label", { class: "segment" }, input, h("span", {}, t("players", { n })));
    };
    return h(
      "fieldset",
      { class: "pairing-game" },
      h("legend", {}, game.name),
      h("div", { class: "segments" }, playerCounts(game).map(count)),
      variant &&
        choiceField({
          id: `pairing-variant-${game.key}`,
          label: variant.label,
          value: chosen.variant,
          values: [
            ...variant.values.map(({ value, label }) => ({ value, label })),
            { value: null, label: t("pairing-variant-any") },
          ],
          set: (value) => {
            chosen.variant = value;
          },
          drop: true,
        }),
    );
  }

  /** @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    const choices = this.games.flatMap((game) => {
      const { counts, variant } = this.chosen.get(game.key);
      return choicesFor(game, [...counts], variant);
    });
    if (choices.length === 0 || choices.length > MAX_CHOICES) {
      showMessage(t(choices.length ? "pairing-too-many" : "pairing-none"));
      return;
    }
    const request = { choices, pace: this.pace, rated: this.rated, level: this.near ? "rating" : "any" };
    await this.send("/api/pairing", this.contribution(/** @type {PairingRequest} */ (request)));
  }

  // waiting

  waitingCard() {
    const { wait, others } = this.state;
    const games = [...new Set(wait.games.map(({ gameName, seats }) => `${gameName} (${t("players", { n: seats })})`))];
    return h(
      "div",
      { class: "card pairing-wait" },
      h("p", {}, h("b", {}, t(wait.pace === "live" ? "pairing-waits" : "pairing-waits-days"))),
      h("p", {}, games.join(", ")),
      h(
        "p",
        { class: "quiet" },
        t("pairing-since", { time: timeLeftText(wait.waited) }),
        " ",
        others ? t("pairing-others", { n: others }) : t("pairing-alone"),
        " ",
        wait.distance === null ? "" : t("pairing-distance", { n: wait.distance }),
      ),
      h(
        "p",
        { class: "row" },
        h(
          "a",
          { class: "button", href: `/new/${wait.games[0].game}`, target: "_blank", rel: "noopener" },
          icon("bot"),
          t("pairing-bots"),
        ),
        h("button", { type: "button", onclick: () => this.send("/api/pairing/leave") }, t("pairing-stop")),
      ),
    );
  }

  /** Ask whether a table was found; the server knows by this that the visitor is still here. */
  async ask() {
    const before = this.state.wait;
    const now = await /** @type {Promise<PairingState>} */ (get("/api/pairing")).catch(() => null);
    if (!now || this.state.wait !== before) return;
    this.show(now);
  }

  /**
   * @param {string} path
   * @param {PairingRequest} [body]
   */
  async send(path, body) {
    try {
      /** @type {PairingState} */
      const state = await post(path, body);
      this.show(state, body !== undefined);
    } catch (error) {
      showMessage(error.message);
    }
  }

  /**
   * Show the state. If a table was found for a visitor who waited, go there.
   * @param {PairingState} state
   * @param {boolean} [asked]
   */
  show(state, asked = false) {
    const waited = this.state.wait !== null || asked;
    const began = this.state.wait === null && state.wait !== null;
    this.state = state;
    if (waited && !state.wait && state.table) {
      announce(t("pairing-found"));
      openPage(state.table);
      return;
    }
    this.render();
    if (began) announce(t("pairing-waits"));
  }

  /** A visitor who closes the page does not wait for a game in one sitting any more. */
  leaveQuietly() {
    if (this.state.wait?.pace === "live")
      fetch(fullAddress("/api/pairing/leave"), {
        method: "POST",
        keepalive: true,
        headers: { "Content-Type": "application/json" },
        body: "{}",
      });
  }
}
