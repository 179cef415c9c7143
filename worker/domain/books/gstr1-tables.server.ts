import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import { type BookedDocument, groupBy, sectionOf, sumOf, toRupees } from "./booked-documents.server.ts";
import { issuedSeries } from "./issued-series.server.ts";
import type { Table } from "./table.server.ts";

const KINDS = [
  { nature: "Invoices for outward supply", kind: "invoice" },
  { nature: "Credit Note", kind: "credit_note" },
] as const;

/** Builds the sections of GSTR-1 with the columns of the official offline tool. */
export function gstr1Tables(gstin: string, documents: readonly BookedDocument[]): Record<string, Table> {
  const own = documents.filter(({ terms }) => terms.seller.gstin === gstin);
  const of = (section: ReturnType<typeof sectionOf>) => own.filter((one) => sectionOf(one) === section);
  const taxed = own.filter(sectionOf);
  return {
    b2b: invoiceTable(of("b2b")),
    b2cl: largeTable(of("b2cl")),
    b2cs: smallTable(of("b2cs")),
    cdnr: noteTable(of("cdnr")),
    cdnur: otherNoteTable(of("cdnur")),
    "hsn-b2b": hsnTable(taxed.filter(({ terms }) => terms.buyer.gstin)),
    "hsn-b2c": hsnTable(taxed.filter(({ terms }) => !terms.buyer.gstin)),
    docs: issuedTable(own),
  };
}

function invoiceTable(invoices: readonly BookedDocument[]): Table {
  const head = ["GSTIN/UIN of Recipient", "Receiver Name", "Invoice Number", "Invoice date", "Invoice Value"];
  const rest = ["Place Of Supply", "Reverse Charge", "Applicable % of Tax Rate", "Invoice Type", "E-Commerce GSTIN"];
  return {
    fields: [...head, ...rest, "Rate", "Taxable Value", "Cess Amount"],
    data: invoices.map((one) => {
      const { buyer } = one.terms;
      return [buyer.gstin, buyer.company, ...numbered(one), place(one), "N", "", "Regular B2B", "", ...taxed(one)];
    }),
  };
}

function largeTable(invoices: readonly BookedDocument[]): Table {
  const head = ["Invoice Number", "Invoice date", "Invoice Value", "Place Of Supply", "Applicable % of Tax Rate"];
  return {
    fields: [...head, "Rate", "Taxable Value", "Cess Amount", "E-Commerce GSTIN"],
    data: invoices.map((one) => [...numbered(one), place(one), "", ...taxed(one), ""]),
  };
}

function smallTable(sales: readonly BookedDocument[]): Table {
  const head = ["Type", "Place Of Supply", "Applicable % of Tax Rate", "Rate", "Taxable Value", "Cess Amount"];
  const groups = groupBy(sales, ({ terms }) => `${terms.placeOfSupply} ${terms.ratePercent}`);
  return {
    fields: [...head, "E-Commerce GSTIN"],
    data: groups.map(([, group]) => {
      const { taxablePaise } = sumOf(group);
      return ["OE", place(group[0]), "", group[0].terms.ratePercent, toRupees(taxablePaise), 0, ""];
    }),
  };
}

function noteTable(notes: readonly BookedDocument[]): Table {
  const head = ["GSTIN/UIN of Recipient", "Receiver Name", "Note Number", "Note Date", "Note Type", "Place Of Supply"];
  const rest = ["Reverse Charge", "Note Supply Type", "Note Value", "Applicable % of Tax Rate"];
  return {
    fields: [...head, ...rest, "Rate", "Taxable Value", "Cess Amount"],
    data: notes.map((one) => {
      const { buyer } = one.terms;
      const [number, day, value] = numbered(one);
      return [buyer.gstin, buyer.company, number, day, "C", place(one), "N", "Regular B2B", value, "", ...taxed(one)];
    }),
  };
}

function otherNoteTable(notes: readonly BookedDocument[]): Table {
  const head = ["UR Type", "Note Number", "Note Date", "Note Type", "Place Of Supply", "Note Value"];
  return {
    fields: [...head, "Applicable % of Tax Rate", "Rate", "Taxable Value", "Cess Amount"],
    data: notes.map((one) => {
      const [number, day, value] = numbered(one);
      return ["B2CL", number, day, "C", place(one), value, "", ...taxed(one)];
    }),
  };
}

function hsnTable(documents: readonly BookedDocument[]): Table {
  const head = ["HSN", "Description", "UQC", "Total Quantity", "Total Value", "Rate", "Taxable Value"];
  const groups = groupBy(documents, ({ terms }) => `${terms.sac} ${terms.ratePercent}`);
  return {
    fields: [...head, "Integrated Tax Amount", "Central Tax Amount", "State/UT Tax Amount", "Cess Amount"],
    data: groups.map(([, group]) => {
      const { sac, ratePercent } = group[0].terms;
      const { totalPaise, taxablePaise, igstPaise, cgstPaise, sgstPaise } = sumOf(group);
      const [value, ...taxes] = [totalPaise, taxablePaise, igstPaise, cgstPaise, sgstPaise].map(toRupees);
      return [sac, "Membership", "NA", 0, value ?? 0, ratePercent, ...taxes, 0];
    }),
  };
}

function issuedTable(documents: readonly BookedDocument[]): Table {
  return {
    fields: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
    data: KINDS.flatMap(({ nature, kind }) =>
      issuedSeries(documents, kind).map(({ from, to, count, cancelled }) => [nature, from, to, count, cancelled]),
    ),
  };
}

/** Writes September as "Sep", as the offline tool expects; British dates have "Sept". */
function numbered({ number, issuedOn, totalPaise }: BookedDocument) {
  const day = new Date(issuedOn).toUTCString().slice(5, 16).replaceAll(" ", "-");
  return [number, day, toRupees(totalPaise)] as const;
}

/** Returns the place of supply as "29-Karnataka". */
function place({ terms }: BookedDocument): string {
  return `${terms.placeOfSupply}-${INDIAN_STATES.get(terms.placeOfSupply)}`;
}

function taxed({ terms, taxablePaise }: BookedDocument) {
  return [terms.ratePercent, toRupees(taxablePaise), 0] as const;
}
