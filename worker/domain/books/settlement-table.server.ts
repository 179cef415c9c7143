import { dateAndTime } from "../india-calendar.server.ts";
import type { CheckedItem, SettledItem, Verdict } from "../settlements/check.server.ts";
import { rupees } from "./booked-documents.server.ts";
import type { Table } from "./table.server.ts";

export function settlementTable(items: readonly CheckedItem[]): Table {
  return {
    fields: [
      ...["Result", "Type", "Payment or refund", "Our amount", "Settled amount", "Fee with tax", "Tax on fee"],
      ...["Credit", "Debit", "Settlement", "UTR", "Settled (IST)"],
    ],
    data: items.map(({ verdict, settled, own }) => [
      VERDICTS[verdict],
      settled?.type ?? own?.type ?? "",
      settled?.entityId ?? own?.entityId ?? "",
      own ? rupees(own.amountPaise) : "",
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
    ...[amountPaise, feePaise, taxPaise, creditPaise, debitPaise].map(rupees),
    ...[settlementId, utr, dateAndTime(settledAt)],
  ];
}
