import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  disputeOf,
  disputeStatement,
  findDispute,
  hasLostDispute,
  isDisputeIn,
  isDisputeOpen,
  isLostInDispute,
  listUnansweredDisputes,
  lostSum,
} from "#worker/domain/billing/disputes/disputes.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);

async function disputed(status: string) {
  const payment = await rows.payment(await rows.order());
  return { payment, dispute: await rows.dispute(payment, { status }) };
}

test("SQL conditions on a dispute match only that row and only its state", async () => {
  const [open, lost] = [await disputed("open"), await disputed("lost")];
  const { id, phase, status } = open.dispute;
  expect(
    await rows.trueOf({
      "open can be answered": isDisputeOpen(id, { isAnswered: false }),
      "open was answered": isDisputeOpen(id, { isAnswered: true }),
      "lost can be answered": isDisputeOpen(lost.dispute.id, { isAnswered: false }),
      "open is open": isDisputeIn({ id, phase, status }),
      "open is lost": isDisputeIn({ id, phase, status: "lost" }),
      "open is in arbitration": isDisputeIn({ id, phase: "arbitration", status }),
      "lost is open": isDisputeIn({ ...lost.dispute, status }),
      "payment of open is lost": hasLostDispute(open.payment.id),
      "payment of lost is lost": hasLostDispute(lost.payment.id),
      "nothing of open is lost": sql`${lostSum(sql`${open.payment.id}`)} = 0`,
      "all of lost is lost": sql`${lostSum(sql`${lost.payment.id}`)} = ${lost.dispute.amountPaise}`,
    }),
  ).toEqual([
    "open can be answered",
    "open is open",
    "payment of lost is lost",
    "nothing of open is lost",
    "all of lost is lost",
  ]);
  expect([await isLostInDispute(deps, open.payment.id), await isLostInDispute(deps, lost.payment.id)]).toEqual([
    false,
    true,
  ]);
  const unanswered = (await listUnansweredDisputes(deps, 1000)).map(({ id: one }) => one);
  expect([open, lost].map(({ dispute }) => unanswered.includes(dispute.id))).toEqual([true, false]);
});

test("an older event never changes a dispute; one of the same second does if its state is later", async () => {
  const { dispute } = await disputed("open");
  const reportedAt = new Date(dispute.reportedAt.getTime() - 1000);
  await disputeStatement(deps, { ...dispute, status: "under_review", reportedAt });
  expect(await findDispute(deps, dispute.id)).toEqual(dispute);
  await disputeStatement(deps, { ...dispute, status: "under_review" });
  expect(await findDispute(deps, dispute.id)).toMatchObject({ status: "under_review" });
  await disputeStatement(deps, { ...dispute, status: "open" });
  expect(await findDispute(deps, dispute.id)).toMatchObject({ status: "under_review" });
});

test("a dispute that was just created is open, whatever the provider calls it", () => {
  const reported = { id: "disp_1", payment_id: "pay_1", amount: 100, phase: "chargeback", status: "action_required" };
  const state = (type: string) => disputeOf(reported, undefined, { type, reportedAt: new Date() }).status;
  expect(["created", "lost", "renamed"].map((name) => state(`payment.dispute.${name}`))).toEqual([
    "open",
    "lost",
    "action_required",
  ]);
});
