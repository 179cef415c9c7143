import { Notice } from "#app/components/forms/notice.tsx";
import type { BulkPreview, BulkResult } from "#worker/domain/console/bulk/bulk.server.ts";
import { ConsolePage } from "../parts/console-page.tsx";
import { ActionFields, type Errors, type Given } from "./action-fields.tsx";
import { BULK_FORM, InterruptedBulk } from "./interrupted-bulk.tsx";

export type BulkAnswer = {
  /** Path of the filtered list. */
  back: string;
  kept: Readonly<Record<string, string>>;
  preview?: BulkPreview | undefined;
  refusal?: string | undefined;
  errors?: Errors;
  given?: Given;
  result?: BulkResult;
};

/** Shows what a bulk action would do with the chosen rows, then what it did. */
export function BulkPage(props: { label: string; path: string; answer: BulkAnswer | undefined }) {
  const { label, path, answer } = props;
  const { back, kept, preview, refusal, result } = answer ?? { back: path, kept: {} };
  const left = result?.left ?? preview?.left ?? [];
  const heading = result ? "Result" : (preview?.title ?? label);
  return (
    <ConsolePage title={preview?.rows.length === 0 ? "Nothing to do" : heading} back={{ href: back, label }}>
      {!answer && <InterruptedBulk />}
      {refusal && <Notice kind="error" text={refusal} />}
      {result &&
        (result.done.length > 0 ? (
          <Notice kind="success" text={result.message} />
        ) : (
          <Notice kind="error" text="Nothing was done. The reasons are below." />
        ))}
      {preview && preview.rows.length > 0 && (
        <Agree {...{ preview, kept, given: answer?.given ?? {}, errors: answer?.errors ?? {} }} />
      )}
      {result && result.done.length > 0 && (
        <section aria-labelledby="done">
          <h2 id="done">Done</h2>
          <BulkRows rows={result.done} />
        </section>
      )}
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h2 id="left">{result ? "Not done" : "Left out"}</h2>
          <BulkRows rows={left} />
        </section>
      )}
    </ConsolePage>
  );
}

type Agreeing = { preview: BulkPreview; kept: BulkAnswer["kept"]; given: Given; errors: Errors };

function Agree({ preview, kept, given, errors }: Agreeing) {
  const { step, title, rows, total, warnings, isCut, most, download, seen } = preview;
  return (
    <form
      method="post"
      id={BULK_FORM}
      className="form console-form"
      {...(download === undefined ? { "data-restores": true } : { action: download })}
    >
      <input type="hidden" name="do" value={step} />
      <input type="hidden" name="agreed" value="yes" />
      <input type="hidden" name="seen" value={seen} />
      {Object.entries(kept).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {rows.map(({ id, version }) => (
        <input key={id} type="hidden" name={`row.${id}`} value={version} />
      ))}
      {isCut && (
        <p>{`More than ${most} match. Only the first ${most} are done; choose narrower filters to reach the others.`}</p>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} kind="error" text={warning} isQuiet />
      ))}
      <p>{download ? "The file holds:" : "Nothing has been done yet. This affects:"}</p>
      <BulkRows rows={rows.map((row) => ({ key: row.id, ...row }))} />
      {total && (
        <p>
          <strong>{total}</strong>
        </p>
      )}
      <ActionFields preview={preview} given={given} errors={errors} />
      <button className="button" type="submit">
        {title}
      </button>
    </form>
  );
}

type BulkRow = { key: string; title: string; facts: readonly string[]; why?: string };

function BulkRows({ rows }: { rows: readonly BulkRow[] }) {
  return (
    <ul className="console-bulk-rows">
      {rows.map(({ key, title, facts, why }) => (
        <li key={key}>
          <p className="console-row-title">{title}</p>
          {facts.length > 0 && (
            <p className="console-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          {why && <p>{why}</p>}
        </li>
      ))}
    </ul>
  );
}
