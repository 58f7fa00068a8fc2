import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { groupByTurn, scoreText, turnsSince } = await import("../../perihelion/web/static/panels/turn-groups.js");
const { loadWords } = await import("../../perihelion/web/static/lib/words.js");

const WORDS = { lang: "fr", words: { labelled: "{label} : {text}" }, languages: {} };

const line = (n, turn, seat, kind = "action", undone = false) => ({ n, turn, seat, kind, undone, says: String(n) });
const LOG = [
  line(0, 0, -1, "event"),
  line(1, 1, 0),
  line(2, 2, 1),
  line(3, 2, -1, "chance"),
  line(4, 3, 2),
  line(5, 4, 0),
];
const turns = (...given) => turnsSince(LOG, ...given).map(({ turn }) => turn);

test("lines are grouped by turn; the set-up belongs to no seat", () => {
  assert.deepEqual(
    groupByTurn(LOG).map(({ turn, seat, lines }) => [turn, seat, lines.length]),
    [
      [0, -1, 1],
      [1, 0, 1],
      [2, 1, 2],
      [3, 2, 1],
      [4, 0, 1],
    ],
  );
});

test("a player is told the turns since the own one before", () => {
  assert.deepEqual(turns(0, 3), [2, 3]);
  assert.deepEqual(turns(1, 3), [3, 4]);
});

test("a player who has not seen the own last turn is told from the one that was seen", () => {
  assert.deepEqual(turns(2, 3, 0), [1, 2, 3, 4]);
});

test("a spectator is told the last turn of each player", () => {
  assert.deepEqual(turns(-1, 3), [2, 3, 4]);
});

test("what was undone is not told", () => {
  const undone = LOG.map((one) => (one.turn === 3 ? { ...one, undone: true } : one));
  assert.deepEqual(
    turnsSince(undone, 0, 3).map(({ turn }) => turn),
    [2],
  );
});

test("the log says what each player gained and lost, by name, with the colon of the language", async () => {
  globalThis.fetch = async () => Response.json(WORDS);
  await loadWords("table");
  const changes = [
    { label: "Planets", values: [2, 0, 0], says: ["+2 points for planets", "", ""] },
    { label: "Waste", values: [-1, 3, 0], says: ["−1 point for waste", "+3 points for waste", ""] },
  ];
  const seats = [
    { title: "Red", name: "Ada" },
    { title: "Blue", name: "" },
    { title: "White", name: "Bo" },
  ];
  assert.equal(
    scoreText(changes, { seats }),
    "Ada : +2 points for planets, −1 point for waste · Blue : +3 points for waste",
  );
});
