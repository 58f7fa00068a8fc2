// The table as this viewer knows it: the last snapshot with every update since. Listeners hear "change".

export class Model extends EventTarget {
  constructor() {
    super();
    this.now = null;
  }

  /** Take a message of the live table over. */
  apply(message) {
    const before = this.now;
    if (message.type === "snapshot") this.now = message;
    else if (message.type === "update") this.now = merged(before, message);
    else if (message.type === "chat") this.now = { ...before, chat: [...before.chat, message] };
    else if (message.type === "presence") this.now = { ...before, seats: message.seats, watching: message.watching };
    else return;
    this.dispatchEvent(new CustomEvent("change", { detail: { message, before } }));
  }

  /** The seat to act, or undefined. */
  get active() {
    return this.now.seats.find((seat) => seat.active);
  }

  seat(number) {
    return this.now.seats.find((seat) => seat.seat === number);
  }
}

function merged(now, { type, steps, groups, order, log, ...fields }) {
  const next = { ...now, ...fields, type: "snapshot" };
  if (log) next.log = [...now.log, ...log];
  if ((groups || order) && now.board) {
    const all = { ...now.board.groups, ...groups };
    for (const [key, markup] of Object.entries(groups ?? {})) if (markup === null) delete all[key];
    next.board = { ...now.board, groups: all, order: order ?? now.board.order };
  }
  return next;
}
