// The state of a table as this visitor knows it: the last snapshot merged with every update since.
//
// The listeners of `onChange` get every message that changed it, and the snapshot before.

/** @import { ChatMessage, PresenceMessage, ServerMessage, Snapshot, Update } from "../types.d.ts" */

/**
 * The messages that change a table.
 * @typedef {Snapshot | Update | ChatMessage | PresenceMessage} TableMessage
 * @typedef {{message: TableMessage, before: Snapshot | null}} TableChange
 */

export class TableState extends EventTarget {
  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.snapshot = null;
  }

  /** Call a function after every change. @param {(change: TableChange) => void} listener */
  onChange(listener) {
    this.addEventListener("change", (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** Apply a message of the WebSocket. @param {ServerMessage} message */
  apply(message) {
    const before = this.snapshot;
    if (message.type === "snapshot") this.snapshot = message;
    else if (message.type === "update") this.snapshot = mergeUpdate(before, message);
    else if (message.type === "chat") this.snapshot = { ...before, chat: [...before.chat, message] };
    else if (message.type === "presence")
      this.snapshot = { ...before, seats: message.seats, watching: message.watching };
    else return;
    this.dispatchEvent(new CustomEvent("change", { detail: { message, before } }));
  }

  /** The seat to act, or undefined. */
  get activeSeat() {
    return this.snapshot.seats.find((seat) => seat.active);
  }

  /** @param {number} number */
  seat(number) {
    return this.snapshot.seats.find((seat) => seat.seat === number);
  }
}

/**
 * Return the snapshot with the fields, log entries and board groups of an update.
 * @param {Snapshot} snapshot
 * @param {Update} update
 * @returns {Snapshot}
 */
function mergeUpdate(snapshot, { type, steps, groups, order, log, stories, ...fields }) {
  /** @type {Snapshot} */
  const next = { ...snapshot, ...fields, type: "snapshot" };
  if (log) next.log = [...snapshot.log, ...log];
  if (stories) next.stories = withoutEmpty({ ...snapshot.stories, ...stories });
  if ((groups || order) && snapshot.board) {
    const all = { ...snapshot.board.groups, ...groups };
    for (const [key, markup] of Object.entries(groups ?? {})) if (markup === null) delete all[key];
    next.board = { ...snapshot.board, groups: all, order: order ?? snapshot.board.order };
  }
  return next;
}

/** Return the stories without the empty ones: their turns go on after an undo. @param {Record<string, string>} stories */
function withoutEmpty(stories) {
  return Object.fromEntries(Object.entries(stories).filter(([, story]) => story));
}
