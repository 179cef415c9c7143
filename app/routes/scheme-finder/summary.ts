import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

type Groups = Readonly<Record<keyof FinderPage["groups"], readonly unknown[]>>;

/** The result in one sentence, as the heading says it. */
export function summaryOf({ groups }: { groups: Groups }): string {
  const fits = groups.fits.length;
  const likely = groups.likely.length;
  const steps = groups.one_step_missing.length;
  if (fits > 0 && likely > 0)
    return `${schemes(fits)} to fit, and ${likely} more ${likely === 1 ? "is" : "are"} likely`;
  if (fits > 0) return `${schemes(fits)} to fit`;
  if (likely > 0) return `${likely} ${likely === 1 ? "scheme is" : "schemes are"} likely to fit`;
  if (steps > 0) return `${schemes(steps)} to fit after one step`;
  if (groups.needs_answer.length > 0) return "A few more answers are needed";
  return "None of these schemes fits this purpose";
}

function schemes(count: number): string {
  return count === 1 ? "1 scheme appears" : `${count} schemes appear`;
}
