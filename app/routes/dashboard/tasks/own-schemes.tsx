import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";

const VERDICTS = {
  fits: m.fits,
  likely: m.likely,
  one_step_missing: m.oneStepMissing,
  needs_answer: m.needsAnswer,
  does_not_fit: m.doesNotFit,
} as const;

/** The schemes that best match the saved answers, or a link to the finder. */
export function OwnSchemes({ schemes: { saved, best } }: { schemes: NonNullable<Dashboard["schemes"]> }) {
  return (
    <section className="dashboard-new" aria-labelledby="own-schemes">
      <h2 id="own-schemes">{m.schemes()}</h2>
      {saved && best.length > 0 && (
        <ul>
          {best.map(({ slug, title, verdict, upTo }) => (
            <li key={slug}>
              <h3>
                <a href={localPath(`/SchemesPage/finder${saved.query}#${slug}`)}>{title}</a>
              </h3>
              <p>{m.upTo({ verdict: VERDICTS[verdict](), amount: upTo })}</p>
            </li>
          ))}
        </ul>
      )}
      {saved ? (
        <p>
          <a href={localPath("/dashboard/schemes")}>{m.yourAnswers({ day: saved.day })}</a>
        </p>
      ) : (
        <p>
          <a href={localPath("/SchemesPage/finder")}>{m.findSchemes()}</a>
        </p>
      )}
    </section>
  );
}
