import { Field } from "#app/components/forms/field.tsx";

/** Leads to the page that says what the move would change. */
export function MoveForm({
  id,
  targets,
}: {
  id: string;
  targets: readonly (readonly [slug: string, label: string])[];
}) {
  if (targets.length === 0) return null;
  return (
    <details className="console-export">
      <summary>Move to another event</summary>
      <form method="get" action={`/console/registrations/${id}/move`} className="form">
        <Field name="to" label="To which event" help="The next page says what changes. Nothing is moved until then.">
          {(control) => (
            <select {...control} required>
              <option value="">Choose…</option>
              {targets.map(([slug, label]) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button className="button button-secondary" type="submit">
          Continue
        </button>
      </form>
    </details>
  );
}
