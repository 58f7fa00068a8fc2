// The pad: large tiles for what came or was played, and a line to type into. What cannot have come is behind a button; a
// touch on it tells why.

import { h, s, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { PadTile } from "../types.d.ts" */

const PICTURE = "-50 -50 100 100"; // the server draws pictures around the middle, 100 wide and high
const FEW = 4; // up to this number, the tiles can be larger
const MANY = 16; // from this number on, they are smaller, so that all are seen together

export class EntryPad {
  /** `enter(text)` gets what was touched or typed; `parse(markup)` returns the elements of a picture. */
  constructor(enter, parse) {
    this.enter = enter;
    this.parse = parse;
    /** @type {PadTile[]} */
    this.tiles = [];
    this.all = false;
    this.field = h("input", {
      id: "entry-text",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      placeholder: t("companion-type-example"),
      "aria-label": t("companion-type"),
      oninput: () => this.renderTiles(),
    });
    this.list = h("ul", { class: "pad-tiles" });
    this.more = h("button", { class: "plain small", type: "button", onclick: () => this.showAll() });
    this.typing = h(
      "form",
      { class: "row tight pad-typing", hidden: true, onsubmit: (event) => this.submit(event) },
      this.field,
      h("button", { class: "warm", type: "submit", "aria-label": t("companion-enter") }, icon("check")),
    );
    this.node = h("section", { class: "pad", "aria-label": t("companion-pad") }, this.list, this.more, this.typing);
  }

  /** Show these tiles. @param {PadTile[]} tiles */
  show(tiles) {
    this.tiles = tiles;
    this.all = false;
    this.field.value = "";
    this.renderTiles();
  }

  showAll() {
    this.all = !this.all;
    this.renderTiles();
  }

  /** Open or close the line to type into. */
  toggleTyping() {
    this.typing.hidden = !this.typing.hidden;
    this.renderTiles();
    if (!this.typing.hidden) this.field.focus();
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text) this.enter(text);
  }

  renderTiles() {
    const typed = this.typing.hidden ? "" : this.field.value.trim().toLowerCase();
    const fits = (/** @type {PadTile} */ { label, says }) => `${label} ${says}`.toLowerCase().includes(typed);
    const shown = this.tiles.filter((tile) => (tile.possible || this.all) && fits(tile));
    const others = this.tiles.filter((tile) => !tile.possible).length;
    setChildren(
      this.list,
      shown.map((tile) => h("li", {}, this.tile(tile))),
    );
    this.list.classList.toggle(
      "worded",
      shown.some(({ label }) => label),
    );
    this.list.classList.toggle("few", shown.length <= FEW);
    this.list.classList.toggle("many", shown.length >= MANY);
    this.list.hidden = shown.length === 0;
    this.more.hidden = others === 0;
    setChildren(this.more, this.all ? t("companion-less") : t("companion-more", { n: others }));
    this.node.hidden = this.tiles.length === 0 && Boolean(this.typing.hidden);
  }

  /** @param {PadTile} tile */
  tile({ action, label, says, picture, possible }) {
    const drawn = picture && s("svg", { viewBox: PICTURE, "aria-hidden": "true" }, this.parse(picture));
    return h(
      "button",
      {
        class: `pad-tile${possible ? "" : " gone"}`,
        type: "button",
        data: { id: action },
        title: says,
        "aria-label": label ? false : says,
        onclick: () => this.enter(action),
      },
      drawn,
      label && h("span", {}, label),
    );
  }
}
