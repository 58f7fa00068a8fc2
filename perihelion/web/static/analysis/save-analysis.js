// Keeps an analysis on the server and shares its link.

import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";
import { askTitle } from "./start-form.js";

/** @import { AnalysisNode, AnalysisStart, NewAnalysis } from "../types.d.ts" */

/**
 * Keep a new analysis or a copy of another one; return {id, title}, or null if the dialog was closed.
 * @param {string} title
 * @param {AnalysisStart} start
 * @param {AnalysisNode[]} nodes
 */
export async function keepNew(title, start, nodes) {
  const wanted = await askTitle(title, t("save"));
  if (!wanted) return null;
  /** @type {NewAnalysis} */
  const { id, link } = await post("/api/analyses", { title: wanted, start, nodes });
  openShareDialog(t("analysis-kept"), t("analysis-kept-about"), link);
  return { id, title: wanted };
}

/**
 * Keep the changes of an own analysis.
 * @param {string} id
 * @param {AnalysisNode[]} nodes
 */
export async function keepChanges(id, nodes) {
  await post(`/api/analyses/${id}`, { nodes });
  showMessage(t("analysis-changed"));
}
