import { expect, test } from "vitest";
import { acceptParkedCredits, confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { matchStatement } from "#worker/domain/bank-transfers/match-statement.server.ts";
import { confirmReceived } from "#worker/domain/console/finance/transfer-steps.server.ts";
import { viewTransfer } from "#worker/domain/console/finance/transfers.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { PATRON_PAISE, RESERVED_AT, reserved, transferOf } from "../../support/fixtures/membership/bank-transfers.ts";
import { broughtBy, ONE_MEMBERSHIP } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const LATER = new Date("2026-12-05T06:00:00Z");
const HALF = PATRON_PAISE / 2;
const HEAD = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";

async function afterReservation() {
  const transfer = await reserved(openSite({ now: () => RESERVED_AT }));
  return { site: openSite({ now: () => LATER }), ...transfer };
}

async function match({ deps }: Site, csv: string) {
  const outcome = await matchStatement(deps, { csv, operator: "finance-1", isDryRun: false });
  return outcome.ok ? outcome.value.lines.map(({ result }) => result) : expect.fail(outcome.message);
}

const lineOf = (day: string, narration: string, number: string, amount: string) =>
  `${HEAD}\n${day},${narration},${number},${day},,${amount},1`;

function enter({ deps }: Site, reference: string, changes: Partial<Parameters<typeof confirmTransfer>[1]> = {}) {
  const entry = { reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-27", operator: "finance-1" };
  return confirmTransfer(deps, { ...entry, ...changes });
}

const accept = ({ deps }: Site, reference: string) => acceptParkedCredits(deps, { reference, operator: "finance-1" });
const creditsOf = async (site: Site, reference: string) => (await transferOf(site, reference)).credits;

test.each([
  ["another number", "S4471", "HDFCR52026"],
  ["a dash for a number", "-", "HDFCR52026"],
  ["zeros for a number", "0000000000", "HDFCR52026"],
  ["zeros before the number", "00033126", "33126"],
])("half of the amount from a statement with %s is not counted again when it is entered", async (_, printed, typed) => {
  const { site, reference } = await afterReservation();
  await match(site, lineOf("27/11/26", `IMPS ${reference}`, printed, "149999.50"));
  const entered = await enter(site, reference, { amountPaise: HALF, bankNumber: typed });
  expect(entered).toMatchObject({ code: "version_conflict" });
  expect(await accept(site, reference)).toMatchObject({ code: "invalid_input" });
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test.each([HALF, PATRON_PAISE])(
  "%i paise that a statement has on the next day, or two days later, are not counted again when they are entered",
  async (amountPaise) => {
    const { site, reference } = await afterReservation();
    await match(site, lineOf("29/11/26", `NEFT ${reference}`, "S447", String(amountPaise / 100)));
    for (const receivedOn of ["2026-11-27", "2026-11-28"]) {
      for (const bankNumber of [undefined, `UTR${reference}`]) {
        const entered = await enter(site, reference, { amountPaise, bankNumber, receivedOn });
        expect(entered).toMatchObject({ code: "version_conflict" });
      }
    }
    expect(await creditsOf(site, reference)).toHaveLength(1);
    const other = { amountPaise, bankNumber: `UTR${reference}`, receivedOn: "2026-11-26" };
    expect(await enter(site, reference, other)).toMatchObject({ value: { result: "parked" } });
  },
);

test("half of the amount with one number is not counted again on another day", async () => {
  const { site, reference } = await afterReservation();
  const half = { amountPaise: HALF, bankNumber: `HDFC${reference}` };
  await enter(site, reference, half);
  expect(await enter(site, reference, { ...half, receivedOn: "2026-11-28" })).toMatchObject({ ok: false });
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test("two operators who enter the same money at once, one with its number, record it once", async () => {
  for (const amountPaise of [PATRON_PAISE, HALF]) {
    const { site, reference } = await afterReservation();
    const outcomes = await Promise.all([
      enter(site, reference, { amountPaise }),
      enter(site, reference, { amountPaise, bankNumber: `UTR${reference}` }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: "version_conflict" });
    expect(await creditsOf(site, reference)).toHaveLength(1);
  }
});

test("the console answers the second of two operators in words, and sets nothing aside", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const wanted = { reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-27" };
  const [one, two] = [await operatorOf(site, "finance"), await operatorOf(site, "finance")];
  const outcomes = await Promise.all([
    confirmReceived(site.deps, one, wanted),
    confirmReceived(site.deps, two, { ...wanted, bankNumber: `UTR${reference}` }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await creditsOf(site, reference)).toMatchObject([{ state: "used" }]);
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
});

test("a line that is imported while an operator enters its money is recorded once, and a second equal one too", async () => {
  const { site, reference } = await afterReservation();
  const number = `UTR${reference}`;
  const csv = lineOf("27/11/26", `IMPS ${reference}`, number, "299999");
  const second = csv.replace(HEAD, "").replace(number, "S2");
  await Promise.all([match(site, csv + second), enter(site, reference, { bankNumber: number })]);
  const isLine = { lineKey: expect.any(String) };
  expect(await creditsOf(site, reference)).toMatchObject([
    { ...isLine, state: "used" },
    { ...isLine, state: "parked" },
  ]);
  expect(await match(site, csv + second)).toEqual(["already_used", "already_used"]);
});

test.each([
  ["149999.50", HALF],
  ["299999", PATRON_PAISE],
])("a line of ₹%s with another number than money entered before is left to finance", async (printed, amountPaise) => {
  const { site, reference } = await afterReservation();
  const [first, second] = [`UTRA${reference}`, `UTRB${reference}`];
  await enter(site, reference, { amountPaise, bankNumber: first });
  const csv = lineOf("30/11/26", `NEFT ${reference} PART 2`, second, printed);
  expect(await match(site, csv)).toEqual(["maybe_recorded"]);
  expect(await creditsOf(site, reference)).toMatchObject([{ lineKey: null }]);
  const entered = await enter(site, reference, { amountPaise, bankNumber: second, receivedOn: "2026-11-30" });
  expect(entered).toMatchObject({ ok: true, value: { result: "parked" } });
  expect(await match(site, csv)).toEqual(["already_used"]);
  expect(await creditsOf(site, reference)).toHaveLength(2);
});

test("a short number that was typed is not found inside another one", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference, { amountPaise: HALF, bankNumber: "42" });
  const half = (number: string) => lineOf("27/11/26", `NEFT ${reference}`, number, "149999.50");
  expect(await match(site, half("S4420942"))).toEqual(["maybe_recorded"]);
  expect(await match(site, half("0042"))).toEqual(["already_used"]);
});

test.each(["-", "0000000000"])(
  "a line that prints %s for a number is money that was entered with one",
  async (none) => {
    const { site, reference } = await afterReservation();
    await enter(site, reference, { amountPaise: HALF, bankNumber: `UTR${reference}` });
    expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, none, "149999.50"))).toEqual(["already_used"]);
  },
);

test.each(["NEFTINW-07123", "SBIN 3261 2345"])(
  "a number is known that was entered as a column prints it: %s",
  async (printed) => {
    const { site, reference } = await afterReservation();
    await enter(site, reference, { amountPaise: HALF, bankNumber: printed });
    expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, printed, "149999.50"))).toEqual(["already_used"]);
  },
);

test("a line belongs to the money whose number it prints, in its own column or in the text", async () => {
  const { site, reference } = await afterReservation();
  const [first, second] = [`UTRA${reference}`, `UTRB${reference}`];
  for (const bankNumber of [first, second]) await enter(site, reference, { amountPaise: HALF, bankNumber });
  expect(await match(site, lineOf("27/11/26", `NEFT ${reference} ${second}`, "S1", "149999.50"))).toEqual([
    "already_used",
  ]);
  const credits = await creditsOf(site, reference);
  expect(credits.filter(({ lineKey }) => lineKey).map(({ bankNumber }) => bankNumber)).toEqual([second]);
  expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, `00${first}`, "149999.50"))).toEqual([
    "already_used",
  ]);
  expect(await accept(site, reference)).toMatchObject({ ok: true });
});

