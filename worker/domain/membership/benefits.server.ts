import type { Entries } from "../../content/collections.ts";
import type { PlanId } from "../../contracts/vocabulary.ts";

type Benefit = Entries<"benefits">[number];
type Value = Benefit["values"][PlanId];
export type BenefitRow = { slug: string; title: string; help: string | undefined; cells: readonly Value[] };

/** Builds the comparison table: a row per benefit, a cell per plan in the given order. */
export function benefitRows(benefits: readonly Benefit[], planIds: readonly PlanId[]): BenefitRow[] {
  return benefits.map(({ slug, title, help, values }) => ({
    slug,
    title,
    help,
    cells: planIds.map((planId) => values[planId]),
  }));
}

/** Returns what a plan adds to the plan below it: `added` benefits are new, `raised` ones have a higher value. */
export function stepOf(benefits: readonly Benefit[], planId: PlanId, below: PlanId | undefined) {
  const valueBelow = (benefit: Benefit) => (below ? benefit.values[below] : false);
  const changed = benefits.filter((benefit) => benefit.values[planId] !== valueBelow(benefit));
  const isNew = (benefit: Benefit) => valueBelow(benefit) === false;
  return {
    added: promisesOf(changed.filter(isNew), planId),
    raised: promisesOf(
      changed.filter((benefit) => !isNew(benefit)),
      planId,
    ),
  };
}

/** Returns everything that a plan includes, one line each. */
export function promisesOf(benefits: readonly Benefit[], planId: PlanId): string[] {
  return benefits.flatMap(({ values, promise, promiseOfOne }) => {
    const value = values[planId];
    if (value === false) return [];
    if (value === 1) return promiseOfOne ? [promiseOfOne] : [];
    return [promise.replace("{value}", String(value))];
  });
}
