import fc from "fast-check";
import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import {
  consentStatement,
  giveConsent,
  listConsents,
  listOpenPurposes,
  withdrawConsent,
} from "#worker/domain/accounts/consents.server.ts";
import { requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { emailChangedMail } from "#worker/domain/accounts/mails.server.ts";
import { findOrder } from "#worker/domain/billing/orders.server.ts";
import { publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { toCsv } from "#worker/domain/csv.server.ts";
import { cancelRegistration } from "#worker/domain/events/event-registrations.server.ts";
import { listOpenEvents } from "#worker/domain/events/events.server.ts";
import { queueMail } from "#worker/domain/mail/outbox.server.ts";
import { grantRole, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { listOwnMemberships, listOwnRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { collectPersonalData, exportCsv, exportJson } from "#worker/domain/privacy/data-export.server.ts";
import { listDataInventory } from "#worker/domain/privacy/data-inventory.server.ts";
import { findOwnDocument, findOwnDocumentOf, listOwnDocuments } from "#worker/domain/privacy/own-documents.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { makeFullMember, payMembership, TRACES } from "../../support/fixtures/full-member.ts";
import { logIn, makeUnverified } from "../../support/fixtures/members.ts";
import { merge } from "../../support/fixtures/merging.ts";
import { openSite } from "../../support/site/site.ts";

/** RFC 4180, without the one apostrophe that may precede a value. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? "").replace(/^'/, ""));
    if (end === "\r\n") rows.push(row.splice(0));
  }
  return rows;
}

test("the download has the internal notes on purchases, memberships, documents and bank transfers", async () => {
  const site = openSite();
  const member = await makeFullMember(site);
  const kinds = (await collectPersonalData(site.deps, member)).notes.map(({ subject }) => subject.split(":")[0]);
  expect(new Set(kinds)).toEqual(new Set(["message", "order", "membership", "document", "bank_transfer"]));
});

test("the download has the money that has arrived for a bank transfer", async () => {
  const site = openSite();
  const { bankTransfers } = await collectPersonalData(site.deps, await makeFullMember(site));
  expect(bankTransfers).toMatchObject([{ credits: [{ amountPaise: 100, state: "parked", reason: "amount_differs" }] }]);
});

test("any value survives a round trip through the CSV", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "=1+1",
      "+91 98765 43210",
      "-5",
      "@SUM(A1)",
      "\t=1",
      "\r\n=1",
      "'=1",
      "''",
      '"',
      'a"b',
      "a,b",
      "",
      "\0=1",
    ),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (table) => {
      expect(readCsv(toCsv(table))).toEqual(table);
    }),
    { numRuns: 300 },
  );
});

test("no cell of the CSV begins like a formula", () => {
  for (const text of ["=1+1", "+91 98765", "-5", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1", "＝1"]) {
    expect(toCsv([[text]])).toMatch(/^"?'/);
  }
  expect(toCsv([["plain", "5"]])).toBe("plain,5\r\n");
});

test("both downloads contain every stored value, even from before the account", async () => {
  const site = openSite();
  const member = await makeFullMember(site);
  const data = await collectPersonalData(site.deps, member);
  for (const [kind, rows] of Object.entries(data)) expect(rows.length, kind).toBeGreaterThan(0);

  const json = await exportJson(site.deps, member);
  const { madeAt, ...read } = JSON.parse(json) as Record<string, unknown>;
  expect(madeAt).toEqual(expect.any(String));
  expect(read).toEqual(JSON.parse(JSON.stringify(data)));

  const csv = await exportCsv(site.deps, member);
  // Without the mark, spreadsheets garble Hindi names.
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const [head, ...lines] = readCsv(csv.slice(1));
  expect(head).toEqual(["table", "row", "field", "value"]);
  const values = Object.values(data).flatMap((rows: object[]) => rows.flatMap((row) => Object.keys(row)));
  expect(lines).toHaveLength(values.length);
  expect(lines).toContainEqual(["account", "1", "phone", "+91 70123 45678"]);
  const [order = expect.fail("no order")] = data.orders;
  expect(lines).toContainEqual(["orders", "1", "createdAt", order.createdAt.toISOString()]);
  expect(lines).toContainEqual(["orders", "1", "orderReference", order.orderReference]);
  expect(lines).toContainEqual(["orders", "1", "upgrade", ""]);
  const [membership = expect.fail("no membership")] = data.memberships;
  expect(membership.membershipNumber).toMatch(/^\S+$/);
  for (const text of [json, csv]) {
    for (const part of [TRACES.name, TRACES.marker, member.email, member.orderId]) expect(text).toContain(part);
    // A session's hash and a passkey's key are useless to their owner, and valuable to a thief.
    expect(text).not.toMatch(/"token"|publicKey|credentialID|,token,/);
  }
});

test("the data inventory lists everything with data, purpose, ground and time", async () => {
  const site = openSite();
  const member = await makeFullMember(site);
  const inventory = await listDataInventory(site.deps, member);
  expect(inventory.map(({ id }) => id)).toEqual(Object.keys(await collectPersonalData(site.deps, member)));
  for (const { data, purpose, ground, retainedFor, count } of inventory) {
    for (const text of [data, purpose, ground, retainedFor]) expect(text.length).toBeGreaterThan(8);
    expect(count).toBeGreaterThan(0);
  }
});

test("a member's downloads contain no data of another member", async () => {
  const site = openSite();
  const other = await makeFullMember(site);
  const mine = await logIn(site);
  const json = await exportJson(site.deps, mine);
  for (const part of [TRACES.name, TRACES.marker, ...other.ids]) expect(json).not.toContain(part);
});

test("an unverified address opens nothing: registering gives no session and no access to rows", async () => {
  const site = openSite();
  const victim = await makeFullMember(site);
  const attacker = await makeUnverified(site, `not-${victim.email}`);
  const data = await collectPersonalData(site.deps, { memberId: attacker, email: `not-${victim.email}` });
  expect(data.orders).toEqual([]);
  expect(data.messages).toEqual([]);
  expect(data.eventRegistrations).toEqual([]);
});

test("memberships and receipts that were paid with the address are found, another address's are not", async () => {
  const site = openSite();
  const { email } = await logIn(site);
  const other = await logIn(site);
  const orderId = await payMembership(site, email);
  expect(await listOwnMemberships(site.deps, email)).toMatchObject([
    { orderId, plan: "Community Member", state: "active", amount: "4,999", number: expect.stringMatching(/^M\//) },
  ]);
  const [receipt] = await listOwnDocuments(site.deps, email);
  expect(receipt).toMatchObject({ title: "Receipt", amount: "₹4,999", status: "" });
  expect(await findOwnDocumentOf(site.deps, email, orderId)).toMatchObject({ id: receipt?.id });
  expect(await findOwnDocument(site.deps, email, receipt?.id ?? "")).toMatchObject({
    total: [{ en: "Paid" }, "₹4,999.00"],
    amounts: [],
    membership: { number: expect.stringMatching(/^M\//) },
  });
  expect(await listOwnMemberships(site.deps, other.email)).toEqual([]);
  expect(await listOwnDocuments(site.deps, other.email)).toEqual([]);
  expect(await findOwnDocument(site.deps, other.email, receipt?.id ?? "")).toBeUndefined();
  expect(await findOwnDocumentOf(site.deps, other.email, orderId)).toBeUndefined();
  expect(await findOwnDocument(site.deps, email, "no-such-document")).toBeUndefined();
  const late = openSite({ now: () => new Date(Date.now() + 400 * 24 * 3_600_000) });
  expect(await listOwnMemberships(late.deps, email)).toMatchObject([{ state: "lapsed" }]);
});

test("a receipt and its mail state the tax and the issuer of the day of the sale, whatever the settings say later", async () => {
  const site = openSite();
  const { email } = await logIn(site);
  const { slug, ...entry } = settings[0] ?? expect.fail("no settings");
  const save = async (changes: Partial<typeof entry>) => {
    const data = { ...entry, ...changes };
    await saveEntries(site.deps, [{ collection: "settings", slug, position: 0, status: "published", data }], "test");
    await publishContent(site.deps);
  };
  await save({ gst: { mode: "added", ratePercent: 12, sac: "999512", gstin: "27AAPFU0939F1ZV" } });
  const before = await payMembership(site, email);
  await save({ legalName: "Another Forum", gst: { mode: "off", ratePercent: 18, sac: "999511", gstin: "" } });
  const document = (await findOwnDocumentOf(openSite().deps, email, before)) ?? expect.fail("no document");
  const printed = await findOwnDocument(openSite().deps, email, document.id);
  const order = await findOrder(site.deps, before);
  await save({});
  expect(printed).toMatchObject({
    total: [{ en: "Total paid" }, "₹5,598.88"],
    amounts: [
      [{ en: "Taxable value" }, "₹4,999.00"],
      [{ en: "CGST 6%" }, "₹299.94"],
      [{ en: "SGST 6%" }, "₹299.94"],
    ],
    facts: expect.arrayContaining([[{ en: "SAC" }, "999512"]]),
    seller: { name: entry.legalName, lines: expect.arrayContaining(["GSTIN 27AAPFU0939F1ZV"]) },
  });
  expect(order?.receiptTerms).toMatchObject({ taxPaise: 59988, ratePercent: 12, legalName: entry.legalName });
});

test("registrations of the address are found with their calendar files, and only their owner can cancel them", async () => {
  // Before the days of the events that the site ships with.
  const site = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const { email, memberId } = await logIn(site);
  const other = await logIn(site);
  const person = { fullName: "Asha Rao", email, phone: "9876543210", membershipStatus: "Non-Member" };
  const event = (await listOpenEvents(site.deps)).find(({ startsAt }) => startsAt)?.slug;
  await site.post("/event/register", person);
  await site.post("/event/register", { ...person, event });
  const found = await listOwnRegistrations(site.deps, email);
  expect(found).toMatchObject([
    { calendar: undefined, place: undefined },
    { calendar: `/calendar/${event}.ics`, place: "waiting" },
  ]);
  expect(await listOwnRegistrations(site.deps, other.email)).toEqual([]);
  for (const { id } of found) await cancelRegistration(site.deps, other, id);
  expect(await listOwnRegistrations(site.deps, email)).toHaveLength(2);
  await cancelRegistration(site.deps, { memberId, email }, found[0]?.id ?? "");
  expect(await listOwnRegistrations(site.deps, email)).toMatchObject([{ id: found[1]?.id }]);
});

test("consent to news is given and withdrawn with the notice's version and the times, recorded once however often it is sent", async () => {
  const site = openSite();
  const { memberId } = await logIn(site);
  const news = async () => (await listConsents(site.deps, memberId)).filter(({ purpose }) => purpose === "marketing");
  await Promise.all([giveConsent(site.deps, memberId, "marketing"), giveConsent(site.deps, memberId, "marketing")]);
  expect(await news()).toMatchObject([{ noticeVersion: "2026-11-25", withdrawnAt: null, givenAt: expect.any(Date) }]);
  expect(await listOpenPurposes(site.deps, memberId)).toContain("marketing");
  await withdrawConsent(site.deps, memberId, "marketing");
  await withdrawConsent(site.deps, memberId, "marketing");
  expect(await news()).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
  expect(await listOpenPurposes(site.deps, memberId)).toEqual(["account"]);
  await giveConsent(site.deps, memberId, "marketing");
  expect(await news()).toHaveLength(2);
});

test("consents ticked for the address before it was verified are included, but no other person's data", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  await site.deps.db.batch([
    consentStatement(site.deps, { email }, "marketing"),
    consentStatement(site.deps, { email: `x${email}` }, "marketing"),
  ]);
  const { consents } = await collectPersonalData(site.deps, { memberId, email });
  expect(consents).toHaveLength(2);
  expect(consents).toContainEqual(expect.objectContaining({ memberId, email: null, purpose: "account" }));
  expect(consents).toContainEqual(expect.objectContaining({ memberId: null, email, purpose: "marketing" }));
});

test("the data has a mail of the account to a former address, but not whether another address has an account", async () => {
  const site = openSite();
  const [{ memberId, email }, other, merged] = [await logIn(site), await logIn(site), await logIn(site)];
  expect(await merge(site, { id: memberId }, { id: merged.memberId })).toMatchObject({ ok: true });
  const former = `former-${email}`;
  const viewer = { memberId, sessionId: "-", name: "Asha Rao", email, role: "startup" as const };
  await queueMail(site.deps, emailChangedMail, { recipient: former, about: { memberId }, memberId, once: memberId });
  const free = `free-${email}`;
  const device = { cookie: null, userAgent: null, ip: null };
  for (const wanted of [other.email, free]) await requestEmailChange(site.deps, viewer, wanted, device);
  const { mails } = await collectPersonalData(site.deps, { memberId, email });
  const listed = mails.map(({ kind, recipient }) => `${kind} ${recipient}`);
  expect(listed).toContain(`email_changed ${former}`);
  expect(listed).toContain(`email_change_code ${email}`);
  for (const wanted of [other.email, free]) expect(listed.join()).not.toContain(wanted);
  // Once, although the merge has assigned it to the kept account.
  expect(listed.filter((line) => line === `accounts_merged ${merged.email}`)).toHaveLength(1);
});

test("the data has a role in the console that ended before its first use", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const owner = await operatorOf(site, "owner");
  const granted = await grantRole(site.deps, owner, { email, role: "desk" });
  await revokeRole(site.deps, owner, granted.ok ? granted.value : "");
  const { consoleAccess } = await collectPersonalData(site.deps, { memberId, email });
  expect(consoleAccess).toMatchObject([{ email, role: "desk", revokedAt: expect.any(Date) }]);
});
