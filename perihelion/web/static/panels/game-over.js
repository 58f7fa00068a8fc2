// The result of a finished game: the score sheet, rematch, replay and report. Who won is said by the prompt.

import { h, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon, iconButton } from "../widgets/icons.js";
import { scoreSheet } from "./score-sheet.js";

/** @import { Snapshot } from "../types.d.ts" */

export class GameOver {
  /**
   * `on.rematch()` starts another game with the same players, or goes there and sits down; `on.ended()`: the result is
   * shown for the first time.
   * @param {HTMLElement} host
   * @param {{rematch: () => unknown, ended: () => unknown}} on
   */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    this.shown = false;
  }

  /** @param {Snapshot} snapshot */
  render(snapshot) {
    this.host.hidden = !snapshot.over;
    if (!snapshot.over) {
      this.shown = false;
      return;
    }
    const { over, seats, link, next, mine, fair, tournament, entered } = snapshot;
    const word = t(next ? "rematch-join" : "rematch");
    const again = { class: "warm", type: "button", onclick: () => this.on.rematch() };
    const watch = next && h("a", { class: "button warm", href: next }, ...label("repeat", word));
    const rematch = mine.length > 0 ? h("button", again, ...label("repeat", word)) : watch;
    const deal = fair.deal && h("a", { class: "button warm", href: fair.deal }, ...label("sun", t("daily-compare")));
    const goOn =
      tournament && h("a", { class: "button warm", href: tournament.link }, ...label("sun", t("over-tournament")));
    const first = !this.shown;
    this.shown = true;
    if (first) this.on.ended();
    const sheet = scoreSheet(
      over.sheet.filter(({ values }) => values.some(Boolean)), // on a phone a line of zeros takes the place of the rest
      seats,
      over,
    );
    if (first) sheet.classList.add("fresh");
    updateChildren(this.host, [
      h(
        "div",
        { class: "over-tools" },
        goOn || deal || rematch,
        h("a", { class: "button", href: `${link}/replay` }, ...label("play", t("replay"))),
        !entered && h("a", { class: "button", href: `${link}/report` }, ...label("bulb", t("report"))),
        this.foldButton(),
      ),
      sheet,
    ]);
  }

  /** The button that folds the sheet, so that the board has its place. It is shown where the sheet lies below the board. */
  foldButton() {
    const fold = iconButton("fold", t("over-fold"), () => {
      fold.setAttribute("aria-expanded", String(!this.host.classList.toggle("folded")));
    });
    fold.classList.add("over-fold");
    fold.dataset.id = "over-fold";
    fold.setAttribute("aria-expanded", String(!this.host.classList.contains("folded")));
    return fold;
  }
}

/** Return the content of a button: an icon and a word, one above the other in a narrow card. */
function label(name, word) {
  return [icon(name), h("span", {}, word)];
}
