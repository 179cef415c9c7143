import fc from "fast-check";
import { expect, test } from "vitest";
import {
  parseStatementAmount,
  parseStatementDate,
  readBankStatement,
} from "#worker/domain/bank-transfers/bank-statement.server.ts";
import { findReferences, isReference, newReference } from "#worker/domain/bank-transfers/reference.server.ts";
import { readCsvRows } from "#worker/domain/csv-rows.server.ts";

const REFERENCE = newReference();
const NARRATION = `NEFT-N331-ACME PVT LTD-${REFERENCE}`;

/** Headers as the banks' own exports have them, with one credit of ₹2,99,999 on 27 November 2026 and one debit. */
const LAYOUTS: Record<string, string> = {
  HDFC: `HDFC BANK Ltd.,,,,,,\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n26/11/26,RENT,000,26/11/26,50000.00,,1.00\n26/11/26,${NARRATION},N331,27/11/26,,299999.00,2.00\n`,
  ICICI: `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )\n1,26/11/2026,26/11/2026,-,RENT,"50,000.00",0.00,1\n2,27/11/2026,27/11/2026,-,"${NARRATION}",0.00,"2,99,999.00",2\n`,
  SBI: `Account Name\t:\tACME\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance\n26 Nov 2026\t26 Nov 2026\tRENT\t\t50,000.00\t\t1\n27 Nov 2026\t27 Nov 2026\t${NARRATION}\tTRANSFER FROM 42\t\t2,99,999.00\t2\n`,
  Axis: `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n26-11-2026,-,RENT,50000.00,,1,004\n27-11-2026,-,${NARRATION},,299999.00,2,004\n`,
  Kotak: `Sl. No.;Transaction Date;Value Date;Description;Chq / Ref number;Amount;Dr / Cr;Balance\n1;26-Nov-26 10:00;26-Nov-26;RENT;;50,000.00;DR;1\n2;27-Nov-26 11:30 AM;27-Nov-26;${NARRATION};;2,99,999.00;CR;2\n`,
  "Bank of Baroda": `DATE,NARRATION,CHQ.NO.,WITHDRAWAL (DR),DEPOSIT (CR),BALANCE (INR)\n26-11-2026,RENT,,"50,000.00",,"1.00 Cr"\n27-11-2026,${NARRATION},,,"2,99,999.00","2.00 Cr"\n`,
  "Union Bank": `Date,Transaction Id,Remarks,Amount(Rs.),Balance(Rs.)\n26-11-2026,S1,RENT,"50,000.00 (Dr)",1.00 (Cr)\n27-11-2026,S2,${NARRATION},"2,99,999.00 (Cr)",2.00 (Cr)\n`,
  "Yes Bank": `\uFEFFTransaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance\r\n2026-11-26,2026-11-26,1,RENT,50000.00,-,1\r\n2026-11-27,2026-11-27,2,"${NARRATION}",-,₹ 299999.00,2\r\n`,
};

test.each(Object.entries(LAYOUTS))("the layout of %s is recognised", (_bank, csv) => {
  const statement = readBankStatement(csv);
  if ("missing" in statement) expect.fail(statement.missing.join());
  const { credits, debits, unreadable } = statement;
  expect([debits, unreadable]).toEqual([1, []]);
  expect(credits).toMatchObject([{ receivedOn: "2026-11-27", amountPaise: 2_99_999_00 }]);
  expect(findReferences(credits[0]?.narration ?? "")).toEqual([REFERENCE]);
});

test("a narration over several rows belongs to the row above, and lines keep the numbers of the file", () => {
  const csv = `Date,Narration,Deposit Amt.\n27/11/26,"NEFT ""ACME"",\nPUNE",299999\n,${REFERENCE},\n28/11/26,OTHER,1.5\n29/11/26,BROKEN,12.345\n31/02/26,NO SUCH DAY,5\n`;
  const statement = readBankStatement(csv);
  if ("missing" in statement) expect.fail(statement.missing.join());
  expect(statement.credits).toMatchObject([
    { line: 2, narration: `NEFT "ACME", PUNE ${REFERENCE}`, amountPaise: 2_99_999_00 },
    { line: 5, amountPaise: 150 },
  ]);
  expect(statement.unreadable).toEqual([
    { line: 6, problem: "amount" },
    { line: 7, problem: "date" },
  ]);
});

test("a debit's narration over several rows and the closing balance belong to no credit", () => {
  const head = "Date,Narration,Debit,Credit,Balance\n";
  const statement = readBankStatement(
    `${head}27/11/26,NEFT ACME,,5,5\n26/11/26,RTGS TO,2,,3\n,${REFERENCE},,,\n28/11/26,NEFT,,4,7\n,Closing balance,,,7\n`,
  );
  if ("missing" in statement) expect.fail(statement.missing.join());
  expect(statement.credits.map(({ narration }) => narration)).toEqual(["NEFT ACME", "NEFT"]);
});

