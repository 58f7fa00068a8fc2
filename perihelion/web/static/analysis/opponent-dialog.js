// The dialog in which one chooses a bot to play on against, and the own seat.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { choiceField } from "../widgets/form-fields.js";

/** @import { AnalysisSeat, BotInfo } from "../types.d.ts" */

/** @typedef {{seat: number, bot: BotInfo}} Wish */

/**
 * Open it; `begin({seat, bot})` gets what was chosen. `seats` have names, `bots` are {name, label, ready}; `wish` is what is chosen
 * first.
 * @param {AnalysisSeat[]} seats
 * @param {BotInfo[]} bots
 * @param {Wish} wish
 * @param {(wish: Wish) => unknown} begin
 */
export function openOpponentDialog(seats, bots, wish, begin) {
  const ready = bots.filter((bot) => bot.ready);
  const start = (event) => {
    event.preventDefault();
    box.close();
    begin(wish);
  };
  const box = openDialog(
    t("analysis-play-on"),
    h(
      "form",
      { class: "opponent-form", onsubmit: start },
      h("p", { class: "quiet" }, t("analysis-play-on-about")),
      choiceField({
        id: "opponent-seat",
        label: t("analysis-my-seat"),
        value: wish.seat,
        values: seats.map(({ name }, seat) => ({ value: seat, label: name })),
        set: (seat) => Object.assign(wish, { seat }),
        drop: true,
      }),
      choiceField({
        id: "opponent-bot",
        label: t("analysis-opponent"),
        value: wish.bot,
        values: ready.map((bot) => ({ value: bot, label: bot.label })),
        set: (bot) => Object.assign(wish, { bot }),
        drop: true,
      }),
      h("div", { class: "row end" }, h("button", { class: "warm", type: "submit" }, t("analysis-play-on-start"))),
    ),
  );
}
