import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { type Figure, listFigures, recountFigures } from "#worker/domain/figures/figure-counts.server.ts";
import { checkFigures } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { approvedRefund, capturedPayment, PRICE, send } from "../../support/fixtures/billing/refunds.ts";
import { makeMember, makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { PATRON_PAISE, reserved } from "../../support/fixtures/membership/bank-transfers.ts";
import { deliverAll } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const run = (statement: string) => env.DB.prepare(statement).run();

/** What `work` adds to a figure, by period and label. */
async function addedTo(figure: Figure, work: () => Promise<unknown>) {
  const read = async () => {
    const rows = await listFigures(openSite().deps, [figure], "");
    return new Map(rows.map(({ period, label, count, paise }) => [`${period} ${label}`, [count, paise] as const]));
  };
  const before = await read();
  await work();
  const changed = [...(await read())].map(([key, [count, paise]]) => {
    const [count0 = 0, paise0 = 0] = before.get(key) ?? [];
    return [key, count - count0, paise - paise0] as const;
  });
  return changed.filter(([, count, paise]) => count !== 0 || paise !== 0);
}

/** Beyond 18:30 UTC it is the next month in India. */
const night = openSite({ now: () => new Date("2026-10-31T18:30:00Z") });
const today = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });

test("a choice counts in the Indian month in which it was made", async () => {
  const choose = () => night.post("/user-intent", { intent: "For Membership" });
  expect(await addedTo("intents", choose)).toEqual([["2026-11 For Membership", 1, 0]]);
});

test("a sign-up counts once, whatever is corrected or cancelled later, and follows the event's address", async () => {
  const person = { fullName: "Asha Rao", email: "figures@example.org", phone: "9876543210" };
  const register = async () => {
    await today.post("/event/register", person);
    await today.post("/event/register", { ...person, fullName: "Asha R. Rao" });
  };
  expect(await addedTo("registrations", register)).toEqual([["2026-11 general", 1, 0]]);
  const rename = () => run(`update event_registrations set event = 'moved' where email = '${person.email}'`);
  expect(await addedTo("registrations", rename)).toEqual([
    ["2026-11 general", -1, 0],
    ["2026-11 moved", 1, 0],
  ]);
  const cancel = async () => {
    await run("delete from registration_corrections");
    await run(`delete from event_registrations where email = '${person.email}'`);
  };
  expect(await addedTo("registrations", cancel)).toEqual([]);
});

test("a bank transfer counts in the month in which it arrived, although it is recorded in the next", async () => {
  const { reference } = await reserved(openSite({ now: () => new Date("2027-03-29T06:00:00Z") }));
  const april = openSite({ now: () => new Date("2027-04-02T06:00:00Z") });
  const entry = { reference, amountPaise: PATRON_PAISE, receivedOn: "2027-03-31", operator: "finance-1" };
  const paid = await addedTo("paid", () => confirmTransfer(april.deps, entry));
  expect(paid).toEqual([["2027-03 patron", 1, PATRON_PAISE]]);
});

test("an order, its money and its refunds are counted by plan", async () => {
  const site = today;
  let payment = { id: "", paymentId: "" };
  const pay = async () => {
    payment = await capturedPayment(site);
    await deliverAll(site, payment.id);
  };
  let paid: unknown;
  const order = await addedTo("orders", async () => {
    paid = await addedTo("paid", pay);
  });
  expect(order).toEqual([["2026-11 community", 1, 0]]);
  expect(paid).toEqual([["2026-11 community", 1, PRICE]]);
  const refund = async () => {
    await approvedRefund(site, payment.paymentId, { amountPaise: 100_000 });
    await send(site);
    await fakeRazorpay.refund(payment.paymentId, 50_000);
    await deliverAll(site, payment.id);
  };
  const refunded = await addedTo("refunded", refund);
  expect(refunded.map(([, ...sums]) => sums)).toEqual([[2, 150_000]]);
  const fail = () => run("update refunds set status = 'failed' where amount_paise = 50000");
  expect((await addedTo("refunded", fail)).map(([, ...sums]) => sums)).toEqual([[-1, -50_000]]);
});

