// The dialog that saves a line: as a game file, as a position text, as a picture, and as an animation of the whole line.

import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { AnalysisAnimation, AnalysisFiles, LineRequest } from "../types.d.ts" */

const PICTURE_WIDTH = 1200;
const SVG = "image/svg+xml";

/**
 * Open it for the end of a line; `whole` is the line with everything that follows, for the animation.
 * @param {LineRequest} line
 * @param {LineRequest} whole
 * @param {string} name
 */
export async function openFilesDialog(line, whole, name) {
  /** @type {AnalysisFiles} */
  const { transcript, position, svg } = await post("/api/analysis/files", line);
  const text = h("input", { id: "position-text", type: "text", readonly: true, value: position });
  text.addEventListener("focus", () => text.select());
  const button = (word, press) =>
    h("button", { type: "button", data: { id: word }, onclick: () => attempt(press) }, t(word));
  openDialog(
    t("analysis-files"),
    h(
      "p",
      { class: "row" },
      button("export", () => saveFile(`${name}.game`, new Blob([transcript], { type: "text/plain" }))),
      svg && button("analysis-svg", () => saveFile(`${name}.svg`, new Blob([svg], { type: SVG }))),
      svg && button("analysis-png", async () => saveFile(`${name}.png`, await drawPng(svg))),
      svg &&
        button("analysis-animation", async () => {
          /** @type {AnalysisAnimation} */
          const { svg: animation } = await post("/api/analysis/animation", whole);
          saveFile(`${name}-animation.svg`, new Blob([animation], { type: SVG }));
        }),
    ),
    h("label", { class: "label", for: "position-text" }, t("analysis-position")),
    text,
  );
}

/** Draw an SVG file on a canvas; return it as PNG. */
async function drawPng(svg) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_WIDTH;
  canvas.height = Math.round((PICTURE_WIDTH * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

async function attempt(press) {
  try {
    await press();
  } catch (error) {
    showMessage(error.body ? error.message : t("no-answer"));
  }
}

function saveFile(name, blob) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
