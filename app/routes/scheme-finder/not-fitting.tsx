import * as m from "#messages/schemes/results.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import { SourceLine } from "./source-line.tsx";

const OTHERWISE: Record<SchemeView["otherwise"], () => string> = {
  fits: m.eligible,
  likely: m.likelyOtherwise,
  one_step_missing: m.stepOtherwise,
  needs_answer: m.answersOtherwise,
  does_not_fit: m.notEither,
};

/** Folded lists: schemes that do not fit, each with the reason, and schemes for another purpose. */
export function NotFitting({ page: { groups, otherPurpose } }: { page: FinderPage }) {
  const refused = groups.does_not_fit;
  return (
    <>
      {refused.length > 0 && (
        <details className="finder-group finder-folded finder-refusals">
          <summary>
            <h3>
              {m.doesNotFit()} <span className="finder-count">{refused.length}</span>
            </h3>
          </summary>
          <ul>
            {refused.map((scheme) => (
              <li key={scheme.slug} className="finder-refused">
                <h4>{scheme.title}</h4>
                {scheme.reasons.map(({ text, isUnconfirmed }) => (
                  <p key={text}>{isUnconfirmed ? m.ruleUnconfirmed({ reason: text }) : text}</p>
                ))}
                <p className="facts-line">
                  <SourceLine scheme={scheme} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {otherPurpose.length > 0 && (
        <details className="finder-group finder-folded">
          <summary>
            <h3>
              {m.otherPurpose()} <span className="finder-count">{otherPurpose.length}</span>
            </h3>
          </summary>
          <ul>
            {otherPurpose.map(({ slug, title, summary, otherwise }) => (
              <li key={slug} className="finder-refused">
                <h4>{title}</h4>
                <p>{summary}</p>
                <p className="finder-otherwise">{OTHERWISE[otherwise]()}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
