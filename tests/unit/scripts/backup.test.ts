import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { backUp, testRestore } from "../../../scripts/backup/backups.ts";
import { backUpPictures, restorePictures } from "../../../scripts/backup/pictures.ts";
import { run } from "../../../scripts/dev/processes.ts";
import { placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";

const PLACE = { database: "forum-db", bucket: "forum-backups" };
const DUMP = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE payments (id text primary key, person text references people(id));
CREATE TABLE people (id text primary key);
INSERT INTO payments VALUES('p', 'a');
INSERT INTO people VALUES('a'), ('b');
`;
const DATABASES = ["old", "new"].map((name) => ({ binding: name, database_name: name, database_id: name }));
/** A later migration may create a table to which an older one refers, as here. */
const OLDER_CHILD = `
create table children (id text primary key, parent text references parents (id));
create table parents (id text primary key);
insert into parents values ('p'); insert into children values ('c', 'p');`;
const PAID_MEMBERSHIP = `
insert into members (id, name, email, phone, role, created_at) values ('m', 'Asha "A" O''Rane;
of Nashik ₹', 'asha@forum.test', '1', 'mentor', 1);
insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, phone, status, created_at, paid_at)
  values ('o', 'o', 'o', 'gold', 'Gold', 500000, 'INR', 'Asha', '1', 'paid', 1, 2);
insert into memberships (id, order_id, member_id, plan_id, valid_from, valid_to, created_at)
  values ('s', 'o', 'm', 'gold', '2026-11-20', '2027-11-19', 2);
insert into receipts (order_id, financial_year, number, created_at) values ('o', '26-27', 1, 2);`;
const textOf = (path: string) => readFileSync(path, "utf8");
/** The ids in each table of a restored backup. */
function rowsIn(backup: string) {
  const db = new DatabaseSync(":memory:");
  db.exec(backup);
  const ids = (table: string) =>
    db
      .prepare(`select id from ${table}`)
      .all()
      .map(({ id }) => id);
  return { people: ids("people"), payments: ids("payments") };
}
const newFolder = () => mkdtempSync(join(tmpdir(), "masa-backup-test-"));
const open = (dump: string) => placeFakeWrangler({ dump });
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

afterEach(() => void vi.restoreAllMocks());

test("a backup is an export that was restored once, named by its time", async () => {
  const account = open(DUMP);
  const path = "forum-backups/d1/2026-11-20T021005Z.sql";
  expect(await backUp(PLACE, at("02:10:05.123"))).toEqual({ counts: { people: 2, payments: 1 }, path });
  expect(rowsIn(account.read().objects[path] ?? "")).toEqual({ people: ["a", "b"], payments: ["p"] });
});

test("D1 accepts the backup in R2 with the runbook's command, with every row and index", async () => {
  const dir = newFolder();
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const config = file("wrangler.json", JSON.stringify({ compatibility_date: "2026-11-17", d1_databases: DATABASES }));
  const local = (...args: string[]) => run("wrangler", ["d1", ...args, "--local", "--config", config]);
  const migrations = globSync("migrations/*.sql").toSorted();
  await local(
    "execute",
    "old",
    "--file",
    file("rows.sql", [...migrations.map(textOf), PAID_MEMBERSHIP, OLDER_CHILD].join("\n")),
  );
  await local("export", "old", "--output", join(dir, "old.sql"));

  const account = open(textOf(join(dir, "old.sql")));
  const { counts, path } = await backUp(PLACE, at("02:10:05"));
  expect(counts).toMatchObject({ members: 1, orders: 1, memberships: 1, receipts: 1 });
  await local("execute", "new", "--file", file("restore.sql", account.read().objects[path] ?? ""), "--yes");
  await local("export", "new", "--output", join(dir, "new.sql"));
  const statements = (name: string) => textOf(join(dir, name)).split(/;\n/).toSorted();
  expect(statements("new.sql")).toEqual(statements("old.sql"));
});

test("a second backup of a day does not replace the first", async () => {
  const account = open(DUMP);
  const night = await backUp(PLACE, at("02:10:05"));
  account.change({ dump: DUMP.replace("('b')", "('z')") });
  await backUp(PLACE, at("14:00:00"));
  expect(rowsIn(account.read().objects[night.path] ?? "").people).toEqual(["a", "b"]);
});

test("a retained backup is stored where no rule deletes it, and is not a day's backup", async () => {
  const account = open(DUMP);
  const { path } = await backUp(PLACE, at("14:00:00"), { isRetained: true });
  expect(path).toBe("forum-backups/retained/2026-11-20T140000Z.sql");
  expect(Object.keys(account.read().objects)).toEqual([path]);
  await expect(testRestore(PLACE, "2026-11-20")).rejects.toThrow("no backup");
});

test.each([
  ["that is cut off", DUMP.slice(0, -12)],
  ["without tables", "PRAGMA defer_foreign_keys=TRUE;"],
  ["with a payment without its person", DUMP.replace("'p', 'a'", "'p', 'x'")],
])("an export %s is not uploaded", async (_name, dump) => {
  const account = open(dump);
  await expect(backUp(PLACE, at("02:10:05"))).rejects.toThrow();
  expect(account.read().objects).toEqual({});
});

test("the message of a failed export does not contain the signed download address", async () => {
  const account = open(DUMP);
  account.change({ fails: "d1 export" });
  const error = await backUp(PLACE, at("02:10:05")).catch(String);
  expect(error).toContain("https://exports.test/forum.sql");
  expect(error).not.toContain("secret");
});

test("the restore test restores a day's newest backup and compares it with the database", async () => {
  const account = open(`${DUMP}INSERT INTO people VALUES('c');`);
  await backUp(PLACE, at("02:10:05"));
  account.change({ dump: DUMP });
  await backUp(PLACE, at("14:00:00"));
  account.change({ dump: `${DUMP}INSERT INTO people VALUES('c');` });
  const payments = "payments: 1 rows in the backup, 1 now";
  const newest = ["Restored the backup of 2026-11-20T140000Z:", payments, "people: 2 rows in the backup, 3 now"];
  expect(await testRestore(PLACE, "2026-11-20")).toEqual(newest);
  const night = ["Restored the backup of 2026-11-20T021005Z:", payments, "people: 3 rows in the backup, 3 now"];
  expect(await testRestore(PLACE, "2026-11-20T021005Z")).toEqual(night);
  for (const args of account.read().calls) expect(wranglerProblems(args)).toEqual([]);
});

test("the restore test fails when the day has no backup, and when the backup lacks a table", async () => {
  const account = open(DUMP);
  await expect(testRestore(PLACE, "2026-11-19")).rejects.toThrow("no backup of 2026-11-19");
  await backUp(PLACE, at("02:10:05"));
  account.change({ dump: `${DUMP}CREATE TABLE refunds (id text);` });
  await expect(testRestore(PLACE, "2026-11-20")).rejects.toThrow("lacks refunds");
});

test("Ctrl-C during a backup stops Wrangler and deletes the export", async () => {
  const bin = newFolder();
  const pidFile = join(bin, "pid");
  writeFileSync(join(bin, "wrangler"), `#!/bin/sh\necho $$ > "${pidFile}"\nsleep 600\n`, { mode: 0o755 });
  const scratch = newFolder();
  const env = { ...process.env, TMPDIR: scratch, PATH: `${bin}${delimiter}${process.env["PATH"]}` };
  const backup = spawn(process.execPath, ["scripts/backup/backup.ts", "staging"], { env, stdio: "ignore" });
  const ended = once(backup, "exit");
  const pid = () => Number(textOf(pidFile));
  await vi.waitFor(() => expect(pid()).toBeGreaterThan(0), { timeout: 30_000, interval: 100 });
  expect(readdirSync(scratch).filter((name) => name.startsWith("masa-backup-"))).toHaveLength(1);
  backup.kill("SIGINT");
  await ended;
  expect(readdirSync(scratch).filter((name) => name.startsWith("masa-backup-"))).toEqual([]);
  expect(() => process.kill(pid(), 0)).toThrow("ESRCH");
});

