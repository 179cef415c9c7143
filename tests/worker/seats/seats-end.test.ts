import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { seats } from "#worker/db/schema/seats.ts";
import { addressStatement } from "#worker/domain/accounts/members.server.ts";
import { moveOrders } from "#worker/domain/billing/orders.server.ts";
import { withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { findSeat, listDueOwners } from "#worker/domain/seats/seats.server.ts";
import { endSeats } from "#worker/jobs/seats.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { buy, company, person, seated } from "../../support/fixtures/membership/seats.ts";
import { deliver, webhookOf } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const onDay = (day: string) => openSite({ now: () => new Date(`${day}T06:00:00Z`) });
const statusOf = async ({ deps }: Site, { seatId }: { seatId: string }) => (await findSeat(deps, seatId))?.status;

test("a membership that ends or is renewed does not affect another buyer's seats", async () => {
  const start = onDay("2026-11-24");
  const [over, renewed] = [await company(start), await company(start)];
  const [first, second] = [await seated(start, over), await seated(start, renewed)];
  await buy(onDay("2027-11-01"), renewed, "corporate");
  const january = onDay("2027-01-05");
  const third = await seated(january, await company(january));

  const afterGrace = onDay("2027-12-09");
  await endSeats(afterGrace.deps);
  expect(await statusOf(afterGrace, first)).toBe("ended");
  expect(await statusOf(afterGrace, second)).toBe("accepted");
  expect(await statusOf(afterGrace, third)).toBe("accepted");

  const later = onDay("2028-01-20");
  await endSeats(later.deps);
  expect(await statusOf(later, second)).toBe("accepted");
  expect(await statusOf(later, third)).toBe("ended");
});

test("the end of a membership does not change a seat that was withdrawn before", async () => {
  const start = onDay("2026-11-24");
  const buyer = await company(start);
  const [withdrawn, open] = [await seated(start, buyer), await seated(start, buyer)];
  await withdrawSeat(start.deps, buyer.memberId, withdrawn.seatId);
  const before = await findSeat(start.deps, withdrawn.seatId);
  const afterGrace = onDay("2027-12-09");
  await endSeats(afterGrace.deps);
  expect(await statusOf(afterGrace, open)).toBe("ended");
  expect(await findSeat(afterGrace.deps, withdrawn.seatId)).toEqual(before);
});

test("the seats of a buyer whose only membership was refunded end on the day of their check", async () => {
  const start = onDay("2026-11-24");
  const buyer = await person(start);
  const { id, paymentId } = await buy(start, buyer, "corporate");
  const holder = await seated(start, buyer);
  await fakeRazorpay.refund(paymentId);
  await deliver(start, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed"));
  const day = onDay("2027-12-09");
  await endSeats(day.deps);
  expect(await statusOf(day, holder)).toBe("ended");
});

test.each([1, 2, 3])("a purchase before call %i of the job keeps the seats that are open then", async (call) => {
  const start = onDay("2024-11-24");
  const buyer = await company(start);
  const holder = await seated(start, buyer);
  const afterGrace = onDay("2025-12-09");
  let before: string | undefined;
  const { db } = breakDb(env.DB, call, async () => {
    before = await statusOf(afterGrace, holder);
    await buy(afterGrace, buyer, "corporate");
  });
  await endSeats({ ...afterGrace.deps, db: openDb(db) });
  expect(await statusOf(afterGrace, holder)).toBe(before ?? "ended");
});

test.each([1, 2, 3])("a change of the buyer's address before call %i of the job ends no seat", async (call) => {
  const start = onDay("2024-11-24");
  const buyer = await company(start);
  const holder = await seated(start, buyer);
  await buy(onDay("2025-11-01"), buyer, "corporate");
  const { deps } = onDay("2025-12-09");
  const { db } = breakDb(env.DB, call, () => {
    const address = `new-${buyer.email}`;
    const moved = addressStatement(deps, buyer.memberId, buyer.email, address);
    return deps.db.batch([moved, moveOrders(deps, buyer.email, address)]);
  });
  await endSeats({ ...deps, db: openDb(db) });
  expect(await statusOf(start, holder)).toBe("accepted");
});

test("the job looks at the buyers of open seats whose day has come", async () => {
  const site = onDay("2026-11-24");
  const [due, early, ended] = [await company(site), await company(site), await company(site)];
  for (const buyer of [due, early, ended]) await seated(site, buyer);
  const change = (buyer: typeof due, changes: Partial<typeof seats.$inferInsert>) =>
    site.deps.db.update(seats).set(changes).where(eq(seats.ownerId, buyer.memberId));
  await change(due, { checkOn: "2026-11-24" });
  await change(early, { checkOn: "2026-11-25" });
  await change(ended, { checkOn: "2026-11-24", status: "ended" });
  const listed = await listDueOwners(site.deps, "2026-11-24", 1000);
  expect([due, early, ended].map(({ memberId }) => listed.includes(memberId))).toEqual([true, false, false]);
});
