import { Notice } from "#app/components/forms/notice.tsx";
import { useAlertFocus } from "#app/components/forms/use-alert-focus.ts";
import type { ImportView } from "#worker/domain/console/import-view.server.ts";
import { UPLOAD_FORM } from "./upload-form.tsx";

type ReportProps = {
  report: ImportView;
  form: Readonly<Record<string, string>> | undefined;
  help: string;
  /** Where to go on after the import. */
  next: { href: string; label: string };
};

export function ImportReport({ report, form, help, next }: ReportProps) {
  const { title, unread, summary, lines, more, canImport, isImported, button } = report;
  const heading = useAlertFocus<HTMLHeadingElement>(title, unread !== undefined);
  return (
    <>
      {unread && <Notice kind="info" {...unread} />}
      <section aria-labelledby="report">
        <h2 id="report" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <ul className="console-bullets">
          {summary.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {isImported && (
          <p>
            <a className="button button-secondary" href={next.href}>
              {next.label}
            </a>
          </p>
        )}
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
          <form method="post" id={UPLOAD_FORM} encType="multipart/form-data" className="console-after" data-restores>
            <input type="hidden" name="step" value="import" />
            {Object.entries(form).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button className="button" type="submit">
              {button}
            </button>
            <p className="field-help">{help}</p>
          </form>
        )}
      </section>
    </>
  );
}
