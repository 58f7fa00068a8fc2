// The WebSocket of a table. It reconnects by itself after growing delays.
//
// The listeners of `onMessage` get the messages, those of `onState` how the connection stands.

import { connect, network } from "../lib/transport.js";
import { CloseCode } from "./close-codes.js";
import { OwnDrawing } from "./own-drawing.js";

/** @import { ClientMessage, ServerMessage } from "../types.d.ts" */

/**
 * How a connection stands, and the WebSocket's close code if it has ended.
 * @typedef {{state: "connecting" | "open" | "lost" | "ended", code?: number}} ConnectionState
 */

const RETRY_DELAYS_MS = [300, 600, 1200, 2000, 2000, 2000, 4000]; // another server is there at once, the same one within seconds
const PING_INTERVAL_MS = 20000;
const WAKE_TIMEOUT_MS = 3000; // a page that becomes visible again waits this long for a pong
/** After these the page does not connect again. @type {Set<number>} */
const FINAL_CLOSE_CODES = new Set([
  CloseCode.NO_GUEST,
  CloseCode.REMOVED,
  CloseCode.NO_TABLE,
  CloseCode.CLOSED,
  CloseCode.SIGNED_OUT,
  CloseCode.BANNED,
]);

export class LiveConnection extends EventTarget {
  constructor(table) {
    super();
    this.table = table;
    /** @type {ConnectionState["state"]} */
    this.state = "connecting";
    this.attempts = 0;
    this.outlineWanted = false;
    this.drawing = this.createDrawing();
    network.addEventListener("online", () => this.reconnectNow());
    network.addEventListener("offline", () => this.abandon());
    addEventListener("pagehide", () => this.close());
    document.addEventListener("visibilitychange", () => document.hidden || this.checkAfterSleep());
  }

  /** The address of the WebSocket. */
  get path() {
    return `/api/tables/${this.table}/live`;
  }

  /**
   * Return what draws for itself if this device can.
   * @returns {Pick<OwnDrawing, "start" | "reset" | "ask" | "receive">}
   */
  createDrawing() {
    return new OwnDrawing({ send: (message) => this.send(message), pass: (message) => this.pass(message) });
  }

  /** Call a function with every message. @param {(message: ServerMessage) => void} listener */
  onMessage(listener) {
    this.addEventListener("message", (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** Call a function when the connection is opened, lost or ended. @param {(state: ConnectionState) => void} listener */
  onState(listener) {
    this.addEventListener("state", (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  connect() {
    clearTimeout(this.timer);
    this.outlineAsked = this.outlineWanted;
    const asked = new URLSearchParams({ outline: String(this.outlineAsked) });
    if (this.mark) asked.set("have", this.mark);
    if (this.lostAt) asked.set("away", String(Date.now() - this.lostAt)); // the client that has waited longest comes first
    const socket = connect(`${this.path}?${asked}`);
    this.socket = socket;
    this.drawing.reset();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.handleClose(event.code);
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.lastMessageAt = Date.now();
    if (message.type === "pong") return;
    if (message.type === "announcement") {
      dispatchEvent(new CustomEvent("announcement", { detail: message }));
      return;
    }
    if (this.state !== "open") {
      this.attempts = 0;
      this.lostAt = null;
      this.heartbeat = setInterval(() => this.checkHeartbeat(), PING_INTERVAL_MS);
      this.setState("open");
      if (this.outlineWanted !== this.outlineAsked) this.wantOutline(this.outlineWanted);
      this.drawing.ask();
    }
    this.drawing.receive(message);
  }

  /** Give an ordinary message to the page. @param {ServerMessage} message */
  pass(message) {
    if (message.type === "snapshot" || message.type === "update") this.mark = message.mark ?? this.mark; // what this page has
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Say whether the page shows the position as text. @param {boolean} wanted */
  wantOutline(wanted) {
    this.outlineWanted = wanted;
    this.send({ type: "outline", wanted });
  }

  /** @param {number} code the WebSocket's close code; 0 if the page gave the connection up */
  handleClose(code) {
    clearInterval(this.heartbeat);
    if (FINAL_CLOSE_CODES.has(code)) {
      this.setState("ended", code);
      return;
    }
    this.lostAt ??= Date.now();
    const wait = RETRY_DELAYS_MS[Math.min(this.attempts++, RETRY_DELAYS_MS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    this.setState("lost");
  }

  /** Send a ping, or give the connection up if the last ones were not answered. */
  checkHeartbeat() {
    if (Date.now() - this.lastMessageAt > 2 * PING_INTERVAL_MS) this.abandon();
    else this.send({ type: "ping" });
  }

  /** Give the connection up and try again later. */
  abandon() {
    if (this.state !== "open" && this.state !== "connecting") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.handleClose(0);
  }

  /** The page is visible again: check with a ping that the connection is still alive. */
  checkAfterSleep() {
    if (this.state !== "open") {
      this.reconnectNow();
      return;
    }
    const asked = Date.now();
    this.send({ type: "ping" });
    setTimeout(() => this.lastMessageAt < asked && this.abandon(), WAKE_TIMEOUT_MS);
  }

  /** Try again now instead of waiting for the next attempt. */
  reconnectNow() {
    if (this.state !== "lost" || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.attempts = 0;
    this.connect();
  }

  /** The page is being left. */
  close() {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.state = "lost"; // so that a page restored from the back/forward cache reconnects at once
  }

  /**
   * @param {ConnectionState["state"]} state
   * @param {number} [code]
   */
  setState(state, code) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: { state, code } }));
  }
}
