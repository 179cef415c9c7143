import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Outcome } from "#worker/contracts/problem.ts";
import { openDb } from "#worker/db/client.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { describeImport } from "#worker/domain/console/import-view.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { hmacHex } from "#worker/domain/digest.server.ts";
import { type ImportReport, importRegistrations } from "#worker/domain/events/import-registrations.server.ts";
import { listMoveTargets, moveRegistration } from "#worker/domain/events/move-registration.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const HEAD = "Full name,E-mail,Mobile No.,Membership";

/** A file of its own for each test. */
function fileOf(count: number, lines: Record<number, string> = {}): { csv: string; domain: string } {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example.org`;
  const rows = Array.from({ length: count }, (_, i) => `Person ${i},P${i}@${domain},${9000000000 + i},`);
  for (const [line, text] of Object.entries(lines)) rows[Number(line) - 2] = text;
  return { csv: [HEAD, ...rows].join("\r\n"), domain };
}

async function importFile(csv: string, isDryRun = false, event = "general") {
  return importRegistrations(deps, await operatorOf(site, "desk"), { event, csv, isDryRun });
}

function reportOf(outcome: Outcome<ImportReport>): ImportReport {
  return outcome.ok ? outcome.value : expect.fail(outcome.message);
}

const countAt = async (domain: string) => {
  const rows = await deps.db.select().from(eventRegistrations);
  return rows.filter(({ email }) => email.endsWith(`@${domain}`)).length;
};
const digestOf = (people: number) => hmacHex(deps.config.authSecret, `audit:${people}`).slice(0, 32);
const countImports = () => deps.db.$count(auditTrail, eq(auditTrail.action, "registration.imported"));

test("one bad line in 10,000 is named with its line and column, and nothing is imported", async () => {
  const { csv, domain } = fileOf(10_000, { 5412: "Asha Rao,asha@example.org,12345," });
  const report = reportOf(await importFile(csv));
  expect(report.errors).toEqual([
    { line: 5412, column: "C (Phone)", message: "Please provide a valid 10-digit phone number." },
  ]);
  expect(await countAt(domain)).toBe(0);
  expect(describeImport(report, false)).toMatchObject({
    canImport: false,
    summary: expect.arrayContaining(["Errors: 1"]),
  });
});

test("the report of an event with a number of places says how many registrations there are with the file", async () => {
  const { events } = (await deps.content.snapshot()).collections;
  const { slug, capacity } = events.find((event) => event.capacity) ?? expect.fail("no event with places");
  const { csv } = fileOf(3);
  const summaryOf = async (isDryRun: boolean) =>
    describeImport(reportOf(await importFile(csv, isDryRun, slug)), isDryRun).summary;
  const counted = `With these, 3 registrations for ${capacity} places`;
  expect(await summaryOf(true)).toContain(counted);
  expect(await summaryOf(false)).toContain(counted);
  expect(await summaryOf(false)).toContain(counted);
  const { csv: faulty } = fileOf(3, { 3: "Asha Rao,asha@example.org,12345," });
  expect(describeImport(reportOf(await importFile(faulty, true, slug)), true).summary.join()).not.toContain("places");
  expect(describeImport(reportOf(await importFile(csv, true)), true).summary.join()).not.toContain("places");
});

test("10,000 lines are imported once, however often the file is sent, without a mail and with one entry", async () => {
  const { csv, domain } = fileOf(10_000);
  const before = await countImports();
  const [mails, dry] = [await deps.db.$count(outbox), reportOf(await importFile(csv, true))];
  expect(dry).toMatchObject({ errors: [], added: 10_000, known: [] });
  expect(await countAt(domain)).toBe(0);
  expect(reportOf(await importFile(csv))).toMatchObject({ added: 10_000 });
  expect(await countAt(domain)).toBe(10_000);
  const again = reportOf(await importFile(csv));
  expect(again).toMatchObject({ added: 0, known: { length: 10_000 } });
  expect(describeImport(again, true)).toMatchObject({
    canImport: false,
    more: expect.stringMatching(/first 100 of 10000/),
  });
  expect(await countAt(domain)).toBe(10_000);
  expect([await countImports(), await deps.db.$count(outbox)]).toEqual([before + 1, mails]);
});

test("an import counts exactly the people it has added, even if somebody registers at the same moment", async () => {
  const { csv, domain } = fileOf(40);
  const some = csv.split("\r\n").slice(0, 11).join("\r\n");
  const reports = (await Promise.all([importFile(csv), importFile(some)])).map(reportOf);
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(40);
  expect(await countAt(domain)).toBe(40);
  const entries = await deps.db.select().from(auditTrail).orderBy(desc(auditTrail.seq)).limit(2);
  const digests = reports.filter(({ added }) => added > 0).map(({ added }) => digestOf(added));
  expect(entries.slice(0, digests.length).map(({ fields }) => fields["people"]?.[1])).toEqual(
    expect.arrayContaining(digests),
  );
});

test("the timeline of an imported registration says who imported it, also after a move", async () => {
  const { csv, domain } = fileOf(2);
  const by = await operatorOf(site, "desk");
  await importRegistrations(deps, by, { event: "general", csv, isDryRun: false });
  const rows = await deps.db.select().from(eventRegistrations);
  const { id } = rows.find(({ email }) => email.endsWith(`@${domain}`)) ?? expect.fail("not imported");
  const first = async () => (await viewRegistration(deps, by, id))?.timeline.at(-1);
  expect(await first()).toMatchObject({ what: "Imported", by: "Farida Khan" });
  expect((await viewRegistration(deps, by, id))?.lead).toMatch(/ Imported \d/);
  const [to] = await listMoveTargets(deps, "general");
  await moveRegistration(deps, by, { id, from: "general", to: to?.slug ?? "" });
  expect(await first()).toMatchObject({ what: "Imported", by: "Farida Khan" });
});

test("an import that finds everybody already registered writes no entry", async () => {
  const { csv } = fileOf(300);
  const before = await countImports();
  await Promise.all([1, 2, 3].map(() => importFile(csv)));
  expect(await countImports()).toBe(before + 1);
});

test("two operators who import the same file at the same moment add everybody once", async () => {
  const { csv, domain } = fileOf(700);
  const reports = (await Promise.all([1, 2].map(() => importFile(csv)))).map(reportOf);
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(700);
  expect(await countAt(domain)).toBe(700);
});

test("if somebody in the file registers before every attempt, the file is refused with a message and adds nobody", async () => {
  const { csv, domain } = fileOf(20);
  const by = await operatorOf(site, "desk");
  const before = await countImports();
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const register = (n: number) => site.post("/event/register", { email: `p${n}@${domain}`, ...person });
  // An attempt is four calls: merged accounts, those registered, the last audit entry, and the batch.
  const db = [3, 7, 11, 15, 19].reduce((inner, n) => breakDb(inner, n, () => register(n)).db, env.DB);
  const file = { event: "general", csv, isDryRun: false };
  const outcome = await importRegistrations({ ...deps, db: openDb(db) }, by, file);
  expect(outcome).toMatchObject({ code: "version_conflict", message: expect.stringMatching(/nothing was added/) });
  expect(await countAt(domain)).toBe(5);
  expect(await countImports()).toBe(before);
});

test.each([
  ["=cmd|calc,a@example.org,9876543210,", "A (Name)", /must not begin with =/],
  ["'=cmd|calc,a@example.org,9876543210,", "A (Name)", /must not begin with =/],
  ["Asha Rao,+a@example.org,9876543210,", "B (Email)", /must not begin with =/],
  ["Asha Rao,@example.org,9876543210,", "B (Email)", /must not begin with =/],
  ["Asha Rao,a@example.org,9876543210,-1", "D (Membership)", /must not begin with =/],
  [",a@example.org,9876543210,", "A (Name)", /empty/],
  ["Asha Rao,,9876543210,", "B (Email)", /empty/],
  ["Asha Rao,a@example.org", "C (Phone)", /empty/],
  ["Asha Rao,nowhere,9876543210,", "B (Email)", /valid email address/],
  ["Asha Rao,a@example.org,9876543210,Golden", "D (Membership)", /membership status/],
  [`${"a".repeat(121)},a@example.org,9876543210,`, "A (Name)", /120 characters/],
])("the line %s is refused", async (line, column, message) => {
  const { csv } = fileOf(1, { 2: line });
  expect(reportOf(await importFile(csv, true)).errors).toEqual([
    { line: 2, column, message: expect.stringMatching(message) },
  ]);
});

test("numbers, names and a membership are read as people write them", async () => {
  const { domain } = fileOf(0);
  const csv = [
    // As in an export of the list.
    "\u{feff}Name;Email;Phone;Membership (as stated)",
    `"Rao; Asha";Asha@${domain};+91 98765 43210;gold member`,
    "",
    `Ravi Iyer;ravi@${domain};098765-43211;`,
  ].join("\n");
  expect(reportOf(await importFile(csv))).toMatchObject({ errors: [], added: 2 });
  const row = await deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, `asha@${domain}`))
    .get();
  expect(row).toMatchObject({
    fullName: "Rao; Asha",
    phone: "9876543210",
    membershipStatus: "Gold Member",
    event: "general",
    confirmedAt: null,
  });
});

test("a heading is known in any case and with any spaces, hyphens or dots", async () => {
  const rows = (n: number) => `Asha Rao,asha${n}@example.org,9876543210,Gold Member`;
  for (const [n, headings] of [
    "FULLNAME,EMAIL ADDRESS,mobile no.,MEMBERSHIP STATUS",
    " Full  Name ,E-Mail-ID,Phone_Number,MembershipStatus",
    "full-name,E mail,MobileNo,Membership(as stated)",
  ].entries()) {
    const report = reportOf(await importFile([headings, rows(n)].join("\n"), true));
    expect(report, headings).toMatchObject({ errors: [], added: 1, unread: [] });
  }
});

test("columns that are not imported are named before anything is added", async () => {
  const { domain } = fileOf(0);
  const lines = [
    "Guests of the clinic",
    "Name,Email,Phone,Membreship,,Mobile,,City",
    `Asha Rao,asha@${domain},9876543210,Gold Member,,9876543211,,Pune`,
    `Ravi Iyer,ravi@${domain},9876543212,,,,Vegetarian,,,Late`,
  ];
  const report = reportOf(await importFile(lines.join("\n"), true));
  const unread = ["D (Membreship)", "F (Mobile)", "G (no heading)", "H (City)", "J (no heading)"];
  expect(report).toMatchObject({ errors: [], added: 2, unread });
  expect(describeImport(report, true)).toMatchObject({
    canImport: true,
    unread: {
      text: `These columns are not imported: ${unread.join(", ")}.`,
      help: expect.stringContaining("reads only Name, Email, Phone and Membership."),
    },
  });
  expect(await countAt(domain)).toBe(0);
  const done = reportOf(await importFile(lines.join("\n")));
  expect(done).toMatchObject({ added: 2, unread });
  expect(describeImport(done, false).unread?.help).toBe("Keep the file if you need this data.");
  lines[3] = "Ravi Iyer,nowhere,9876543212,,,,Vegetarian";
  const wrong = reportOf(await importFile(lines.join("\n"), true));
  expect(describeImport(wrong, true)).toMatchObject({
    canImport: false,
    unread: { text: expect.stringContaining("D (Membreship), F") },
  });
});

test("a report names no columns if all are imported, or the others have neither heading nor text", async () => {
  const csv = ["Name,Email,Phone,,", `Asha Rao,${crypto.randomUUID()}@example.org,9876543210,, `].join("\n");
  const report = reportOf(await importFile(csv, true));
  expect(report).toMatchObject({ errors: [], added: 1, unread: [] });
  expect(describeImport(report, true).unread).toBeUndefined();
});

test("a file saved by Excel may begin with its separator and a title, and errors name the line of the file", async () => {
  const { domain } = fileOf(0);
  const guests = (address: string) =>
    ["sep=;", "Guests of the clinic;;", "", "Name;Email;Phone", `Asha Rao;asha@${domain};9876543210`]
      .concat(`Ravi Iyer;${address};9876543211`)
      .join("\r\n");
  expect(reportOf(await importFile(guests(`ravi@${domain}`), true))).toMatchObject({ errors: [], added: 2 });
  expect(reportOf(await importFile(guests("nowhere"), true)).errors).toMatchObject([{ line: 6, column: "B (Email)" }]);
});

test("a stray quote is an ordinary character", async () => {
  const csv = [HEAD, `"Rao" Asha,${crypto.randomUUID()}@example.org,9876543210,`].join("\n");
  expect(reportOf(await importFile(csv, true))).toMatchObject({ errors: [], added: 1 });
});

test("people found by their address are named as registered, those found by their phone as similar", async () => {
  const first = fileOf(2);
  await importFile(first.csv);
  const other = crypto.randomUUID();
  const csv = [HEAD, `Person Nil,p0@${first.domain},9111111111,`, `Double,${other}@example.org,9000000001,`].join("\n");
  const report = reportOf(await importFile(csv, true));
  expect(report.known).toMatchObject([{ line: 2, fullName: "Person Nil" }]);
  expect(report.similar).toMatchObject([{ person: { line: 3 }, name: "Person 1" }]);
  expect(report.added).toBe(1);
  const family = fileOf(2, {
    2: "Person 0,p0@family.example.org,9222200000,",
    3: "Sister,sister@family.example.org,9222200000,",
  });
  const lines = reportOf(await importFile(family.csv, true));
  expect(lines).toMatchObject({ errors: [], added: 2, similar: [{ person: { line: 3 }, name: "Person 0", line: 2 }] });
  expect(describeImport(lines, true).lines).toMatchObject([
    { line: 3, text: "Sister has the phone number of Person 0, in line 2." },
  ]);
  const twice = fileOf(2, { 3: "Again,P0@twice.example.org,9000000001,", 2: "Once,p0@twice.example.org,9000000000," });
  expect(reportOf(await importFile(twice.csv, true)).errors).toEqual([
    { line: 3, column: "B (Email)", message: "Line 2 has the same address." },
  ]);
});

test("a file without headings, one that is too long, and an unknown event are refused with a message", async () => {
  expect(await importFile("Asha,asha@example.org,9876543210")).toMatchObject({
    message: expect.stringMatching(/Missing: Name, Email, Phone/),
  });
  expect(await importFile(fileOf(10_001).csv)).toMatchObject({ message: expect.stringMatching(/at most 10000 lines/) });
  expect(await importFile(fileOf(1).csv, true, "none")).toMatchObject({ message: "Choose an event." });
});