test("money that one operator sets aside for its number and another confirms without it at once is recorded once", async () => {
  for (let n = 0; n < 5; n++) {
    const { site, reference } = await afterReservation();
    const other = await afterReservation();
    const bankNumber = `UTR${other.reference}`;
    await enter(site, other.reference, { bankNumber });
    const outcomes = await Promise.all([enter(site, reference, { bankNumber }), enter(site, reference)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: "version_conflict" });
    expect(await creditsOf(site, reference)).toHaveLength(1);
  }
});

test("a number that a statement pads with zeros is not used again for another transfer", async () => {
  const { site, reference } = await afterReservation();
  const other = await afterReservation();
  const number = String(Math.floor(Math.random() * 9e11 + 1e11));
  expect(await match(site, lineOf("27/11/26", `IMPS ${reference}`, `0000${number}`, "299999"))).toEqual(["matched"]);
  expect(await enter(site, other.reference, { bankNumber: number })).toMatchObject({
    value: { result: "parked", reason: "number_used" },
  });
});

test("a line is recorded once when an operator enters its money with another number at the same time", async () => {
  for (let n = 0; n < 6; n++) {
    const { site, reference } = await afterReservation();
    const csv = lineOf("27/11/26", `IMPS ${reference}`, `S44${n}`, "299999");
    const [lines, entered] = await Promise.all([
      match(site, csv),
      enter(site, reference, { bankNumber: `UTR${reference}` }),
    ]);
    expect(lines).toEqual([entered.ok ? "maybe_recorded" : "matched"]);
    expect(await creditsOf(site, reference)).toHaveLength(1);
  }
});

