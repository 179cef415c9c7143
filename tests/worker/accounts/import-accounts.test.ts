import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Outcome } from "#worker/contracts/problem.ts";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { consents, members } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { type AccountsReport, importAccounts } from "#worker/domain/accounts/import-accounts.server.ts";
import { requestCode } from "#worker/domain/accounts/login.server.ts";
import { confirmMember, findMemberByEmail } from "#worker/domain/accounts/members.server.ts";
import { describeAccounts } from "#worker/domain/console/import-view.server.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const HEAD = "Name,E-mail,Role,Mobile No.";

/** A file of its own for each test. */
function fileOf(count: number, lines: Record<number, string> = {}): { csv: string; domain: string } {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example.org`;
  const rows = Array.from({ length: count }, (_, i) => `Person ${i},P${i}@${domain},Startup,${9000000000 + i}`);
  for (const [line, text] of Object.entries(lines)) rows[Number(line) - 2] = text;
  return { csv: [HEAD, ...rows].join("\r\n"), domain };
}

async function importFile(csv: string, isDryRun = false) {
  return importAccounts(deps, await operatorOf(site, "desk"), { csv, isDryRun });
}
function reportOf(outcome: Outcome<AccountsReport>): AccountsReport {
  return outcome.ok ? outcome.value : expect.fail(outcome.message);
}
const countAt = (domain: string) => deps.db.$count(members, like(members.email, `%@${domain}`));
const countImports = () => deps.db.$count(auditTrail, eq(auditTrail.action, "member.imported"));

test("one bad line in 10,000 is named with its line and column, and nobody gets an account", async () => {
  const { csv, domain } = fileOf(10_000, { 5412: "Asha Rao,asha@example.org,Chairman," });
  const report = reportOf(await importFile(csv));
  expect(report.errors).toEqual([
    { line: 5412, column: "C (Role)", message: "Please use one of the roles Mentor, MSME, Investor or Startup." },
  ]);
  expect(await countAt(domain)).toBe(0);
  expect(describeAccounts(report, true)).toMatchObject({ canImport: false });
});

test("a file is imported once, with one entry, without a mail or a consent; a dry run writes nothing", async () => {
  const { csv, domain } = fileOf(1200);
  const before = [await countImports(), await deps.db.$count(outbox), await deps.db.$count(consents)] as const;
  expect(reportOf(await importFile(csv, true))).toMatchObject({ errors: [], added: 1200 });
  expect(await countAt(domain)).toBe(0);
  expect(reportOf(await importFile(csv))).toMatchObject({ added: 1200 });
  const again = reportOf(await importFile(csv));
  expect(again).toMatchObject({ added: 0, known: { length: 1200 } });
  expect(describeAccounts(again, true)).toMatchObject({
    canImport: false,
    more: expect.stringMatching(/first 100 of 1200/),
  });
  expect(await countAt(domain)).toBe(1200);
  expect([await countImports(), await deps.db.$count(outbox), await deps.db.$count(consents)]).toEqual([
    before[0] + 1,
    before[1],
    before[2],
  ]);
});

test("the timeline of an imported account says who imported it", async () => {
  const { csv, domain } = fileOf(2);
  const by = await operatorOf(site, "desk");
  await importAccounts(deps, by, { csv, isDryRun: false });
  const { id } = (await findMemberByEmail(deps, `p1@${domain}`)) ?? expect.fail("not imported");
  const record = await viewMember(deps, by, id);
  expect(record?.timeline.at(-1)).toMatchObject({ what: "Imported", by: "Farida Khan" });
  expect(record?.lead).toMatch(/^Startup\. Imported \d/);
  const registered = await viewMember(deps, by, by.memberId);
  expect(registered?.timeline.at(-1)).toMatchObject({ what: "Registered" });
});

test("an imported account is not confirmed until its owner logs in and agrees", async () => {
  const { domain } = fileOf(0);
  const csv = [HEAD, `Asha Rao,Asha@${domain},MSME,`, `Ravi Iyer,ravi@${domain},mentor,+91 98765 43210`].join("\n");
  expect(reportOf(await importFile(csv))).toMatchObject({ errors: [], added: 2 });
  const asha = await findMemberByEmail(deps, `asha@${domain}`);
  expect(asha).toMatchObject({ name: "Asha Rao", role: "student", phone: "", state: "unverified" });
  expect(await findMemberByEmail(deps, `ravi@${domain}`)).toMatchObject({ role: "mentor", phone: "9876543210" });
  expect(await requestCode(deps, `asha@${domain}`, { cookie: null, userAgent: null, ip: null })).toMatchObject({
    ok: true,
  });
  const boxes = { consent: NOTICE_VERSION, adult: "yes" } as const;
  await confirmMember(deps, asha?.id ?? "", { name: "Asha Rao", phone: "9876543210", role: "student", ...boxes });
  expect(
    await deps.db
      .select()
      .from(consents)
      .where(eq(consents.memberId, asha?.id ?? "")),
  ).toMatchObject([{ purpose: "account" }]);
});

test("lines pasted from a spreadsheet have tabs, and a role that the site does not offer is named", async () => {
  const { domain } = fileOf(0);
  const lines = [`Asha Rao\tasha@${domain}\tMSME`, `\travi@${domain}\tStartup`, `Noor Khan\tnoor@${domain}\tStudent`];
  const pasted = ["Name\tEmail\tRole", ...lines].join("\n");
  expect(reportOf(await importFile(pasted)).errors).toMatchObject([
    { line: 3, column: "A (Name)" },
    { line: 4, column: "C (Role)" },
  ]);
  const right = pasted.replace("\n\t", "\nRavi Iyer\t").replace("Student", "Mentor");
  expect(reportOf(await importFile(right))).toMatchObject({ errors: [], added: 3 });
});

test("columns that are not imported are named before anybody gets an account; headings in any case are known", async () => {
  const { domain } = fileOf(0);
  const csv = ["FULLNAME,EMAIL,ROLE,MobileNo,Amount paid,", `Asha Rao,asha@${domain},MSME,9876543210,"₹2,999",`];
  const report = reportOf(await importFile(csv.join("\n"), true));
  expect(report).toMatchObject({ errors: [], added: 1, unread: ["E (Amount paid)"] });
  expect(describeAccounts(report, true)).toMatchObject({
    canImport: true,
    unread: {
      text: "This column is not imported: E (Amount paid).",
      help: expect.stringContaining("reads only Name, Email, Role and Phone."),
    },
  });
  expect(await countAt(domain)).toBe(0);
  const all = reportOf(await importFile(csv.map((line) => line.replace(/,[^,]*paid,|,"₹.*/, "")).join("\n")));
  expect(all).toMatchObject({ added: 1, unread: [] });
  expect(describeAccounts(all, false).unread).toBeUndefined();
  expect(await findMemberByEmail(deps, `asha@${domain}`)).toMatchObject({ phone: "9876543210" });
});

test("an existing account does not change", async () => {
  const { domain } = fileOf(0);
  const id = await makeMember(site, `old@${domain}`, "investor");
  const csv = [HEAD, `Somebody,old@${domain},Startup,`, `New,new@${domain},Startup,`].join("\n");
  expect(reportOf(await importFile(csv))).toMatchObject({ added: 1, known: [{ line: 2 }] });
  expect(await findMemberByEmail(deps, `old@${domain}`)).toMatchObject({ id, role: "investor", state: "active" });
});

test("if the database fails at any call of an import, nobody is added and the failure is not mistaken for a known address", async () => {
  const { csv, domain } = fileOf(3);
  const by = await operatorOf(site, "desk");
  for (let n = 0; ; n += 1) {
    const { db, wasReached } = breakDb(env.DB, n, "before");
    const work = importAccounts({ ...deps, db: openDb(db) }, by, { csv, isDryRun: false });
    const outcome = await work.catch((error: unknown) => error);
    if (!wasReached()) break;
    expect(outcome, `call ${n}`).toBeInstanceOf(Error);
    expect(await countAt(domain)).toBe(0);
  }
  expect(await countAt(domain)).toBe(3);
});

test("if somebody in the file registers before every attempt, the file is refused with a message and adds nobody", async () => {
  const { csv, domain } = fileOf(20);
  const by = await operatorOf(site, "desk");
  const before = await countImports();
  // An attempt is three calls: the known addresses, the last audit entry, and the batch.
  const db = [2, 5, 8, 11, 14].reduce(
    (inner, n) => breakDb(inner, n, () => makeMember(site, `p${n}@${domain}`)).db,
    env.DB,
  );
  const outcome = await importAccounts({ ...deps, db: openDb(db) }, by, { csv, isDryRun: false });
  expect(outcome).toMatchObject({ code: "version_conflict", message: expect.stringMatching(/nothing was added/) });
  expect(await countAt(domain)).toBe(5);
  expect(await countImports()).toBe(before);
});

test("two operators who import the same file at the same moment add everybody once, with one entry", async () => {
  const { csv, domain } = fileOf(700);
  const before = await countImports();
  const reports = (await Promise.all([1, 2].map(() => importFile(csv)))).map(reportOf);
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(700);
  expect(await countAt(domain)).toBe(700);
  expect(await countImports()).toBe(before + 1);
});

test.each([
  ["=cmd|calc,a@example.org,Startup,", "A (Name)", /must not begin with =/],
  ["Asha Rao,@example.org,Startup,", "B (Email)", /must not begin with =/],
  [",a@example.org,Startup,", "A (Name)", /empty/],
  ["Asha Rao,a@example.org,,", "C (Role)", /empty/],
  ["Asha Rao,nowhere,Startup,", "B (Email)", /valid email address/],
  ["Asha Rao,a@example.org,Startup,12", "D (Phone)", /valid phone number/],
])("the line %s is refused", async (line, column, message) => {
  const { csv } = fileOf(2, { 2: line });
  expect(reportOf(await importFile(csv, true)).errors).toEqual([
    { line: 2, column, message: expect.stringMatching(message) },
  ]);
  const twice = fileOf(2, { 2: "A,same@example.org,Startup,", 3: "B,SAME@example.org,Mentor," });
  expect(reportOf(await importFile(twice.csv, true)).errors).toEqual([
    { line: 3, column: "B (Email)", message: "Line 2 has the same address." },
  ]);
});

test("a file without its headings, and one that is too long, are refused with a message", async () => {
  expect(await importFile("Asha,asha@example.org")).toMatchObject({
    message: "One line must have the headings Name, Email and Role. Missing: Name, Email, Role.",
  });
  expect(await importFile(fileOf(10_001).csv)).toMatchObject({ message: expect.stringMatching(/at most 10000 lines/) });
});
