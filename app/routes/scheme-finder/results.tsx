import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/results.ts";
import { MAX_COMPARED } from "#worker/contracts/schemes/vocabulary.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm, FINDER_PATH } from "./answer-form.tsx";
import { NotFitting } from "./not-fitting.tsx";
import { SchemeResult } from "./scheme-result.tsx";
import { summaryOf } from "./summary.ts";

const GROUPS = [
  { verdict: "fits", title: m.fits, text: m.fitsText },
  {
    verdict: "likely",
    title: m.likely,
    text: m.likelyText,
  },
  {
    verdict: "one_step_missing",
    title: m.stepMissing,
    text: m.stepMissingText,
  },
  { verdict: "needs_answer", title: m.needsAnswer, text: m.needsAnswerText },
] as const;

export function Results({ page }: { page: FinderPage }) {
  const { answered, groups } = page;
  const canCompare = GROUPS.reduce((sum, { verdict }) => sum + groups[verdict].length, 0) > 1;
  return (
    <AnswerForm answered={answered} className="finder-results" labelledBy="results">
      <h2 id="results">{summaryOf(page)}</h2>
      <p className="finder-note">{m.addressNote()}</p>
      <p className="finder-tools">
        <button type="button" className="button button-secondary" data-copy-link hidden>
          {m.copyLink()}
        </button>
        <button type="button" className="button button-secondary" data-print hidden>
          {m.print()}
        </button>
        <button type="submit" formAction={localPath("/dashboard/schemes")} className="button button-secondary">
          {m.save()}
        </button>
        <button type="button" className="button button-secondary" data-share-picture hidden>
          {m.sharePicture()}
        </button>
        <output data-tool-status />
      </p>
      {GROUPS.map(({ verdict, title, text }) => {
        const schemes = groups[verdict];
        if (schemes.length === 0) return null;
        return (
          <section key={verdict} className={`finder-group is-${verdict}`} aria-labelledby={verdict}>
            <h3 id={verdict}>
              {title()} <span className="finder-count">{schemes.length}</span>
            </h3>
            <p>{text()}</p>
            <ul>
              {schemes.map((scheme) => (
                <SchemeResult key={scheme.slug} scheme={scheme} />
              ))}
            </ul>
          </section>
        );
      })}
      {canCompare && (
        <p className="finder-compare-all">
          <button type="submit" formAction={localPath(`${FINDER_PATH}/compare`)} className="button button-secondary">
            {m.compareTicked()}
          </button>
          <span>{m.atMost({ most: MAX_COMPARED })}</span>
        </p>
      )}
      <NotFitting page={page} />
    </AnswerForm>
  );
}
