import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

location.search = "?group=7&lang=pl";
const { fullAddress } = await import("../../perihelion/web/static/lib/address.js");

test("the language of a page's address goes with what the page asks the API for, and with nothing else", () => {
  assert.equal(fullAddress("/api/me"), "/api/me?lang=pl");
  assert.equal(fullAddress("/api/tables/x/live?outline=true"), "/api/tables/x/live?outline=true&lang=pl");
  assert.equal(fullAddress("/api/words?lang=de&page=lobby"), "/api/words?lang=de&page=lobby");
  assert.deepEqual(["/rules/solari", "#top", "https://x.org/api/"].map(fullAddress), [
    "/rules/solari",
    "#top",
    "https://x.org/api/",
  ]);
});
