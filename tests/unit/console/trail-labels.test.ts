import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aboutCell, TRAIL_ACTIONS } from "#worker/domain/console/lists/trail-labels.server.ts";

/** The literal codes of the files that write the trail. Other audit entries are not shown to operators. */
function actionsInSource(): string[] {
  const files = globSync("worker/domain/**/*.server.ts").map((file) => readFileSync(file, "utf8"));
  const writers = files.filter((text) => /\b(?:withTrail|batchWithTrail|recordView|TrailEntry)\b/.test(text));
  const lines = writers.flatMap((text) => text.split("\n")).filter((line) => /\baction\b|entryOf\(/.test(line));
  const codes = lines.flatMap((line) => [...line.matchAll(/"([a-z_]+\.[a-z_]+)"/g)].map(([, code = ""]) => code));
  return [...new Set(codes)].filter((code) => !NOT_IN_THE_TRAIL.includes(code));
}

const TRANSFERS = ["bank_transfer.accepted", "bank_transfer.returned", "bank_transfer.cancelled"];
const NOT_IN_THE_TRAIL = ["membership.moved", ...TRANSFERS];

test("every action of the trail has words", () => {
  const codes = actionsInSource();
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !TRAIL_ACTIONS.has(code))).toEqual([]);
});

test("no two actions have the same words", () => {
  expect(new Set(TRAIL_ACTIONS.values()).size).toBe(TRAIL_ACTIONS.size);
});

test.each([
  ["message:1", "Message", "/console/messages/1"],
  ["member:*", "Accounts", "/console/members"],
  ["order:o-1", "Order", "/console/payments/o-1"],
  ["content:articles:first-loan", "Content", "/console/content/articles/first-loan"],
  ["content:articles", "Content", "/console/content/articles"],
  ["publication:p-1", "Publication", "/console/publications/p-1"],
  ["view:/console/messages", "List", "/console/messages"],
  ["refund_request:r-1", "Refund", undefined],
  ["link:https://www.example.org/a:b", "Link", undefined],
])("the subject %s is named %s and links to %s", (subject, text, href) => {
  expect(aboutCell(subject)).toEqual({ text, href, code: subject });
});

test("a subject of an unknown kind shows its code", () => {
  expect(aboutCell("other:1")).toEqual({ text: "", code: "other:1" });
});
