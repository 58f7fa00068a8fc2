// "Your account": how a guest keeps their seats (passkeys, sign-in links), their devices, and everything stored about them.

import { fullAddress, openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { dayText, timeAgoText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { myDataButtons } from "../shell/my-data.js";
import { addPasskey, canUsePasskeys, signInWithPasskey } from "../shell/passkeys.js";
import { askConfirmation } from "../widgets/dialog.js";
import { checkboxField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";
import { signIn } from "./signing-in.js";

/** @import { PageContext } from "../main.js" */
/** @import { Account, ConductDecision, Link, Profile } from "../types.d.ts" */

/** @typedef {(doing: () => Promise<Account | null>) => Promise<boolean>} Attempt */

/**
 * Draw the page. The answer to every change is the whole account, which is drawn again.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { me }) {
  document.title = `${t("account")} – Perihelion`;
  const sections = h("div", { class: "account-sections" });
  const show = (/** @type {Account} */ account) =>
    setChildren(
      sections,
      (canSignIn(account) || account.passkeys.length > 0 || isElsewhere(account.site)) &&
        passkeySection(account, attempt),
      account.mail && addressSection(account, attempt),
      deviceSection(account, attempt),
      canSignIn(account) && signInSection(main, me, account),
      publishingSection(account, attempt),
      section("account-data", t("data"), myDataButtons(me)),
    );
  const attempt = async (/** @type {() => Promise<Account | null>} */ doing) => {
    try {
      const account = await doing();
      if (account) show(account);
      return Boolean(account);
    } catch (error) {
      showMessage(error.message);
      return false;
    }
  };
  /** @type {Account} */
  const first = await get("/api/me/account");
  /** @type {ConductDecision[]} */
  const decisions = await get("/api/me/account/conduct");
  show(first);
  setChildren(
    main,
    h(
      "div",
      { class: "book account" },
      h("h1", {}, t("account")),
      h("p", { class: "lead" }, t(canSignIn(first) ? "account-about" : "account-about-link", { name: me.name })),
      decisions.length > 0 &&
        section("conduct", t("conduct"), h("ul", { class: "members" }, decisions.map(decisionLine))),
      sections,
    ),
  );
}

/** @param {ConductDecision} decision */
function decisionLine({ ago, gameName, mine, decision, answer }) {
  return h(
    "li",
    {},
    h("p", {}, t(mine ? "conduct-mine" : `conduct-${decision}`, { game: gameName })),
    answer && h("p", {}, h("q", {}, answer)),
    h("p", { class: "quiet small" }, timeAgoText(ago)),
  );
}

/** Return whether one can come back by a passkey or a mail here. @param {Account} account */
function canSignIn({ site, mail }) {
  return canUsePasskeys(site) || mail;
}

/** Return whether the server has another address, where passkeys work. @param {string} site */
function isElsewhere(site) {
  return Boolean(site) && site !== location.origin;
}

function section(id, title, ...content) {
  return h("section", { class: "card", "aria-labelledby": id }, h("h2", { id }, title), ...content);
}

function button(label, press, kind = "") {
  return h("button", { type: "button", class: kind, onclick: press }, label);
}

/**
 * Whether finished public games may be published.
 * @param {Account} account
 * @param {Attempt} attempt
 */
function publishingSection({ publishing }, attempt) {
  const set = async (agreed) => {
    if (await attempt(() => post("/api/me/account/publishing", { agreed }))) showMessage(t("publishing-saved"));
  };
  const [label, about] = [t("publishing-agree"), t("publishing-about")];
  return section(
    "account-publishing",
    t("publishing"),
    checkboxField({ id: "publishing", label, about, value: publishing, set }),
  );
}

/** Return one line of a list: what it is, a quiet explanation, and the button that removes it. */
function line(name, about, remove) {
  return h(
    "li",
    { class: "account-line" },
    h("div", {}, h("b", {}, name), about && h("span", { class: "quiet small" }, about)),
    remove,
  );
}

/**
 * @param {Account} account
 * @param {Attempt} attempt
 */
function passkeySection(account, attempt) {
  const possible = canUsePasskeys(account.site);
  const remove = (id, name) => () =>
    attempt(async () => {
      if (!(await askConfirmation(t("passkey-remove"), t("passkey-remove-ask", { name }), t("account-remove"))))
        return null;
      return post("/api/me/account/passkeys/remove", { id });
    });
  const add = async () => {
    if (await attempt(addPasskey)) showMessage(t("passkey-added"));
  };
  const rows = account.passkeys.map(({ id, name, created, used }) => {
    const called = t("passkey-from", { name: name || t("device-unnamed") });
    const about = used
      ? t("passkey-used", { day: dayText(created), last: dayText(used) })
      : t("passkey-made", { day: dayText(created) });
    return line(called, about, button(t("account-remove"), remove(id, called)));
  });
  return section(
    "account-passkeys",
    t("passkeys"),
    h("p", {}, t("passkeys-about")),
    rows.length > 0 && h("ul", { class: "account-list" }, rows),
    possible && button(t("passkey-add"), add, rows.length ? "" : "warm"),
    !possible && h("p", { class: "quiet" }, missing(account.site)),
  );
}

/** Say why there are no passkeys here, with a link to where there are. */
function missing(site) {
  if (!isElsewhere(site)) return t("passkeys-missing");
  return [t("passkeys-elsewhere"), " ", h("a", { href: site + fullAddress("/account") }, new URL(site).host)];
}

/**
 * @param {Account} account
 * @param {Attempt} attempt
 */
function addressSection(account, attempt) {
  const field = addressField();
  const add = async (event) => {
    event.preventDefault();
    const address = field.value.trim();
    let stored = false;
    const sent = await attempt(async () => {
      /** @type {Account} */
      const now = await post("/api/me/account/addresses", { address });
      stored = now.addresses.includes(address);
      return now;
    });
    if (sent) showMessage(stored ? t("notices-saved") : t("notices-mail-sent", { address }));
  };
  const remove = (address) => () => attempt(() => post("/api/me/account/addresses/remove", { address }));
  const rows = account.addresses.map((address) => line(address, "", button(t("account-remove"), remove(address))));
  return section(
    "account-mail",
    t("sign-in-links"),
    h("p", {}, t("sign-in-links-about")),
    rows.length > 0 && h("ul", { class: "account-list" }, rows),
    h("form", { class: "row", onsubmit: add }, field, h("button", { type: "submit" }, t("notices-add"))),
  );
}

function addressField() {
  return h("input", {
    type: "email",
    required: true,
    maxlength: 254,
    autocomplete: "email",
    placeholder: t("notices-mail-address"),
    "aria-label": t("notices-mail-address"),
  });
}

/**
 * @param {Account} account
 * @param {Attempt} attempt
 */
function deviceSection(account, attempt) {
  const safe = account.passkeys.length > 0 || account.addresses.length > 0 || account.devices.length > 1;
  const leave = async () => {
    const ask = t(safe ? "sign-out-ask" : "sign-out-ask-lost");
    if (!(await askConfirmation(t("sign-out"), ask, t("sign-out")))) return;
    const here = account.devices.find((device) => device.here);
    if (await attempt(() => post("/api/me/account/devices/remove", { id: here.id }))) openPage("/");
  };
  const remove = (id, name) => () =>
    attempt(async () => {
      if (!(await askConfirmation(t("device-remove"), t("device-remove-ask", { name }), t("device-remove"))))
        return null;
      return post("/api/me/account/devices/remove", { id });
    });
  const rows = account.devices.map(({ id, name, seen, here }) => {
    const called = name || t("device-unnamed");
    if (here) return line(called, t("device-here"), button(t("sign-out"), leave));
    return line(called, t("device-seen", { time: timeAgoText(seen) }), button(t("device-remove"), remove(id, called)));
  });
  const another = () =>
    attempt(async () => {
      /** @type {Link} */
      const { link } = await post("/api/me/link");
      openShareDialog(t("device"), t("device-about"), link);
      return null;
    });
  return section(
    "account-devices",
    t("devices"),
    h("ul", { class: "account-list" }, rows),
    h("p", {}, button([icon("share"), t("device")], another)),
  );
}

/**
 * @param {HTMLElement} main
 * @param {Profile} me
 * @param {Account} account
 */
function signInSection(main, me, account) {
  const possible = canUsePasskeys(account.site);
  const field = addressField();
  const ask = async (event) => {
    event.preventDefault();
    const address = field.value.trim();
    try {
      await post("/api/sign-in/mail", { address });
      showMessage(t("sign-in-sent", { address }));
    } catch (error) {
      showMessage(error.message);
    }
  };
  return section(
    "account-sign-in",
    t("sign-in"),
    h("p", {}, t("sign-in-about", { name: me.name })),
    possible &&
      h(
        "p",
        {},
        button(t("sign-in-passkey"), () => signIn(main, me, signInWithPasskey)),
      ),
    account.mail &&
      h("form", { class: "row", onsubmit: ask }, field, h("button", { type: "submit" }, t("sign-in-mail"))),
  );
}
