import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { findOrder } from "#worker/domain/billing/orders.server.ts";
import { documentList, viewDocument } from "#worker/domain/console/finance/documents.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { documentsOfMonth, findDocumentOf, listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { findMembershipNumber } from "#worker/domain/membership/membership-numbers.server.ts";
import { finishErasures } from "#worker/domain/privacy/erasure.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import operations from "../../../docs/operations/restore.md?raw";
import { whereIs } from "../../support/browser/traces.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { payMembership } from "../../support/fixtures/full-member.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

/** The statements of the command in the operations guide that begins with these words. */
function statementsOf(beginning: string): string[] {
  const command = operations.split('--command "').find((text) => text.startsWith(beginning));
  return command?.split('"')[0]?.split("; ") ?? expect.fail(`no command begins with ${beginning}`);
}

async function execute(statements: string[]): Promise<void> {
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

/** A year and a day from now: a retention period of a year has ended. */
function muchLater(site: Site): Site["deps"] {
  const now = new Date(site.deps.now().getTime() + 366 * 24 * 60 * 60_000);
  return { ...site.deps, now: () => now };
}

test("after a restore the next receipt has a number above all those issued before", async () => {
  const site = openSite();
  const first = await findMembershipNumber(site.deps, await payMembership(site, "before@example.org"));
  const [, year = ""] = first?.split("/") ?? [];
  const statements = statementsOf("insert into orders").map((text) => text.replaceAll("26-27", year));
  await execute(statements);
  expect(await findMembershipNumber(site.deps, await payMembership(site, "after@example.org"))).toBe(
    `M/${year}/000058`,
  );
});

test("after a restore the next document has a number above all those issued before", async () => {
  const site = openSite();
  const { deps } = site;
  const before = await findDocumentOf(deps, await payMembership(site, "earlier@example.org"));
  const series = before?.series ?? "";
  const [, year = ""] = series.split("/");
  const reserve = async () => {
    const [order = "", ...receipts] = statementsOf("insert into orders");
    const all = [order.replace("insert", "insert or ignore"), ...statementsOf("insert into documents")];
    expect(receipts).toHaveLength(1);
    await execute(all.map((text) => text.replaceAll("26-27", year)));
  };
  await reserve();
  const after = await findDocumentOf(deps, await payMembership(site, "later@example.org"));
  const highest = { MFI: 41, MFR: 16 }[series.slice(0, 3)] ?? expect.fail(`no example for ${series}`);
  expect(after?.number).toBe(`${series}/${String(highest + 1).padStart(6, "0")}`);
  // A second run would be a mistake, so it fails.
  await expect(reserve()).rejects.toThrow(/UNIQUE/);
  // No job changes them, the console shows them, and no month's books contain them.
  await runScheduledJobs(muchLater(site));
  const reserved = await listDocumentsOf(deps, [`restored-${year}`]);
  expect(new Set(reserved.map(({ sequence }) => sequence))).toEqual(new Set([41, 16, 3]));
  const list = documentList(deps.now());
  const { rows } = await viewList(deps, list, { q: `MFC/${year}/000003` });
  expect(rows).toMatchObject([
    { cells: [{ text: "1 January 1970" }, {}, { text: "erased" }, { text: "₹0.00" }, {}, {}] },
  ]);
  expect(rows[0]?.href).toBe(`/console/documents/restored-MFC-${year}`);
  expect(await viewDocument(deps, await operatorOf(site, "finance"), rows[0]?.id ?? "")).toBeDefined();
  expect((await documentsOfMonth(deps, indianDay(deps.now()).slice(0, 7))).map(({ id }) => id)).not.toContain(
    rows[0]?.id,
  );
});

test("the row that reserves a number is an order without a person that no scheduled job touches", async () => {
  const site = openSite();
  await execute(statementsOf("insert into orders").map((text) => text.replaceAll("26-27", "31-32")));
  const before = await findOrder(site.deps, "restored-31-32");
  await runScheduledJobs(site.deps);
  await runScheduledJobs(muchLater(site));
  expect(before).toMatchObject({ status: "created", nextCheckAt: null, email: null });
  expect(await findOrder(site.deps, "restored-31-32")).toEqual(before);
  expect(await findMembershipNumber(site.deps, "restored-31-32")).toBe("M/31-32/000057");
});

test("after a restore that lost an erased account, its older data is erased by the address", async () => {
  const site = openSite();
  const email = `younger-${crypto.randomUUID()}@example.org`;
  await site.post("/contact", { name: "Ottoline Whisk", email, message: "Written before there was an account." });
  await site.post("/event/register", {
    fullName: "Ottoline Whisk",
    email,
    phone: "7098765432",
    membershipStatus: "Non-Member",
  });
  await site.settle();
  const memberId = crypto.randomUUID();
  const named = (text: string) => text.replaceAll("<memberId>", memberId).replaceAll("<address>", email.toUpperCase());
  await execute(statementsOf("insert into members").map(named));
  await finishErasures(site.deps);
  expect(await findMember(site.deps, memberId)).toBeUndefined();
  // The mail that says so is on its way.
  expect(await whereIs(email, "Ottoline Whisk")).toEqual(["outbox.recipient"]);
});

test("an address that has an account again keeps the account and its data", async () => {
  const site = openSite();
  const email = `again-${crypto.randomUUID()}@example.org`;
  const recreated = await makeMember(site, email);
  await site.post("/contact", { name: "Again", email, message: "Written after the account was made again." });
  const named = (text: string) => text.replaceAll("<memberId>", "gone").replaceAll("<address>", email);
  await execute(statementsOf("insert into members").map(named));
  await finishErasures(site.deps);
  expect(await findMember(site.deps, recreated)).toBeDefined();
  expect(await site.deps.db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1);
});