test("half that was entered and linked to a later line is not counted again on the day of the line", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference, { amountPaise: HALF });
  expect(await match(site, lineOf("29/11/26", `NEFT ${reference}`, "-", "149999.50"))).toEqual(["already_used"]);
  for (const bankNumber of [undefined, `UTR${reference}`]) {
    const again = await enter(site, reference, { amountPaise: HALF, receivedOn: "2026-11-29", bankNumber });
    expect(again).toMatchObject({ code: "version_conflict" });
  }
  expect(await accept(site, reference)).toMatchObject({ code: "invalid_input" });
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test("half that was linked by its number is not counted again on the day of a line ten days later", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference, { amountPaise: HALF, receivedOn: "2026-11-25", bankNumber: `UTR${reference}` });
  const csv = lineOf("05/12/26", `NEFT ${reference}`, `UTR${reference}`, "149999.50");
  expect(await match(site, csv)).toEqual(["already_used"]);
  const again = { amountPaise: HALF, receivedOn: "2026-12-05" };
  expect(await enter(site, reference, again)).toMatchObject({ code: "version_conflict" });
  expect(await accept(site, reference)).toMatchObject({ code: "invalid_input" });
  const other = await enter(site, reference, { ...again, bankNumber: `UTRB${reference}` });
  expect(other).toMatchObject({ ok: true });
});

test("a line with the number of used money and another amount is left to finance", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference, { bankNumber: `UTR${reference}` });
  const csv = lineOf("27/11/26", `NEFT ${reference}`, `UTR${reference}`, "299994");
  expect(await match(site, csv)).toEqual(["maybe_recorded"]);
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test("the number that a line prints for money entered without one is not used again for another transfer", async () => {
  const [{ site, reference }, other] = [await afterReservation(), await afterReservation()];
  await enter(site, reference);
  const bankNumber = `UTR${reference}`;
  expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, bankNumber, "299999"))).toEqual(["already_used"]);
  expect(await enter(site, other.reference, { bankNumber })).toMatchObject({
    value: { result: "parked", reason: "number_used" },
  });
});

test("a number that a bank prints in every line does not park another line after it is linked", async () => {
  const [{ site, reference }, other] = [await afterReservation(), await afterReservation()];
  await enter(site, reference);
  const linesOf = (one: string) => match(site, lineOf("27/11/26", `NEFT ${one}`, "S1", "299999"));
  expect([await linesOf(reference), await linesOf(other.reference)]).toEqual([["already_used"], ["matched"]]);
});

