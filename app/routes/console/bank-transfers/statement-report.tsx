import { Fragment } from "react";
import { useAlertFocus } from "#app/components/forms/use-alert-focus.ts";
import type { ReportView } from "#worker/domain/console/finance/statement-view.server.ts";
import { UPLOAD_FORM } from "../csv/upload-form.tsx";

export function StatementReport({ report, csv }: { report: ReportView; csv: string }) {
  const { summary, lines, isDryRun, recordable } = report;
  const title = isDryRun ? "What was found" : "What was recorded";
  const heading = useAlertFocus<HTMLHeadingElement>(title);
  return (
    <section aria-labelledby="report">
      <h2 id="report" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <ul className="console-jump">
        {summary.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <table className="console-table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Day</th>
              <th scope="col" className="console-amount">
                Amount
              </th>
              <th scope="col">Reference or bank’s text</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, day, amount, reference, narration, result, candidates = [] }) => (
              <tr key={line}>
                <td data-label="Line">{line}</td>
                <td data-label="Day">{day}</td>
                <td data-label="Amount" className="console-amount">
                  {amount}
                </td>
                <td data-label="Reference or bank’s text">
                  {reference ? <TransferLink reference={reference} /> : narration}
                </td>
                <td data-label="Result">
                  <span className={result.tone && `console-tone console-tone-${result.tone}`}>{result.text}</span>
                  {candidates.length > 0 && (
                    <p className="field-help">
                      Reserved for this amount:{" "}
                      {candidates.map((candidate, i) => (
                        <Fragment key={candidate}>
                          {i > 0 && ", "}
                          <TransferLink reference={candidate} />
                        </Fragment>
                      ))}
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isDryRun && recordable > 0 && (
        <form method="post" id={UPLOAD_FORM} encType="multipart/form-data" className="console-after" data-restores>
          <input type="hidden" name="step" value="import" />
          <input type="hidden" name="csv" value={csv} />
          <button className="button" type="submit">
            {recordable === 1 ? "Record this line" : `Record these ${recordable} lines`}
          </button>
        </form>
      )}
    </section>
  );
}

function TransferLink({ reference }: { reference: string }) {
  return <a href={`/console/bank-transfers/${reference}`}>{reference}</a>;
}
