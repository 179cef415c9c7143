import { documentTitle } from "#messages/vocabulary/documents.ts";
import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import { rupeesInWords } from "../amount-in-words.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { formatExactRupees } from "../money.server.ts";
import type { Document } from "./documents.server.ts";

type Line = readonly [label: string, value: string];

/** A document as its page and its PDF show it; nothing in it changes after the issue. */
export type DocumentView = {
  title: string;
  number: string;
  issuedOn: string;
  revision: string;
  /** Rule 48: an invoice says whose copy it is. */
  copy: string;
  seller: { name: string; lines: string[] };
  buyer: { heading: string; name: string; lines: string[] };
  facts: Line[];
  item: string;
  amounts: Line[];
  total: Line;
  words: string;
  note: string;
};

const TOTALS = { invoice: "Total paid", receipt: "Paid", credit_note: "Total refunded" } as const;
/** Union territories without a legislature, where the state's half is called UTGST. */
const UTGST = ["04", "26", "31", "35", "38"];

export function titleOf({ kind }: Pick<Document, "kind">): string {
  return documentTitle(kind);
}

export function stateName(code: string): string {
  return code ? `${INDIAN_STATES.get(code)} (${code})` : "";
}

export function describeDocument(document: Document, credited: Document | undefined): DocumentView {
  const { terms, kind, totalPaise } = document;
  const { seller, buyer } = terms;
  const isCredit = kind === "credit_note";
  return {
    title: titleOf(document),
    number: document.number,
    issuedOn: longDate(document.issuedOn),
    revision: document.revision > 0 ? `Revision ${document.revision}, ${longDate(indianDay(document.createdAt))}` : "",
    copy: kind === "invoice" ? "Original for recipient" : "",
    seller: {
      name: seller.legalName,
      lines: present(seller.address, seller.gstin && `GSTIN ${seller.gstin}`, stateName(seller.state)),
    },
    buyer: {
      heading: isCredit ? "Credited to" : kind === "invoice" ? "Billed to" : "Received from",
      name: buyer.company || buyer.name,
      lines: present(
        buyer.company && buyer.name,
        buyer.address,
        buyer.gstin && `GSTIN ${buyer.gstin}`,
        stateName(buyer.state),
      ),
    },
    facts: factsOf(document, credited),
    item: itemOf(document),
    amounts: taxLinesOf(document),
    total: [TOTALS[kind], `₹${formatExactRupees(totalPaise)}`],
    words: rupeesInWords(totalPaise),
    note: `This ${documentTitle(kind).toLowerCase()} was made electronically and is valid without a signature.`,
  };
}

/** Taxable value, then each tax with its rate; nothing without tax. */
export function taxLinesOf(document: Document): Line[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, terms } = document;
  const { ratePercent, seller } = terms;
  if (ratePercent === 0) return [];
  const stateTax = UTGST.includes(seller.state) ? "UTGST" : "SGST";
  const taxes: Array<[string, number]> =
    terms.placeOfSupply === seller.state
      ? [
          [`CGST ${ratePercent / 2}%`, cgstPaise],
          [`${stateTax} ${ratePercent / 2}%`, sgstPaise],
        ]
      : [[`IGST ${ratePercent}%`, igstPaise]];
  return [["Taxable value", taxablePaise] as const, ...taxes].map(([label, paise]) => [
    label,
    `₹${formatExactRupees(paise)}`,
  ]);
}

function factsOf({ terms }: Document, credited: Document | undefined): Line[] {
  const hasTax = terms.ratePercent > 0;
  return [
    ...(credited
      ? [["Credits", `${titleOf(credited)} ${credited.number} of ${longDate(credited.issuedOn)}`] as const]
      : []),
    ...(hasTax
      ? [["Place of supply", stateName(terms.placeOfSupply)] as const, ["SAC", terms.sac] as const, REVERSE_CHARGE]
      : []),
    ["Order", terms.reference],
  ];
}
const REVERSE_CHARGE = ["Tax under reverse charge", "No"] as const;

function itemOf({ terms, periodFrom, periodTo }: Document): string {
  return periodFrom && periodTo ? `${terms.item}, ${longDate(periodFrom)} to ${longDate(periodTo)}` : terms.item;
}

function present(...lines: string[]): string[] {
  return lines.filter((line) => line !== "");
}
