import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import type { Deps } from "../../deps.ts";
import { dateAndTime } from "../india-calendar.server.ts";
import type { CheckedItem, SettledItem, Verdict } from "../settlements/check.server.ts";
import { checkMonth } from "../settlements/month-check.server.ts";
import { type BookedDocument, listBookedDocuments, toRupees } from "./booked-documents.server.ts";
import { buildGstr1 } from "./gstr1.server.ts";
import { gstr1Tables } from "./gstr1-tables.server.ts";
import { type Table, tableCsv } from "./table.server.ts";
import { tallyXml } from "./tally.server.ts";

type BookFile = { name: string; text: string };

/** Returns the accountant's files of a month ("2026-11"), one GSTR-1 per GSTIN; `undefined` for an invalid month. */
export async function monthBooks(deps: Pick<Deps, "db">, month: string): Promise<BookFile[] | undefined> {
  const documents = await listBookedDocuments(deps, month);
  if (!documents) return undefined;
  const gstins = new Set(documents.flatMap(({ terms }) => (terms.ratePercent > 0 ? terms.seller.gstin : [])));
  const returns = [...gstins].flatMap((gstin) => [
    { name: `gstr1-${gstin}.json`, text: JSON.stringify(buildGstr1(gstin, month, documents), null, 2) },
    ...Object.entries(gstr1Tables(gstin, documents)).map(([section, table]) => {
      return { name: `gstr1-${gstin}-${section}.csv`, text: tableCsv(table) };
    }),
  ]);
  return [
    { name: "sales-register.csv", text: tableCsv(salesRegister(documents)) },
    { name: "settlements.csv", text: tableCsv(settlementTable(await checkMonth(deps, month))) },
    { name: "tally-vouchers.xml", text: tallyXml(documents.at(-1)?.terms.seller.legalName ?? "", documents) },
    ...returns,
  ];
}

/** Lists all documents, untaxed and cancelled ones included. Amounts are rupees, negative for credit notes. */
export function salesRegister(documents: readonly BookedDocument[]): Table {
  return {
    fields: [
      ...["Date", "Number", "Document", "Credits", "Buyer", "GSTIN", "Place of supply", "Item", "SAC", "Rate"],
      ...["Taxable value", "CGST", "SGST", "IGST", "Total", "Cancelled", "Order", "Payment or refund"],
    ],
    data: documents.map((one) => {
      const { terms } = one;
      const { buyer } = terms;
      const sign = one.cancelledAt ? 0 : one.kind === "credit_note" ? -1 : 1;
      const paise = [one.taxablePaise, one.cgstPaise, one.sgstPaise, one.igstPaise, one.totalPaise];
      return [
        ...[one.issuedOn, one.number, KINDS[one.kind], one.original?.number ?? ""],
        ...[buyer.company || buyer.name, buyer.gstin, INDIAN_STATES.get(terms.placeOfSupply) ?? ""],
        ...[terms.item, terms.sac, terms.ratePercent],
        ...paise.map((amount) => (sign === 0 ? 0 : toRupees(sign * amount))),
        ...[one.cancelledAt ? "yes" : "", terms.reference, one.refundId ?? one.paymentId ?? ""],
      ];
    }),
  };
}

const KINDS = { invoice: "Tax invoice", receipt: "Receipt", credit_note: "Credit note" };

function settlementTable(items: readonly CheckedItem[]): Table {
  return {
    fields: [
      ...["Result", "Type", "Payment or refund", "Our amount", "Settled amount", "Fee with tax", "Tax on fee"],
      ...["Credit", "Debit", "Settlement", "UTR", "Settled (IST)"],
    ],
    data: items.map(({ verdict, settled, own }) => [
      VERDICTS[verdict],
      settled?.type ?? own?.type ?? "",
      settled?.entityId ?? own?.entityId ?? "",
      own ? toRupees(own.amountPaise) : "",
      ...(settled ? settledCells(settled) : ["", "", "", "", "", "", "", ""]),
    ]),
  };
}

const VERDICTS: Record<Verdict, string> = {
  matched: "Matches",
  amount_differs: "Amount differs",
  settled_twice: "Settled twice",
  unknown_to_us: "Not in our books",
  not_settled: "Not settled in this month",
  adjustment: "Adjustment by the provider",
};

function settledCells(item: SettledItem) {
  const { amountPaise, feePaise, taxPaise, creditPaise, debitPaise, settlementId, utr, settledAt } = item;
  return [
    ...[amountPaise, feePaise, taxPaise, creditPaise, debitPaise].map(toRupees),
    ...[settlementId, utr, dateAndTime(settledAt)],
  ];
}
