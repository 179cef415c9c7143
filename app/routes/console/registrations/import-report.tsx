import type { ImportView } from "#worker/domain/console/import-view.server.ts";
import type { SentImport } from "./import.server.ts";

/** What a file contains; after a dry run without errors, the button that imports it. */
export function ImportReport({ report, form }: { report: ImportView; form: SentImport | undefined }) {
  const { title, summary, lines, more, canImport, button } = report;
  return (
    <section aria-labelledby="report">
      <h2 id="report">{title}</h2>
      <ul className="console-left">
        {summary.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <table className="console-table console-after">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">What was found</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, column, text, tone }) => (
              <tr key={`${line}-${column}-${text}`}>
                <td data-label="Line">{line}</td>
                <td data-label="Column">{column}</td>
                <td data-label="Found">
                  <span className={tone && `console-tone console-tone-${tone}`}>{text}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && <p>{more}</p>}
      {canImport && form && (
        <form method="post" encType="multipart/form-data" className="console-after">
          <input type="hidden" name="step" value="import" />
          <input type="hidden" name="event" value={form.event} />
          <input type="hidden" name="csv" value={form.csv} />
          <button className="button" type="submit">
            {button}
          </button>
          <p className="field-help">No mail is sent. Confirm the places when you want to write to them.</p>
        </form>
      )}
    </section>
  );
}
