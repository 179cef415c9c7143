import { expect, test } from "vitest";
import {
  fromServer,
  greetingAt,
  mergeResponse,
  mergeStored,
  progressOf,
  tick,
} from "#app/client/dashboard/task-list.ts";

const task = (id: string, changedAt = 0, completed = false) => ({
  id,
  title: id,
  completed,
  changedAt,
  source: null,
});
const list = fromServer([task("a", 10), task("b", 20)], "asha");
const newer = (stored: { changedAt: number }, current: { changedAt: number }) => stored.changedAt > current.changedAt;

test("a tick is pending and later than what this device has seen, even when its clock is slow", () => {
  expect(tick(list, "a", true, 5)[0]).toMatchObject({
    completed: true,
    changedAt: 11,
    isPending: true,
    source: "hand",
  });
  expect(tick(list, "a", true, 500)[0]?.changedAt).toBe(500);
  expect(tick(list, "none", true, 500)).toEqual(list);
});

test("stored tasks of this member are merged where they are newer, with the server's title", () => {
  const copy = [{ ...task("a", 11, true), title: "old", owner: "asha", isPending: true }, task("b", 99, true)];
  const merged = mergeStored(list, copy, "asha", newer);
  expect(merged[0]).toMatchObject({ title: "a", completed: true, changedAt: 11 });
  expect(merged[1]).toEqual(list[1]);
  expect(mergeStored(list, copy, "ravi", newer)).toEqual(list);
});

test.each([[null], ["text"], [{}], [[null, 3, { owner: "asha", changedAt: "soon", id: "a" }]]])(
  "a damaged copy %j changes nothing",
  (copy) => {
    expect(mergeStored(list, copy, "asha", newer)).toEqual(list);
  },
);

test("the server's response wins, except over a task that has changed again since", () => {
  const sent = tick(list, "a", true, 100);
  const changedAgain = tick(sent, "a", false, 200);
  const response = [task("a", 100, true), task("b", 30, true)];
  expect(mergeResponse(sent, response, sent, "asha").map(({ completed }) => completed)).toEqual([true, true]);
  expect(mergeResponse(changedAgain, response, sent, "asha")[0]).toMatchObject({ completed: false, isPending: true });
});

test.each([
  [3, 1, { percent: 33, lit: 2, isFinished: false, text: "1 of 3 done" }],
  [4, 1, { percent: 25, lit: 2, isFinished: false, text: "1 of 4 done" }],
  [4, 0, { percent: 0, lit: 0, isFinished: false, text: "0 of 4 done" }],
  [4, 4, { percent: 100, lit: 6, isFinished: true, text: "All done. See you at the next event." }],
])("of %i tasks %i done: a whole percentage, the sign’s tiles, and words", (all, done, expected) => {
  const list = Array.from({ length: all }, (_, i) => task(String(i), 0, i < done));
  expect(progressOf(list)).toEqual(expected);
});

test.each([
  [0, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [17, "Good afternoon"],
  [18, "Good evening"],
])("at hour %i the greeting is %s", (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
