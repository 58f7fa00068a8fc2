// Signing in on this device: whether its seats come along, and what the page says afterwards.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { Account, Profile, SignedIn } from "../types.d.ts" */

/**
 * Sign in. `send(take)` does it and returns who this device is now, or null if nothing happened.
 *
 * If this device has seats of its own, the person decides first whether they come along.
 * @param {HTMLElement} main
 * @param {Profile} me
 * @param {(take: boolean) => Promise<SignedIn | null>} send
 */
export async function signIn(main, me, send) {
  try {
    /** @type {Account} */
    const { tables, belongings } = await get("/api/me/account");
    const take = belongings ? await askAboutSeats(me.name, tables) : false;
    if (take === null) return;
    const now = await send(take);
    if (now) showWelcome(main, me, now);
  } catch (error) {
    showMessage(error.message);
  }
}

/** Resolve to whether the seats come along, or to null if the dialog is closed. */
function askAboutSeats(name, n) {
  return new Promise((answer) => {
    const choose = (take) => () => {
      answer(take);
      box.close();
    };
    const box = openDialog(
      t("seats-along"),
      h("p", {}, n > 0 ? t("seats-along-tables", { name, n }) : t("seats-along-games", { name })),
      h("p", {}, t("seats-along-about", { name })),
      h("p", { class: "quiet" }, t("seats-along-behind", { name })),
      h(
        "p",
        { class: "row" },
        h("button", { class: "warm", type: "button", onclick: choose(true) }, t("seats-along-yes")),
        h("button", { type: "button", onclick: choose(false) }, t("seats-along-no")),
      ),
    );
    box.addEventListener("close", () => answer(null));
  });
}

/**
 * Say who this device is from now on, and what came along. The next page forgets what was kept of the guest before.
 * @param {HTMLElement} main
 * @param {Profile} me
 * @param {SignedIn} now
 */
function showWelcome(main, me, { name, along, behind }) {
  me.name = name;
  dispatchEvent(new Event("renamed"));
  document.title = `${t("signed-in", { name })} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone", role: "status" },
      h("h1", {}, t("signed-in", { name })),
      along > 0 && h("p", {}, t("seats-came", { n: along })),
      behind > 0 && h("p", {}, t("seats-stayed", { n: behind })),
      h("p", {}, h("a", { class: "button warm", href: "/" }, t("lobby"))),
    ),
  );
}
