import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "../../support/site/source-rules.ts";

/** One violation of each rule of the architecture: path, text, and the linter's rule that must find it. */
const BY_BIOME: readonly [rule: string, path: string, text: string, lint: string][] = [
  ["1", "worker/log.ts", 'import { a } from "#app/root.tsx";', "noRestrictedImports"],
  ["1", "worker/domain/mail/a.server.ts", 'import { a } from "../../../app/root.tsx";', "noRestrictedImports"],
  ["2", "app/routes/a/route.tsx", 'import { a } from "#worker/db/client.ts";', "noRestrictedImports"],
  ["2", "app/routes/b/route.tsx", 'import { a } from "#worker/domain/mail/a.ts";', "noRestrictedImports"],
  ["2", "app/routes/c/route.tsx", 'import { a } from "#worker/http/client-id.ts";', "noRestrictedImports"],
  ["2", "app/routes/d/route.tsx", 'import { a } from "../../../worker/deps.ts";', "noRestrictedImports"],
  ["2", "app/routes/e/route.tsx", 'import { z } from "zod";', "noRestrictedImports"],
  [
    "2",
    "app/routes/mail/route.tsx",
    'import { a } from "#worker/jobs/mail-delivery.server.ts";',
    "noRestrictedImports",
  ],
  ["2", "app/components/ui/a.tsx", 'import { a } from "#worker/domain/money.server.ts";', "noRestrictedImports"],
  ["2", "app/components/ui/b.tsx", 'import { a } from "#worker/context.server.ts";', "noRestrictedImports"],
  ["3", "worker/contracts/a.ts", 'import { a } from "../domain/money.server.ts";', "noRestrictedImports"],
  ["3", "worker/contracts/vocabulary.ts", 'import { a } from "./a.ts";', "noRestrictedImports"],
  ["4", "worker/domain/b.server.ts", 'import { Hono } from "hono";', "noRestrictedImports"],
  ["4", "worker/domain/c.server.ts", 'import { a } from "../api/send.ts";', "noRestrictedImports"],
  ["4", "worker/domain/d.server.ts", "export const a = (request: Request) => request;", "noRestrictedTypes"],
  ["4", "worker/domain/e.server.ts", 'export const a = () => new Response("");', "noRestrictedGlobals"],
  ["5", "worker/api/a.ts", 'import { sql } from "drizzle-orm";', "noRestrictedImports"],
  ["5", "worker/api/b.ts", 'import { a } from "../providers/mail.ts";', "noRestrictedImports"],
  ["5", "app/routes/f/route.tsx", 'import { sql } from "drizzle-orm";', "noRestrictedImports"],
  ["5", "app/routes/g/route.tsx", 'export const loader = () => fetch("/api/session");', "noRestrictedGlobals"],
  [
    "6",
    "worker/domain/mail/f.server.ts",
    'import type { G } from "./g.server.ts";\nexport type F = G;',
    "noImportCycles",
  ],
  [
    "6",
    "worker/domain/mail/g.server.ts",
    'import type { F } from "./f.server.ts";\nexport type G = F;',
    "noImportCycles",
  ],
  ["7", "worker/http/a.ts", "export const a = (env: Env) => env;", "noRestrictedTypes"],
  ["7", "worker/api/c.ts", 'import { a } from "react-router";', "noRestrictedImports"],
  ["7", "worker/jobs/a.ts", 'import { a } from "../fake-razorpay/state.ts";', "noRestrictedImports"],
  ["7", "worker/jobs/b.ts", 'import { a } from "../../tests/support/site/site.ts";', "noRestrictedImports"],
  ["7", "app/routes/h/route.tsx", 'import { a } from "../../../tests/support/site/site.ts";', "noRestrictedImports"],
];

/** What stays allowed beside them. */
const ALLOWED: readonly [path: string, text: string][] = [
  ["app/routes/i/route.tsx", 'import { a } from "#worker/domain/mail/a.server.ts";\nexport const b = a;'],
  ["app/routes/j/route.tsx", 'import { a } from "#worker/contracts/problem.ts";\nexport const b = a;'],
  ["app/client/a.ts", 'export const a = () => fetch("/api/session");'],
  ["worker/domain/h.server.ts", 'import { a } from "../db/client.ts";\nexport const b = a;'],
];

