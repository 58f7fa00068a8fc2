// The page of a link in a mail: it confirms the address on a click, or ends the notices at once.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { showMessage } from "../widgets/toast.js";

/** Open the page for the link in the address bar. */
export async function open(main) {
  const [what, token] = location.pathname.split("/").slice(-2);
  const send = () => post(`/api/notices/${what}/${token}`);
  const show = (heading, ...content) => {
    document.title = `${heading} – Perihelion`;
    setChildren(main, h("div", { class: "card alone" }, h("h1", {}, heading), ...content));
  };
  const home = () => h("p", {}, h("a", { class: "button", href: "/" }, t("lobby")));
  if (what === "unsubscribe") {
    await send();
    show(t("mail-unsubscribed"), h("p", {}, t("mail-unsubscribed-about")), home());
    return;
  }
  const agree = async () => {
    try {
      await send();
      show(t("mail-confirmed"), home());
    } catch (error) {
      showMessage(error.message);
    }
  };
  show(
    t("mail-ask"),
    h("p", {}, t("mail-ask-about")),
    h(
      "p",
      { class: "row" },
      h("button", { class: "warm", type: "button", onclick: agree }, t("mail-yes")),
      h("a", { class: "button", href: "/" }, t("link-no")),
    ),
  );
}
