// The sentence about fair chance at a table. It also sends what the commitment protocol asks of this browser.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { canCommit, createCommitment, randomBytes, recall, toHex } from "./commitment.js";
import { noteContribution, noteSnapshot } from "./receipt.js";

export class FairnessLine {
  constructor(table) {
    this.table = table;
    this.node = h("p", { class: "fair small quiet" });
  }

  /** Show the sentence of a snapshot, keep the receipt, and answer the protocol once per round and request. */
  render(snapshot) {
    const { fair } = snapshot;
    if (snapshot.mine.length && canCommit()) noteSnapshot(this.table, snapshot);
    setChildren(this.node, fair.says, " ", h("a", { href: `/t/${this.table}/fair` }, t("fair-how")));
    const asked = fair.do && `${fair.round} ${fair.do}`;
    if (!asked || asked === this.asked || !canCommit()) return;
    this.asked = asked;
    this.answer(fair).catch(() => {}); // without an answer the server starts the game after a time limit
  }

  /** Commit, reveal or contribute, as `fair.do` asks. */
  async answer(fair) {
    const send = (body) => post(`/api/tables/${this.table}/seal`, body);
    if (fair.do === "commit") {
      await send({ commit: await createCommitment() });
      return;
    }
    const value = fair.do === "contribute" ? toHex(randomBytes()) : recall(`part ${fair.commit}`);
    if (!value) return;
    await send({ reveal: value });
    noteContribution(this.table, fair.round, value); // only what the server accepted must be in the sealed game
  }
}
