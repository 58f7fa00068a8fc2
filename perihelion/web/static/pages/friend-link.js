// The page of the link that makes friends: it asks before anything happens.

import { fullAddress, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { showMessage } from "../widgets/toast.js";

/** @import { PageContext } from "../main.js" */
/** @import { FriendLink } from "../types.d.ts" */

/**
 * Ask whether to become friends. Friends of the guest, and the guest, go to the page of people at once.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { me }) {
  const address = `/api/people/link/${location.pathname.split("/").pop()}`;
  /** @type {FriendLink} */
  const { name, own, agreed } = await get(address);
  if (own || agreed) {
    location.replace(fullAddress("/people"));
    return;
  }
  const agree = async () => {
    try {
      await post(address);
      openPage("/people");
    } catch (error) {
      showMessage(error.message);
    }
  };
  document.title = `${name} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone" },
      h("h1", {}, t("friend-invited", { name })),
      h("p", { class: "quiet" }, t("friend-invited-about", { me: me.name })),
      h(
        "p",
        { class: "row" },
        h("button", { class: "warm", type: "button", onclick: agree }, t("friend-become")),
        h("a", { class: "button", href: "/" }, t("link-no")),
      ),
    ),
  );
}
