import type { Duplicate } from "#worker/domain/console/merge-view.server.ts";

export function DuplicateList({ place, duplicates }: { place: string; duplicates: readonly Duplicate[] }) {
  return (
    <ul className="console-bullets">
      {duplicates.map((one) => (
        <li key={one.id}>
          <a href={`${place}/merge/${one.id}`}>{`${one.name}, ${one.email}`}</a>
        </li>
      ))}
    </ul>
  );
}
