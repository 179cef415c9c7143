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
/** Our record of the same payment or refund. */
export type OwnItem = { entityId: string; type: "payment" | "refund"; amountPaise: number };
export type Verdict = "matched" | "amount_differs" | "settled_twice" | "unknown_to_us" | "not_settled" | "adjustment";
export type CheckedItem = { verdict: Verdict; settled?: SettledItem; own?: OwnItem };

/** Returns each settled line, then each of our items that no line settles, in their given order. */
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
