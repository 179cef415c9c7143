import fc from "fast-check";
import { expect, test } from "vitest";
import { xml2js } from "xml-js";
import { type BookedDocument, sectionOf, sumOf } from "#worker/domain/books/booked-documents.server.ts";
import { buildGstr1 } from "#worker/domain/books/gstr1.server.ts";
import { gstr1Tables } from "#worker/domain/books/gstr1-tables.server.ts";
import { salesRegister } from "#worker/domain/books/month-books.server.ts";
import { tableCsv } from "#worker/domain/books/table.server.ts";
import { tallyXml } from "#worker/domain/books/tally.server.ts";
import { taxPartsOf } from "#worker/domain/documents/tax.server.ts";
import { checkSettlements, type OwnItem, type SettledItem } from "#worker/domain/settlements/check.server.ts";

const SELLER = { legalName: "MASA Forum LLP", address: "Mumbai", state: "27", gstin: "27AAAAA0000A1Z5" };
const COMPANY = { name: "Asha Rao", company: "Rao Tools", gstin: "29BBBBB0000B1Z5", address: "Bengaluru", state: "29" };
const PERSON = { name: "Meera Joshi", company: "", gstin: "", address: "", state: "" };

type Sale = Partial<Omit<BookedDocument, "terms">> & {
  buyer?: typeof PERSON;
  place?: string;
  rate?: number;
};

function document({ buyer = PERSON, place = buyer.state || "27", rate = 18, ...given }: Sale = {}): BookedDocument {
  const { kind = "invoice", totalPaise = 2499900, sequence = 1 } = given;
  const letter = { invoice: "I", receipt: "R", credit_note: "C" }[kind];
  const series = `MF${letter}/26-27`;
  return {
    id: `${series}-${sequence}`,
    kind,
    orderId: `order-${sequence}`,
    refundId: null,
    creditsId: null,
    series,
    sequence,
    revision: 0,
    number: `${series}/${String(sequence).padStart(6, "0")}`,
    issuedOn: "2026-11-24",
    totalPaise,
    ...taxPartsOf(totalPaise, { ratePercent: rate, isSameState: place === SELLER.state }),
    periodFrom: null,
    periodTo: null,
    createdAt: new Date("2026-11-24T06:00:00Z"),
    cancelledAt: null,
    ordinal: 0,
    paymentId: null,
    original: undefined,
    terms: {
      ...{
        prefix: "MF",
        reference: "order_1",
        item: "Gold Member membership",
        sac: "999511",
        ratePercent: rate,
        placeOfSupply: place,
      },
      ...{ seller: SELLER, buyer },
    },
    ...given,
  };
}

const note = (given: Sale & { of?: number } = {}) => {
  const { of = 2499900, ...rest } = given;
  const original = { number: "MFI/26-27/000001", issuedOn: "2026-11-01", totalPaise: of };
  return document({ kind: "credit_note", original, ...rest });
};

test("a sale goes into the part of the return that its buyer, state and amount determine", () => {
  const patron = 29999900;
  const cases: [BookedDocument, string | undefined][] = [
    [document({ buyer: COMPANY }), "b2b"],
    [document(), "b2cs"],
    [document({ place: "29" }), "b2cs"],
    [document({ place: "29", totalPaise: 10000000 }), "b2cs"],
    [document({ place: "29", totalPaise: 10000001 }), "b2cl"],
    [document({ totalPaise: patron }), "b2cs"],
    [note({ buyer: COMPANY, totalPaise: 1249950 }), "cdnr"],
    [note(), "b2cs"],
    [note({ place: "29", of: patron, totalPaise: 100 }), "cdnur"],
    [document({ kind: "receipt", rate: 0 }), undefined],
    [note({ cancelledAt: new Date() }), undefined],
  ];
  for (const [one, section] of cases) expect(sectionOf(one), JSON.stringify(one)).toBe(section);
});

test.each([
  ["2027-03-31", "2027-11-30", "cdnr"],
  ["2027-03-31", "2027-12-01", undefined],
  ["2027-04-01", "2028-11-30", "cdnr"],
  ["2027-04-01", "2028-12-01", undefined],
])("for an invoice of %s, the section of a credit note of %s is %s", (sold, issuedOn, section) => {
  const original = { number: "MFI/26-27/000001", issuedOn: sold, totalPaise: 2499900 };
  const late = document({ kind: "credit_note", buyer: COMPANY, issuedOn, original });
  expect(sectionOf(late)).toBe(section);
  expect(gstr1Tables(SELLER.gstin, [late]).docs?.data).toHaveLength(1);
});

