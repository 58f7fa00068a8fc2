// The page of a link that makes its visitor an operator: it asks first.

import { openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { attempt } from "./operator-lists.js";

/** @import { PageContext } from "../main.js" */

/**
 * Ask whether to become an operator.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { me }) {
  const token = location.pathname.split("/").pop();
  const become = () =>
    attempt(
      () => post(`/api/operator/link/${token}`),
      async () => openPage("/operator"),
    );
  document.title = `${t("op-link-title")} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone" },
      h("h1", {}, t("op-link-title")),
      h("p", {}, t("op-link-about", { name: me.name })),
      h(
        "p",
        { class: "row" },
        h("button", { class: "warm", type: "button", onclick: become }, t("op-link-yes")),
        h("a", { class: "button", href: "/" }, t("op-link-no")),
      ),
    ),
  );
}
