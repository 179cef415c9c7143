import { rupees } from "./booked-documents.server.ts";
import type { Table } from "./csv.server.ts";

/** A line of the provider's settlement reconciliation. Paise; `feePaise` includes `taxPaise`. */
export type SettledItem = {
  entityId: string;
  type: "payment" | "refund" | "adjustment";
  amountPaise: number;
  feePaise: number;
  taxPaise: number;
  creditPaise: number;
  debitPaise: number;
  settlementId: string;
  utr: string;
  settledAt: Date;
};
/** What we hold of the same payment or refund. `day` is Indian. */
export type OwnItem = { entityId: string; type: "payment" | "refund"; amountPaise: number; day: string };
export type Verdict = "matched" | "amount_differs" | "settled_twice" | "unknown_to_us" | "not_settled" | "adjustment";
export type CheckedItem = { verdict: Verdict; settled?: SettledItem; own?: OwnItem };

/** Each settled line and each of our items exactly once, in the order of the lines and then of our items. */
export function checkSettlements(settled: readonly SettledItem[], own: readonly OwnItem[]): CheckedItem[] {
  const ownById = new Map(own.map((one) => [one.entityId, one]));
  const seen = new Set<string>();
  const lines = settled.map((line): CheckedItem => {
    const match = ownById.get(line.entityId);
    const isAgain = seen.has(line.entityId);
    seen.add(line.entityId);
    if (line.type === "adjustment") return { verdict: "adjustment", settled: line };
    if (!match) return { verdict: "unknown_to_us", settled: line };
    if (isAgain) return { verdict: "settled_twice", settled: line, own: match };
    const verdict = match.amountPaise === line.amountPaise ? "matched" : "amount_differs";
    return { verdict, settled: line, own: match };
  });
  const open = own.filter(({ entityId }) => !seen.has(entityId));
  return [...lines, ...open.map((one) => ({ verdict: "not_settled" as const, own: one }))];
}

export function settlementTable(items: readonly CheckedItem[]): Table {
  return {
    fields: [
      ...["Result", "Type", "Payment or refund", "Our amount", "Settled amount", "Fee with tax", "Tax on fee"],
      ...["Credit", "Debit", "Settlement", "UTR", "Settled at (UTC)"],
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
    ...[settlementId, utr, settledAt.toISOString()],
  ];
}
