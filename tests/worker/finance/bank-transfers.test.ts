import { expect, test } from "vitest";
import { cancelTransfer, confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { describeReport } from "#worker/domain/console/finance/statement-view.server.ts";
import {
  acceptParked,
  applyStatement,
  cancelReservation,
  confirmReceived,
  returnParked,
} from "#worker/domain/console/finance/transfer-steps.server.ts";
import { transferList, viewTransfer } from "#worker/domain/console/finance/transfers.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { orderList } from "#worker/domain/console/orders.server.ts";
import { findMembership } from "#worker/domain/membership/memberships.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { PATRON_PAISE, RESERVED_AT, reserved, transferOf } from "../../support/fixtures/membership/bank-transfers.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = "2026-11-27";

/** Reserved on 24 November; the site is at 28 November, or at `now`. */
async function reservation(now = "2026-11-28T06:00:00Z") {
  const transfer = await reserved(openSite({ now: () => RESERVED_AT }));
  const site = openSite({ now: () => new Date(now) });
  const operator = await operatorOf(site, "finance");
  const credit = { reference: transfer.reference, amountPaise: PATRON_PAISE, receivedOn: DAY };
  return { site, operator, transfer, credit, deps: site.deps };
}

test("a transfer is found by reference and by the email, with its state", async () => {
  const { deps, transfer } = await reservation();
  const { reference } = transfer;
  const written = `${reference.slice(0, 2)} ${reference.slice(2, 5)} ${reference.slice(5)}`.toLowerCase();
  for (const q of [reference, reference.toLowerCase(), written, transfer.email]) {
    const { rows } = await viewList(deps, transferList(deps.now()), { q });
    expect(rows).toMatchObject([{ id: reference, cells: { 0: { text: "Kavita Shah" } } }]);
  }
  const idsIn = async (state: string, now = deps.now()) =>
    (await viewList(deps, transferList(now), { state })).rows.map(({ id }) => id);
  expect(await idsIn("reserved")).toContain(transfer.reference);
  const later = new Date("2026-12-05T06:00:00Z");
  expect(await idsIn("reserved", later)).not.toContain(transfer.reference);
  expect(await idsIn("expired", later)).toContain(transfer.reference);
});

test("a transfer is found by the bank's number of money that was set aside for it", async () => {
  const { deps, transfer, credit } = await reservation();
  const bankNumber = `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await confirmTransfer(deps, { ...credit, amountPaise: 100, bankNumber, operator: "finance-1" });
  for (const q of [bankNumber, ` ${bankNumber.toLowerCase()}`]) {
    const { rows } = await viewList(deps, transferList(deps.now()), { q });
    expect(rows.map(({ id }) => id)).toEqual([transfer.reference]);
  }
});

test("finance confirms a transfer with the bank's number; the payment is then found by it", async () => {
  const { deps, site, operator, transfer, credit } = await reservation();
  const bankNumber = `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  expect(await confirmReceived(deps, operator, { ...credit, bankNumber })).toMatchObject({ value: { result: "paid" } });
  const reservedOnes = await viewList(deps, transferList(deps.now()), { state: "reserved", q: transfer.reference });
  expect(reservedOnes.rows).toEqual([]);
  const view = await viewTransfer(deps, operator, transfer.reference);
  expect(view).toMatchObject({
    isPaid: true,
    mayCancel: false,
    credits: [
      { state: { text: "Used for the membership" }, facts: expect.arrayContaining([`Bank’s reference ${bankNumber}`]) },
    ],
  });
  expect(view?.timeline.map(({ what }) => what)).toContain("₹2,99,999 recorded, received 27 November 2026");
  expect(JSON.stringify(view)).not.toContain(transfer.email);
  const { rows } = await viewList(deps, orderList(), { q: bankNumber });
  expect(rows).toMatchObject([{ id: transfer.orderId }]);
  expect(await trailOf(site, `bank_transfer:${transfer.reference}`)).toEqual([
    "bank_transfer.confirmation",
    "bank_transfer.viewed",
  ]);
  expect(await confirmReceived(deps, operator, credit)).toMatchObject({
    code: "version_conflict",
    message: "This transfer is already confirmed. If more money has arrived, enter its bank reference.",
  });
});

test("more money for a confirmed transfer is set aside under its own bank number, and can be returned", async () => {
  const { deps, site, operator, transfer, credit } = await reservation();
  const [first, second] = [`UTR${crypto.randomUUID()}`, `UTR${crypto.randomUUID()}`];
  await confirmReceived(deps, operator, { ...credit, bankNumber: first });
  const setAside = "This reservation had been paid already. Nothing was recorded.";
  const more = { ...credit, bankNumber: second };
  expect(await confirmReceived(deps, operator, more)).toMatchObject({
    code: "invalid_input",
    message: setAside,
  });
  for (const same of [first, first.toLowerCase()]) {
    const again = { ...credit, amountPaise: 100, receivedOn: "2026-11-26", bankNumber: same, setAside };
    expect(await confirmReceived(deps, operator, again)).toMatchObject({ code: "version_conflict" });
  }
  const parked = { value: { result: "parked", reason: "paid_before" } };
  expect(await confirmReceived(deps, operator, { ...more, setAside })).toMatchObject(parked);
  expect(await confirmReceived(deps, operator, { ...more, setAside })).toMatchObject({ code: "version_conflict" });
  const { credits } = await transferOf(site, transfer.reference);
  expect(credits.map(({ state }) => state).toSorted()).toEqual(["parked", "used"]);
  const creditId = credits.find(({ state }) => state === "parked")?.id ?? "";
  const back = { reference: transfer.reference, creditId, returnedAs: "UTR123456" };
  expect(await returnParked(deps, operator, back)).toMatchObject({ ok: true });
});

test.each([
  [
    "another amount",
    { amountPaise: 100 },
    "amount",
    "The amount differs from the agreed ₹2,99,999. Nothing was recorded.",
  ],
  [
    "a day that is over",
    { receivedOn: "2026-12-03" },
    "day",
    "The transfer arrived after the last day of the reservation. Nothing was recorded.",
  ],
  [
    "a day to come",
    { receivedOn: "2026-12-24" },
    "day",
    "The date is before the reservation or in the future. Nothing was recorded.",
  ],
])("money with %s is refused with a message, and set aside only on request", async (_, changes, field, message) => {
  const { deps, site, operator, transfer, credit } = await reservation("2026-12-04T06:00:00Z");
  const wrong = { ...credit, ...changes };
  expect(await confirmReceived(deps, operator, wrong)).toMatchObject({ message, errors: [{ field }] });
  expect((await transferOf(site, transfer.reference)).credits).toEqual([]);
  expect(await trailOf(site, `bank_transfer:${transfer.reference}`)).toEqual([]);
  const confirmed = { ...wrong, setAside: message };
  expect(await confirmReceived(deps, operator, confirmed)).toMatchObject({ value: { result: "parked" } });
  expect(await findMembership(deps, transfer.orderId)).toBeUndefined();
  expect(await viewTransfer(deps, operator, transfer.reference)).toMatchObject({
    credits: [{ state: { text: "Set aside" }, text: message.replace(" Nothing was recorded.", "") }],
  });
});

test.each([
  [PATRON_PAISE - 999_00, /^₹999 of the agreed ₹2,99,999 is missing\. Ask the buyer for it, .+ Or return the money\.$/],
  [PATRON_PAISE + 1_00, /^₹1 more than the agreed ₹2,99,999 is set aside\. .+: return the money, .+\.$/],
])(
  "the page of a transfer with %d paise set aside says what differs from the amount",
  async (amountPaise, expected) => {
    const { deps, operator, transfer, credit } = await reservation();
    const setAside = "The amount differs from the agreed ₹2,99,999. Nothing was recorded.";
    const shown = async () => viewTransfer(deps, operator, transfer.reference);
    expect(await shown()).toMatchObject({ mayAccept: false, difference: undefined });
    expect(await confirmReceived(deps, operator, { ...credit, amountPaise, setAside })).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({ mayAccept: false, difference: expect.stringMatching(expected) });
    if (amountPaise > PATRON_PAISE) return;
    const rest = { ...credit, amountPaise: 999_00, setAside };
    expect(await confirmReceived(deps, operator, rest)).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({ mayAccept: true, difference: undefined });
  },
);

test("money is set aside only after the refusal that the operator has seen, and never for a confirmed transfer", async () => {
  const { deps, site, operator, transfer, credit } = await reservation("2026-12-04T06:00:00Z");
  const setAside = "The amount differs from the agreed ₹2,99,999. Nothing was recorded.";
  const late = { ...credit, receivedOn: "2026-12-03", setAside };
  expect(await confirmReceived(deps, operator, late)).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "day" }],
  });
  expect((await transferOf(site, transfer.reference)).credits).toEqual([]);
  expect(await confirmReceived(deps, operator, { ...credit, setAside })).toMatchObject({ value: { result: "paid" } });
  const second = { ...credit, amountPaise: 100, setAside };
  expect(await confirmReceived(deps, operator, second)).toMatchObject({ code: "version_conflict" });
  expect((await transferOf(site, transfer.reference)).credits).toHaveLength(1);
});

