import { useEffect, useRef } from "react";
import { Field, fieldId } from "#app/components/forms/field.tsx";

/** The file is read into the text field, which also takes a pasted statement; so it works without JavaScript. */
export function StatementForm({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  const file = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  // A file may have been chosen before the page hydrated.
  useEffect(() => void readFile(file.current, text.current), []);
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{isAgain ? "Another statement" : "Your statement"}</h2>
      <form method="post" className="form console-form">
        <input type="hidden" name="step" value="check" />
        <div className="field">
          <label htmlFor="statement-file">CSV file of your bank</label>
          <input
            id="statement-file"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={() => void readFile(file.current, text.current)}
            ref={file}
          />
        </div>
        <Field
          name="csv"
          label="or paste the lines here, with the line of titles"
          error={error}
          help="The file needs the columns date, narration or remarks, and credit or deposit."
        >
          {(control) => <textarea {...control} id={fieldId("csv")} rows={6} required spellCheck={false} ref={text} />}
        </Field>
        <button className="button" type="submit">
          Check the statement
        </button>
        <p className="field-help">This only shows what was found.</p>
      </form>
    </section>
  );
}

async function readFile(from: HTMLInputElement | null, to: HTMLTextAreaElement | null): Promise<void> {
  const content = await from?.files?.[0]?.text();
  if (content !== undefined && to) to.value = content;
}
