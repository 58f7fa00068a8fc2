// Notices: a message when it is my turn. Their addresses, quiet hours, and whether this table is muted.

import { h, setChildren } from "../lib/dom.js";
import { dayText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { checkboxField } from "../widgets/form-fields.js";
import { showMessage } from "../widgets/toast.js";
import { canSubscribe, currentSubscription, subscribe, unsubscribe } from "./push-subscription.js";

/** @import { NoticeChannel, NoticeQuiet, NoticeState } from "../types.d.ts" */

const HOOKS = { discord: "Discord", slack: "Slack", ntfy: "ntfy" };
const MORNING = 8 * 60;
const FULL_NIGHT = { begin: 22 * 60, end: 8 * 60 };

/** @typedef {(path: string, body: object) => Promise<boolean>} Change */

/** Open the dialog. At a table it can be muted, too. */
export async function openNoticesDialog() {
  const { table } = document.body.dataset;
  const content = h("div", { class: "notices-dialog" });
  const show = async (/** @type {NoticeState} */ state) => {
    const subscription = await currentSubscription();
    const here = subscription && state.channels.find(({ address }) => address === subscription.endpoint);
    setChildren(
      content,
      deviceSection(state, here, change),
      channelList(
        state.channels.filter((channel) => channel !== here),
        change,
      ),
      state.mail && mailForm(change),
      hookForm(change),
      digestForm(state, change),
      quietForm(state.quiet, change),
    );
  };
  const change = async (path, body) => {
    try {
      await show(await post(`/api/me/notices/${path}`, body));
      return true;
    } catch (error) {
      showMessage(error.message);
      return false;
    }
  };
  try {
    /** @type {NoticeState} */
    const state = await get(`/api/me/notices?table=${table}`);
    await show(state);
    openDialog(t("notices"), h("p", {}, t("notices-about")), table && muteField(table, state.muted), content);
  } catch (error) {
    showMessage(error.message);
  }
}

function muteField(table, value) {
  const set = (muted) =>
    post("/api/me/notices/mute", { table, muted }).then(
      () => showMessage(t("notices-saved")),
      (error) => showMessage(error.message),
    );
  return checkboxField({ id: "notices-mute", label: t("notices-mute"), value, set });
}

/**
 * This device: on or off, or why it cannot be.
 * @param {NoticeState} state
 * @param {NoticeChannel | undefined} here
 * @param {Change} change
 */
function deviceSection({ key }, here, change) {
  const on = async () => {
    try {
      const made = await subscribe(key);
      if (made) await change("push", made);
      else showMessage(t("notices-denied"));
    } catch {
      showMessage(t("notices-missing"));
    }
  };
  const off = async () => {
    await unsubscribe();
    await change("remove", { id: here.id });
  };
  const button = (press, label, kind = "") => h("button", { type: "button", class: kind, onclick: press }, label);
  const state = () => {
    if (!canSubscribe()) return h("p", { class: "quiet" }, t("notices-missing"));
    if (here) return [h("p", { role: "status" }, t("notices-are-on")), button(off, t("notices-off"))];
    if (Notification.permission === "denied") return h("p", { class: "quiet" }, t("notices-denied"));
    return button(on, t("notices-on"), "warm");
  };
  return [h("h3", {}, t("notices-here")), state()];
}

/**
 * @param {NoticeChannel[]} channels
 * @param {Change} change
 */
function channelList(channels, change) {
  if (channels.length === 0) return null;
  const line = (/** @type {NoticeChannel} */ { id, kind, address, created }) =>
    h(
      "li",
      { class: "row" },
      channelName(kind, address, created),
      h("button", { type: "button", onclick: () => change("remove", { id }) }, t("notices-remove")),
    );
  return [h("h3", {}, t("notices-others")), h("ul", {}, channels.map(line))];
}

function channelName(kind, address, created) {
  if (kind === "push") return t("notices-device", { day: dayText(created) });
  return kind === "mail"
    ? address
    : t("labelled", { label: HOOKS[kind] ?? t("notices-json"), text: new URL(address).host });
}

/** Ask for an e-mail address; it counts once the link in the mail was used. @param {Change} change */
function mailForm(change) {
  const address = h("input", {
    type: "email",
    required: true,
    maxlength: 254,
    autocomplete: "email",
    "aria-label": t("notices-mail-address"),
  });
  const add = async (event) => {
    event.preventDefault();
    const to = address.value.trim();
    if (await change("mail", { address: to })) showMessage(t("notices-mail-sent", { address: to }));
  };
  return h(
    "details",
    {},
    h("summary", {}, t("notices-mail")),
    h("p", { class: "quiet small" }, t("notices-mail-about")),
    h("form", { class: "row", onsubmit: add }, address, h("button", { type: "submit" }, t("notices-add"))),
  );
}

/** @param {Change} change */
function hookForm(change) {
  const kinds = { ...HOOKS, json: t("notices-json") };
  const kind = h(
    "select",
    { "aria-label": t("notices-kind") },
    Object.entries(kinds).map(([value, label]) => h("option", { value }, label)),
  );
  const address = h("input", {
    type: "url",
    required: true,
    maxlength: 1000,
    pattern: "https://.+",
    placeholder: "https://",
    "aria-label": t("notices-address"),
  });
  const add = (event) => {
    event.preventDefault();
    change("hook", { kind: kind.value, address: address.value.trim() });
  };
  return h(
    "details",
    {},
    h("summary", {}, t("notices-hook")),
    h("form", { class: "row", onsubmit: add }, kind, address, h("button", { type: "submit" }, t("notices-add"))),
  );
}

/**
 * One message a day instead of one for each turn.
 * @param {NoticeState} state
 * @param {Change} change
 */
function digestForm({ digest, quiet }, change) {
  const here = localZone();
  const at = h("input", {
    type: "time",
    required: true,
    value: clockText(digest ?? MORNING),
    "aria-label": t("notices-digest-at"),
  });
  const set = async (minute) => {
    if (await change("digest", { zone: here, at: minute })) showMessage(t("notices-saved"));
  };
  const save = (event) => {
    event.preventDefault();
    set(minutesOf(at.value));
  };
  return [
    h("h3", {}, t("notices-digest")),
    h("p", { class: "quiet small" }, t("notices-digest-about", { zone: digest === null ? here : quiet.zone })),
    h(
      "form",
      { class: "row", onsubmit: save },
      t("notices-digest-at"),
      at,
      h("button", { type: "submit" }, t(digest === null ? "notices-digest-on" : "save")),
      digest === null
        ? h("span", { class: "quiet" }, t("notices-digest-none"))
        : h("button", { type: "button", onclick: () => set(null) }, t("notices-digest-off")),
    ),
  ];
}

function localZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/**
 * @param {NoticeQuiet} quiet
 * @param {Change} change
 */
function quietForm({ zone, begin, end }, change) {
  const none = begin === end;
  const first = none ? FULL_NIGHT : { begin, end };
  const field = (value, label) =>
    h("input", { type: "time", required: true, value: clockText(value), "aria-label": label });
  const from = field(first.begin, t("notices-from"));
  const until = field(first.end, t("notices-until"));
  const here = localZone();
  const set = async (body) => {
    if (await change("quiet", { zone: here, ...body })) showMessage(t("notices-saved"));
  };
  const save = (event) => {
    event.preventDefault();
    set({ begin: minutesOf(from.value), end: minutesOf(until.value) });
  };
  return [
    h("h3", {}, t("notices-quiet")),
    h("p", { class: "quiet small" }, t("notices-quiet-about", { zone: none ? here : zone })),
    h(
      "form",
      { class: "row", onsubmit: save },
      t("notices-from"),
      from,
      t("notices-until"),
      until,
      h("button", { type: "submit" }, t("save")),
      none
        ? h("span", { class: "quiet" }, t("notices-quiet-none"))
        : h("button", { type: "button", onclick: () => set({ begin: 0, end: 0 }) }, t("notices-quiet-none")),
    ),
  ];
}

function clockText(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOf(text) {
  const [hours, minutes] = text.split(":").map(Number);
  return 60 * hours + minutes;
}
