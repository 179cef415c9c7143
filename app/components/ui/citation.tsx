import { Fragment } from "react";
import * as m from "#messages/citation.ts";
import { ExternalLink } from "./external-link.tsx";
import { InEnglish } from "./in-english.tsx";
import { Rich } from "./rich.tsx";

type Source = { title: string; number: string | undefined; url: string; note: string };
type Citation = { asOf: string; printedAsOf: string; isOverdue: boolean; sources: readonly Source[] };
type Day = Omit<Citation, "sources">;

/** "Facts as of …", or "Not checked since …" once the day of the next check is past. */
export function FactsDate({ citation }: { citation: Day }) {
  return <Rich text={citation.isOverdue ? m.overdue : m.asOf} {...dayOf(citation)} />;
}

function dayOf({ asOf, printedAsOf }: Day) {
  return { values: { day: printedAsOf }, parts: { day: (day: string) => <time dateTime={asOf}>{day}</time> } };
}

/** When the facts of a short text were read, and their sources. */
export function FactsLine({ citation }: { citation: Citation }) {
  return (
    <p className="facts-line">
      <Rich
        text={citation.isOverdue ? m.overdueWithSources : m.asOfWithSources}
        parts={{ ...dayOf(citation).parts, sources: () => <SourceTitles sources={citation.sources} /> }}
        values={{ day: citation.printedAsOf }}
      />
    </p>
  );
}

/** Sources in a sentence; `note` says how each was read. */
export function SourceTitles({
  sources,
}: {
  sources: ReadonlyArray<Omit<Source, "note" | "url"> & { note?: string }>;
}) {
  return sources.map(({ title, number, note }, i) => (
    <Fragment key={`${title} ${number}`}>
      {i > 0 && "; "}
      <InEnglish>{[title, number].filter(Boolean).join(", ")}</InEnglish>
      {note && `, ${note}`}
    </Fragment>
  ));
}

export function Sources({ citation }: { citation: Citation }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{m.sources()}</h2>
      <p>
        <Rich text={citation.isOverdue ? m.overdueCheck : m.asOfCheck} {...dayOf(citation)} />
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
          <ExternalLink href={url}>
            <InEnglish>{title}</InEnglish>
          </ExternalLink>
          {number && <InEnglish>{`, ${number}`}</InEnglish>}
          {note && `, ${note}`}
        </li>
      ))}
    </ul>
  );
}
