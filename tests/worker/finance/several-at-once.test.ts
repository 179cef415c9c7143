import { env } from "cloudflare:workers";
import { downloadZip } from "client-zip";
import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { applyBulk, type BulkPreview, previewBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { bulkActionsFor } from "#worker/domain/console/bulk/bulk-actions.server.ts";
import { listChosenIds } from "#worker/domain/console/bulk/chosen-rows.server.ts";
import { documentList } from "#worker/domain/console/finance/documents.server.ts";
import { endMembership } from "#worker/domain/console/finance/membership-steps.server.ts";
import { membershipList } from "#worker/domain/console/finance/memberships.server.ts";
import { chosenDocuments } from "#worker/domain/console/finance/month-files.server.ts";
import { transferList } from "#worker/domain/console/finance/transfers.server.ts";
import { mailList } from "#worker/domain/console/lists/mails.server.ts";
import { orderList } from "#worker/domain/console/orders.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { listEndedOf } from "#worker/domain/membership/memberships.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { membershipOf } from "../../support/fixtures/billing/refunds.ts";
import { RESERVED_AT, reserved, transferOf } from "../../support/fixtures/membership/bank-transfers.ts";
import { deliverAll, orderOf, paidOrder, startOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const chosen = (...ids: string[]) => Object.fromEntries(ids.map((id) => [`row.${id}`, "on"]));
/** What the form of a preview sends. */
const formOf = ({ step, rows }: BulkPreview) => ({
  do: step,
  agreed: "yes",
  ...Object.fromEntries(rows.map(({ id, version }) => [`row.${id}`, version])),
});
const unwrap = <T>(outcome: { ok: true; value: T } | { ok: false; message: string }): T =>
  outcome.ok ? outcome.value : expect.fail(outcome.message);

async function paidMembership(site: Site) {
  const { id } = await paidOrder(site, "success", { contact: `${crypto.randomUUID()}@example.org` });
  await deliverAll(site, id);
  const order = await orderOf(site, id);
  return { order, membership: (await membershipOf(site, order.id)) ?? expect.fail("no membership") };
}

const lastDayOf = async (site: Site, id: string) =>
  (await site.deps.db.select().from(memberships).where(eq(memberships.id, id)).get())?.validTo;

test("several memberships are extended by the same time, each once, however often the form is sent", async () => {
  const site = openSite();
  const { deps } = site;
  const operator = await operatorOf(site, "finance");
  const [first, second, ended] = [await paidMembership(site), await paidMembership(site), await paidMembership(site)];
  await endMembership(deps, operator, { id: ended.membership.id, reason: "Asked to stop" });
  const list = membershipList(deps.now());
  const ids = [first, second, ended].map(({ membership }) => membership.id);
  const preview = unwrap(await previewBulk(deps, list, { do: "extend", ...chosen(...ids) }));
  expect(preview).toMatchObject({ title: "Extend 2 memberships", left: [{ why: "Already ended." }] });
  expect(preview.rows[0]?.facts).toEqual(["Community", expect.stringMatching(/^until \d+ \w+ 20\d\d$/)]);
  const form = { ...formOf(preview), days: "30", reason: "The hall was closed" };
  const outcomes = await Promise.all([1, 2].map(() => applyBulk(deps, operator, list, form)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  const again = unwrap(await applyBulk(deps, operator, list, form));
  expect(again.done).toEqual([]);
  expect(again.left.map(({ why }) => why)).toEqual(Array(2).fill("Changed since the preview. Check it first."));
  for (const { membership } of [first, second]) {
    expect(await lastDayOf(site, membership.id)).toBe(addDays(membership.validTo, 30));
    const entries = await trailOf(site, `membership:${membership.id}`);
    expect(entries.filter((action) => action === "membership.extended")).toHaveLength(1);
  }
  for (const [wrong, field] of [
    [{ days: "0" }, "days"],
    [{ days: "367" }, "days"],
    [{ reason: "x" }, "reason"],
  ] as const) {
    expect(await applyBulk(deps, operator, list, { ...form, ...wrong })).toMatchObject({ errors: [{ field }] });
  }
});

test("extensions of more than 100 memberships continue without extending one twice", async () => {
  const site = openSite();
  const { deps } = site;
  const crowd = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 132)";
  await env.DB.prepare(`${crowd} insert into orders
    (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, status, name, email, created_at, paid_at)
    select 'many-' || i, 'many-' || i, 'many-' || i, 'patron', 'Patron', 100, 'INR', 'paid', 'Many', 'many-' || i || '@example.org', 1, 1 from n`).run();
  await env.DB.prepare(`${crowd} insert into memberships (id, order_id, plan_id, valid_from, valid_to, created_at)
    select 'many-' || i, 'many-' || i, 'patron', '2026-12-01', date('2027-01-01', '+' || (i / 10) || ' days'), 1 from n`).run();
  const operator = await operatorOf(site, "finance");
  const list = membershipList(deps.now());
  const kept = "plan=patron&sort=oldest";
  const take = async (entered: object) => {
    const { more, ...preview } = unwrap(await previewBulk(deps, list, { do: "extend", all: "on", kept, ...entered }));
    const form = {
      ...formOf({ more, ...preview }),
      kept,
      next: more?.after ?? "",
      days: "30",
      reason: "The hall was closed",
    };
    return unwrap(await applyBulk(deps, operator, list, form));
  };
  const first = await take({});
  expect(first).toMatchObject({ done: { length: 100 }, more: { text: "32 more match." } });
  const second = await take({ after: first.more?.after });
  expect(second).toMatchObject({ done: { length: 32 }, left: [], more: undefined });
  const many = await deps.db.select().from(memberships).where(like(memberships.id, "many-%"));
  expect(many.filter(({ validTo }) => validTo < "2027-01-31" || validTo > "2027-02-13")).toEqual([]);
});

test("several transfers are confirmed with the agreed amounts; those that do not fit are left, with the reason", async () => {
  const early = openSite({ now: () => RESERVED_AT });
  const [a, b, c] = [await reserved(early), await reserved(early), await reserved(early)];
  const site = openSite({ now: () => new Date("2026-11-28T06:00:00Z") });
  const { deps } = site;
  const operator = await operatorOf(site, "finance");
  const list = transferList(deps.now());
  await env.DB.prepare("update bank_transfers set last_day = '2026-11-26' where reference = ?1")
    .bind(c.reference)
    .run();
  const references = [a, b, c].map(({ reference }) => reference);
  const preview = unwrap(await previewBulk(deps, list, { do: "confirm-money", ...chosen(...references) }));
  const facts = ["Kavita Shah", "₹2,99,999.00"];
  expect(preview.rows).toContainEqual(expect.objectContaining({ title: a.reference, facts }));
  expect(preview.total).toBe("₹8,99,997.00 in all");
  const form = { ...formOf(preview), day: "2026-11-27" };
  const results = await Promise.all([1, 2].map(async () => unwrap(await applyBulk(deps, operator, list, form))));
  expect(results.flatMap(({ done }) => done)).toHaveLength(2);
  const why = results.flatMap(({ left }) => left).filter(({ key }) => key === c.reference);
  expect(why.map((one) => one.why)).toEqual(Array(2).fill(expect.stringContaining("Nothing was recorded.")));
  for (const { reference } of [a, b]) {
    const { transfer, credits } = await transferOf(site, reference);
    expect(transfer.status).toBe("paid");
    expect(credits.map(({ state }) => state)).toEqual(["used"]);
  }
  expect(await transferOf(site, c.reference)).toMatchObject({ transfer: { status: "reserved" }, credits: [] });
  expect(await previewBulk(deps, list, { do: "confirm-money", ...chosen(a.reference) })).toMatchObject({
    value: { rows: [], left: [{ why: "Already confirmed." }] },
  });
  expect(await applyBulk(deps, operator, list, { ...form, day: "27/11" })).toMatchObject({
    errors: [{ field: "day" }],
  });
});

test("confirming the most transfers at once stays below the 1,000 queries of D1", async () => {
  const early = openSite({ now: () => RESERVED_AT });
  const references: string[] = [];
  for (let i = 0; i < 25; i += 1) references.push((await reserved(early)).reference);
  const site = openSite({ now: () => new Date("2026-11-28T06:00:00Z") });
  const operator = await operatorOf(site, "finance");
  const { db, queries } = countRows(env.DB);
  const deps = { ...site.deps, db: openDb(db) };
  const list = transferList(deps.now());
  const preview = unwrap(await previewBulk(deps, list, { do: "confirm-money", ...chosen(...references) }));
  expect(preview).toMatchObject({ limit: 25, more: undefined, title: "Confirm payment of 25 transfers" });
  const result = unwrap(await applyBulk(deps, operator, list, { ...formOf(preview), day: "2026-11-27" }));
  expect(result.done).toHaveLength(25);
  expect(queries()).toBeLessThan(1000);
});

test("mails that were given up on are sent again; others are left, with the reason", async () => {
  const site = openSite();
  const { deps } = site;
  const operator = await operatorOf(site, "desk");
  const base = { kind: "welcome" as const, subjectId: "none", nextAttemptAt: deps.now(), createdAt: deps.now() };
  const add = async (id: string, changes: Partial<typeof outbox.$inferInsert>) =>
    deps.db.insert(outbox).values({ ...base, id, dedupeKey: id, recipient: `${id}@example.org`, ...changes });
  await add("again-1", { status: "failed", lastError: "E_DOWN", attempts: 8 });
  await add("again-2", { status: "failed", lastError: "subject_gone" });
  await add("again-3", { status: "sent" });
  const entered = { do: "send-again", ...chosen("again-1", "again-2", "again-3") };
  const preview = unwrap(await previewBulk(deps, mailList(), entered));
  expect(preview.rows.map(({ id }) => id)).toEqual(["again-1"]);
  expect(preview.left.map(({ key, why }) => `${key} ${why}`).toSorted()).toEqual([
    "again-2 What the email is about was changed or deleted before it was sent.",
    "again-3 Sent.",
  ]);
  const result = unwrap(await applyBulk(deps, operator, mailList(), formOf(preview)));
  expect(result).toMatchObject({
    message: "1 email queued again.",
    done: [{ key: "again-1", title: "Welcome", facts: ["a•••@e•••.org"] }],
    left: [],
  });
  const mail = await deps.db.select().from(outbox).where(eq(outbox.id, "again-1")).get();
  expect(mail).toMatchObject({ status: "queued", attempts: 0 });
  expect(await trailOf(site, "mail:again-1")).toEqual(["mail.sent_again"]);
});

test("the receipts of several orders are sent again, each once for a preview, but not of unpaid orders or ended memberships", async () => {
  const site = openSite();
  const { deps } = site;
  const operator = await operatorOf(site, "finance");
  const paid = [(await paidMembership(site)).order, (await paidMembership(site)).order];
  const unpaid = await orderOf(site, await startOrder(site));
  const ids = paid.map(({ id }) => id);
  const receipts = async () =>
    Promise.all(ids.map((id) => deps.db.$count(outbox, and(eq(outbox.subjectId, id), eq(outbox.kind, "receipt")))));
  const before = await receipts();
  const preview = unwrap(await previewBulk(deps, orderList(), { do: "send-receipts", ...chosen(...ids, unpaid.id) }));
  expect(preview).toMatchObject({ title: "Send 2 receipts again", left: [{ key: unpaid.id, why: "Not paid." }] });
  expect(preview.rows[0]?.facts).toEqual(["Community Member", expect.stringMatching(/^\w•••@e•••\.org$/)]);
  for (let times = 0; times < 2; times += 1) {
    const result = unwrap(await applyBulk(deps, operator, orderList(), formOf(preview)));
    expect(result).toMatchObject({ message: "2 receipts queued again.", left: [] });
  }
  expect(await receipts()).toEqual(before.map((count) => count + 1));
  expect(await trailOf(site, `order:${ids[0]}`)).toEqual(["receipt.resent"]);
  const [running, ended] = [await paidMembership(site), await paidMembership(site)];
  await endMembership(deps, operator, { id: ended.membership.id, reason: "Asked to stop" });
  expect(await listEndedOf(deps, [running.order.id])).toEqual([]);
  const both = chosen(running.order.id, ended.order.id);
  const late = unwrap(await previewBulk(deps, orderList(), { do: "send-receipts", ...both }));
  const why = "The membership was ended or replaced. To send its receipt anyway, open the order.";
  expect(late).toMatchObject({ rows: [{ id: running.order.id }], left: [{ key: ended.order.id, why }] });
  await endMembership(deps, operator, { id: running.membership.id, reason: "Asked to stop" });
  expect(unwrap(await applyBulk(deps, operator, orderList(), formOf(late)))).toMatchObject({
    done: [],
    left: [{ why }],
  });
  const forged = { ...formOf(preview), ...chosen(...ids) };
  expect(unwrap(await applyBulk(deps, operator, orderList(), forged))).toMatchObject({ done: [], left: { length: 2 } });
});

test("chosen documents come as one ZIP with a reason and a recent passkey; all are recorded together", async () => {
  const site = openSite();
  const { deps } = site;
  const operator = await operatorOf(site, "finance");
  const orders = [(await paidMembership(site)).order, (await paidMembership(site)).order];
  const documents = await Promise.all(orders.map(async ({ id }) => findDocumentOf(deps, id)));
  const ids = documents.map((one) => one?.id ?? expect.fail("no document"));
  const list = documentList(deps.now());
  const preview = unwrap(await previewBulk(deps, list, { do: "download", ...chosen(...ids) }));
  expect(preview).toMatchObject({ title: "Download 2 documents", download: "/console/documents/bulk/export" });
  expect(preview.rows[0]?.facts).toEqual(["Receipt", expect.any(String), "₹4,999.00"]);
  expect(await applyBulk(deps, operator, list, formOf(preview))).toMatchObject({ code: "invalid_input" });
  const wanted = { ids: await listChosenIds(deps, list, formOf(preview)), reason: "For the bank" };
  expect(await chosenDocuments(deps, { ...operator, hasRecentPasskey: false }, wanted)).toMatchObject({
    code: "stale_passkey",
  });
  expect(await chosenDocuments(deps, operator, { ...wanted, ids: [] })).toMatchObject({ code: "invalid_input" });
  expect(await trailOf(site, `document:${ids[0]}`)).toEqual([]);
  const batches: number[] = [];
  const counted = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (list: D1PreparedStatement[]) => {
      batches.push(list.length);
      return env.DB.batch(list);
    },
  };
  // Drizzle calls these two alone.
  const db = openDb(counted as unknown as D1Database);
  const { files } = unwrap(await chosenDocuments({ ...deps, db }, operator, wanted));
  expect(batches).toEqual([2]);
  const text = new TextDecoder("latin1").decode(await downloadZip(files).arrayBuffer());
  expect(text.match(/%PDF-/g)).toHaveLength(2);
  for (const id of ids) expect(await trailOf(site, `document:${id}`)).toEqual(["document.downloaded"]);
});

test("each role gets the actions that it is allowed, and consents and the trail have none", () => {
  const labels = (role: Parameters<typeof bulkActionsFor>[0], kind: string) =>
    bulkActionsFor(role, kind).map(({ step }) => step);
  expect(labels("finance", "membership")).toEqual(["extend"]);
  expect(labels("desk", "membership")).toEqual([]);
  expect(labels("finance", "bank_transfer")).toEqual(["confirm-money"]);
  expect(labels("auditor", "document")).toEqual([]);
  expect(labels("finance", "document")).toEqual(["download"]);
  expect(labels("desk", "mail")).toEqual(["send-again"]);
  expect(labels("finance", "mail")).toEqual([]);
  for (const kind of ["consent", "trail", "intent"]) expect(labels("owner", kind)).toEqual([]);
});
