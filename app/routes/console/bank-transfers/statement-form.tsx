import type { ChangeEvent } from "react";
import { useRef } from "react";
import { Field, fieldId } from "#app/components/forms/field.tsx";

/** The file is read into the text field, which also takes a pasted statement; so it works without JavaScript. */
export function StatementForm({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text();
    const field = form.current?.elements.namedItem("csv");
    if (text !== undefined && field instanceof HTMLTextAreaElement) field.value = text;
  }
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{isAgain ? "Another statement" : "Your statement"}</h2>
      <form method="post" className="form console-form" ref={form}>
        <input type="hidden" name="step" value="check" />
        <div className="field">
          <label htmlFor="statement-file">CSV file of your bank</label>
          <input
            id="statement-file"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </div>
        <Field
          name="csv"
          label="or paste the lines here, with the line of titles"
          error={error}
          help="The file needs the columns date, narration or remarks, and credit or deposit."
        >
          {(control) => <textarea {...control} id={fieldId("csv")} rows={6} required spellCheck={false} />}
        </Field>
        <button className="button" type="submit">
          Check the statement
        </button>
        <p className="field-help">This only shows what was found.</p>
      </form>
    </section>
  );
}