const BY_TEXT: readonly [rule: string, path: string, text: string][] = [
  ["rule 2", "app/routes/a/route.tsx", 'import { collections } from "#worker/content/collections.ts";'],
  ["rule 2", "app/components/ui/a.tsx", 'import { refused } from "#worker/contracts/problem.ts";'],
  ["rule 7", "worker/http/a.ts", "const url = env.SITE_URL;"],
  ["rule 8", "worker/domain/a.server.ts", '  return fetch("https://example.com");'],
  ["rule 8", "worker/domain/a.server.ts", "const settings = Promise.resolve(1);"],
  ["rule 8", "app/client/a.ts", "let pending: Promise<void> | undefined;"],
  ["outlives a request", "worker/domain/a.server.ts", "let answered = 0;"],
  ["rule 9", "app/routes/a/route.tsx", "export const handle = { hydrate: false };"],
  ["as text", "app/components/ui/a.tsx", `const code = "(" + start.toString() + ")()";`],
  ["inline script", "app/components/ui/a.tsx", "<script dangerouslySetInnerHTML={{ __html: code }} />"],
  ["inline script", "app/components/ui/a.tsx", "<script>{code}</script>"],
  ["audit trail", "worker/domain/a.server.ts", "  await deps.db.delete(auditTrail);"],
  ["audit trail", "scripts/a.ts", "update audit_trail set reason = null"],
  ["code of the console", "app/routes/about/a.tsx", 'import { Shell } from "../../routes/console/shell.tsx";'],
  ["HTML", "app/client/a.ts", 'place.innerHTML = "<li>Done</li>";'],
];

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };
const dir = mkdtempSync(join(tmpdir(), "lint-"));
let found: string[] = [];

beforeAll(async () => {
  for (const [path, text] of [...BY_BIOME.map(([, path, text]) => [path, text] as const), ...ALLOWED]) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), `${text}\n`);
  }
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(dir, "biome.json"), JSON.stringify({ ...config, root: true, vcs: { enabled: false } }));
  cpSync("package.json", join(dir, "package.json"));
  found = (await lint("biome", ["lint", "--reporter=json", "--max-diagnostics=none", "."])).diagnostics.map(
    ({ category, location: { path } }) => `${typeof path === "string" ? path : path.file} ${category.split("/").pop()}`,
  );
});

afterAll(() => rmSync(dir, { recursive: true }));

test.each(BY_BIOME)("Biome refuses a violation of rule %s in %s", (_rule, path, _text, rule) => {
  expect(found).toContain(`${path} ${rule}`);
});

test("Biome allows what the rules allow", () => {
  const paths = ALLOWED.map(([path]) => path);
  expect(found.filter((line) => paths.some((path) => line.startsWith(`${path} noRestricted`)))).toEqual([]);
});

test.each(BY_TEXT)("a violation of '%s' in %s is found in the file's text", (rule, path, text) => {
  expect(findViolations(path, text)).toEqual([expect.stringContaining(rule)]);
});

test("oxlint refuses a promise that is not awaited (rule 8)", async () => {
  const path = "worker/floating.ts";
  writeFileSync(join(dir, path), "export function start() {\n  Promise.resolve(1);\n}\n");
  cpSync("tsconfig.json", join(dir, "tsconfig.json"));
  symlinkSync(resolve("node_modules"), join(dir, "node_modules"));
  const config = resolve(".oxlintrc.json");
  const report = await run("oxlint", ["--type-aware", "--config", config, path]);
  expect(report).toContain("no-floating-promises");
});

async function lint(tool: string, args: string[]): Promise<Report> {
  return JSON.parse(await run(tool, args)) as Report;
}

/** Linters exit with 1 when they find something. */
function run(tool: string, args: string[]): Promise<string> {
  return new Promise((done) => {
    execFile(resolve("node_modules/.bin", tool), args, { cwd: dir, maxBuffer: 1e8 }, (_error, stdout) => done(stdout));
  });
}