test("a bank number of another transfer is refused with that transfer's reference, and links to it once set aside", async () => {
  const first = await reservation();
  const { deps, site, operator, transfer, credit } = await reservation();
  const bankNumber = `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await confirmReceived(first.deps, first.operator, { ...first.credit, bankNumber });
  const problem = `The bank’s reference is already recorded for ${first.transfer.reference}.`;
  const again = { ...credit, bankNumber: bankNumber.toLowerCase() };
  expect(await confirmReceived(deps, operator, again)).toMatchObject({
    message: `${problem} Nothing was recorded.`,
    errors: [{ field: "number", message: problem }],
  });
  expect((await transferOf(site, transfer.reference)).credits).toEqual([]);
  await confirmReceived(deps, operator, { ...again, setAside: `${problem} Nothing was recorded.` });
  expect(await findMembership(deps, transfer.orderId)).toBeUndefined();
  expect(await viewTransfer(deps, operator, transfer.reference)).toMatchObject({
    mayAccept: true,
    credits: [
      {
        text: "The bank’s reference is already recorded for another reservation.",
        link: { href: `/console/bank-transfers/${first.transfer.reference}` },
      },
    ],
  });
});

test("finance lets late money begin the membership, or returns it with the bank's number", async () => {
  const setAside = "The transfer arrived after the last day of the reservation. Nothing was recorded.";
  const late = { receivedOn: "2026-12-03", setAside };
  const first = await reservation("2026-12-04T06:00:00Z");
  const bankNumber = `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await confirmReceived(first.deps, first.operator, { ...first.credit, ...late, bankNumber });
  expect(await viewTransfer(first.deps, first.operator, first.transfer.reference)).toMatchObject({ mayAccept: true });
  await acceptParked(first.deps, first.operator, first.transfer.reference);
  expect(await findMembership(first.deps, first.transfer.orderId)).toMatchObject({ validFrom: "2026-12-03" });
  const { rows } = await viewList(first.deps, orderList(), { q: bankNumber });
  expect(rows).toMatchObject([{ id: first.transfer.orderId }]);

  const { deps, site, operator, transfer, credit } = await reservation("2026-12-04T06:00:00Z");
  await confirmReceived(deps, operator, { ...credit, ...late });
  const [parked] = (await transferOf(site, transfer.reference)).credits;
  const back = { reference: transfer.reference, creditId: parked?.id ?? "", returnedAs: "UTR123456" };
  expect(await returnParked(deps, operator, back)).toMatchObject({ ok: true });
  expect(await returnParked(deps, operator, back)).toMatchObject({ code: "version_conflict" });
  expect(await viewTransfer(deps, operator, transfer.reference)).toMatchObject({
    mayAccept: false,
    credits: [{ state: { text: "Returned" }, facts: expect.arrayContaining(["Returned as UTR123456"]) }],
  });
});

