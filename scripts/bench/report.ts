/** A figure with its limit; NaN when this machine cannot measure it. */
export type Figure = { name: string; value: number; atMost: number; digits?: number; unit?: string };

/** A count that has to be zero. */
export function none(name: string, value: number): Figure {
  return { name, value, atMost: 0, digits: 0 };
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, atMost, digits = 2, unit = "" }) => {
    const verdict = value <= atMost ? "met" : "**not met**";
    return [name, `≤ ${format(atMost)}${unit}`, `${format(value, digits)}${unit}`, verdict];
  });
  return table(["Figure", "Limit", "Measured", ""], rows);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The median of the ratios within each round. A ratio cancels out whatever slowed down the whole round. */
export function medianRatio(values: readonly number[], baselines: readonly number[]): number {
  return median(values.map((value, i) => value / (baselines[i] ?? Number.NaN)));
}

export function format(value: number, digits?: number): string {
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 3 });
}