const PICTURES = { database: "forum-db", pictures: "forum-pictures", bucket: "forum-backups" };
const picturesDump = (...hashes: string[]) =>
  `CREATE TABLE pictures (hash text, format text, width integer, small_width integer);
${hashes.map((hash) => `INSERT INTO pictures VALUES('${hash}', 'webp', 1200, 480);`).join("\n")}`;

test("pictures are copied once, and their copies are deleted when they are removed from the library", async () => {
  const files = ["a-1200.webp", "a-480.webp", "b-1200.webp", "b-480.webp"];
  const account = open(picturesDump("a", "b"));
  account.change({ objects: Object.fromEntries(files.map((name) => [`forum-pictures/${name}`, name])) });
  expect(await backUpPictures(PICTURES)).toEqual({ copied: 4, deleted: 0, kept: 4 });
  expect(account.read().objects["forum-backups/pictures/b-480.webp"]).toBe("b-480.webp");
  expect(await backUpPictures(PICTURES)).toEqual({ copied: 0, deleted: 0, kept: 4 });
  account.change({ dump: picturesDump("b") });
  expect(await backUpPictures(PICTURES)).toEqual({ copied: 0, deleted: 2, kept: 2 });
  const left = Object.keys(account.read().objects).filter((path) => path.startsWith("forum-backups/pictures/"));
  expect(left.toSorted()).toEqual(
    ["b-1200.webp", "b-480.webp", "list.txt"].map((name) => `forum-backups/pictures/${name}`),
  );
  expect(account.read().calls.flatMap(wranglerProblems)).toEqual([]);
});

test("lost pictures are restored from their copies", async () => {
  const account = open(picturesDump("a"));
  account.change({ objects: { "forum-pictures/a-1200.webp": "large", "forum-pictures/a-480.webp": "small" } });
  await backUpPictures(PICTURES);
  const { objects } = account.read();
  account.change({ objects: Object.fromEntries(Object.entries(objects).filter(([path]) => path.includes("backups"))) });
  expect(await restorePictures(PICTURES)).toBe(2);
  expect(account.read().objects["forum-pictures/a-1200.webp"]).toBe("large");
});

test("a picture without its file is named, after the others are copied", async () => {
  const account = open(picturesDump("a", "b"));
  account.change({ objects: { "forum-pictures/b-1200.webp": "large", "forum-pictures/b-480.webp": "small" } });
  await expect(backUpPictures(PICTURES)).rejects.toThrow("a-1200.webp, a-480.webp");
  expect(account.read().objects["forum-backups/pictures/b-480.webp"]).toBe("small");
});
