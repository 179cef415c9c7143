import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankTransfers } from "#worker/db/schema/bank-transfers.ts";
import { cancelTransfersOf, listOpenTransfers } from "#worker/domain/bank-transfers/transfers.server.ts";
import { RESERVED_AT, reserved, transferOf, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite({ now: () => RESERVED_AT });
const { deps } = site;
const closed = (status: "paid" | "cancelled") => ({ status, closedAt: RESERVED_AT, closedBy: "operator-1" });

async function change({ reference }: { reference: string }, changes: Partial<typeof bankTransfers.$inferInsert>) {
  await deps.db.update(bankTransfers).set(changes).where(eq(bankTransfers.reference, reference));
}

test("only a reservation whose last day has not passed can still be paid", async () => {
  const [open, expired, cancelled] = [await reserved(site), await reserved(site), await reserved(site)];
  await change(expired, { lastDay: "2026-11-23" });
  await change(cancelled, closed("cancelled"));
  const listed = (await listOpenTransfers(deps, "2026-11-24", 1000)).map(({ reference }) => reference);
  expect([open, expired, cancelled].map(({ reference }) => listed.includes(reference))).toEqual([true, false, false]);
});

test("an erasure cancels the person's open reservations, and changes no other", async () => {
  const wanted = wantPatron();
  const [open, paid] = [await reserved(site, wanted), await reserved(site, { ...wanted, key: crypto.randomUUID() })];
  const other = await reserved(site);
  await change(paid, closed("paid"));
  await deps.db.batch([...cancelTransfersOf(deps, "member-1", sql`${wanted.email}`)]);
  const read = async ({ reference }: typeof open) => {
    const { status, closedBy } = (await transferOf(site, reference)).transfer;
    return [status, closedBy];
  };
  expect(await Promise.all([open, paid, other].map(read))).toEqual([
    ["cancelled", "member-1"],
    ["paid", "operator-1"],
    ["reserved", null],
  ]);
});