test("a line without a number, three days after money that was entered, is left to finance", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference, { bankNumber: `UTRA${reference}` });
  const lineOn = (day: string) => match(site, lineOf(day, `NEFT UTRB ${reference}`, "-", "299999"));
  expect(await lineOn("30/11/26")).toEqual(["maybe_recorded"]);
  expect(await lineOn("24/11/26")).toEqual(["maybe_recorded"]);
  expect(await lineOn("29/11/26")).toEqual(["already_used"]);
});

test("a second payment on the day of one that was entered without a number is recorded from the statement", async () => {
  const { site, reference } = await afterReservation();
  await enter(site, reference);
  expect(await enter(site, reference, { bankNumber: `UTR${reference}` })).toMatchObject({ code: "version_conflict" });
  const line = lineOf("27/11/26", `NEFT ${reference}`, "S1", "299999");
  expect(await match(site, `${line}\n27/11/26,NEFT ${reference},S2,27/11/26,,299999,1`)).toEqual([
    "already_used",
    "paid_before",
  ]);
});

test("more money under the number of another transfer names that transfer", async () => {
  const { site, reference } = await afterReservation();
  const other = await afterReservation();
  const operator = await operatorOf(site, "finance");
  const credit = { amountPaise: PATRON_PAISE, receivedOn: "2026-11-27" };
  const [own, used] = [`UTR${reference}`, `UTR${other.reference}`];
  await confirmReceived(site.deps, operator, { ...credit, reference, bankNumber: own });
  await confirmReceived(site.deps, operator, { ...credit, reference: other.reference, bankNumber: used });
  const problem = `The bank’s reference is already recorded for ${other.reference}.`;
  const setAside = `This reservation had been paid already. ${problem} Nothing was recorded.`;
  expect(await confirmReceived(site.deps, operator, { ...credit, reference, bankNumber: used })).toMatchObject({
    code: "invalid_input",
    message: setAside,
    errors: [{ field: "number", message: problem }],
  });
  await confirmReceived(site.deps, operator, { ...credit, reference, bankNumber: used, setAside });
  const view = await viewTransfer(site.deps, operator, reference);
  expect(view?.credits.flatMap(({ link }) => link ?? [])).toEqual([
    { href: `/console/bank-transfers/${other.reference}`, label: `Open ${other.reference}` },
  ]);
});

test("the tick for a number that is used already does not count for another amount", async () => {
  const [{ site, reference }, other] = [await afterReservation(), await afterReservation()];
  const operator = await operatorOf(site, "finance");
  const bankNumber = `UTR${other.reference}`;
  await enter(site, other.reference, { bankNumber });
  const credit = { reference, receivedOn: "2026-11-27", bankNumber };
  const refusal = await confirmReceived(site.deps, operator, { ...credit, amountPaise: PATRON_PAISE });
  const setAside = refusal.ok ? "" : refusal.message;
  expect(setAside).toBe(`The bank’s reference is already recorded for ${other.reference}. Nothing was recorded.`);
  expect(await confirmReceived(site.deps, operator, { ...credit, amountPaise: 500, setAside })).toMatchObject({
    code: "invalid_input",
    message: `The amount differs from the agreed ₹2,99,999. ${setAside}`,
    errors: [{ field: "amount" }, { field: "number" }],
  });
  expect(await creditsOf(site, reference)).toEqual([]);
});

const OTHER_LAYOUTS = {
  "no column for the number": (reference: string) =>
    `Date,Description,Credit\n27/11/2026,IMPS-${reference}-ASHA,299999.00`,
  "the number in another place": (reference: string) =>
    `Txn Date,Ref No,Description,Credit\n27-Nov-2026,UTR${reference},IMPS ${reference},299999.00`,
};

