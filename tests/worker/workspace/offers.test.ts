import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { Rupees } from "#worker/contracts/fields.ts";
import { Offer } from "#worker/contracts/offer.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { ROLES } from "#worker/contracts/vocabulary.ts";
import { OFFER_STATUSES } from "#worker/contracts/workspace-vocabulary.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import {
  eraseOffersOf,
  listOffers,
  listOffersOf,
  moveOffer,
  submitOffer,
  sumAcceptedFor,
  viewPortfolio,
  withdrawOffer,
} from "#worker/domain/workspace/offers.server.ts";
import { raiseOf } from "#worker/domain/workspace/opportunities.server.ts";
import { listTasks, type TaskOwner } from "#worker/domain/workspace/tasks.server.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { openSite } from "../../support/site/site.ts";

const OFFER = {
  opportunity: "dhanvel-looms",
  amount: "₹2,50,000",
  instrument: "Loan",
  terms: "Two years at ten per cent.",
};
const OPERATOR = { memberId: "operator-1", requestId: "request-1" };
const site = () => openSite({ now: () => new Date("2026-11-20T06:00:00Z") });

async function offer(investor: TaskOwner, change: object = {}, at: { id?: string; version?: number } = {}) {
  const input = Offer.safeParse({ ...OFFER, ...change });
  if (!input.success) return invalidInput(input.error.issues);
  const { id = crypto.randomUUID(), version = 0 } = at;
  return submitOffer(site().deps, investor, { id, version, offer: input.data });
}

const isTicked = async (investor: TaskOwner) => (await listTasks(site().deps, investor))[2]?.completed;

const AMOUNTS: Array<[string, number]> = [
  ["250000", 250_000_00],
  ["2,50,000", 250_000_00],
  ["2,500,000", 2_500_000_00],
  [" ₹ 25,00,000 ", 2_500_000_00],
  ["1,00,00,00,000", 1_000_000_000_00],
  ["२,५०,०००", 250_000_00],
];
test.each(AMOUNTS)("%j are whole rupees, stored as integer paise", (text, paise) => {
  expect(Rupees.parse(text)).toBe(paise);
});

test.each(["", "2.5 lakh", "1,50", "12.50", "-4", "1e6", "1,00,00,00,001", "0x10", "9".repeat(25)])(
  "%j is not an amount",
  (text) => {
    expect(Rupees.safeParse(text).success).toBe(false);
  },
);

test("an amount with too many digits is refused for its size", () => {
  const messageOf = (text: string) => Rupees.safeParse(text).error?.issues[0]?.message;
  expect(messageOf("9".repeat(20))).toBe(messageOf("1,00,00,00,001"));
});

test("an investor's offer is stored in integer paise as submitted, and the task ticks", async () => {
  const investor = await enrol(site().deps, "investor");
  expect(await isTicked(investor)).toBe(false);
  expect(await offer(investor)).toMatchObject({ ok: true });
  expect((await listOffers(site().deps, investor.memberId)).rows).toMatchObject([
    { status: "submitted", amountPaise: 250_000_00, formattedAmount: "2,50,000", name: "Dhanvel Looms" },
  ]);
  expect(await isTicked(investor)).toBe(true);
});

test.each(ROLES.filter((role) => role !== "investor"))("a %s can neither make nor withdraw an offer", async (role) => {
  const member = await enrol(site().deps, role);
  expect(await offer(member)).toMatchObject({ ok: false, code: "wrong_role" });
  expect(await withdrawOffer(site().deps, member, "x")).toMatchObject({ ok: false, code: "wrong_role" });
});

const REFUSED: Array<[string, object]> = [
  ["opportunity", { opportunity: "" }],
  ["opportunity", { opportunity: "no-such-opportunity" }],
  ["amount", { amount: "99,999" }],
  ["amount", { amount: "0" }],
  ["amount", { amount: "two lakh" }],
  ["amount", { amount: undefined }],
  ["instrument", { instrument: "Barter" }],
  ["terms", { terms: " " }],
  ["terms", { terms: "x".repeat(1501) }],
];
test.each(REFUSED)("an offer with a bad %s is refused and the field named: %j", async (field, change) => {
  const investor = await enrol(site().deps, "investor");
  expect(await offer(investor, change)).toMatchObject({ ok: false, code: "invalid_input", errors: [{ field }] });
  expect(await listOffersOf(site().deps, investor.memberId)).toEqual([]);
  expect(await isTicked(investor)).toBe(false);
});

