import type { ListView } from "#worker/domain/console/list.server.ts";

/** Downloads the filtered rows. Needs a recent passkey login; the reason goes into the audit trail. */
export function ExportForm({ view: { path, what, entered }, error }: { view: ListView; error?: string | undefined }) {
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>Export as CSV</summary>
      <form method="post" action={`${path}/export`} className="form">
        {Object.entries(entered).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label htmlFor="export-reason">Reason</label>
          {error && <p className="field-error">{error}</p>}
          <input id="export-reason" name="reason" minLength={5} maxLength={200} required autoComplete="off" />
          <p className="field-help">
            {`The file contains the names and addresses of these ${what}. Your reason is recorded. Delete the file when you no longer need it.`}
          </p>
        </div>
        <button className="button" type="submit">
          Download
        </button>
      </form>
    </details>
  );
}
