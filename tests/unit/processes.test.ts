import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { attempt } from "../../scripts/processes.ts";

test("the project may lie in a folder with a space in its name", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "masa-processes-test-")), "my site");
  cpSync("scripts/processes.ts", join(folder, "scripts/processes.ts"));
  const script = `import("${pathToFileURL(join(folder, "scripts/processes.ts")).href}").then((m) => console.log(m.root))`;
  const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(stdout.trim()).toBe(join(folder, "/"));
});

test("no script takes a file's address for its path", () => {
  const scripts = globSync("scripts/*.ts").map((path) => readFileSync(path, "utf8"));
  expect(scripts.filter((text) => /import\.meta\.url\)\.pathname/.test(text))).toEqual([]);
});

test("a command that takes too long is ended with what it has started, and says so", async () => {
  const mark = join(mkdtempSync(join(tmpdir(), "masa-processes-test-")), "mark");
  const { code, output } = await attempt("sh", ["-c", `(sleep 1; touch ${mark}) & wait`], {}, 200);
  expect(code).not.toBe(0);
  expect(output).toContain("had not come to its end after 0.2 s");
  await wait(1200);
  expect(existsSync(mark)).toBe(false);
});
