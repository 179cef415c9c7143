import { ExternalLink } from "./external-link.tsx";

type Source = { title: string; number: string | undefined; url: string; note: string };
type Citation = { asOf: string; printedAsOf: string; isOverdue: boolean; sources: readonly Source[] };

/** "Facts as of …", or "Not checked since …" once the day of the next check is past. */
export function FactsDate({ citation: { asOf, printedAsOf, isOverdue } }: { citation: Omit<Citation, "sources"> }) {
  const day = <time dateTime={asOf}>{printedAsOf}</time>;
  return isOverdue ? <>Not checked since {day}</> : <>Facts as of {day}</>;
}

/** When the facts of a short text were read, and their sources. */
export function FactsLine({ citation }: { citation: Citation }) {
  const sources = citation.sources.map(({ title, number, note }) => [title, number, note].filter(Boolean).join(", "));
  return (
    <p className="facts-line">
      <FactsDate citation={citation} /> ({sources.join("; ")}).
    </p>
  );
}

/** The sources of a long text, each with a link. */
export function Sources({ citation }: { citation: Citation }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p>
        <FactsDate citation={citation} />. Check a figure with its source before you rely on it.
      </p>
      <SourceList sources={citation.sources} />
    </section>
  );
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ title, number, url, note }) => (
        <li key={`${title} ${number}`}>
          <ExternalLink href={url}>{title}</ExternalLink>
          {[number, note].filter(Boolean).map((part) => `, ${part}`)}
        </li>
      ))}
    </ul>
  );
}
