// The page of a private group: its tables, its results, its ranking, its members.

import { openPage } from "../lib/address.js";
import { h, setChildren, updateChildren } from "../lib/dom.js";
import { timeAgoText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { numberText, t } from "../lib/words.js";
import { askConfirmation, openDialog } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { emptyIllustration } from "../widgets/illustrations.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";
import { tableRow } from "./table-rows.js";

/**
 * @import {
 *   GameInfo, GroupGame, GroupMember, MemberRequest, RankedMember, GroupPage as Group
 * } from "../types.d.ts"
 */

const REFRESH_MS = 8000;

/** Show the group in the address, and refresh it from time to time. @param {HTMLElement} main */
export async function open(main) {
  const address = `/api/groups/${location.pathname.split("/").pop()}`;
  const [group, games] = await Promise.all([
    /** @type {Promise<Group>} */ (get(address)),
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
  ]);
  return new GroupPage(main, address, group, games);
}

class GroupPage {
  /**
   * @param {HTMLElement} main
   * @param {string} address
   * @param {Group} group
   * @param {GameInfo[]} games
   */
  constructor(main, address, group, games) {
    this.address = address;
    this.group = group;
    this.games = games;
    document.title = `${group.name} – Perihelion`;
    this.content = h("div", { class: "group-parts" });
    setChildren(
      main,
      h(
        "div",
        { class: "book record group" },
        h("h1", {}, group.name),
        h(
          "p",
          { class: "row" },
          h("button", { class: "warm", type: "button", onclick: () => this.chooseGame() }, icon("play"), t("start")),
          h("button", { type: "button", onclick: () => this.share() }, icon("share"), t("group-invite")),
          h("a", { class: "button", href: `/tournaments?group=${group.group}` }, t("group-tournaments")),
        ),
        this.content,
      ),
    );
    this.render();
    setInterval(
      () =>
        document.hidden ||
        /** @type {Promise<Group>} */ (get(address)).then(
          (now) => this.show(now),
          () => {},
        ),
      REFRESH_MS,
    );
  }

  /** @param {Group} group */
  show(group) {
    this.group = group;
    this.render();
  }

  render() {
    const { tables, results, ranking, members } = this.group;
    updateChildren(this.content, [
      section(
        "group-tables",
        tables.length
          ? h("ul", { class: "tables" }, tables.map(tableRow))
          : h("p", { class: "empty" }, emptyIllustration(), t("group-tables-empty")),
      ),
      ranking.length > 0 &&
        section("group-ranking", rankingTable(ranking), h("p", { class: "quiet small" }, t("group-ranking-about"))),
      results.length > 0 && section("group-results", h("ul", { class: "results" }, results.map(gameLine))),
      section(
        "group-people",
        h(
          "ul",
          { class: "members" },
          members.map((member, i) => this.memberLine(member, i === 0)),
        ),
        h(
          "p",
          { class: "row" },
          this.group.head && h("button", { type: "button", onclick: () => this.renewLink() }, t("group-renew")),
          h("button", { type: "button", class: "danger", onclick: () => this.leave() }, t("group-leave")),
        ),
      ),
    ]);
  }

  /**
   * @param {GroupMember} member
   * @param {boolean} head
   */
  memberLine({ member, name, self }, head) {
    const mark = [head && t("group-head"), self && t("seat-you")].filter(Boolean).join(" · ");
    return h(
      "li",
      { class: "row" },
      h("span", {}, h("b", {}, name), mark && h("span", { class: "quiet" }, ` · ${mark}`)),
      this.group.head &&
        !self &&
        h(
          "button",
          { type: "button", data: { id: member }, onclick: () => this.remove(member, name) },
          t("seat-remove", { name }),
        ),
    );
  }

  /** Ask which game, then go to the form for a table of this group. */
  chooseGame() {
    const link = ({ key, name }) =>
      h("a", { class: "button entry", href: `/new/${key}?group=${this.group.group}` }, name);
    openDialog(t("start"), h("div", { class: "entries" }, this.games.map(link)));
  }

  share() {
    openShareDialog(t("group-invite"), t("group-invite-about"), this.group.link);
  }

  /**
   * @param {string} path
   * @param {MemberRequest} [body]
   */
  async change(path, body) {
    try {
      this.show(await post(`${this.address}/${path}`, body));
      return true;
    } catch (error) {
      showMessage(error.message);
      return false;
    }
  }

  async renewLink() {
    if (!(await askConfirmation(t("group-renew"), t("group-renew-about"), t("group-renew")))) return;
    if (await this.change("link")) this.share();
  }

  async remove(member, name) {
    const label = t("seat-remove", { name });
    if (await askConfirmation(label, t("group-remove-about", { name }), label)) await this.change("remove", { member });
  }

  async leave() {
    if (!(await askConfirmation(t("group-leave"), t("group-leave-about"), t("group-leave")))) return;
    try {
      await post(`${this.address}/leave`);
      openPage("/");
    } catch (error) {
      showMessage(error.message);
    }
  }
}

function section(id, ...content) {
  return h("section", { "aria-labelledby": id }, h("h2", { id }, t(id)), content);
}

/** @param {GroupGame} game */
function gameLine({ gameName, table, ago, seats }) {
  const sorted = [...seats].sort((a, b) => a.place - b.place);
  return h(
    "li",
    {},
    h("a", { href: `/t/${table}/replay` }, h("b", {}, gameName)),
    h("span", { class: "quiet small" }, timeAgoText(ago)),
    h("span", {}, sorted.map(({ name, points, place }) => `${place}. ${name} ${numberText(points)}`).join(" · ")),
    h("span", {}),
  );
}

/** @param {RankedMember[]} ranking */
function rankingTable(ranking) {
  const heads = ["ranking-place", "record-player", "points", "group-won", "ranking-games"];
  const points = (value) => new Intl.NumberFormat(document.documentElement.lang).format(value);
  return h(
    "table",
    { class: "numbers ranking" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((word) => h("th", { scope: "col" }, t(word))),
      ),
    ),
    h(
      "tbody",
      {},
      ranking.map((one, i) =>
        h(
          "tr",
          { class: one.self ? "mine" : "" },
          h("td", {}, i + 1),
          h("th", { scope: "row" }, one.name),
          h("td", {}, points(one.points)),
          h("td", {}, one.won),
          h("td", {}, one.games),
        ),
      ),
    ),
  );
}
