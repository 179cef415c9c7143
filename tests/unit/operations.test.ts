import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { log } from "#worker/log.ts";
import { ASSUMED, costsText, monthlyCosts } from "../../scripts/costs.ts";
import { writtenPart } from "../../scripts/document-table.ts";
import { CITIES, fitLine, modelVisit, visitText } from "../../scripts/visit-model.ts";
import { wranglerProblems } from "../support/wrangler-commands.ts";

test("the tables of docs/operations.md are what the scripts compute", () => {
  // Not so? `npm run visit-model -- --write` and `npm run costs -- --write`.
  expect(writtenPart("visit-model")).toBe(visitText());
  expect(writtenPart("costs")).toBe(costsText());
});

test("the model knows nine cities, and says which of its numbers were published", () => {
  expect(CITIES).toHaveLength(9);
  const delhi = modelVisit("Delhi");
  expect(delhi.database).toEqual({
    mumbai: { ms: 28, isPublished: true },
    singapore: { ms: 82, isPublished: true },
  });
  const raipur = modelVisit("Raipur");
  expect(raipur.edge).toBe("Mumbai");
  expect(raipur.edgeTrip.isPublished).toBe(false);
  expect(modelVisit("Bhubaneswar").database.singapore).toEqual({ ms: 92, isPublished: false });
});

test("a fitted round trip is no faster than light in fibre", () => {
  expect(fitLine().fixed).toBeGreaterThan(0);
  expect(fitLine().factor).toBeGreaterThan(1);
});

test.each(CITIES)("from %s a kept page never waits longer than a rendered one, and a 304 is the fastest", (city) => {
  const { before, after } = modelVisit(city);
  expect(after.warm).toBeLessThan(before.warm[0]);
  expect(after.repeat).toBeLessThan(after.warm);
  expect(after.warm).toBeLessThan(after.cold);
  expect(after.cold).toBeLessThan(after.first);
  // Where the database stands decides how long a page waits before, and not at all after.
  expect(before.warm[1]).toBeGreaterThan(before.warm[0]);
  expect(after.cold).toBeLessThan(before.cold[1]);
});

test("the cold visit counts four round trips, the start of an isolate and the document's way", () => {
  const { edgeTrip, before } = modelVisit("Mumbai");
  expect(before.cold[0]).toBeCloseTo(4 * (edgeTrip.ms + 40) + 60 + 70 + 3 + 3 + 2);
});

test("the bill adds up: nine requests a visit, and nothing of a page costs the database", () => {
  const costs = Object.fromEntries(monthlyCosts({ kept: 0.1, rendered: 1, call: 1 }).map((cost) => [cost.what, cost]));
  const requests = costs["Requests to the Worker"];
  expect(requests?.amount).toBeGreaterThan(9 * ASSUMED.visits);
  expect(requests?.amount).toBeLessThan(9.2 * ASSUMED.visits);
  expect(requests).toMatchObject({ listPrice: ((requests?.amount ?? 0) / 1e6) * 0.3, billed: 0 });
  expect(costs["D1 rows written"]?.amount).toBe(1_423_000);
  expect(costs["E-mails"]?.amount).toBe(21_000);
  expect(costs["E-mails"]?.billed).toBeCloseTo(6.3);
});

test("every script that the documents call is one of package.json, and none is called on whatever Node there is", () => {
  const text = ["docs/operations.md", "README.md"].map((file) => readFileSync(file, "utf8")).join("\n");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(called).toContain("backup");
  expect(called.filter((name) => !scripts[name])).toEqual([]);
  // An older Node, which the documents allow, runs no TypeScript.
  expect(text.match(/\bnode scripts\/\S+/g)).toBeNull();
});

test("every event that is logged as an error is told in the operations guide", () => {
  const sources = globSync("worker/**/*.ts").map((path) => readFileSync(path, "utf8"));
  const calls = sources.flatMap((text) => [...text.matchAll(/\blog\(([^;{]*)/g)].map(([, words = ""]) => words));
  const errors = calls.filter((words) => words.includes('"error"'));
  const events = errors.flatMap((words) => [...words.matchAll(/"([a-z_]+\.[a-z_]+)"/g)].map(([, event = ""]) => event));
  expect(events).toEqual(expect.arrayContaining(["config.faulty", "content.snapshot_damaged", "auth.library"]));
  const guide = readFileSync("docs/operations.md", "utf8");
  expect([...new Set(events)].filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});

test("what the guide has Wrangler search the log for stands in the lines of errors, and of errors alone", () => {
  const [, searched = ""] = /wrangler tail .*--search '([^']+)'/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
    log(level, "order.never_captured", { orderId: "error" });
  }
  vi.restoreAllMocks();
  // Wrangler's reader of arguments takes the outer quotes off.
  const isFound = lines.map((line) => searched !== "" && line.includes(searched.replace(/^"|"$/g, "")));
  expect(isFound).toEqual([false, false, true]);
});

test("no command of the guide leaves the people of the account's database in a file of this folder", () => {
  const remote = readFileSync("docs/operations.md", "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("npx wrangler") && line.includes("--remote"));
  const files = remote.flatMap((line) => [...line.matchAll(/--(?:file|output) (\S+)/g)].map(([, file]) => file));
  expect(files).toEqual(['"$dir/restore.sql"', '"$dir/restore.sql"']);
});

test("every command of Wrangler in the documents is one that Wrangler knows", () => {
  const text = ["docs/operations.md", "README.md", ".dev.vars.example"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const calls = new Set(
    [...text.matchAll(/npx wrangler ([^`\n]+)/g)].map(([, call = ""]) => call.replace(/"[^"]*"/g, "text")),
  );
  expect(calls.size).toBeGreaterThan(10);
  expect([...calls].flatMap((call) => wranglerProblems(call.trim().split(/\s+/)))).toEqual([]);
});
