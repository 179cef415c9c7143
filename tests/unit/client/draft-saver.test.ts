import { expect, test } from "vitest";
import { createDraft, type DraftCall, type DraftResult } from "#app/client/dashboard/draft-saver.ts";

const saved = (version: number): DraftResult => ({ ok: true, value: { version, savedAt: 0 } });
const lost: DraftResult = { ok: false, problem: undefined, retryAfterSeconds: undefined };

/** A draft whose calls wait until the test responds. */
function open(fields: Record<string, string> = {}, version = 3) {
  const calls: DraftCall[] = [];
  const pending: Array<(result: DraftResult) => void> = [];
  const draft = createDraft(fields, version, (call) => {
    calls.push(call);
    return new Promise((resolve) => pending.push(resolve));
  });
  return { draft, calls, respond: (n: number, result: DraftResult) => pending[n]?.(result) };
}

test("a call contains what has changed, including emptied fields", async () => {
  const { draft, calls, respond } = open({ a: "1", b: "2" });
  expect(draft.isChanged({ a: "1", b: "2", c: "" })).toBe(false);
  const saving = draft.save({ a: "1", b: "", c: "3" });
  expect(calls).toEqual([{ version: 3, fields: { b: "", c: "3" } }]);
  expect(draft.isSaving()).toBe(true);
  respond(0, saved(4));
  expect(await saving).toEqual(saved(4));
  expect([draft.version(), draft.isSaving(), draft.isChanged({ a: "1", b: "", c: "3" })]).toEqual([4, false, false]);
});

test("nothing is sent while a call is under way or nothing has changed", async () => {
  const { draft, calls } = open({ a: "1" });
  expect(await draft.save({ a: "1" })).toBeUndefined();
  void draft.save({ a: "2" });
  expect(await draft.save({ a: "3" })).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test("what a call did not save still counts as changed", async () => {
  const { draft, respond } = open();
  const saving = draft.save({ a: "1" });
  respond(0, lost);
  expect(await saving).toEqual(lost);
  expect([draft.version(), draft.isChanged({ a: "1" })]).toEqual([3, true]);
});

test("a call stays below the limit of the body in any script", () => {
  const { draft, calls } = open();
  const long = "क".repeat(1500);
  void draft.save({ a: long, b: long, c: long, d: "4" });
  expect(Object.keys(calls[0]?.fields ?? {})).toEqual(["a", "b", "c", "d"]);
  const other = open();
  void other.draft.save({ a: long, b: long, c: long, d: long });
  expect(Object.keys(other.calls[0]?.fields ?? {})).toEqual(["a", "b", "c"]);
});

test("leaving the page sends everything, after the call under way", async () => {
  const { draft, calls, respond } = open();
  const saving = draft.save({ a: "1" });
  const long = "क".repeat(1500);
  const rest = { b: long, c: long, d: long, e: long };
  const leaving = draft.saveAll({ a: "1", ...rest });
  expect(calls.map(({ version, fields }) => [version, Object.keys(fields)])).toEqual([
    [3, ["a"]],
    [4, ["b", "c", "d"]],
    [5, ["e"]],
  ]);
  respond(2, saved(6));
  respond(1, saved(5));
  respond(0, saved(4));
  await Promise.all([saving, leaving]);
  expect([draft.version(), draft.isChanged({ a: "1", ...rest })]).toEqual([6, false]);
});

test("leaving the page resends what changed since the call under way began, and nothing if nothing changed", () => {
  const { draft, calls } = open({ z: "0" });
  void draft.saveAll({ z: "0" });
  expect([calls, draft.isSaving()]).toEqual([[], false]);
  void draft.save({ a: "1" });
  void draft.saveAll({ a: "2" });
  expect(calls[1]).toEqual({ version: 4, fields: { a: "2" } });
});

test("the call under way when the page is left does not stop the rest from being saved", async () => {
  const { draft, calls, respond } = open();
  const saving = draft.save({ a: "1" });
  const leaving = draft.saveAll({ a: "1", b: "2" });
  respond(0, saved(4));
  await saving;
  expect(draft.isSaving()).toBe(true);
  expect(await draft.save({ a: "1", b: "3" })).toBeUndefined();
  respond(1, saved(5));
  await leaving;
  expect([calls.length, draft.isSaving(), draft.version()]).toEqual([2, false, 5]);
});
