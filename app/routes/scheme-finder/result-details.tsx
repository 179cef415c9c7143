import { SourceList } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/results.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";

/** Cost, application, documents and sources. In print they are unfolded, and each document has a box to tick. */
export function ResultDetails({ scheme }: { scheme: SchemeView }) {
  const { title, agency, cost, applyBy, applyUrl, applySteps, documents, closes, slug, article } = scheme;
  const host = new URL(applyUrl).hostname.replace(/^www\./, "");
  return (
    <details className="finder-details">
      <summary>
        <span>
          <Rich text={m.details} values={{ title }} parts={MORE} />
        </span>
      </summary>
      <dl>
        <dt>{m.cost()}</dt>
        <dd>{cost}</dd>
        <dt>{m.whoAndWhere()}</dt>
        <dd>
          <p>
            {applyBy} {m.runBy({ agency })}
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
            <dt>{m.lastDay()}</dt>
            <dd>
              <p>
                <time dateTime={closes.day}>{closes.printed}</time>
              </p>
              <p className="finder-screen-only">
                <a href={localPath(`/calendar/last-day-${slug}.ics`)} download>
                  {m.addLastDay()}
                </a>
              </p>
            </dd>
          </>
        )}
        <dt>{m.papers()}</dt>
        <dd>
          <ul className="finder-papers">
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </dd>
        {article && (
          <>
            <dt>{m.read()}</dt>
            <dd>
              <a href={localPath(`/BlogsPage/${article.slug}`)}>{article.title}</a>
            </dd>
          </>
        )}
        <dt>{m.sources()}</dt>
        <dd>
          <ResultSources scheme={scheme} />
        </dd>
      </dl>
      <p className="finder-screen-only">
        <button
          type="submit"
          formAction={localPath("/dashboard/schemes")}
          name="remind"
          value={slug}
          className="finder-link"
        >
          <Rich text={m.remind} values={{ title }} parts={MORE} />
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
        <Rich
          text={citation.isOverdue ? m.checkOverdue : m.checkFacts}
          values={{ day: citation.printedAsOf }}
          parts={{ day: (day) => <time dateTime={citation.asOf}>{day}</time> }}
        />
      </p>
      <SourceList sources={citation.sources} />
    </>
  );
}
