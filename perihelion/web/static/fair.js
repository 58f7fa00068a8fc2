// My part of the seal of the dice: bytes nobody else knows, promised by their hash, opened when the game begins.

import { h, put } from "./dom.js";
import { post } from "./http.js";
import { t } from "./words.js";

const LENGTH = 32;
const KEPT = 60; // how many promises and seals this browser remembers

/** Whether this browser can take part: Web Crypto is there on protected connections only, and it must remember. */
const able = () => {
  try {
    return Boolean(globalThis.crypto?.subtle && localStorage);
  } catch {
    return false;
  }
};

export const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const random = () => crypto.getRandomValues(new Uint8Array(LENGTH));
export const hashed = async (value) => hex(await crypto.subtle.digest("SHA-256", value));

/** An order by which one sits down, with a promise added; any other order as it is. */
export async function withPart(order = {}) {
  if (!able() || order.bot || order.leave || order.open) return order;
  return { ...order, commit: await promise() };
}

async function promise() {
  const value = random();
  const commit = await hashed(value);
  remember(`part ${commit}`, hex(value));
  return commit;
}

function remember(name, value) {
  const known = JSON.parse(localStorage.getItem("fair") ?? "[]").filter(([other]) => other !== name);
  localStorage.setItem("fair", JSON.stringify([...known, [name, value]].slice(-KEPT)));
}

/** What this browser remembers under a name. */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem("fair") ?? "[]").find(([other]) => other === name)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** One sentence at the table, and whatever the seal asks of this browser. */
export class Fair {
  constructor(table) {
    this.table = table;
    this.node = h("p", { class: "fair small quiet" });
  }

  show({ fair }) {
    put(this.node, fair.says, " ", h("a", { href: `/t/${this.table}/fair` }, t("fair-how")));
    const asked = fair.do && `${fair.round} ${fair.do}`;
    if (!asked || asked === this.asked || !able()) return;
    this.asked = asked;
    this.answer(fair).catch(() => {}); // the start waits no longer than it has to
  }

  async answer(fair) {
    const order = (body) => post(`/api/tables/${this.table}/seal`, body);
    if (fair.do === "commit") {
      await order({ commit: await promise() });
      return;
    }
    const value = fair.do === "contribute" ? hex(random()) : recall(`part ${fair.commit}`);
    if (!value) return;
    remember(`seal ${this.table} ${fair.round}`, fair.seal); // to be compared with what the server opens in the end
    remember(`mine ${this.table} ${fair.round}`, value);
    await order({ reveal: value });
  }
}
