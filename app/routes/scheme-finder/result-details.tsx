import { FactsDate, SourceList } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";

/** Cost, application, papers and sources. In print they are open, and the papers are boxes to tick. */
export function ResultDetails({ scheme }: { scheme: SchemeView }) {
  const { title, agency, cost, applyBy, applyUrl, applySteps, documents, closes, slug, article } = scheme;
  const host = new URL(applyUrl).hostname.replace(/^www\./, "");
  return (
    <details className="finder-details">
      <summary>
        <span>
          Cost, papers, how to apply<span className="visually-hidden"> ({title})</span>
        </span>
      </summary>
      <dl>
        <dt>What it costs</dt>
        <dd>{cost}</dd>
        <dt>Who applies, and where</dt>
        <dd>
          <p>
            {applyBy} {`Run by: ${agency}.`}
          </p>
          <ol>
            {applySteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <ExternalLink href={applyUrl}>{host}</ExternalLink>
          </p>
        </dd>
        {closes && (
          <>
            <dt>Last day</dt>
            <dd>
              <p>
                <time dateTime={closes.day}>{closes.printed}</time>
              </p>
              <p className="finder-screen-only">
                <a href={`/calendar/last-day-${slug}.ics`} download>
                  Add the last day to your calendar
                </a>
              </p>
            </dd>
          </>
        )}
        <dt>Papers</dt>
        <dd>
          <ul className="finder-papers">
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </dd>
        {article && (
          <>
            <dt>Read</dt>
            <dd>
              <a href={`/BlogsPage/${article.slug}`}>{article.title}</a>
            </dd>
          </>
        )}
        <dt>Sources</dt>
        <dd>
          <ResultSources scheme={scheme} />
        </dd>
      </dl>
      <p className="finder-screen-only">
        <button type="submit" formAction="/dashboard/schemes" name="remind" value={slug} className="finder-link">
          Remind me when this changes<span className="visually-hidden">: {title}</span>
        </button>
      </p>
    </details>
  );
}

function ResultSources({ scheme: { citation } }: { scheme: SchemeView }) {
  if (!citation) return null;
  return (
    <>
      <p>
        <FactsDate citation={citation} />. Check them with the source before you rely on them.
      </p>
      <SourceList sources={citation.sources} />
    </>
  );
}
