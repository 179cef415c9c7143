import { MAX_COMPARED } from "#worker/contracts/schemes/vocabulary.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm, FINDER_PATH } from "./answer-form.tsx";
import { NotFitting } from "./not-fitting.tsx";
import { SchemeResult } from "./scheme-result.tsx";
import { summaryOf } from "./summary.ts";

const GROUPS = [
  { verdict: "fits", title: "Fits", text: "You appear to be eligible. The agency or the lender decides." },
  {
    verdict: "likely",
    title: "Likely: confirm with the source",
    text: "Your answers fit, but we could not confirm a rule, or that the scheme is open today.",
  },
  {
    verdict: "one_step_missing",
    title: "One step missing",
    text: "You appear to be eligible once this is done.",
  },
  { verdict: "needs_answer", title: "Needs an answer", text: "We cannot say before you answer one more question." },
] as const;

export function Results({ page }: { page: FinderPage }) {
  const { answered, groups } = page;
  const canCompare = GROUPS.reduce((sum, { verdict }) => sum + groups[verdict].length, 0) > 1;
  return (
    <AnswerForm answered={answered} className="finder-results" labelledBy="results">
      <h2 id="results">{summaryOf(page)}</h2>
      <p className="finder-note">
        The address of this page contains your answers; we store nothing. Save it, or send it to your accountant.
      </p>
      <p className="finder-tools">
        <button type="button" className="button button-secondary" data-copy-link hidden>
          Copy the link
        </button>
        <button type="button" className="button button-secondary" data-print hidden>
          Print
        </button>
        <button type="submit" formAction="/dashboard/schemes" className="button button-secondary">
          Save to my dashboard
        </button>
        <button type="button" className="button button-secondary" data-share-picture hidden>
          Share as a picture
        </button>
        <output data-tool-status />
      </p>
      {GROUPS.map(({ verdict, title, text }) => {
        const schemes = groups[verdict];
        if (schemes.length === 0) return null;
        return (
          <section key={verdict} className={`finder-group is-${verdict}`} aria-labelledby={verdict}>
            <h3 id={verdict}>
              {title} <span className="finder-count">{schemes.length}</span>
            </h3>
            <p>{text}</p>
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
          <button type="submit" formAction={`${FINDER_PATH}/compare`} className="button button-secondary">
            Compare the ticked schemes
          </button>
          <span>{`At most ${MAX_COMPARED}.`}</span>
        </p>
      )}
      <NotFitting page={page} />
    </AnswerForm>
  );
}
