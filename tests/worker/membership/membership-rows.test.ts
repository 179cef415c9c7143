import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#worker/db/schema/platform.ts";
import {
  auditRevokedStatement,
  findMembership,
  listRunningTerms,
  membershipStatements,
  revokeStatement,
} from "#worker/domain/membership/memberships.server.ts";
import { validityOf } from "#worker/domain/membership/validity.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);
const OVER = { revokedOn: "2026-11-20", nextReminderOn: null };

async function makeMembership(changes: Parameters<typeof rows.membership>[1] = {}) {
  const order = await rows.order();
  return { order, membership: await rows.membership(order, { nextReminderOn: "2027-09-01", ...changes }) };
}

test("a purchase ends the memberships that it replaces, unless they have ended already", async () => {
  const [running, ended] = [await makeMembership(), await makeMembership({ endedOn: "2026-10-20" })];
  const order = await rows.order();
  const replaces = [running.order.id, ended.order.id];
  const term = { kind: "upgrade", validFrom: "2026-11-26", validTo: "2027-09-30", replaces } as const;
  await deps.db.batch([...membershipStatements(deps, order, { term, paidAt: new Date() })]);
  expect(await findMembership(deps, running.order.id)).toMatchObject({ endedOn: "2026-11-26", replacedBy: order.id });
  expect(await findMembership(deps, ended.order.id)).toEqual(ended.membership);
});

test("only a membership that nothing has ended counts for the next purchase", async () => {
  const all = [
    await makeMembership(),
    await makeMembership({ endedOn: "2026-10-20" }),
    await makeMembership({ revokedOn: "2026-10-20" }),
  ];
  const ids = JSON.stringify(all.map(({ order }) => order.id));
  const terms = await listRunningTerms(deps, sql`select value from json_each(${ids})`);
  expect(terms.map(({ orderId }) => orderId)).toEqual([all[0]?.order.id]);
});

test("a full refund ends its own membership once; if it fails, the membership reopens unless an operator ended it", async () => {
  const [mine, other] = [await makeMembership(), await makeMembership()];
  const stopped = await makeMembership({ ...OVER, revokedBy: "operator-1" });
  const revoke = (of: typeof mine, isOver: boolean, today: string) =>
    revokeStatement(deps, { orderId: of.order.id, isOver: isOver ? sql`1` : sql`0`, today });
  await revoke(mine, false, "2026-11-19");
  expect(await findMembership(deps, mine.order.id)).toEqual(mine.membership);
  await revoke(mine, true, "2026-11-20");
  await revoke(mine, true, "2026-11-21");
  expect(await findMembership(deps, mine.order.id)).toMatchObject(OVER);
  expect(await findMembership(deps, other.order.id)).toEqual(other.membership);
  await revoke(mine, false, "2026-11-22");
  expect(await findMembership(deps, mine.order.id)).toMatchObject({ revokedOn: null, nextReminderOn: "2026-11-22" });
  await revoke(stopped, false, "2026-11-22");
  expect(await findMembership(deps, stopped.order.id)).toEqual(stopped.membership);
});

test("an end by a refund is audited once for its membership; an end by an operator is not", async () => {
  const [revoked, running] = [await makeMembership(OVER), await makeMembership()];
  const [stopped, other] = [await makeMembership({ ...OVER, revokedBy: "operator-1" }), await makeMembership(OVER)];
  for (const { order } of [revoked, running, stopped]) await auditRevokedStatement(deps, order.id, "webhook");
  const isEnd = eq(auditEntries.action, "membership.revoked");
  const audited = ({ order }: typeof revoked) =>
    deps.db.$count(auditEntries, and(isEnd, eq(auditEntries.subject, `order:${order.id}`)));
  expect(await Promise.all([revoked, running, stopped, other].map(audited))).toEqual([1, 0, 0, 0]);
});

test("the message after a payment says until when, or from when, the membership is valid", () => {
  const term = { validFrom: "2026-11-26", validTo: "2027-11-25" };
  const on = (today: string, kind: "new" | "renewal" | "later_lower_plan") =>
    validityOf("Gold Member", { ...term, kind }, today);
  expect(on("2026-11-26", "renewal")).toBe("Your Gold Member membership is valid until 25 November 2027.");
  expect(on("2026-11-25", "renewal")).toContain("26 November 2026");
  expect(on("2026-11-25", "later_lower_plan")).not.toBe(on("2026-11-25", "renewal"));
});
