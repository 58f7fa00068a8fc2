// The page of a group's link: it asks before the visitor joins.

import { fullAddress, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { showMessage } from "../widgets/toast.js";

/** @import { PageContext } from "../main.js" */
/** @import { GroupName, Invitation } from "../types.d.ts" */

/**
 * Ask whether to join. A member of the group goes to its page at once.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { me }) {
  const address = `/api/invitations/${location.pathname.split("/").pop()}`;
  /** @type {Invitation} */
  const { name, members, group } = await get(address);
  if (group) {
    location.replace(fullAddress(`/g/${group}`));
    return;
  }
  const join = async () => {
    try {
      /** @type {GroupName} */
      const joined = await post(address);
      openPage(`/g/${joined.group}`);
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
      h("h1", {}, t("group-invited", { name })),
      h("p", {}, t("group-members", { n: members })),
      h("p", { class: "quiet" }, t("group-invited-about", { me: me.name })),
      h(
        "p",
        { class: "row" },
        h("button", { class: "warm", type: "button", onclick: join }, t("group-join")),
        h("a", { class: "button", href: "/" }, t("link-no")),
      ),
    ),
  );
}
