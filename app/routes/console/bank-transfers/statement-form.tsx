import { CsvField } from "../parts/csv-field.tsx";

export function StatementForm({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{isAgain ? "Another statement" : "Your statement"}</h2>
      <form method="post" encType="multipart/form-data" className="form console-form">
        <input type="hidden" name="step" value="check" />
        <CsvField
          label="CSV file of your bank"
          error={error}
          help="The file needs the columns date, narration or remarks, and credit or deposit. At most 3 MB."
        />
        <button className="button" type="submit">
          Check the statement
        </button>
        <p className="field-help">This only shows what was found.</p>
      </form>
    </section>
  );
}