test("a payment counts when it is captured, not when it is attempted", async () => {
  const { orderId } = await capturedPayment(today);
  const row = (captured: number) => `insert into payments
    (id, order_id, status, amount_paise, captured, refunded_paise, reported_refund_paise, created_at, updated_at)
    values ('pay_${captured}', '${orderId}', 'failed', 700, ${captured}, 0, 0, 1793000000000, 1793000000000)`;
  expect(await addedTo("paid", () => run(row(0)))).toEqual([]);
  const capture = () => run("update payments set captured = 1 where id = 'pay_0'");
  expect(await addedTo("paid", capture)).toEqual([["2026-10 community", 1, 700]]);
  expect(await addedTo("paid", capture)).toEqual([]);
});

test("an account counts by its role from its confirmation to its erasure", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const role = "investor";
  expect(await addedTo("members", () => makeUnverified(today, email, role))).toEqual([]);
  let id = "";
  const confirm = async () => {
    id = await makeMember(today, email, role);
  };
  expect(await addedTo("members", confirm)).toEqual([["now investor", 1, 0]]);
  const change = () => run(`update members set role = 'mentor' where id = '${id}'`);
  expect(await addedTo("members", change)).toEqual([
    ["now investor", -1, 0],
    ["now mentor", 1, 0],
  ]);
  expect(await addedTo("members", () => requestErasure(today.deps, id))).toEqual([["now mentor", -1, 0]]);
});

test("an account joins once, in the month of its registration, and stays counted after its erasure", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  expect(await addedTo("joined", () => makeUnverified(today, email, "investor"))).toEqual([]);
  let id = "";
  const confirm = async () => {
    id = await makeMember(today, email, "investor");
  };
  expect(await addedTo("joined", confirm)).toEqual([["2026-11 investor", 1, 0]]);
  expect(await addedTo("joined", () => run(`update members set role = 'mentor' where id = '${id}'`))).toEqual([]);
  expect(await addedTo("joined", () => requestErasure(today.deps, id))).toEqual([]);
  const add = `insert into members (id, email, name, phone, role, state, created_at)
    values ('joined', 'joined@example.org', 'A', '9876543210', 'startup', 'active', 1793000000000)`;
  expect(await addedTo("joined", () => run(add))).toEqual([["2026-10 startup", 1, 0]]);
  await run("delete from members where id = 'joined'");
});

test("a mail counts as sent or as failed, and one that is sent again no longer counts as failed", async () => {
  const add = (status: string) =>
    run(`insert into outbox (id, kind, recipient, subject_id, dedupe_key, status, attempts, next_attempt_at, created_at)
      values ('figures-mail', 'welcome', 'x@example.org', 's', 'figures-mail', '${status}', 1, 1, 1793000000000)`);
  const set = (status: string) => () => run(`update outbox set status = '${status}' where id = 'figures-mail'`);
  expect(await addedTo("mails", () => add("queued"))).toEqual([]);
  expect(await addedTo("mails", set("failed"))).toEqual([["2026-10 failed", 1, 0]]);
  expect(await addedTo("mails", set("queued"))).toEqual([["2026-10 failed", -1, 0]]);
  expect(await addedTo("mails", set("sent"))).toEqual([["2026-10 sent", 1, 0]]);
  expect(await addedTo("mails", set("no_address"))).toEqual([]);
});

test("the nightly check then finds nothing to correct", async () => {
  expect(await recountFigures(today.deps)).toEqual([]);
});

test("a difference is corrected and reported, once a night", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T21:05:00Z") });
  await run("update figure_counts set count = count + 3 where figure = 'orders'");
  await run("update figure_counts set paise = 1 where figure = 'paid'");
  await run("update figure_counts set count = 0 where figure = 'intents'");
  await run("insert into figure_counts (figure, period, label, count) values ('members', 'now', 'student', 9)");
  await run("update figure_counts set count = 50 where figure = 'registrations'");
  await checkFigures(openSite({ now: () => new Date("2026-11-20T20:55:00Z") }).deps);
  await checkFigures(openSite({ now: () => new Date("2026-11-20T21:15:00Z") }).deps);
  await checkFigures(site.deps);
  expect(site.lines.join("")).toMatch(/figures\.drift/);
  for (const found of [
    "orders 2026-11 community",
    "paid 2026-10 community",
    "members now student",
    "intents 2026-11",
  ]) {
    expect(site.lines.join("")).toContain(found);
  }
  expect(site.lines.join("")).not.toContain("registrations");
  expect(await recountFigures(site.deps)).toEqual([]);
  const again = openSite({ now: site.deps.now });
  await checkFigures(again.deps);
  expect(again.lines).toEqual([]);
});
