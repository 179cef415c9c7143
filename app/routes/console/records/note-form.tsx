import { Field } from "#app/components/forms/field.tsx";

export function NoteForm({ error }: { error: string | undefined }) {
  return (
    <form method="post" className="form">
      <input type="hidden" name="step" value="note" />
      <Field name="note" label="Internal note" error={error} help="Only operators see it.">
        {(control) => <textarea {...control} rows={3} maxLength={2000} required />}
      </Field>
      <button className="button button-secondary" type="submit">
        Add note
      </button>
    </form>
  );
}
