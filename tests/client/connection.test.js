import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "./clock.js";

const clock = new FakeClock();
globalThis.addEventListener = () => {};
globalThis.WebSocket = class {
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 1;
  sent = [];

  constructor(address) {
    this.address = address;
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {}
};

const { CloseCode } = await import("../../perihelion/web/static/live/close-codes.js");
const { LiveConnection } = await import("../../perihelion/web/static/live/connection.js");

/** Return a connection that got its first message, and the states that it told. */
function opened() {
  const connection = new LiveConnection("q7Xc");
  const states = [];
  connection.onState(({ state, code }) => states.push(code ? `${state} ${code}` : state));
  connection.connect();
  receive(connection, { type: "snapshot", mark: "7.0.en" });
  return { connection, states };
}

const receive = ({ socket }, message) => socket.onmessage({ data: JSON.stringify(message) });

test("a lost connection is opened again, and names what the page has", () => {
  const { connection, states } = opened();
  connection.socket.onclose({ code: CloseCode.BROKEN });
  clock.tick(400);
  receive(connection, { type: "update", mark: "8.0.en", count: 8 });
  assert.deepEqual(states, ["open", "lost", "open"]);
  const asked = new URL(connection.socket.address).searchParams;
  assert.equal(asked.get("have"), "7.0.en");
  assert.equal(asked.get("outline"), "false");
  assert.ok(Number(asked.get("away")) > 0);
});

for (const name of ["NO_GUEST", "REMOVED", "NO_TABLE", "CLOSED", "SIGNED_OUT", "BANNED"])
  test(`${name} ends the connection for good`, () => {
    const { connection, states } = opened();
    const { socket } = connection;
    socket.onclose({ code: CloseCode[name] });
    clock.tick(60_000);
    assert.deepEqual(states, ["open", `ended ${CloseCode[name]}`]);
    assert.equal(connection.socket, socket);
  });

for (const name of ["CHANGED", "TOO_SLOW", "TOO_MANY"])
  test(`${name} is followed by another try`, () => {
    const { connection, states } = opened();
    const { socket } = connection;
    socket.onclose({ code: CloseCode[name] });
    clock.tick(400);
    assert.deepEqual(states, ["open", "lost"]);
    assert.notEqual(connection.socket, socket);
  });

test("a message reaches the page, a pong does not", () => {
  const { connection } = opened();
  const messages = [];
  connection.onMessage((message) => messages.push(message.type));
  receive(connection, { type: "pong" });
  receive(connection, { type: "presence", seats: [], watching: 0 });
  assert.deepEqual(messages, ["presence"]);
});

test("a connection without any answer is given up", () => {
  const { connection, states } = opened();
  clock.tick(20_000);
  assert.deepEqual(connection.socket.sent, [{ type: "ping" }]);
  clock.tick(40_000);
  assert.equal(states.at(-1), "lost");
});

test("a wish for the text of the position is sent at once, and again after a loss", () => {
  const { connection } = opened();
  connection.wantOutline(true);
  assert.deepEqual(connection.socket.sent, [{ type: "outline", wanted: true }]);
  connection.socket.onclose({ code: CloseCode.BROKEN });
  clock.tick(400);
  assert.equal(new URL(connection.socket.address).searchParams.get("outline"), "true");
});
