// The page of a link in a mail: it confirms the address on a click (for notices, or for sign-in links), or ends the notices at once.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { legalLinks } from "../shell/legal-links.js";
import { showMessage } from "../widgets/toast.js";

/** Open the page for the link in the address bar. @param {HTMLElement} main */
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
  const said = what === "sign-in" ? signInWords() : noticeWords();
  const agree = async () => {
    try {
      await send();
      show(said.done, home());
    } catch (error) {
      showMessage(error.message);
    }
  };
  show(
    said.ask,
    h("p", {}, said.about),
    h("p", { class: "quiet" }, t("mail-consent"), " ", legalLinks("privacy")),
    h(
      "p",
      { class: "row" },
      h("button", { class: "warm", type: "button", onclick: agree }, said.yes),
      h("a", { class: "button", href: "/" }, t("link-no")),
    ),
  );
}

function noticeWords() {
  return { ask: t("mail-ask"), about: t("mail-ask-about"), yes: t("mail-yes"), done: t("mail-confirmed") };
}

function signInWords() {
  return {
    ask: t("mail-ask-sign-in"),
    about: t("mail-ask-sign-in-about"),
    yes: t("mail-yes-sign-in"),
    done: t("mail-confirmed-sign-in"),
  };
}
