// Keeps an analysis on the server and shares its link.

import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
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