test("money that was set aside is returned only on the page of its own reservation, where the trail records it", async () => {
  const setAside = "The amount differs from the agreed ₹2,99,999. Nothing was recorded.";
  const other = await reservation();
  const { deps, site, operator, transfer, credit } = await reservation();
  await confirmReceived(deps, operator, { ...credit, amountPaise: 100, setAside });
  const [parked] = (await transferOf(site, transfer.reference)).credits;
  const back = { reference: other.transfer.reference, creditId: parked?.id ?? "", returnedAs: "UTR123456" };
  expect(await returnParked(deps, operator, back)).toMatchObject({ code: "not_found" });
  expect((await transferOf(site, transfer.reference)).credits).toMatchObject([{ state: "parked" }]);
  expect(await trailOf(site, `bank_transfer:${other.transfer.reference}`)).toEqual([]);
});

test("a reservation is cancelled once, and its page says by whom and why", async () => {
  const { deps, site, operator, transfer } = await reservation();
  const { reference } = transfer;
  const reason = "The buyer has called";
  expect(await cancelReservation(deps, operator, { reference, reason })).toMatchObject({ ok: true });
  const late = await cancelReservation(deps, await operatorOf(site, "finance"), { reference, reason: "They wrote" });
  expect(late).toMatchObject({ code: "version_conflict" });
  expect(await trailOf(site, `bank_transfer:${reference}`)).toEqual(["bank_transfer.cancel"]);
  const view = await viewTransfer(deps, operator, reference);
  expect(view).toMatchObject({ mayCancel: false });
  const cancelled = { what: "Cancelled the reservation", text: reason, by: "Farida Khan" };
  expect(view?.timeline).toContainEqual(expect.objectContaining(cancelled));
});

