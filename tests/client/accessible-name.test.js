// The accessible name of a thing that can be touched keeps what it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleName } from "../../perihelion/web/static/choosing/accessible-name.js";

test("a field keeps its content", () => {
  assert.equal(accessibleName("wood island c3", "Put the card on c3", []), "wood island c3: Put the card on c3");
  assert.equal(accessibleName("Holzinsel c3", "Karte auf c3 legen", []), "Holzinsel c3: Karte auf c3 legen");
});

test("a thing that is described at length keeps its description", () => {
  const title = "field 22, a yellow planet face down";
  assert.equal(accessibleName(title, "Fly to field 22", []), `${title}: Fly to field 22`);
});

test("a piece keeps its cell unless the deed says it", () => {
  const comet = "Cell 34: your comet 2";
  assert.equal(accessibleName(comet, "Move comet 2 west by 6 cells", []), `${comet}: Move comet 2 west by 6 cells`);
  assert.equal(accessibleName("Cell 34", "Put the comet on cell 34", []), "Put the comet on cell 34");
});

test("what the deed already says is not said twice", () => {
  assert.equal(
    accessibleName("Ada’s card 0 (wheat + stone)", "Play 0 (wheat + stone)", ["0"]),
    "Play 0 (wheat + stone)",
  );
  assert.equal(accessibleName("Hubble 7390’s card 1 (wood)", "Play 1 (wood)", []), "Play 1 (wood)");
  assert.equal(accessibleName("", "Draw a card", []), "Draw a card");
});

test("the text on a thing is part of its name, for voice control", () => {
  assert.equal(accessibleName("a die", "Take it", ["Pilot"]), "a die: Take it (Pilot)");
  assert.equal(
    accessibleName("deck: 28 cards", "Draw one", ["28", "Deck"]),
    "deck: 28 cards: Draw one",
    "found by one word",
  );
  const cube = accessibleName("", "Sell a cube from the black row, column I", ["K", "1"]);
  assert.equal(cube, "Sell a cube from the black row, column I (K1)", "several texts are one word, as in the content");
});

test("a number that is in the name is not said again, nor the letter of a colour beside it", () => {
  assert.equal(accessibleName("your comet 1 (Cell 62)", "3 moves", ["1", "U"]), "your comet 1 (Cell 62): 3 moves");
  assert.equal(accessibleName("your comet 1 (Cell 62)", "3 moves", ["2", "U"]), "your comet 1 (Cell 62): 3 moves (2U)");
});
