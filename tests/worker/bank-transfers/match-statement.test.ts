import { expect, test } from "vitest";
import { confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { linkLineStatement } from "#worker/domain/bank-transfers/credits.server.ts";
import { matchStatement } from "#worker/domain/bank-transfers/match-statement.server.ts";
import { PATRON_PAISE, RESERVED_AT, reserved, transferOf } from "../../support/fixtures/membership/bank-transfers.ts";
import { broughtBy, ONE_MEMBERSHIP } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const LATER = new Date("2026-12-05T06:00:00Z");

async function match(site: Site, csv: string, isDryRun = false) {
  const outcome = await matchStatement(site.deps, { csv, operator: "finance-1", isDryRun });
  return outcome.ok ? outcome.value : expect.fail(outcome.message);
}

function statementOf(...lines: Array<[day: string, narration: string, credit: string]>): string {
  const rows = lines.map(([day, narration, credit], n) => `${day},"${narration}",UTR${n},${day},,"${credit}",1`);
  const head = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  return ["Account No : 50200012345678", head, ...rows].join("\r\n");
}

async function threeReservations() {
  const early = openSite({ now: () => RESERVED_AT });
  const [a, b, c] = [await reserved(early), await reserved(early), await reserved(early)];
  return { site: openSite({ now: () => LATER }), a, b, c };
}

test("a statement reports each line with its number; a dry run writes nothing, the real run only what the dry run said", async () => {
  const { site, a, b, c } = await threeReservations();
  const csv = statementOf(
    ["27/11/26", `NEFT CR-HDFC0000240-ACME LTD-${a.reference}`, "2,99,999.00"],
    ["28/11/26", `IMPS ${b.reference.toLowerCase()} FEES`, "2,99,000.00"],
    ["28/11/26", "INTEREST PAID", "120.50"],
    ["02/12/26", `RTGS ${c.reference}`, "2,99,999.00"],
    ["03/12/26", `NEFT AGAIN ${a.reference}`, "2,99,999.00"],
    ["03/12/26", `NEFT ${a.reference} ${b.reference}`, "2,99,999.00"],
    ["soon", `NEFT ${a.reference}`, "2,99,999.00"],
  );
  const results = ["matched", "amount_differs", "unknown", "too_late", "paid_before", "unclear"];
  const dry = await match(site, csv, true);
  expect(dry.lines.map(({ line, result }) => [line, result])).toEqual(results.map((result, n) => [n + 3, result]));
  expect(dry.unreadable).toEqual([{ line: 9, problem: "date" }]);
  expect(dry.lines[1]).toMatchObject({ reference: b.reference, amountPaise: 2_99_000_00, expectedPaise: PATRON_PAISE });
  for (const { reference } of [a, b, c]) expect((await transferOf(site, reference)).credits).toEqual([]);

  const real = await match(site, csv);
  expect(real).toEqual(dry);
  expect(await broughtBy(site, a.providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect((await transferOf(site, a.reference)).credits.map(({ state }) => state)).toEqual(["used", "parked"]);
  expect((await transferOf(site, b.reference)).credits).toMatchObject([{ reason: "amount_differs" }]);
  expect((await transferOf(site, c.reference)).credits).toMatchObject([{ reason: "too_late" }]);
});

test("a credit without a reference is shown with the bank's text and the unpaid reservations of its amount", async () => {
  const { site, a, b } = await threeReservations();
  const csv = statementOf(
    ["27/11/26", "NEFT CR ACME LTD", "2,99,999.00"],
    ["27/11/26", `NEFT ${a.reference}`, "2,99,999.00"],
    ["28/11/26", "INTEREST PAID", "120.50"],
  );
  const [dry, named, interest] = (await match(site, csv, true)).lines;
  expect(dry).toMatchObject({ result: "unknown", narration: expect.stringContaining("ACME LTD") });
  expect(dry?.candidates).toContain(b.reference);
  expect(dry?.candidates).not.toContain(a.reference);
  const after = (at: string) => reserved(openSite({ now: () => new Date(at) }));
  const [later, tooLate] = [await after("2026-11-26T10:00:00Z"), await after("2026-11-27T20:00:00Z")];
  const [unnamed] = (await match(site, csv, true)).lines;
  expect(unnamed?.candidates?.[0]).toBe(later.reference);
  expect(unnamed?.candidates).not.toContain(tooLate.reference);
  expect(named).not.toHaveProperty("candidates");
  expect(interest).toMatchObject({ candidates: [] });
  const [recorded] = (await match(site, csv)).lines;
  expect(recorded?.candidates).toContain(b.reference);
  expect(recorded?.candidates).not.toContain(a.reference);
});

test("nothing is matched twice when a statement is uploaded twice or overlaps another", async () => {
  const { site, a, b } = await threeReservations();
  const first: [string, string, string] = ["27/11/26", `NEFT ${a.reference}`, "2,99,999.00"];
  await match(site, statementOf(first));
  const again = await match(site, statementOf(first, ["28/11/26", `NEFT ${b.reference}`, "2,99,999.00"]));
  expect(again.lines.map(({ result }) => result)).toEqual(["already_used", "matched"]);
  const once = await Promise.all(Array.from({ length: 5 }, () => match(site, statementOf(first))));
  expect(once.flatMap(({ lines }) => lines.map(({ result }) => result))).toEqual(Array(5).fill("already_used"));
  expect(await broughtBy(site, a.providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect((await transferOf(site, a.reference)).credits).toHaveLength(1);
});

test("five uploads of one statement at once begin one membership", async () => {
  const { site, a } = await threeReservations();
  const csv = statementOf(["27/11/26", `NEFT ${a.reference}`, "299999"]);
  const reports = await Promise.all(Array.from({ length: 5 }, () => match(site, csv)));
  const results = reports.flatMap(({ lines }) => lines.map(({ result }) => result));
  expect(results.filter((result) => result === "matched")).toHaveLength(1);
  expect(await broughtBy(site, a.providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect((await transferOf(site, a.reference)).credits).toHaveLength(1);
});

test("money that finance confirmed by hand is recognised in the statement, and a second transfer of it is parked", async () => {
  const { site, a } = await threeReservations();
  const { reference } = a;
  await confirmTransfer(site.deps, { reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-27", operator: "f" });
  const line: [string, string, string] = ["28/11/26", `NEFT ${reference}`, "2,99,999.00"];
  const csv = statementOf(line, ["29/11/26", `NEFT ${reference}`, "2,99,999.00"]);
  const results = async (isDryRun: boolean) => (await match(site, csv, isDryRun)).lines.map(({ result }) => result);
  expect(await results(true)).toEqual(["already_used", "paid_before"]);
  expect(await results(false)).toEqual(["already_used", "paid_before"]);
  expect(await results(false)).toEqual(["already_used", "already_used"]);
});

test("money confirmed by hand is matched only with a line of its own transfer and amount, and only once", async () => {
  const { site, a, b, c } = await threeReservations();
  const byHand = { receivedOn: "2026-11-26", operator: "f" };
  await confirmTransfer(site.deps, { ...byHand, reference: a.reference, amountPaise: PATRON_PAISE });
  await confirmTransfer(site.deps, { ...byHand, reference: c.reference, amountPaise: 100_00 });
  const first = statementOf(
    ["27/11/26", `NEFT ${b.reference}`, "2,99,999.00"],
    ["27/11/26", `NEFT ${c.reference}`, "2,99,999.00"],
    ["27/11/26", `NEFT ${a.reference}`, "2,99,999.00"],
  );
  expect((await match(site, first)).lines.map(({ result }) => result)).toEqual(["matched", "matched", "already_used"]);
  const second = statementOf(["29/11/26", `NEFT ${b.reference}`, "2,99,999.00"]).replace("UTR0", "UTR9");
  expect((await match(site, second)).lines.map(({ result }) => result)).toEqual(["paid_before"]);
});

test("a line with a bank number typed for another transfer is parked; lines that share a number are not", async () => {
  const { site, a, b, c } = await threeReservations();
  const bankNumber = `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const entered = { amountPaise: PATRON_PAISE, receivedOn: "2026-11-27", operator: "finance-1", bankNumber };
  await confirmTransfer(site.deps, { ...entered, reference: a.reference });
  const csv = statementOf(["27/11/26", `NEFT ${b.reference}`, "2,99,999.00"]).replace("UTR0", bankNumber);
  for (const isDryRun of [true, false]) {
    expect((await match(site, csv, isDryRun)).lines).toMatchObject([{ result: "number_used" }]);
  }
  expect((await transferOf(site, b.reference)).credits).toMatchObject([{ state: "parked", reason: "number_used" }]);
  const d = await reserved(openSite({ now: () => RESERVED_AT }));
  const shared = statementOf(
    ["27/11/26", `NEFT ${c.reference}`, "2,99,999.00"],
    ["28/11/26", `NEFT ${d.reference}`, "2,99,999.00"],
  ).replaceAll(/UTR\d/g, "000000");
  expect((await match(site, shared)).lines.map(({ result }) => result)).toEqual(["matched", "matched"]);
});

test("a line is linked to one credit without a line, never to a second one", async () => {
  const { site, a, b } = await threeReservations();
  for (const { reference } of [a, b])
    await confirmTransfer(site.deps, { reference, amountPaise: 100, receivedOn: "2026-11-26", operator: "f" });
  const lineOf = async ({ reference }: { reference: string }) => (await transferOf(site, reference)).credits[0];
  const [first, second] = [(await lineOf(a)) ?? expect.fail("none"), (await lineOf(b)) ?? expect.fail("none")];
  const [line, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const link = (credit: typeof first, key: string) => linkLineStatement(site.deps, credit, { key, number: "" });
  await link(first, line);
  expect([(await lineOf(a))?.lineKey, (await lineOf(b))?.lineKey]).toEqual([line, null]);
  await link(first, other);
  await link(second, line);
  expect([(await lineOf(a))?.lineKey, (await lineOf(b))?.lineKey]).toEqual([line, null]);
});

test("a file without a statement's columns is refused with the names of the missing ones", async () => {
  const { site } = await threeReservations();
  const refusal = await matchStatement(site.deps, { csv: "Date,Name\n1,2", operator: "f", isDryRun: true });
  expect(refusal).toMatchObject({
    code: "invalid_input",
    message: "This file has no column for a narration, a credit or deposit amount. Export the statement as CSV.",
  });
});
