// The link to a table, to send or to show: text, a QR code, the system's own sharing.

import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { tell } from "./toast.js";
import { t } from "./words.js";

/** Show a link of this site with its QR code. */
export function share(heading, about, path) {
  const link = new URL(path, location.href).href;
  const field = h("input", {
    type: "text",
    readonly: true,
    value: link,
    "aria-label": t("link"),
    onfocus: () => field.select(),
  });
  const copy = h("button", { type: "button", class: "warm", onclick: () => copied(link, field) }, t("link-copy"));
  const send =
    navigator.share &&
    h(
      "button",
      { type: "button", onclick: () => navigator.share({ url: link }).catch(() => {}) },
      icon("share"),
      t("link-send"),
    );
  const code = h("img", {
    class: "qr",
    src: `/api/qr.svg?path=${encodeURIComponent(path)}`,
    alt: t("qr"),
    width: 200,
    height: 200,
  });
  dialog(heading, h("p", { class: "quiet" }, about), h("div", { class: "row" }, field, copy, send), code);
}

async function copied(link, field) {
  try {
    await navigator.clipboard.writeText(link);
    tell(t("link-copied"));
  } catch {
    field.focus();
    field.select();
  }
}
