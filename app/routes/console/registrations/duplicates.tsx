import type { Duplicate } from "#worker/domain/console/merge-view.server.ts";
import { DuplicateList } from "../parts/duplicate-list.tsx";

export function Duplicates({ id, duplicates }: { id: string; duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="twice">
      <h2 id="twice">Registered twice?</h2>
      <p>These have the same phone number or the same name at this event.</p>
      <DuplicateList place={`/console/registrations/${id}`} duplicates={duplicates} />
    </section>
  );
}
