import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import { sourceLine } from "./source-line.ts";

const OTHERWISE: Record<SchemeView["otherwise"], string> = {
  fits: "You appear to be eligible.",
  likely: "It is likely; confirm with the source.",
  one_step_missing: "One step is missing.",
  needs_answer: "It needs more answers.",
  does_not_fit: "It does not fit either.",
};

/** Folded: what does not fit, with the reason, and what serves another purpose. */
export function NotFitting({ page: { groups, otherPurpose } }: { page: FinderPage }) {
  const refused = groups.does_not_fit;
  return (
    <>
      {refused.length > 0 && (
        <details className="finder-group finder-folded finder-refusals">
          <summary>
            <h3>
              Does not fit, because… <span className="finder-count">{refused.length}</span>
            </h3>
          </summary>
          <ul>
            {refused.map((scheme) => (
              <li key={scheme.slug} className="finder-refused">
                <h4>{scheme.title}</h4>
                {scheme.reasons.map(({ text, isUnconfirmed }) => (
                  <p key={text}>{isUnconfirmed ? `${text} (This rule is not confirmed.)` : text}</p>
                ))}
                <p className="facts-line">{sourceLine(scheme)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {otherPurpose.length > 0 && (
        <details className="finder-group finder-folded">
          <summary>
            <h3>
              For another purpose <span className="finder-count">{otherPurpose.length}</span>
            </h3>
          </summary>
          <ul>
            {otherPurpose.map(({ slug, title, summary, otherwise }) => (
              <li key={slug} className="finder-refused">
                <h4>{title}</h4>
                <p>{summary}</p>
                <p className="finder-otherwise">{OTHERWISE[otherwise]}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
