// The form for a new tournament.

import { openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { durationText } from "../lib/durations.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { checkboxField, choiceField, textField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { BotInfo, GameInfo, NewTournament } from "../types.d.ts" */

const DAY = 1440;
const LIVE = { turns: [1, 2, 3, 5, 10], rounds: [20, 30, 45, 60, 90, 120, 180, 240], turn: 3, round: 90, pause: 5 };
const DAYS = {
  turns: [1, 2, 3, 5, 7].map((days) => days * DAY),
  rounds: [3, 7, 10, 14, 21, 28].map((days) => days * DAY),
  turn: 2 * DAY,
  round: 14 * DAY,
  pause: 0,
};
const DIVISIONS = [6, 8, 12, 16, 24];
const MOVES = [1, 2, 3, 4];
/** The minutes between two seasons of a league. */
const PAUSES = [1, 3, 7, 14, 28].map((days) => days * DAY);
const MOST_ROUNDS = 12;
const MOST_NAME_LENGTH = 60;
const MOST_SEATS = 5;

/**
 * Return the field for the time between two seasons of a league.
 * @param {number | null} pause
 * @param {(pause: number | null) => void} set
 */
export function pauseField(pause, set) {
  return choiceField({
    id: "league-pause",
    label: t("league-pause"),
    value: pause,
    values: [
      { value: /** @type {number | null} */ (null), label: t("league-pause-none") },
      ...PAUSES.map((value) => ({ value, label: t("league-pause-after", { time: durationText(value) }) })),
    ],
    set,
    drop: true,
  });
}

export class TournamentForm {
  /**
   * @param {HTMLElement} place
   * @param {GameInfo[]} games
   * @param {string | null} group
   * @param {(bots: BotInfo[]) => BotInfo} chooseBot
   */
  constructor(place, games, group, chooseBot) {
    this.chooseBot = chooseBot;
    this.place = place;
    this.group = group;
    this.games = games.filter(({ players }) => players.some((count) => count > 1 && count <= MOST_SEATS));
    this.name = "";
    this.rounds = 5;
    this.final = false;
    this.alone = false;
    /** @type {"tournament" | "league"} */
    this.kind = "tournament";
    this.size = DIVISIONS[1];
    this.moves = 2;
    /** @type {number | null} */
    this.pause = PAUSES[2];
    /** @type {"live" | "days"} */
    this.pace = "live";
    this.begins = "";
    this.choosePace("live");
    this.chooseGame(this.games[0].key);
  }

  chooseGame(key) {
    this.game = this.games.find((game) => game.key === key);
    this.counts = this.game.players.filter((count) => count > 1 && count <= MOST_SEATS);
    this.bot = this.chooseBot(this.game.bots)?.name;
    this.choosePlayers(this.counts[0]);
  }

  choosePlayers(count) {
    this.players = count;
    this.formats = count === 2 ? ["swiss", "round-robin", "knock-out", "duplicate"] : ["groups", "duplicate"];
    if (!this.formats.includes(this.format)) this.format = this.formats[0];
  }

  choosePace(pace) {
    this.pace = pace;
    this.times = pace === "live" ? LIVE : DAYS;
    this.turn = this.times.turn;
    this.round = this.times.round;
  }

  /** Show the form again after a change, and keep the focus. */
  show() {
    const focused = document.activeElement?.id;
    setChildren(this.place, h("h2", { id: "tournament-new" }, t("tournament-new")), this.form());
    if (focused) document.getElementById(focused)?.focus();
  }

  form() {
    const { times } = this;
    const league = this.kind === "league";
    const format = league ? "duplicate" : this.format;
    const word = league ? "league-create" : "tournament-create";
    const button = h("button", { type: "submit", class: "warm" }, icon("play"), t(word));
    const numbers = Array.from({ length: MOST_ROUNDS }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
    const lengths = (minutes) => minutes.map((value) => ({ value, label: durationText(value) }));
    return h(
      "form",
      { class: "card tournament-form", onsubmit: (event) => this.create(event, button) },
      choiceField({
        id: "tournament-kind",
        label: t("tournament-kind"),
        about: league ? t("tournament-kind-about") : "",
        value: this.kind,
        values: [
          { value: "tournament", label: t("tournament-kind-tournament") },
          { value: "league", label: t("tournament-kind-league") },
        ],
        set: (kind) => {
          this.kind = /** @type {"tournament" | "league"} */ (kind);
          this.show();
        },
      }),
      textField({
        id: "tournament-name",
        label: t("tournament-name"),
        value: this.name,
        most: MOST_NAME_LENGTH,
        set: (name) => {
          this.name = name;
        },
      }),
      this.choice(
        "tournament-game",
        this.game.key,
        this.games.map(({ key, name }) => ({ value: key, label: name })),
        (key) => this.chooseGame(key),
      ),
      this.choice(
        "tournament-seats",
        this.players,
        this.counts.map((value) => ({ value, label: String(value) })),
        (count) => this.choosePlayers(count),
      ),
      !league &&
        this.choice(
          "tournament-format",
          format,
          this.formats.map((value) => ({ value, label: t(`tournament-format-${value}`) })),
          (chosen) => {
            this.format = chosen;
          },
          t(`tournament-about-${format}`),
        ),
      format !== "round-robin" &&
        format !== "knock-out" &&
        this.choice("tournament-rounds", this.rounds, numbers, (rounds) => {
          this.rounds = rounds;
        }),
      format === "groups" &&
        checkboxField({
          id: "tournament-final",
          label: t("tournament-final"),
          about: t("tournament-final-about", { n: this.players }),
          value: this.final,
          set: (final) => {
            this.final = final;
          },
        }),
      format === "duplicate" &&
        checkboxField({
          id: "tournament-alone",
          label: t("tournament-alone"),
          about: t("tournament-alone-about"),
          value: this.alone,
          set: (alone) => {
            this.alone = alone;
            this.show();
          },
        }),
      league &&
        this.choice(
          "league-size",
          this.size,
          DIVISIONS.map((value) => ({ value, label: String(value) })),
          (size) => {
            this.size = size;
          },
        ),
      league &&
        this.choice(
          "league-moves",
          this.moves,
          MOVES.map((value) => ({ value, label: String(value) })),
          (moves) => {
            this.moves = moves;
          },
        ),
      league &&
        pauseField(this.pause, (pause) => {
          this.pause = pause;
        }),
      (format === "groups" || (format === "duplicate" && this.alone)) &&
        this.choice(
          "tournament-bots",
          this.bot,
          this.game.bots.map(({ name, label }) => ({ value: name, label })),
          (name) => {
            this.bot = name;
          },
        ),
      choiceField({
        id: "tournament-pace",
        label: t("tournament-pace"),
        value: this.pace,
        values: [
          { value: "live", label: t("tournament-pace-live") },
          { value: "days", label: t("tournament-pace-days") },
        ],
        set: (pace) => {
          this.choosePace(pace);
          this.show();
        },
      }),
      this.choice("tournament-turn", this.turn, lengths(times.turns), (turn) => {
        this.turn = turn;
      }),
      this.choice(
        "tournament-round-time",
        this.round,
        lengths(times.rounds),
        (round) => {
          this.round = round;
        },
        t("tournament-round-time-about"),
      ),
      !league && this.startField(),
      button,
    );
  }

  /** Return a field with a list; after a change the whole form is shown again. */
  choice(word, value, values, set, about = "") {
    return choiceField({
      id: word,
      label: t(word),
      about,
      value,
      values,
      set: (chosen) => {
        set(chosen);
        this.show();
      },
      drop: true,
    });
  }

  startField() {
    const input = h("input", {
      type: "datetime-local",
      id: "tournament-begins",
      value: this.begins,
      "aria-describedby": "tournament-begins-about",
    });
    input.addEventListener("change", () => {
      this.begins = input.value;
    });
    return h(
      "div",
      { class: "field" },
      h("label", { class: "label", for: "tournament-begins" }, t("tournament-begins-at")),
      input,
      h("p", { class: "quiet small", id: "tournament-begins-about" }, t("tournament-begins-about")),
    );
  }

  async create(event, button) {
    event.preventDefault();
    button.disabled = true;
    try {
      /** @type {NewTournament} */
      const { link } = await (this.kind === "league"
        ? post("/api/leagues", {
            ...this.terms(),
            alone: this.alone,
            size: this.size,
            moves: this.moves,
            pause_minutes: this.pause,
          })
        : post("/api/tournaments", {
            ...this.terms(),
            format: this.format,
            final: this.format === "groups" && this.final,
            alone: this.format === "duplicate" && this.alone,
            starts: this.begins ? Math.round(new Date(this.begins).getTime() / 1000) : null,
          }));
      openPage(link);
    } catch (error) {
      button.disabled = false;
      showMessage(error.message);
    }
  }

  /** What tournaments and leagues have in common. */
  terms() {
    const number = this.game.options.find((option) => option.kind === "players");
    return {
      name: this.name,
      game: this.game.key,
      options: number ? { [number.name]: this.players } : {},
      rounds: this.rounds,
      level: this.bot,
      minutes: this.turn,
      round_minutes: this.round,
      break_minutes: this.times.pause,
      group: this.group,
    };
  }
}