test("an amount that is neither a credit nor a debit is reported, not counted as a debit", () => {
  const rows = ["NEFT,5.00", "Cheque,5.00", ",5.00", "Cr.,6.00", "Debit,7.00"];
  const csv = ["Date,Narration,Type,Amount", ...rows.map((row) => `27/11/26,X,${row}`)].join("\n");
  const statement = readBankStatement(csv);
  expect(statement).toMatchObject({ credits: [{ line: 5, amountPaise: 600 }], debits: 1 });
  const problem = "direction";
  expect(statement).toMatchObject({ unreadable: [2, 3, 4].map((line) => ({ line, problem })) });
});

test("equal lines of one day have different keys, which stay the same in another statement", () => {
  const line = `27/11/26,${NARRATION},299999\n`;
  const keysOf = (csv: string) => {
    const statement = readBankStatement(`Date,Narration,Credit\n${csv}`);
    return "missing" in statement ? [] : statement.credits.map(({ key }) => key);
  };
  const keys = keysOf(line + line);
  expect(new Set(keys).size).toBe(2);
  expect(keysOf(`26/11/26,X,1\n${line}${line}`).slice(1)).toEqual(keys);
});

test("of several columns with numbers, the one of the UTR counts, if the line has one", () => {
  const head = "Date,Remarks,Cheque No,UTR Date,UTR Number,Withdrawals,Deposits";
  const rows = ["27/11/26,NEFT ACME,S55,26/11/26,SBINX26123,,5.00", "28/11/26,BY CLEARING,000456,,,,5.00"];
  const statement = readBankStatement([head, ...rows].join("\n"));
  expect(statement).toMatchObject({ credits: [{ number: "SBINX26123" }, { number: "000456" }] });
});

test("if the first number of a line is empty, that of the next column counts, but never a day", () => {
  const head = "Date,Description/Narration,Cheque No.,Ref. Date,Ref No.,Deposit Amount (in Rs.)";
  const rows = [",27/11/26,N331", "-,,N332", "000123,,N333", "000000,27/11/26,"].map((row) => `27/11/26,X,${row},5.00`);
  const statement = readBankStatement([head, ...rows].join("\n"));
  const numbers = ["N331", "N332", "000123", "000000"];
  expect(statement).toMatchObject({ credits: numbers.map((number) => ({ number, narration: `X ${number}` })) });
});

test("in one column of amounts, a plus is a credit and a minus a debit; without a sign it stays unclear", () => {
  const amounts = [
    '"+2,99,999.00"',
    '"-2,99,999.00"',
    "5.00+",
    "5.00-",
    "5.00",
    "5/-",
    "-5.00+",
    "-5.00 Cr",
    "+5.00 Dr",
  ];
  const csv = ["Date,Narration,Amount (in Rs.)", ...amounts.map((amount) => `27/11/26,X,${amount}`)].join("\n");
  const statement = readBankStatement(csv);
  expect(statement).toMatchObject({
    credits: [
      { line: 2, amountPaise: 2_99_999_00 },
      { line: 4, amountPaise: 500 },
    ],
    debits: 3,
    unreadable: [
      { line: 6, problem: "direction" },
      { line: 7, problem: "direction" },
      { line: 8, problem: "direction" },
      { line: 9, problem: "amount" },
    ],
  });
  const typed = "Date,Narration,Type,Amount\n27/11/26,X,CR,-5.00\n27/11/26,X,DR,+5.00\n27/11/26,X,-,5.00";
  expect(readBankStatement(typed)).toMatchObject({
    credits: [],
    debits: 1,
    unreadable: [{ problem: "amount" }, { problem: "direction" }],
  });
});

test("missing columns are named", () => {
  expect(readBankStatement("")).toEqual({ missing: ["date", "narration", "credit"] });
  expect(readBankStatement("Date,Details,Balance\n1,2,3")).toEqual({ missing: ["credit"] });
});

test.each([
  ["24/11/26", "2026-11-24"],
  ["4-1-2027", "2027-01-04"],
  ["24 November 2026", "2026-11-24"],
  ["24-Nov-26 05:10:11 PM", "2026-11-24"],
  ["2026-11-24T10:00:00", "2026-11-24"],
  ["2026/11/24", "2026-11-24"],
  ["24th Nov 2026", "2026-11-24"],
  ["1st November, 2026", "2026-11-01"],
  ["24/Nov/2026", "2026-11-24"],
  ["24/11/2026 12.30.11", "2026-11-24"],
  ["2026/24/11", undefined],
  ["11/24/2026", undefined],
  ["24/11", undefined],
  ["29-Feb-2027", undefined],
])("the date %s is %s", (text, day) => expect(parseStatementDate(text)).toBe(day));

