import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { attempt } from "../../../scripts/dev/processes.ts";

test("the project can be in a folder with a space in its name", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "masa-processes-test-")), "my site");
  cpSync("scripts/dev/processes.ts", join(folder, "scripts/dev/processes.ts"));
  const script = `import("${pathToFileURL(join(folder, "scripts/dev/processes.ts")).href}").then((m) => console.log(m.root))`;
  const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(stdout.trim()).toBe(join(folder, "/"));
});

test("no script mistakes a file's URL for its path", () => {
  const scripts = globSync("scripts/**/*.ts").map((path) => readFileSync(path, "utf8"));
  expect(scripts.filter((text) => /import\.meta\.url\)\.pathname/.test(text))).toEqual([]);
});

test("a command that takes too long is stopped with everything it started, and says so", async () => {
  // The process that it started keeps the output open, so waiting for that would take a minute.
  const { code, output } = await attempt("sh", ["-c", "sleep 60 & wait"], {}, 200);
  expect(code).not.toBe(0);
  expect(output).toContain("was still running after 0.2 s");
});

test("a character that arrives in two pieces is read as one", async () => {
  const script = `const [first, ...rest] = Buffer.from("₹");
    process.stdout.write(Buffer.from([first]), () => setImmediate(() => process.stdout.write(Buffer.from(rest))));`;
  expect((await attempt(process.execPath, ["-e", script])).stdout).toBe("₹");
});

test("an exported Wrangler environment reaches no script: the command line names the environment", () => {
  const env = { ...process.env, CLOUDFLARE_ENV: "production", FORCE_COLOR: "0" };
  const script = "../tests/support/site/show-environment";
  const { stdout } = spawnSync(process.execPath, ["scripts/dev/bootstrap.mjs", script], { encoding: "utf8", env });
  expect(JSON.parse(stdout)).toMatchObject({ FORCE_COLOR: "0" });
  expect(JSON.parse(stdout)).not.toHaveProperty("CLOUDFLARE_ENV");
});
