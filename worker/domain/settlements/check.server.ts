/** A line of the provider's settlement reconciliation. Paise; `feePaise` includes `taxPaise`. */
export type SettledItem = {
  id: string;
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

/**
 * Returns each settled line, then each of our items that no line settles, in their given order. `repeated` has the ids of
 * lines whose payment or refund was settled by a line recorded earlier.
 */
export function checkSettlements(
  settled: readonly SettledItem[],
  own: readonly OwnItem[],
  repeated: ReadonlySet<string>,
): CheckedItem[] {
  const ownById = new Map(own.map((one) => [one.entityId, one]));
  const seen = new Set(settled.map(({ entityId }) => entityId));
  const lines = settled.map((line): CheckedItem => {
    const match = ownById.get(line.entityId);
    if (line.type === "adjustment") return { verdict: "adjustment", settled: line };
    if (!match) return { verdict: "unknown_to_us", settled: line };
    if (repeated.has(line.id)) return { verdict: "settled_twice", settled: line, own: match };
    const verdict = match.amountPaise === line.amountPaise ? "matched" : "amount_differs";
    return { verdict, settled: line, own: match };
  });
  const open = own.filter(({ entityId }) => !seen.has(entityId));
  return [...lines, ...open.map((one) => ({ verdict: "not_settled" as const, own: one }))];
}
