/** The value in the middle of a sorted list at that share; `share` 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The median of the ratios of what was measured in the same round: what a round's noise did to both, it takes out. */
export function medianRatio(some: readonly number[], others: readonly number[]): number {
  return median(some.map((value, i) => value / (others[i] ?? Number.NaN)));
}

export function digits(value: number, after: number): string {
  return value.toLocaleString("en", { minimumFractionDigits: after, maximumFractionDigits: after });
}
