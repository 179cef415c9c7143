import * as m from "#messages/documents.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import { inLocale } from "../../locale.server.ts";
import { rupeesInWords } from "../amount-in-words.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { formatExactRupees } from "../money.server.ts";
import type { Document } from "./documents.server.ts";

/** A text from the message catalogue, in both languages if the order was placed in Hindi. */
export type Label = { en: string; hi?: string };
type Line = readonly [label: Label, value: string];

/** A document as its page and PDF show it; nothing in it changes once it is issued. */
export type DocumentView = {
  title: Label;
  numberLabel: Label;
  number: string;
  issuedOn: string;
  revision?: { label: Label; number: number; day: string };
  /** Rule 48: an invoice says whose copy it is. */
  copy?: Label;
  seller: Party;
  buyer: Party;
  facts: Line[];
  itemLabel: Label;
  item: string;
  amounts: Line[];
  total: Line;
  words: string;
  note: Label;
};

type Party = { heading: Label; name: string; lines: string[] };

/** Writes a text from the message catalogue in the document's language or languages. */
type Write = (text: () => string) => Label;

const TITLES = { invoice: m.taxInvoice, receipt: m.receipt, credit_note: m.creditNote };
const TOTALS = { invoice: m.totalPaid, receipt: m.paid, credit_note: m.totalRefunded };
const BUYERS = { invoice: m.billedTo, receipt: m.receivedFrom, credit_note: m.creditedTo };
/** Union territories without a legislature, where the state's half is called UTGST. */
const UTGST = ["04", "26", "31", "35", "38"];

export function titleOf({ kind }: Pick<Document, "kind">): string {
  return documentTitle(kind);
}

function stateName(code: string): string {
  return code ? `${INDIAN_STATES.get(code)} (${code})` : "";
}

/** Describes a document in English, as the law requires. Labels have Hindi as well if the order was placed in Hindi. */
export function describeDocument(document: Document, credited: Document | undefined): DocumentView {
  const isHindi = document.terms.language === "hi";
  const write: Write = (text) => ({ en: text(), ...(isHindi && { hi: inLocale("hi", text) }) });
  return inLocale("en", () => viewOf(document, credited, write));
}

export function inBoth({ en, hi }: Label): string {
  return hi ? `${en} / ${hi}` : en;
}

function viewOf(document: Document, credited: Document | undefined, write: Write): DocumentView {
  const { terms, kind, totalPaise } = document;
  const { seller, buyer } = terms;
  const { revision, createdAt } = document;
  return {
    title: write(TITLES[kind]),
    numberLabel: write(m.number),
    number: document.number,
    issuedOn: longDate(document.issuedOn),
    ...(revision > 0 && {
      revision: { label: write(m.revision), number: revision, day: longDate(indianDay(createdAt)) },
    }),
    ...(kind === "invoice" && { copy: write(m.original) }),
    seller: {
      heading: write(m.from),
      name: seller.legalName,
      lines: placeLines(seller),
    },
    buyer: {
      heading: write(BUYERS[kind]),
      name: buyer.company || buyer.name,
      lines: [...nonEmpty(buyer.company && buyer.name), ...placeLines(buyer)],
    },
    facts: factsOf(document, credited, write),
    itemLabel: write(m.item),
    item: itemOf(document),
    amounts: taxLinesOf(document, write),
    total: [write(TOTALS[kind]), `₹${formatExactRupees(totalPaise)}`],
    words: rupeesInWords(totalPaise),
    note: write(() => m.electronic({ document: TITLES[kind]().toLowerCase() })),
  };
}

/** Returns the taxable value, then each tax with its rate; empty without tax. */
export function taxLinesOf(document: Document, write: Write = (text) => ({ en: text() })): Line[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, terms } = document;
  const { ratePercent, seller } = terms;
  if (ratePercent === 0) return [];
  const stateTax = UTGST.includes(seller.state) ? "UTGST" : "SGST";
  const taxes: Array<[Label, number]> =
    terms.placeOfSupply === seller.state
      ? [
          [{ en: `CGST ${ratePercent / 2}%` }, cgstPaise],
          [{ en: `${stateTax} ${ratePercent / 2}%` }, sgstPaise],
        ]
      : [[{ en: `IGST ${ratePercent}%` }, igstPaise]];
  return [[write(m.taxableValue), taxablePaise] as const, ...taxes].map(([label, paise]) => [
    label,
    `₹${formatExactRupees(paise)}`,
  ]);
}

function factsOf({ terms }: Document, credited: Document | undefined, write: Write): Line[] {
  const hasTax = terms.ratePercent > 0;
  return [
    ...(credited ? [[write(m.credits), creditedOf(credited)] as const] : []),
    ...(hasTax
      ? [
          [write(m.placeOfSupply), stateName(terms.placeOfSupply)] as const,
          [write(m.sac), terms.sac] as const,
          [write(m.reverseCharge), inBoth(write(m.no))] as const,
        ]
      : []),
    [write(m.order), terms.reference],
  ];
}

function creditedOf({ kind, number, issuedOn }: Document): string {
  return `${TITLES[kind]()} ${number} of ${longDate(issuedOn)}`;
}

function itemOf({ terms, periodFrom, periodTo }: Document): string {
  return periodFrom && periodTo ? `${terms.item}, ${longDate(periodFrom)} to ${longDate(periodTo)}` : terms.item;
}

/** Names the state once: an address that ends with it gets its code. */
function placeLines({ address, gstin, state }: { address: string; gstin: string; state: string }): string[] {
  const tax = gstin && `GSTIN ${gstin}`;
  const name = INDIAN_STATES.get(state);
  return name && address.trimEnd().toLowerCase().endsWith(name.toLowerCase())
    ? nonEmpty(`${address.trimEnd()} (${state})`, tax)
    : nonEmpty(address, tax, stateName(state));
}

function nonEmpty(...lines: string[]): string[] {
  return lines.filter((line) => line !== "");
}
