import type { Likely } from "#worker/domain/console/merge-view.server.ts";
import { LikelyList } from "../parts/likely-list.tsx";

export function Twice({ id, likely }: { id: string; likely: readonly Likely[] }) {
  if (likely.length === 0) return null;
  return (
    <section aria-labelledby="twice">
      <h2 id="twice">Registered twice?</h2>
      <p>These have the same phone number or the same name at this event.</p>
      <LikelyList place={`/console/registrations/${id}`} likely={likely} />
    </section>
  );
}
