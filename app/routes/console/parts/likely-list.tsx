import type { Likely } from "#worker/domain/console/merge-view.server.ts";

export function LikelyList({ place, likely }: { place: string; likely: readonly Likely[] }) {
  return (
    <ul className="console-bullets">
      {likely.map((one) => (
        <li key={one.id}>
          <a href={`${place}/merge/${one.id}`}>{`${one.name}, ${one.email}`}</a>
        </li>
      ))}
    </ul>
  );
}
