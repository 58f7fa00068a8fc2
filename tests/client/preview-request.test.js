import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { PreviewRequest } from "../../perihelion/web/static/choosing/preview-request.js";

const preview = (results) => ({ results, points: 0, scored: [], groups: {} });

/** Return a request with its questions and what it showed; `answer(action)` answers a question. */
function make(answer = async (action) => preview(action)) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const [asked, shown] = [[], []];
  const request = new PreviewRequest({
    ask: (action) => {
      asked.push(action);
      return answer(action);
    },
    show: (found) => shown.push(found?.results ?? null),
  });
  return { request, asked, shown };
}

/** Let the pointer rest, and let answers arrive. */
async function rest() {
  mock.timers.tick(1000);
  for (let i = 0; i < 5; i++) await Promise.resolve();
}

test("an action is asked for after a moment, and only once", async () => {
  const { request, asked, shown } = make();
  request.want("1E3");
  assert.deepEqual(asked, []);
  await rest();
  request.want(null);
  request.want("1E3");
  await rest();
  assert.deepEqual(asked, ["1E3"]);
  assert.deepEqual(shown, [null, "1E3", null, "1E3"]);
});

test("a pointer that passes over things asks for nothing", async () => {
  const { request, asked } = make();
  for (const action of ["a", "b", "c", null]) request.want(action);
  await rest();
  assert.deepEqual(asked, []);
});

test("a pointer that moves within a thing asks once", async () => {
  const { request, asked } = make();
  for (let i = 0; i < 9; i++) request.want("a");
  await rest();
  request.want("a");
  await rest();
  assert.deepEqual(asked, ["a"]);
});

test("an answer that comes too late is kept, but not shown", async () => {
  const answers = {};
  const { request, shown } = make((action) => new Promise((resolve) => (answers[action] = resolve)));
  request.want("a");
  await rest();
  request.want("b");
  answers.a(preview("late"));
  await rest();
  assert.deepEqual(shown, [null, null]);
  request.want("a");
  assert.equal(shown.at(-1), "late");
});

test("a new position forgets everything, also answers under way", async () => {
  const answers = {};
  const { request, asked, shown } = make((action) => new Promise((resolve) => (answers[action] = resolve)));
  request.want("a");
  await rest();
  request.reset();
  request.want("a");
  answers.a(preview("old"));
  await rest();
  assert.ok(!shown.includes("old"));
  assert.deepEqual(asked, ["a", "a"]);
});
