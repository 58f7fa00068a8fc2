// Icons as SVG paths, 24 by 24, one stroke width. A button with only an icon needs an aria-label.

import { h, s } from "../lib/dom.js";

const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10.5a5.5 5.5 0 0 1 0 11H11",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.5l3.5 2",
  sound: "M4 9v6h4l5 4V5L8 9Zm12-1a5 5 0 0 1 0 8m2.5-11a9 9 0 0 1 0 14",
  mute: "M4 9v6h4l5 4V5L8 9Zm12.5.5 5 5m0-5-5 5",
  check: "m4 12.5 5.5 5.5L20 7",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3Z",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6",
  menu: "M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  book: "M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4ZM5 16a4 4 0 0 1 4-4h9",
  guide: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.5-12.5-2 5-5 2 2-5Z",
  read: "M4 9v6h4l5 4V5L8 9Zm12-1a5 5 0 0 1 0 8",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fold: "m5 9 7 7 7-7",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  play: "M7 5v14l12-7Z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9 12l10 7Z",
  back: "m16 5-9 7 9 7",
  next: "m8 5 9 7-9 7",
  "turn-back": "m11 5-7 7 7 7M20 5l-7 7 7 7",
  "turn-next": "m13 5 7 7-7 7M4 5l7 7-7 7",
  last: "M18 5v14M5 5l10 7-10 7Z",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 9a7 7 0 0 1 14 0",
  bot: "M5 9h14v10H5ZM12 9V5m0 0h.01M9 13v2m6-2v2M2 13v3m20-3v3",
  seat: "M12 5v14M5 12h14",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6Zm10 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  download: "M12 4v11m0 0-4-4m4 4 4-4M5 20h14",
  repeat: "M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.5M5 14a7.5 7.5 0 0 0 13.3 2.5",
  curve: "M4 4v16h16M7 15l4-5 4 3 5-7",
  keyboard: "M3 7h18v11H3Zm4 4h.01M11 11h.01M15 11h.01M8 15h8",
  branch: "M7 4v16M7 14c0-5 10-3 10-8m0 0-3 3m3-3 3 3",
};

/** Return the icon of this name, hidden from screen readers. */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true", focusable: "false" },
    s("path", { d: PATHS[name] }),
  );
}

/** Return a button that shows only an icon; its label is read out, and shown while the pointer rests on it. */
export function iconButton(name, label, onclick) {
  return h("button", { class: "plain", type: "button", title: label, "aria-label": label, onclick }, icon(name));
}
