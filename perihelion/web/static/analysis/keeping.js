// Keeps an analysis on the server, shares its link, and saves a line as files.

import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";
import { askTitle } from "./start-form.js";

/** Keep a new analysis or a copy of somebody else's; return {id, title}, or null where that was not wanted. */
export async function keepNew(title, start, nodes) {
  const wanted = await askTitle(title, t("save"));
  if (!wanted) return null;
  const { id, link } = await post("/api/analyses", { title: wanted, start, nodes });
  openShareDialog(t("analysis-kept"), t("analysis-kept-about"), link);
  return { id, title: wanted };
}

/** Keep the changes of an own analysis. */
export async function keepChanges(id, nodes) {
  await post(`/api/analyses/${id}`, { nodes });
  showMessage(t("analysis-changed"));
}

/** Open the dialog with a line as a game file, as a position text and as a picture. */
export async function openFilesDialog(line, name) {
  const { transcript, position, svg } = await post("/api/analysis/files", line);
  const text = h("input", { id: "position-text", type: "text", readonly: true, value: position });
  text.addEventListener("focus", () => text.select());
  openDialog(
    t("export"),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", onclick: () => saveFile(`${name}.game`, "text/plain", transcript) }, t("export")),
      svg &&
        h(
          "button",
          { type: "button", onclick: () => saveFile(`${name}.svg`, "image/svg+xml", svg) },
          t("analysis-svg"),
        ),
    ),
    h("label", { class: "label", for: "position-text" }, t("analysis-position")),
    text,
  );
}

function saveFile(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
