// The page of a personal link: it asks before this device becomes the guest of another one.

import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { signIn } from "./signing-in.js";

/** @import { PageContext } from "../main.js" */
/** @import { LinkOwner } from "../types.d.ts" */

/**
 * Ask whether to use the link.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { me }) {
  const address = `/api/me/link/${location.pathname.split("/").pop()}`;
  /** @type {LinkOwner} */
  const { name } = await get(address);
  const use = () => signIn(main, me, (take) => post(address, { take }));
  document.title = `${t("link-title", { name })} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone" },
      h("h1", {}, t("link-title", { name })),
      h("p", {}, t("link-about", { name })),
      h("p", { class: "quiet" }, t("link-instead", { name: me.name })),
      h(
        "p",
        { class: "row" },
        h("button", { class: "warm", type: "button", onclick: use }, t("link-yes", { name })),
        h("a", { class: "button", href: "/" }, t("link-no")),
      ),
    ),
  );
}
