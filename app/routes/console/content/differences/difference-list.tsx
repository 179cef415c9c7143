import type { Difference } from "#worker/domain/studio/form/differences.server.ts";
import { DifferenceText } from "./difference-text.tsx";

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>No text changed.</p>;
  return (
    <dl className="studio-differences">
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <DifferenceText parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
