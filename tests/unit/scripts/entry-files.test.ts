import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { team } from "#worker/content/seed/team.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { openDatabase } from "../../../scripts/cloudflare/open-database.ts";
import { moveEntryFiles } from "../../../scripts/content/entry-files.ts";
import { placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";

const SCHEMA = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const [first, second] = team.map(({ slug, ...data }, i) => {
  const json = JSON.stringify({ ...data, sample: data.sample ?? false }).replaceAll("'", "''");
  return {
    slug,
    row: `insert into content_entries (id, collection, slug, position, status, data, updated_at, version)
      values ('team:${slug}', 'team', '${slug}', ${i}, 'published', '${json}', 1, 1)`,
  };
});
const STAGING = ["--env", "staging"];
let dir: string;
let account: ReturnType<typeof placeFakeWrangler>;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "masa-files-test-"));
  account = placeFakeWrangler({ dump: [SCHEMA, first?.row, second?.row, ""].join(";\n") });
});
afterEach(() => void vi.restoreAllMocks());

const move = (...args: string[]) => moveEntryFiles([...args, ...STAGING]);
const pathOf = (slug = "") => join(dir, "team", `${slug}.json`);

test("entries are written into files, and come back as drafts when a file was changed", async () => {
  expect(await move("export", "team", dir)).toEqual([`team: 2 files in ${join(dir, "team")}`]);
  const untouched = await move("import", "team", dir);
  expect(untouched).toEqual(["2 unchanged of 2. Nothing was written; add --drafts to save it."]);
  const path = pathOf(first?.slug);
  writeFileSync(path, readFileSync(path, "utf8").replace('"bio": "', '"bio": "It’s new. '));
  expect(await move("import", "team", dir)).toEqual([
    `${first?.slug}.json: changed: About`,
    "1 unchanged of 2. Nothing was written; add --drafts to save it.",
  ]);
  const saved = await move("import", "team", dir, "--drafts");
  expect(saved.at(-1)).toBe("1 unchanged of 2, 1 saved as drafts. Publish them in the console.");
  const { db } = openDatabase(STAGING, "content");
  const [row] = await db.all<{ draft: string }>(`select draft from content_entries where slug = '${first?.slug}'`);
  expect(JSON.stringify(row)).toContain("It’s new.");
  expect(await verifyTrail({ db })).toEqual({ entries: 1, fault: undefined });
  const { calls } = account.read();
  expect(calls.every((call) => call.includes("--remote") && call.includes("masa-forum-staging"))).toBe(true);
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
});

test("with one broken file, or an entry that changed since the export, nothing is written", async () => {
  await move("export", "team", dir);
  writeFileSync(pathOf(second?.slug), "{");
  await expect(move("import", "team", dir, "--drafts")).rejects.toThrow(/The JSON is broken: .*Nothing was imported/s);
  writeFileSync(pathOf(second?.slug), Buffer.from("{ caf\u00e9 }", "latin1"));
  await expect(move("import", "team", dir, "--drafts")).rejects.toThrow(/is not a text file in UTF-8\. Nothing was/);
  await move("export", "team", dir);
  const path = pathOf(first?.slug);
  const changed = readFileSync(path, "utf8").replace(/"fingerprint": ".*"/, '"fingerprint": "older"');
  writeFileSync(path, changed.replace('"bio": "', '"bio": "New. '));
  await expect(move("import", "team", dir, "--drafts")).rejects.toThrow(/changed on the site since the export/);
  const { db } = openDatabase(STAGING, "content");
  expect(await db.all("select id from content_entries where draft is not null")).toEqual([]);
});

test("after a failure in the middle the report names what is saved, and the same command continues with the rest", async () => {
  await move("export", "team", dir);
  for (const slug of [first?.slug, second?.slug]) {
    writeFileSync(pathOf(slug), readFileSync(pathOf(slug), "utf8").replace('"bio": "', '"bio": "New. '));
  }
  const [saved = "", failed = ""] = [first?.slug ?? "", second?.slug ?? ""].toSorted((a, b) => a.localeCompare(b));
  const { dump } = account.read();
  const trigger = `create trigger refuse before insert on content_revisions when new.entry_id = 'team:${failed}'
    begin select raise(abort, 'the database is full'); end`;
  account.change({ dump: `${dump};\n${trigger};\n` });
  await expect(move("import", "team", dir, "--drafts")).rejects.toThrow(
    new RegExp(
      `team/${failed} was not saved: .*the database is full.*before it: team/${saved}\\.\nNot saved: team/${failed}\\.\nCorrect`,
      "s",
    ),
  );
  account.change({ dump: account.read().dump.replace(trigger, "") });
  expect(await move("import", "team", dir, "--drafts")).toEqual([
    `${saved}.json: saved already, not public`,
    `${failed}.json: changed: About`,
    "0 unchanged of 2, 2 saved as drafts. Publish them in the console.",
  ]);
  const { db } = openDatabase(STAGING, "content");
  const [row] = await db.all<{ count: number }>(
    "select count(*) count from content_entries where draft like '%New. %'",
  );
  expect(row).toEqual({ count: 2 });
});

test.each([
  [["export", "plans", "out"], /Usage/],
  [["export", "team"], /Usage/],
  [["move", "team", "out"], /Usage/],
  [["import", "team", "no-such-folder"], /There are no \.md or \.json files/],
  [["export", "team", "out", "--local"], /Name one place/],
  [["export", "team", "out", "--force"], /Usage/],
])("%j is refused, with what to do", async (args, message) => {
  await expect(move(...args)).rejects.toThrow(message);
});
