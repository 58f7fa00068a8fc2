// Friends: who is here, who asks, whom I asked, and how to find others.

import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { askConfirmation, openDialog } from "../widgets/dialog.js";
import { checkboxField } from "../widgets/form-fields.js";
import { icon } from "../widgets/icons.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { AskRequest, Friend, MetPlayer, PeoplePage, Person } from "../types.d.ts" */

const MAX_NAME_LENGTH = 24;

export class FriendsSection {
  /** @param {PeoplePage} page */
  constructor(page) {
    this.node = h("section", { "aria-labelledby": "friends" });
    this.show(page);
  }

  /** @param {PeoplePage} page */
  show(page) {
    const open = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.id : undefined;
    setChildren(
      this.node,
      h("h2", { id: "friends" }, t("friends")),
      page.asking.length > 0 &&
        list(
          "friends-asking",
          page.asking.map((one) => this.askingLine(one)),
        ),
      page.friends.length > 0
        ? h(
            "ul",
            { class: "members" },
            page.friends.map((one) => this.friendLine(one)),
          )
        : h("p", { class: "quiet" }, t("friends-none")),
      h(
        "p",
        { class: "row" },
        h(
          "button",
          { type: "button", class: "warm", data: { id: "friend-share" }, onclick: () => this.share(page.link) },
          icon("share"),
          t("friends-link"),
        ),
        h("button", { type: "button", data: { id: "friend-find" }, onclick: () => this.find() }, t("friends-find")),
      ),
      page.asked.length > 0 &&
        list(
          "friends-asked",
          page.asked.map((one) => this.askedLine(one)),
        ),
      page.met.length > 0 &&
        list(
          "friends-met",
          page.met.map((one) => this.metLine(one)),
        ),
      this.settingFields(page),
    );
    if (open) /** @type {HTMLElement | null} */ (this.node.querySelector(`[data-id="${open}"]`))?.focus();
  }

  /** @param {Friend} friend */
  friendLine({ friend, name, here }) {
    const end = async () => {
      if (await askConfirmation(t("friend-end", { name }), t("friend-end-about", { name }), t("friend-end", { name })))
        await this.change("remove", { friend });
    };
    return h(
      "li",
      { class: "row" },
      h("span", {}, h("b", {}, name), here && h("span", { class: "tag" }, t("friend-here"))),
      h("button", { type: "button", data: { id: `end-${friend}` }, onclick: end }, t("friend-end", { name })),
    );
  }

  /** @param {Person} person */
  askingLine({ friend, name }) {
    const answer = (accept) => () => this.change("answer", { friend, accept });
    return h(
      "li",
      { class: "row" },
      h("b", {}, name),
      h(
        "span",
        { class: "row tight" },
        h(
          "button",
          { type: "button", class: "warm", "aria-label": t("friend-accept-name", { name }), onclick: answer(true) },
          t("friend-accept"),
        ),
        h(
          "button",
          { type: "button", "aria-label": t("friend-decline-name", { name }), onclick: answer(false) },
          t("friend-decline"),
        ),
      ),
    );
  }

  /** @param {Person} person */
  askedLine({ friend, name }) {
    return h(
      "li",
      { class: "row" },
      h("span", {}, name),
      h("button", { type: "button", onclick: () => this.change("remove", { friend }) }, t("friend-withdraw", { name })),
    );
  }

  /** @param {MetPlayer} player */
  metLine({ player, name }) {
    return h(
      "li",
      { class: "row" },
      h("span", {}, name),
      h("button", { type: "button", onclick: () => this.ask({ player }, name) }, t("friend-ask-name", { name })),
    );
  }

  /** @param {PeoplePage} page */
  settingFields({ findable, visible }) {
    const now = { findable, visible };
    const field = (name) =>
      checkboxField({
        id: `friends-${name}`,
        label: t(`friends-${name}`),
        about: t(`friends-${name}-about`),
        value: now[name],
        set: (value) => this.change("settings", { ...now, [name]: value }),
      });
    return h("div", { class: "fields" }, field("findable"), field("visible"));
  }

  /** Ask a person to be my friend. @param {AskRequest} request @param {string} name */
  async ask(request, name) {
    if (await this.change("ask", request)) showMessage(t("friend-was-asked", { name }));
  }

  /** Show my link, which can be changed. @param {string} link */
  share(link) {
    openShareDialog(t("friends-link"), t("friends-link-about"), link);
    const renew = async () => {
      box.close();
      if (!(await askConfirmation(t("friends-link-new"), t("friends-link-new-about"), t("friends-link-new")))) return;
      const page = await this.change("link");
      if (page) this.share(page.link);
    };
    const box = /** @type {HTMLDialogElement} */ ([...document.querySelectorAll("dialog")].at(-1));
    box.append(h("p", {}, h("button", { type: "button", onclick: renew }, t("friends-link-new"))));
  }

  /** Look for a person by name. */
  find() {
    const field = h("input", { type: "text", id: "friend-name", required: true, maxlength: MAX_NAME_LENGTH });
    const found = h("div", { role: "status" });
    const look = async (event) => {
      event.preventDefault();
      try {
        /** @type {Person[]} */
        const people = await get(`/api/people/find?name=${encodeURIComponent(field.value.trim())}`);
        const line = ({ friend, name }) => {
          const ask = () => {
            box.close();
            this.ask({ friend }, name);
          };
          return h(
            "li",
            { class: "row" },
            h("b", {}, name),
            h("button", { type: "button", onclick: ask }, t("friend-ask")),
          );
        };
        setChildren(
          found,
          people.length ? h("ul", { class: "members" }, people.map(line)) : h("p", {}, t("friends-find-none")),
        );
      } catch (error) {
        showMessage(error.message);
      }
    };
    const box = openDialog(
      t("friends-find"),
      h("p", { class: "quiet" }, t("friends-find-about")),
      h(
        "form",
        { onsubmit: look },
        h("label", { for: "friend-name" }, t("friends-name")),
        h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("friends-look"))),
      ),
      found,
    );
    field.focus();
  }

  /**
   * Change something and show the page as it is then. Resolves to null if it was refused.
   * @param {string} what
   * @param {object} [body]
   * @returns {Promise<PeoplePage | null>}
   */
  async change(what, body) {
    try {
      /** @type {PeoplePage} */
      const page = await post(`/api/people/${what}`, body);
      this.show(page);
      return page;
    } catch (error) {
      showMessage(error.message);
      return null;
    }
  }
}

function list(word, lines) {
  return [h("h3", {}, t(word)), h("ul", { class: "members" }, lines)];
}
