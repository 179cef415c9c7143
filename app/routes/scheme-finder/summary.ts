import * as m from "#messages/schemes/results.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

type Groups = Readonly<Record<keyof FinderPage["groups"], readonly unknown[]>>;

/** The result in one sentence: the page's heading. */
export function summaryOf({ groups }: { groups: Groups }): string {
  const fits = groups.fits.length;
  const likely = groups.likely.length;
  const steps = groups.one_step_missing.length;
  const fitting = m.fit({ count: fits });
  if (fits > 0 && likely > 0) return m.fitsAndLikely({ fits: fitting, likely: m.moreLikely({ count: likely }) });
  if (fits > 0) return fitting;
  if (likely > 0) return m.likelyToFit({ count: likely });
  if (steps > 0) return m.fitAfterStep({ count: steps });
  return groups.needs_answer.length > 0 ? m.moreAnswers() : m.noneFits();
}