test("an opportunity accepts offers on its last day in India but not on the next", async () => {
  const investor = await enrol(site().deps, "investor");
  const input = { id: "last-day", version: 0, offer: Offer.parse(OFFER) };
  const on = (time: string) => openSite({ now: () => new Date(time) }).deps;
  const late = await submitOffer(on("2027-06-30T18:30:00Z"), investor, input);
  expect(late).toMatchObject({ ok: false, errors: [{ field: "opportunity" }] });
  expect(await submitOffer(on("2027-06-30T18:29:59Z"), investor, input)).toMatchObject({ ok: true });
});

test("a form sent twice is one offer, and a changed one keeps its id", async () => {
  const investor = await enrol(site().deps, "investor");
  const id = crypto.randomUUID();
  const sent = await Promise.all([offer(investor, {}, { id }), offer(investor, {}, { id })]);
  expect(sent).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await offer(investor, { amount: "3,00,000" }, { id, version: 1 })).toMatchObject({ ok: true });
  expect((await listOffers(site().deps, investor.memberId)).rows).toMatchObject([
    { id, version: 2, amountPaise: 300_000_00 },
  ]);
  const late = await offer(investor, { amount: "4,00,000" }, { id, version: 1 });
  expect(late).toMatchObject({ ok: false, code: "version_conflict" });
});

test("another investor's offer is not found, not changed and not withdrawn", async () => {
  const [one, two] = [await enrol(site().deps, "investor"), await enrol(site().deps, "investor")];
  const id = crypto.randomUUID();
  await offer(one, {}, { id });
  for (const version of [0, 1]) {
    expect(await offer(two, { terms: "Mine" }, { id, version })).toMatchObject({ ok: false, code: "not_found" });
  }
  expect(await withdrawOffer(site().deps, two, id)).toMatchObject({ ok: false, code: "not_found" });
  expect((await listOffers(site().deps, two.memberId)).rows).toEqual([]);
  expect(await isTicked(two)).toBe(false);
  expect((await listOffers(site().deps, one.memberId)).rows).toMatchObject([
    { terms: OFFER.terms, status: "submitted" },
  ]);
});

test("a submitted offer can be withdrawn, for good, and stays in the list", async () => {
  const investor = await enrol(site().deps, "investor");
  const id = crypto.randomUUID();
  await offer(investor, {}, { id });
  for (const _twice of [1, 2]) expect(await withdrawOffer(site().deps, investor, id)).toMatchObject({ ok: true });
  expect((await listOffers(site().deps, investor.memberId)).rows).toMatchObject([{ id, status: "withdrawn" }]);
  expect(await offer(investor, { terms: "Again" }, { id, version: 2 })).toMatchObject({ code: "offer_fixed" });
});

test.each(OFFER_STATUSES.filter((status) => !["submitted", "withdrawn"].includes(status)))(
  "an offer that is %s cannot be changed or withdrawn, and the audit trail says who moved it",
  async (status) => {
    const investor = await enrol(site().deps, "investor");
    const id = crypto.randomUUID();
    await offer(investor, {}, { id });
    await moveOffer(site().deps, OPERATOR, { id, status });
    expect(await offer(investor, { terms: "Other" }, { id, version: 2 })).toMatchObject({ code: "offer_fixed" });
    expect(await withdrawOffer(site().deps, investor, id)).toMatchObject({ ok: false, code: "offer_fixed" });
    expect(await moveOffer(site().deps, OPERATOR, { id, status })).toMatchObject({ ok: true });
    const trail = await site()
      .deps.db.select()
      .from(auditTrail)
      .where(eq(auditTrail.subject, `offer:${id}`));
    expect(trail).toMatchObject([{ operator: "operator-1", action: `offer.moved.${status}` }]);
  },
);

