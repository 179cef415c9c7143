import { digits } from "./numbers.ts";

/** A figure with its goal; `undefined` when this machine cannot measure it. */
export type Goal = { figure: string; value: number | undefined; after?: number; unit?: string } & (
  | { atLeast: number }
  | { atMost: number }
);

/** A table in Markdown, a line an element. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)];
}

export function goalTable(goals: readonly Goal[]): string[] {
  return table(
    ["Figure", "Goal", "Measured", ""],
    goals.map((goal) => {
      const { figure, value, after = 2, unit = "" } = goal;
      const words = "atLeast" in goal ? `≥ ${digitsOf(goal.atLeast)}${unit}` : `≤ ${digitsOf(goal.atMost)}${unit}`;
      if (value === undefined) return [figure, words, "–", "not measured"];
      const isMet = "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
      return [figure, words, `${digits(value, after)}${unit}`, isMet ? "met" : "**not met**"];
    }),
  );
}

function digitsOf(value: number): string {
  return value.toLocaleString("en");
}
