import type { MemberRecords } from "#worker/domain/console/member-records.server.ts";
import { HitRows } from "../parts/hit-rows.tsx";

export function Records({ records }: { records: readonly MemberRecords[] }) {
  return records.map(({ title, rows, isCut }) => (
    <section key={title} aria-labelledby={`their-${title}`}>
      <h2 id={`their-${title}`}>{title}</h2>
      <HitRows hits={rows} />
      {isCut && (
        <p>{`These are the newest ${rows.length}. To see older ones, search the list for their whole email and choose a filter.`}</p>
      )}
    </section>
  ));
}
