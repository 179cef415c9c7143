import type { TimelineEntry } from "#worker/domain/console/timeline.server.ts";

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      <ol className="console-timeline">
        {entries.map(({ key, when, what, by, text }) => (
          <li key={key}>
            <p className="console-facts">
              <span>{when}</span>
              {by && <span>{by}</span>}
            </p>
            <p className="console-row-title">{what}</p>
            {text && <p className="console-text">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