test("a company in Karnataka has an IGST line in B2B, and its half refund a note", () => {
  const documents = [document({ buyer: COMPANY }), note({ buyer: COMPANY, totalPaise: 1249950 })];
  const { b2b, cdnr, fp, hsn } = buildGstr1(SELLER.gstin, "2026-11", documents);
  expect(fp).toBe("112026");
  const shared = { pos: "29", rchrg: "N", inv_typ: "R" };
  const itms = (txval: number, iamt: number) => [
    { num: 1, itm_det: { rt: 18, txval, iamt, camt: 0, samt: 0, csamt: 0 } },
  ];
  expect(b2b).toEqual([
    {
      ctin: COMPANY.gstin,
      inv: [{ ...shared, inum: "MFI/26-27/000001", idt: "24-11-2026", val: 24999, itms: itms(21185.59, 3813.41) }],
    },
  ]);
  expect(cdnr).toEqual([
    {
      ctin: COMPANY.gstin,
      nt: [
        {
          ...{ ...shared, ntty: "C", nt_num: "MFC/26-27/000001", nt_dt: "24-11-2026", val: 12499.5 },
          itms: itms(10592.8, 1906.7),
        },
      ],
    },
  ]);
  expect(hsn.hsn_b2b).toMatchObject([{ hsn_sc: "999511", uqc: "NA", txval: 10592.79, iamt: 1906.71 }]);
  expect(hsn.hsn_b2c).toEqual([]);
});

test("another GSTIN's documents are not in the return", () => {
  expect(buildGstr1("27CCCCC0000C1Z5", "2026-11", [document()])).toMatchObject({
    b2cs: [],
    doc_issue: { doc_det: [] },
  });
});

test("the documents issued count a cancelled number, and leave out what is not taxed", () => {
  const documents = [
    ...[document({ sequence: 7 }), document({ sequence: 8 }), document({ kind: "receipt", rate: 0 })],
    note({ sequence: 3, cancelledAt: new Date() }),
  ];
  expect(buildGstr1(SELLER.gstin, "2026-11", documents).doc_issue.doc_det).toEqual([
    {
      ...{ doc_num: 1, doc_typ: "Invoices for outward supply" },
      docs: [{ num: 1, from: "MFI/26-27/000007", to: "MFI/26-27/000008", totnum: 2, cancel: 0, net_issue: 2 }],
    },
    {
      ...{ doc_num: 5, doc_typ: "Credit Note" },
      docs: [{ num: 1, from: "MFC/26-27/000003", to: "MFC/26-27/000003", totnum: 1, cancel: 1, net_issue: 0 }],
    },
  ]);
});

const anyDocument = fc
  .record({
    kind: fc.constantFrom("invoice" as const, "receipt" as const, "credit_note" as const),
    buyer: fc.constantFrom(COMPANY, PERSON),
    place: fc.constantFrom("27", "29", "23"),
    totalPaise: fc.integer({ min: 100, max: 40000000 }),
    isCancelled: fc.boolean(),
  })
  .map(({ isCancelled, ...given }) => {
    const rate = given.kind === "receipt" ? 0 : 18;
    if (given.kind !== "credit_note") return document({ ...given, rate });
    return note({ ...given, of: given.totalPaise * 2, cancelledAt: isCancelled ? new Date() : null });
  });
const month = fc
  .array(anyDocument, { maxLength: 30 })
  .map((list) => list.map((one, i) => ({ ...one, sequence: i + 1, id: String(i) })));

/** Paise of a column of rupees. */
const paiseIn = (cells: readonly (string | number | undefined)[]) =>
  cells.reduce<number>((sum, cell) => sum + Math.round(Number(cell) * 100), 0);

test("return, register and vouchers of any month sum to its documents", () => {
  fc.assert(
    fc.property(month, (documents) => {
      const valid = documents.filter(({ cancelledAt }) => !cancelledAt);
      const taxed = sumOf(valid.filter(({ terms }) => terms.ratePercent > 0));
      const { b2b, b2cl, b2cs, cdnr, cdnur, hsn } = buildGstr1(SELLER.gstin, "2026-11", documents);
      for (const [name, expected] of [
        ["txval", taxed.taxablePaise],
        ["iamt", taxed.igstPaise],
        ["camt", taxed.cgstPaise],
        ["samt", taxed.sgstPaise],
      ] as const) {
        const details = (list: { itms: { itm_det: Record<typeof name, number> }[] }[]) =>
          paiseIn(list.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det[name])));
        const sold = details([...b2b, ...b2cl].flatMap(({ inv }) => inv)) + paiseIn(b2cs.map((one) => one[name]));
        const returned = details([...cdnr.flatMap(({ nt }) => nt), ...cdnur]);
        expect(sold - returned).toBe(expected);
        expect(paiseIn([...hsn.hsn_b2b, ...hsn.hsn_b2c].map((one) => one[name]))).toBe(expected);
      }
      const { fields, data } = salesRegister(documents);
      const all = sumOf(valid);
      expect(paiseIn(data.map((row) => row[fields.indexOf("Total")]))).toBe(all.totalPaise);
      expect(paiseIn(data.map((row) => row[fields.indexOf("IGST")]))).toBe(all.igstPaise);
      const amounts = [...tallyXml("MASA", documents).matchAll(/<AMOUNT>(.*)<\/AMOUNT>/g)].map(([, amount]) => amount);
      expect(paiseIn(amounts)).toBe(0);
      expect(paiseIn(gstr1Tables(SELLER.gstin, documents)["b2b"]?.data.map((row) => row[11]) ?? [])).toBe(
        sumOf(valid.filter((one) => sectionOf(one) === "b2b")).taxablePaise,
      );
    }),
  );
});

