import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { log } from "#worker/log.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";

const RUNBOOKS = globSync("docs/operations/*.md");
const textOf = (paths: string[]) => paths.map((path) => readFileSync(path, "utf8")).join("\n");

test("every link of the documents leads to a file", () => {
  const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/README.md", "docs/scale.md", ...RUNBOOKS];
  const links = documents.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = ""]) => join(dirname(path), link)),
  );
  expect(links.length).toBeGreaterThan(RUNBOOKS.length);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

test("every npm script in the documents exists, and none is run on an unknown version of Node", () => {
  const text = textOf(["README.md", ...RUNBOOKS]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(called).toContain("backup");
  expect(called.filter((name) => !scripts[name])).toEqual([]);
  // An older Node, which the documents allow, runs no TypeScript.
  expect(text.match(/\bnode scripts\/\S+/g)).toBeNull();
});

test("the monitoring runbook says what to do about every event that is logged as an error", () => {
  const sources = globSync("worker/**/*.ts").map((path) => readFileSync(path, "utf8"));
  const calls = sources.flatMap((text) => [...text.matchAll(/\blog\(([^;{]*)/g)].map(([, words = ""]) => words));
  const errors = calls.filter((words) => words.includes('"error"'));
  const events = errors.flatMap((words) => [...words.matchAll(/"([a-z_]+\.[a-z_]+)"/g)].map(([, event = ""]) => event));
  expect(events).toEqual(expect.arrayContaining(["config.faulty", "content.snapshot_damaged", "auth.library"]));
  const guide = readFileSync("docs/operations/monitoring.md", "utf8");
  expect([...new Set(events)].filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});

test("the search in the monitoring runbook finds lines of errors, and only those", () => {
  const [, searched = ""] = /wrangler tail .*--search '([^']+)'/.exec(textOf(RUNBOOKS)) ?? [];
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
    log(level, "order.mismatch", { orderId: "error" });
  }
  vi.restoreAllMocks();
  // Wrangler's argument parser removes the outer quotes.
  const isFound = lines.map((line) => searched !== "" && line.includes(searched.replace(/^"|"$/g, "")));
  expect(isFound).toEqual([false, false, true]);
});

test("no command of the runbooks writes people's data into this folder", () => {
  const remote = textOf(RUNBOOKS)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("npx wrangler") && line.includes("--remote"));
  const files = remote.flatMap((line) => [...line.matchAll(/--(?:file|output) (\S+)/g)].map(([, file]) => file));
  expect(files).toEqual(['"$dir/restore.sql"', '"$dir/restore.sql"']);
});

test("Wrangler knows every command in the documents", () => {
  const text = textOf(["README.md", ".dev.vars.example", ...RUNBOOKS]);
  const calls = new Set(
    [...text.matchAll(/npx wrangler ([^`\n]+)/g)].map(([, call = ""]) => call.replace(/"[^"]*"/g, "text")),
  );
  expect(calls.size).toBeGreaterThan(10);
  expect([...calls].flatMap((call) => wranglerProblems(call.trim().split(/\s+/)))).toEqual([]);
});