test("the page of a reservation says who recorded and who returned money, and that the buyer has cancelled it", async () => {
  const { deps, site, operator, transfer, credit } = await reservation();
  const { reference } = transfer;
  const setAside = "The amount differs from the agreed ₹2,99,999. Nothing was recorded.";
  await confirmReceived(deps, operator, { ...credit, amountPaise: 500_00, setAside });
  const creditId = (await transferOf(site, reference)).credits[0]?.id ?? "";
  const back = { reference, creditId, returnedAs: "UTR123456" };
  expect(await returnParked(deps, operator, back)).toMatchObject({ ok: true });
  expect(await returnParked(deps, operator, back)).toMatchObject({ code: "version_conflict" });
  await cancelTransfer(deps, { reference, actor: "buyer" });
  const shown = (await viewTransfer(deps, operator, reference))?.timeline.map(({ what, by }) => [what, by]) ?? [];
  expect(shown).toContainEqual(["₹500 recorded, received 27 November 2026", "Farida Khan"]);
  expect(shown.filter(([what]) => what === "Returned money")).toEqual([["Returned money", "Farida Khan"]]);
  expect(shown).toContainEqual(["Cancelled by the buyer", undefined]);

  const late = await confirmReceived(deps, operator, credit);
  await confirmReceived(deps, operator, { ...credit, setAside: late.ok ? "" : late.message });
  expect(await acceptParked(deps, operator, reference)).toMatchObject({ ok: true });
  const later = (await viewTransfer(deps, operator, reference))?.timeline.map(({ what }) => what);
  expect(later).toContain("Cancelled by the buyer");
});

test("a statement is shown line by line before it is recorded, and the same one records nothing twice", async () => {
  const fits = await reservation();
  const differs = await reservation();
  const { deps, operator, site } = fits;
  const csv = [
    "Date,Narration,Chq/Ref No,Withdrawal,Deposit",
    `27/11/2026,NEFT ${fits.transfer.reference} KAVITA,UTR${fits.transfer.reference},,"2,99,999.00"`,
    `27/11/2026,IMPS ${differs.transfer.reference},,,"1,000.00"`,
    "27/11/2026,Somebody else,,,500.00",
    "27/11/2026,Rent,,9000.00,",
    `yesterday,NEFT ${fits.transfer.reference},,,10.00`,
  ].join("\n");
  const run = async (isDryRun: boolean) => {
    const outcome = await applyStatement(deps, operator, { csv, isDryRun });
    return describeReport(outcome.ok ? outcome.value : expect.fail(outcome.message), isDryRun);
  };
  const shown = await run(true);
  expect(shown.summary).toEqual([
    "Matched: 1",
    "To check: 1",
    "Already recorded: 0",
    "Unreadable: 1",
    "Credits without our reference: 1",
    "Debits: 1",
  ]);
  expect(shown.lines.map(({ line, result }) => [line, result.text])).toEqual([
    [2, "Matches: the membership will begin"],
    [3, "The amount differs from the agreed ₹2,99,999. The money will be set aside."],
    [6, "The date cannot be read."],
    [4, "No matching reference"],
  ]);
  expect(shown.lines.at(-1)).toMatchObject({
    day: "27 November 2026",
    amount: "₹500.00",
    reference: "",
    narration: "Somebody else",
    candidates: [],
  });
  expect(shown.recordable).toBe(2);
  expect(await findMembership(deps, fits.transfer.orderId)).toBeUndefined();
  expect((await run(false)).lines[0]?.result.text).toBe("The membership has begun");
  expect(await findMembership(deps, fits.transfer.orderId)).toBeDefined();
  expect((await transferOf(site, fits.transfer.reference)).credits).toMatchObject([
    { bankNumber: `UTR${fits.transfer.reference}` },
  ]);
  const again = await run(true);
  expect(again.recordable).toBe(0);
  expect(again.lines.map(({ result }) => result.text)).toEqual([
    "Already recorded",
    "Already recorded",
    "The date cannot be read.",
    "No matching reference",
  ]);
  expect(await applyStatement(deps, operator, { csv: "Who,What\n1,2", isDryRun: true })).toMatchObject({
    code: "invalid_input",
    message:
      "This file has no column for a date, a narration, a credit or deposit amount. Export the statement as CSV.",
  });
});
