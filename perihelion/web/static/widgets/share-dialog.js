// The dialog that shares a link of this site: as text, as a QR code, or by the system's share function.

import { ALONE, fullAddress } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { showMessage } from "./toast.js";

/** Open the dialog for a path of this site. */
export function openShareDialog(heading, about, path) {
  openDialog(heading, h("p", { class: "quiet" }, about), linkRow(path, t("link")), !ALONE && qrCode(path));
}

/** Return a field with the address of a path of this site, and buttons to copy and to send it. */
export function linkRow(path, label) {
  const link = new URL(fullAddress(path), location.href).href;
  const field = h("input", {
    type: "text",
    readonly: true,
    value: link,
    "aria-label": label,
    onfocus: () => field.select(),
  });
  const copy = h("button", { type: "button", class: "warm", onclick: () => copyLink(link, field) }, t("link-copy"));
  const send =
    navigator.share &&
    h(
      "button",
      { type: "button", onclick: () => navigator.share({ url: link }).catch(() => {}) },
      icon("share"),
      t("link-send"),
    );
  return h("div", { class: "row" }, field, copy, send);
}

/** Return the address of a path of this site as a QR code. */
export function qrCode(path) {
  const src = `/api/qr.svg?path=${encodeURIComponent(path)}`;
  return h("img", { class: "qr", src, alt: t("qr"), width: 200, height: 200 });
}

async function copyLink(link, field) {
  try {
    await navigator.clipboard.writeText(link);
    showMessage(t("link-copied"));
  } catch {
    field.focus();
    field.select();
  }
}