test("an offer that is withdrawn, or that does not exist, is not moved, and the audit trail has no such step", async () => {
  const investor = await enrol(site().deps, "investor");
  const id = crypto.randomUUID();
  await offer(investor, {}, { id });
  await withdrawOffer(site().deps, investor, id);
  const move = (which: string) => moveOffer(site().deps, OPERATOR, { id: which, status: "accepted" });
  expect(await move(id)).toMatchObject({ ok: false, code: "offer_fixed" });
  expect(await move("no-such-offer")).toMatchObject({ ok: false, code: "not_found" });
  expect((await listOffers(site().deps, investor.memberId)).rows).toMatchObject([{ id, status: "withdrawn" }]);
  const recorded = inArray(auditTrail.subject, [`offer:${id}`, "offer:no-such-offer"]);
  expect(await site().deps.db.$count(auditTrail, recorded)).toBe(0);
});

test("an offer that its investor has changed since the desk opened it is not accepted", async () => {
  const investor = await enrol(site().deps, "investor");
  const id = crypto.randomUUID();
  await offer(investor, {}, { id });
  await offer(investor, { terms: "Other" }, { id, version: 1 });
  const accept = (version: number) => moveOffer(site().deps, OPERATOR, { id, status: "accepted", version });
  expect(await accept(1)).toMatchObject({ code: "version_conflict" });
  expect((await listOffers(site().deps, investor.memberId)).rows).toMatchObject([{ id, status: "submitted" }]);
  for (const _twice of [1, 2]) expect(await accept(2)).toMatchObject({ ok: true });
});

test("the portfolio sums investments made and under way, and opening it ticks the task", async () => {
  const investor = await enrol(site().deps, "investor");
  const ids = [1, 2, 3, 4].map(() => crypto.randomUUID());
  for (const id of ids) await offer(investor, {}, { id });
  const statuses = ["accepted", "accepted", "under_review", "declined"] as const;
  for (const [i, id] of ids.entries())
    await moveOffer(site().deps, OPERATOR, { id, status: statuses[i] ?? "declined" });
  const portfolio = await viewPortfolio(site().deps, investor);
  expect(portfolio).toMatchObject({ acceptedSum: "5,00,000", openSum: "2,50,000" });
  expect([portfolio.accepted, portfolio.open, portfolio.others].map(({ length }) => length)).toEqual([2, 1, 1]);
  expect((await listTasks(site().deps, investor))[1]).toMatchObject({ id: "view-portfolio", completed: true });
});

test("erasing deletes the offers of one investor and no others", async () => {
  const [one, two] = [await enrol(site().deps, "investor"), await enrol(site().deps, "investor")];
  await offer(one);
  await offer(two);
  await site().deps.db.batch(eraseOffersOf(site().deps, one.memberId));
  expect(await listOffersOf(site().deps, one.memberId)).toEqual([]);
  expect(await listOffersOf(site().deps, two.memberId)).toHaveLength(1);
});

test("the sum of an opportunity counts every investor’s accepted offers; an open one stays between its investor and the desk", async () => {
  const { deps } = site();
  const sum = async () => (await sumAcceptedFor(deps, ["dhanvel-looms", "none"])).get("dhanvel-looms") ?? 0;
  const before = await sum();
  const ids: string[] = [];
  for (const amount of ["1,00,000", "2,00,000", "3,00,000", "4,00,000"]) {
    const made = await offer(await enrol(deps, "investor"), { amount });
    ids.push(made.ok ? made.value.id : "");
  }
  expect(await sum()).toBe(before);
  await moveOffer(deps, OPERATOR, { id: ids[0] ?? "", status: "accepted" });
  await moveOffer(deps, OPERATOR, { id: ids[1] ?? "", status: "under_review" });
  await moveOffer(deps, OPERATOR, { id: ids[3] ?? "", status: "declined" });
  expect(await sum()).toBe(before + 1_00_000_00);
  expect((await sumAcceptedFor(deps, ["coldpath-dairy"])).has("dhanvel-looms")).toBe(false);
});

test.each([
  [undefined, 0, "0"],
  [20_00_000_00, 25, "20,00,000"],
  [79_99_999_00, 99, "79,99,999"],
  [90_00_000_00, 100, "90,00,000"],
])("accepted offers of %s paise against ₹80,00,000 are %s %%", (accepted, percent, printed) => {
  const ask = { askPaise: 80_00_000_00, ask: "80,00,000" };
  expect(raiseOf(ask, accepted)).toEqual({ percent, accepted: printed, ask: "80,00,000" });
});
