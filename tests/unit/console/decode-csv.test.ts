import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { StatementForm } from "#worker/contracts/console/finance.ts";
import { decodeCsv } from "../../../app/routes/console/csv/decode-csv.ts";

const textOf = (bytes: Uint8Array) => {
  const read = decodeCsv(bytes);
  return "text" in read ? read.text : read.fault;
};
const LINES = "Name;City\r\nJosé Núñez;Panjim – Goa\r\n";
const HINDI = "Name\tCity\r\nआशा राव\tपुणे\r\n";

test("a file in any encoding that Excel writes keeps its letters", () => {
  expect(textOf(Buffer.from(HINDI))).toBe(HINDI);
  expect(textOf(Buffer.from(`\uFEFF${HINDI}`))).toBe(HINDI);
  const utf16 = Buffer.from(`\uFEFF${HINDI}`, "utf16le");
  expect(textOf(utf16)).toBe(HINDI);
  expect(textOf(Buffer.from(utf16).swap16())).toBe(HINDI);
  const windows = Buffer.from(LINES.replace("–", "\u0096"), "latin1");
  expect(textOf(windows)).toBe(LINES);
});

test("an empty file is refused as such", () => {
  expect(decodeCsv(Buffer.alloc(0))).toEqual({ fault: "This file is empty. Choose another one." });
});

test.each([
  ["xlsx", Buffer.from("PK\u0003\u0004 and more", "latin1")],
  ["xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ["pdf", Buffer.from("%PDF-1.7")],
])("a file of the kind %s is refused with the way to a CSV file", (_kind, bytes) => {
  expect(decodeCsv(bytes)).toEqual({ fault: expect.stringMatching(/^This is not a CSV file\..* as CSV/) });
});

test("the form keeps the tabs between the cells of pasted lines, an empty first one included", () => {
  const pasted = "\tDate\tCredit\r\n1\t27/11/26\t5\r\n";
  expect(StatementForm.parse({ csv: pasted })).toEqual({ csv: pasted.replaceAll("\r\n", "\n") });
  const refused = (csv?: string) => StatementForm.safeParse({ csv }).error?.issues.map(({ message }) => message);
  expect(refused(" \n\t")).toEqual(["Please write or choose the statement."]);
  expect(refused()).toEqual(["Please write or choose the statement."]);
  expect(refused("Date\u0000")).toHaveLength(1);
  expect(refused("é".repeat(2_000_000))).toEqual(["The file may have at most 3 MB. Split it."]);
});
