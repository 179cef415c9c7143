import { ExternalLink } from "./external-link.tsx";

type Source = { title: string; number: string | undefined; url: string; note: string };
type Citation = { asOf: string; printedAsOf: string; sources: readonly Source[] };

/** When the facts of a short text were read, and their sources. */
export function FactsLine({ citation }: { citation: Citation }) {
  const sources = citation.sources.map(({ title, number, note }) => [title, number, note].filter(Boolean).join(", "));
  return (
    <p className="facts-line">
      Facts as of <time dateTime={citation.asOf}>{citation.printedAsOf}</time> ({sources.join("; ")}).
    </p>
  );
}

/** The sources of a long text, each with a link. */
export function Sources({ citation }: { citation: Citation }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p>
        Facts as of <time dateTime={citation.asOf}>{citation.printedAsOf}</time>. Check a figure with its source before
        you rely on it.
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
