// The sentence about fair chance at a table. It also lets this browser take part in the seal of the dice.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { canCommit } from "./commitment.js";
import { noteSnapshot } from "./receipt.js";
import { answerSeal, countGivenUp, prepareLinks, UnfairRequest } from "./sealing.js";

/** @import { SealView, Snapshot } from "../types.d.ts" */

export class FairnessLine {
  constructor(table) {
    this.table = table;
    this.node = h("p", { class: "fair small quiet" });
    this.unfair = false;
    this.entered = false;
  }

  /**
   * Show the sentence of a snapshot, keep the receipt, and answer the protocol once per round and request.
   * @param {Snapshot} snapshot
   */
  render(snapshot) {
    const { fair, mine, entered } = snapshot;
    this.entered = entered; // no dice are drawn here
    const takesPart = mine.length > 0 && canCommit();
    if (takesPart) noteSnapshot(this.table, snapshot);
    this.show(fair, takesPart ? countGivenUp(this.table, snapshot) : 0);
    if (!takesPart) return;
    prepareLinks(this.table, snapshot);
    const asked = fair.do && `${fair.round} ${fair.do}`;
    if (!asked || asked === this.asked) return;
    this.asked = asked;
    answerSeal(this.table, snapshot).catch((error) => {
      if (!(error instanceof UnfairRequest)) return; // without an answer the server starts the game after a time limit
      this.unfair = true;
      this.show(fair, 0);
    });
  }

  /**
   * Show the sentence, how often the start was repeated, and what this browser has seen that is not as it should be.
   * @param {SealView} fair
   * @param {number} givenUp
   */
  show(fair, givenUp) {
    setChildren(
      this.node,
      fair.says,
      fair.round > 1 && ` ${t("fair-repeated", { n: fair.round - 1 })}`,
      givenUp > 0 && ` ${t("fair-given-up", { n: givenUp })}`,
      this.unfair && h("strong", { class: "problem" }, ` ${t("fair-unfair")}`),
      " ",
      !this.entered && h("a", { href: `/t/${this.table}/fair` }, t("fair-how")),
    );
  }
}