test.each(Object.entries(OTHER_LAYOUTS))("a line is recorded once when another export has %s", async (_, exported) => {
  const { site, reference } = await afterReservation();
  const line = lineOf("27/11/26", `IMPS-${reference}-ASHA`, `UTR${reference}`, "299999");
  expect(await match(site, line)).toEqual(["matched"]);
  expect(await match(site, exported(reference))).toEqual(["already_used"]);
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test("a second payment of the day in another layout is recorded, and neither again in the first layout", async () => {
  const { site, reference } = await afterReservation();
  const line = lineOf("27/11/26", `NEFT ${reference}`, "S1", "299999");
  expect(await match(site, line)).toEqual(["matched"]);
  const exported = `Date,Description,Credit\n${`27/11/2026,NEFT ${reference},299999\n`.repeat(2)}`;
  expect(await match(site, exported)).toEqual(["already_used", "paid_before"]);
  expect(await match(site, `${line}\n27/11/26,NEFT ${reference},S2,27/11/26,,299999,1`)).toEqual([
    "already_used",
    "already_used",
  ]);
  expect(await creditsOf(site, reference)).toHaveLength(2);
});

test("a line whose number differs from that of an equal line of the day in another statement is left to finance", async () => {
  const { site, reference } = await afterReservation();
  expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, "S1", "299999"))).toEqual(["matched"]);
  expect(await match(site, lineOf("27/11/26", `NEFT ${reference}`, "S2", "299999"))).toEqual(["maybe_recorded"]);
  expect(await creditsOf(site, reference)).toHaveLength(1);
});

test("half of the amount is not counted again when another statement has its number on the day of booking", async () => {
  const { site, reference } = await afterReservation();
  const line = lineOf("27/11/26", `NEFT ${reference}`, `UTR${reference}`, "149999.50");
  const booked = `Txn Date,Description,Credit\n30/11/2026,NEFT UTR${reference} ${reference},149999.50`;
  expect(await match(site, line)).toEqual(["amount_differs"]);
  expect(await match(site, booked)).toEqual(["maybe_recorded"]);
  expect(await accept(site, reference)).toMatchObject({ code: "invalid_input" });
  expect(await match(site, booked.replace("UTR", "OTHER"))).toEqual(["amount_differs"]);
});

test("two equal payments that another export books on the day of the second one are not counted again", async () => {
  const { site, reference } = await afterReservation();
  const lines = ["28/11/26", "30/11/26"].map(
    (day, i) => `${day},NEFT ${reference},UTR${i}A${reference},${day},,100000,1`,
  );
  expect(await match(site, [HEAD, ...lines].join("\n"))).toEqual(["amount_differs", "amount_differs"]);
  const booked = [0, 1].map((i) => `30/11/2026,NEFT UTR${i}A${reference} ${reference},100000`);
  expect(await match(site, ["Txn Date,Description,Credit", ...booked].join("\n"))).toEqual([
    "maybe_recorded",
    "already_used",
  ]);
  expect(await creditsOf(site, reference)).toHaveLength(2);
});

test("a third equal payment takes no credit whose own line follows in the same file", async () => {
  const { site, reference } = await afterReservation();
  const first = `30/11/26,NEFT ${reference},UTR1A${reference},30/11/26,,100000,1`;
  expect(await match(site, [HEAD, first].join("\n"))).toEqual(["amount_differs"]);
  const booked = [2, 1].map((i) => `30/11/2026,NEFT UTR${i}A${reference} ${reference},100000`);
  expect(await match(site, ["Txn Date,Description,Credit", ...booked].join("\n"))).toEqual([
    "amount_differs",
    "already_used",
  ]);
  expect(await creditsOf(site, reference)).toHaveLength(2);
});

test("the refusal of equal money advises its number only where a number would help", async () => {
  const adviceAfter = async (number: string) => {
    const { site, reference } = await afterReservation();
    await enter(site, reference, { amountPaise: HALF, bankNumber: number && `${number}${reference}` });
    const again = await enter(site, reference, { amountPaise: HALF });
    return again.ok ? expect.fail("It was recorded.") : again.message;
  };
  expect(await adviceAfter("UTR")).toContain("enter its bank reference");
  expect(await adviceAfter("")).not.toContain("enter its bank reference");
});