test("every row of a table has as many cells as the table has titles", () => {
  fc.assert(
    fc.property(month, (documents) => {
      for (const table of [...Object.values(gstr1Tables(SELLER.gstin, documents)), salesRegister(documents)]) {
        for (const row of table.data) expect(row).toHaveLength(table.fields.length);
      }
    }),
    { numRuns: 20 },
  );
});

test("the offline tool gets each month in three letters", () => {
  const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, "0"));
  const documents = months.map((one) => document({ buyer: COMPANY, issuedOn: `2026-${one}-05` }));
  const days = gstr1Tables(SELLER.gstin, documents)["b2b"]?.data.map((row) => row[3]);
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  expect(days).toEqual(names.map((name) => `05-${name}-2026`));
});

test("a voucher names both sides, and a buyer's name cannot break the file", () => {
  const buyer = { ...COMPANY, company: "Rao & <Sons>" };
  const xml = tallyXml("MASA Forum LLP", [document({ buyer }), note({ buyer })]);
  expect(xml).toContain("<PARTYNAME>Rao &amp; &lt;Sons&gt;</PARTYNAME>");
  expect(() => xml2js(xml)).not.toThrow();
  expect(xml).toContain('VCHTYPE="Sales"');
  expect(xml).toContain('VCHTYPE="Credit Note"');
  expect(xml.match(/<PLACEOFSUPPLY>Karnataka<\/PLACEOFSUPPLY>/g)).toHaveLength(2);
  const entries = [...xml.matchAll(/<LEDGERNAME>(.*)<\/LEDGERNAME>\s*<ISDEEMEDPOSITIVE>(.*)<\/.*>\s*<AMOUNT>(.*)</g)];
  expect(entries.map(([, ledger, debit, amount]) => [ledger, debit, amount])).toEqual([
    ["Membership Buyers", "Yes", "-24999.00"],
    ["Membership Fees", "No", "21185.59"],
    ["Output IGST", "No", "3813.41"],
    ["Membership Buyers", "No", "24999.00"],
    ["Membership Fees", "Yes", "-21185.59"],
    ["Output IGST", "Yes", "-3813.41"],
  ]);
});

test("a file for Excel begins with a byte order mark, and no cell is a formula", () => {
  const csv = tableCsv({
    fields: ["Buyer", "Amount"],
    data: [
      ["=1+1", -5],
      ["@SUM(A1)", 1],
      ['Rao, "Sons"', 2],
    ],
  });
  expect(csv).toBe(`\uFEFFBuyer,Amount\r\n'=1+1,-5\r\n'@SUM(A1),1\r\n"Rao, ""Sons""",2\r\n`);
});

const settled = (entityId: string, amountPaise: number, changes: Partial<SettledItem> = {}): SettledItem => ({
  ...{ id: `setl_1:${entityId}`, type: "payment" },
  ...{ entityId, amountPaise, feePaise: 0, taxPaise: 0, creditPaise: amountPaise, debitPaise: 0 },
  ...{ settlementId: "setl_1", utr: "UTR1", settledAt: new Date(0) },
  ...changes,
});
const own = (entityId: string, amountPaise: number): OwnItem => {
  return { entityId, type: "payment", amountPaise };
};

test("each settled line and each of our payments has one verdict", () => {
  const lines = [
    ...[settled("pay_1", 100), settled("pay_2", 90), settled("pay_9", 5)],
    settled("pay_1", 100, { id: "setl_2:pay_1" }),
    settled("disp_1", 7, { type: "adjustment" }),
  ];
  const ours = [own("pay_1", 100), own("pay_2", 100), own("pay_3", 100)];
  const checked = checkSettlements(lines, ours, new Set(["setl_2:pay_1"]));
  expect(checked.map(({ verdict, settled: line, own: mine }) => [(line ?? mine)?.entityId, verdict])).toEqual([
    ["pay_1", "matched"],
    ["pay_2", "amount_differs"],
    ["pay_9", "unknown_to_us"],
    ["pay_1", "settled_twice"],
    ["disp_1", "adjustment"],
    ["pay_3", "not_settled"],
  ]);
});