test.each([
  ["2,99,999.00", 2_99_999_00],
  ["₹ 299999.5", 2_99_999_50],
  ["Rs.1,000 Cr", 1_000_00],
  ["0.00", 0],
  ["1,18,000.00 (Cr)", 1_18_000_00],
  ["118,000", 1_18_000_00],
  ["5,000/-", 5_000_00],
  ["Rs. 5,000.00/-", 5_000_00],
  ["5,000.00+", 5_000_00],
  ["+5,000.00", 5_000_00],
  ["5,000.00-", undefined],
  ["5,000/", undefined],
  ["299999,00", undefined],
  ["1,50", undefined],
  ["1.18.000,00", undefined],
  ["-5", undefined],
  ["1e9", undefined],
  ["", undefined],
])("the amount %s is %s paise", (text, paise) => expect(parseStatementAmount(text)).toBe(paise));

test("a reference survives what banks do to a narration", () => {
  for (const text of [REFERENCE.toLowerCase(), `MF-${REFERENCE.slice(2)}`, `X${REFERENCE.split("").join(" ")}Y`]) {
    expect(findReferences(text)).toEqual([REFERENCE]);
  }
});

test("a wrong letter and two exchanged letters are noticed", () => {
  const letters = Array.from("23456789ABCDEFGHJKMNPQRSTVWXY");
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 2, max: 8 }),
      fc.constantFrom(...letters),
      (i, j, letter) => {
        const reference = newReference();
        const changed = reference.slice(0, i) + letter + reference.slice(i + 1);
        const swapped = Array.from(reference);
        [swapped[i], swapped[j]] = [reference[j] ?? "", reference[i] ?? ""];
        expect(isReference(reference)).toBe(true);
        expect(isReference(changed)).toBe(changed === reference);
        expect(isReference(swapped.join(""))).toBe(swapped.join("") === reference);
      },
    ),
  );
});

test("rows keep their line numbers in the file, and a quote that never closes is an ordinary character", () => {
  expect(readCsvRows('a,b\r\n\r\n"c\r\nd",e\r\n,,\r\nf,g', ",")).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["c d", "e"] },
    { line: 6, cells: ["f", "g"] },
  ]);
  expect(readCsvRows('a\n"b\nc', ",").map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "a"],
    [2, '"b'],
    [3, "c"],
  ]);
});

test("any text is read without an error, and a table that was written is read back", () => {
  fc.assert(fc.property(fc.string(), (text) => void readBankStatement(text)));
  const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", ";", "é"), minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (table) => {
      const printed = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")).join("\n");
      const expected = table.map((row) => row.map((text) => text.replace(/\s+/g, " ").trim()));
      expect(readCsvRows(printed, ",").map(({ cells }) => cells)).toEqual(expected.filter((row) => row.some(Boolean)));
    }),
  );
});

test("text below a credit is its own, whatever the empty columns print, but not that of a debit without a date", () => {
  const narrationsOf = (...rows: string[]) => {
    const statement = readBankStatement(["Date,Narration,Branch,Debit,Credit,Balance", ...rows].join("\n"));
    return "credits" in statement ? statement.credits.map(({ narration }) => narration) : statement.missing;
  };
  const credit = "27/11/26,NEFT ACME,PUNE,,5,5";
  expect(narrationsOf(credit, ",MF7K4QX2P,-,-,-,-")).toEqual(["NEFT ACME MF7K4QX2P"]);
  expect(narrationsOf(credit, ",MF7K4QX2P,MAIN,,,")).toEqual(["NEFT ACME MF7K4QX2P"]);
  expect(narrationsOf(credit, ",RTGS TO SHAH,,2,,3", ",REFUND OF MF7K4QX2P,,,,")).toEqual(["NEFT ACME"]);
});

test("with one column of amounts, a row without an amount is no credit, and CR or DR counts before the kind of transfer", () => {
  const opening = ["Date,Remarks,Amount(Rs.),Balance(Rs.)", "01-11-2026,Opening balance,,1.00 (Cr)"];
  const statement = readBankStatement([...opening, "27-11-2026,NEFT,5.00 (Cr),6.00 (Cr)"].join("\n"));
  expect(statement).toMatchObject({ credits: [{ amountPaise: 500 }], unreadable: [] });
  const typed = "Date,Transaction Type,Description,Amount,Dr / Cr\n27/11/26,NEFT,X,5.00,CR";
  expect(readBankStatement(typed)).toMatchObject({ credits: [{ amountPaise: 500 }], unreadable: [] });
  const marked = "Date,Transaction Type,Description,Amount\n27/11/26,NEFT,X,5.00 Cr\n27/11/26,NEFT,X,6.00 Dr";
  expect(readBankStatement(marked)).toMatchObject({ credits: [{ amountPaise: 500 }], debits: 1, unreadable: [] });
});

test("if one quote is broken, the quotes around the other cells are still no part of them", () => {
  const text =
    '"Name","Email"\n"Asha Rao","asha@example.org"\n"Anil "Bunty" Singh","anil@example.org"\n"Om ""OK"" Sen",om@example.org\n';
  expect(readCsvRows(text, ",").map(({ cells }) => cells)).toEqual([
    ["Name", "Email"],
    ["Asha Rao", "asha@example.org"],
    ['Anil "Bunty" Singh', "anil@example.org"],
    ['Om "OK" Sen', "om@example.org"],
  ]);
});
