import { Notice } from "#app/components/forms/notice.tsx";
import type { BulkPreview, BulkResult } from "#worker/domain/console/bulk/bulk.server.ts";
import { ConsolePage } from "../parts/console-page.tsx";
import { ActionFields, type Errors, type Given } from "./action-fields.tsx";
import { BULK_FORM, InterruptedBulk } from "./interrupted-bulk.tsx";

export type BulkActionData = {
  /** Path of the filtered list. */
  back: string;
  kept: Readonly<Record<string, string>>;
  preview?: BulkPreview | undefined;
  refusal?: string | undefined;
  errors?: Errors;
  given?: Given;
  result?: BulkResult;
};

export function BulkPage(props: { label: string; path: string; actionData: BulkActionData | undefined }) {
  const { label, path, actionData } = props;
  const { back, kept, preview, refusal, result } = actionData ?? { back: path, kept: {} };
  const left = result?.left ?? preview?.left ?? [];
  const isNothing = preview?.rows.length === 0;
  const carried = { kept: new URLSearchParams(kept).toString(), given: actionData?.given ?? {} };
  const heading = result ? "Result" : (preview?.title ?? label);
  return (
    <ConsolePage title={isNothing ? "Nothing to do" : heading} back={{ href: back, label }}>
      {!actionData && <InterruptedBulk />}
      {refusal && (
        <Notice kind="error" text={refusal} link={preview ? undefined : { href: back, label: `Go to ${label}` }} />
      )}
      {result &&
        (result.done.length > 0 ? (
          <Notice kind="success" text={result.message} />
        ) : (
          <Notice kind="error" text="Nothing was done. The reasons are below." />
        ))}
      {preview && !isNothing && <Agree preview={preview} errors={actionData?.errors ?? {}} {...carried} />}
      {result && <Continue from={result} {...carried} />}
      {preview && (isNothing || preview.download) && <Continue from={preview} {...carried} isSecond={!isNothing} />}
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

type Carried = { kept: string; given: Given };

function Agree({ preview, kept, given, errors }: Carried & { preview: BulkPreview; errors: Errors }) {
  const { step, title, rows, total, warnings, more, limit, download, seen, began } = preview;
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
      <input type="hidden" name="began" value={began} />
      <input type="hidden" name="kept" value={kept} />
      {more && <input type="hidden" name="next" value={more.after} />}
      {rows.map(({ id, version }) => (
        <input key={id} type="hidden" name={`row.${id}`} value={version} />
      ))}
      {more && <p>{`At most ${limit} at a time. ${more.text} ${download ? BELOW : AFTERWARDS}`}</p>}
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

const AFTERWARDS = "When these are done, a button continues with them.";
const BELOW = "The button at the end of this page continues with them.";

type Continued = Carried & { from: Pick<BulkPreview, "step" | "more" | "began">; isSecond?: boolean };

/** Leads to the preview of the rows after the last one, with what was entered. */
function Continue({ from, kept, given, isSecond = false }: Continued) {
  const { step, more, began } = from;
  if (!more) return null;
  const hidden = { do: step, all: "on", after: more.after, began: String(began), kept, ...given };
  return (
    <form method="post" className="form" id={isSecond ? undefined : BULK_FORM} data-restores>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <strong>{more.text}</strong>
      </p>
      <button className="button" type="submit">
        {more.button}
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
