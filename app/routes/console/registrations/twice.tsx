import type { Likely } from "#worker/domain/console/merge-view.server.ts";

/** Registrations of the event that may be the same person. */
export function Twice({ id, likely }: { id: string; likely: readonly Likely[] }) {
  if (likely.length === 0) return null;
  return (
    <section aria-labelledby="twice">
      <h2 id="twice">Registered twice?</h2>
      <p>These have the same phone number or the same name at this event.</p>
      <ul className="console-left">
        {likely.map((one) => (
          <li key={one.id}>
            <a href={`/console/registrations/${id}/merge/${one.id}`}>{`${one.name}, ${one.email}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
