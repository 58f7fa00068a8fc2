// The live connection: comes back by itself, ever more patiently, and says so.
//
// Events: "message" (detail: the message), "state" (detail: "open" | "lost" | "ended"), where "ended" has a code.

const PATIENCE = [400, 800, 1600, 3200, 6400, 10000];
const BEAT = 20000;
const WAKING = 3000;
const ENDED = new Set([4403, 4404, 4410]);

export class Live extends EventTarget {
  constructor(table) {
    super();
    this.table = table;
    this.state = "connecting";
    this.tries = 0;
    this.count = null;
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    addEventListener("pagehide", () => this.stop());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.count === null ? "" : `?after=${this.count}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${after}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  hear(message) {
    this.heard = Date.now();
    if (message.type === "pong") return;
    if ("count" in message) this.count = message.count;
    if (this.state !== "open") {
      this.tries = 0;
      this.beat = setInterval(() => this.check(), BEAT);
      this.turn("open");
    }
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  closed(code) {
    clearInterval(this.beat);
    if (ENDED.has(code)) {
      this.turn("ended", code);
      return;
    }
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.turn("lost");
  }

  /** A connection that answers no ping is none. */
  check() {
    if (Date.now() - this.heard > 2 * BEAT) this.drop();
    else this.send({ type: "ping" });
  }

  drop() {
    if (this.state !== "open" && this.state !== "connecting") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.closed(0);
  }

  /** The page is looked at again: a connection that slept too long is none. */
  wake() {
    if (this.state !== "open") {
      this.hurry();
      return;
    }
    const asked = Date.now();
    this.send({ type: "ping" });
    setTimeout(() => this.heard < asked && this.drop(), WAKING);
  }

  hurry() {
    if (this.state !== "lost" || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.open();
  }

  stop() {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.state = "lost"; // a page that comes back from the browser's memory hurries
  }

  turn(state, code) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: { state, code } }));
  }
}
