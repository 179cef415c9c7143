import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { BULK_ROWS } from "#worker/contracts/console/vocabulary.ts";
import type { BulkPreview, BulkResult } from "#worker/domain/console/bulk/bulk.server.ts";
import { AssigneeSelect } from "../marks/assignee-select.tsx";
import { ConsolePage } from "../parts/console-page.tsx";

export type BulkAnswer = {
  /** The list as it was filtered. */
  back: string;
  kept: Readonly<Record<string, string>>;
  preview?: BulkPreview | undefined;
  refusal?: string | undefined;
  result?: BulkResult;
};

/** What will be done with the chosen rows, then what was done. */
export function BulkPage(props: { label: string; path: string; answer: BulkAnswer | undefined }) {
  const { label, path, answer } = props;
  const { back, kept, preview, refusal, result } = answer ?? { back: path, kept: {} };
  const left = result?.left ?? preview?.left ?? [];
  return (
    <ConsolePage title={preview?.title ?? label} back={{ href: back, label }}>
      {!answer && <p>Choose rows in the list first.</p>}
      {refusal && <Notice kind="error" text={refusal} />}
      {result && <Notice kind="success" text={result.message} />}
      {preview && preview.ids.length > 0 && <Agree preview={preview} kept={kept} />}
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h2 id="left">{result ? "Not done" : "Left out"}</h2>
          <ul className="console-left">
            {left.map(({ key, title, why }) => (
              <li key={key}>{`${title}: ${why}`}</li>
            ))}
          </ul>
        </section>
      )}
    </ConsolePage>
  );
}

function Agree({ preview, kept }: { preview: BulkPreview; kept: BulkAnswer["kept"] }) {
  const { step, title, value, colleagues, ids, titles, isCut } = preview;
  return (
    <form method="post" className="form">
      <input type="hidden" name="do" value={step} />
      <input type="hidden" name="agreed" value="yes" />
      {Object.entries(kept).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {ids.map((id) => (
        <input key={id} type="hidden" name={`row.${id}`} value="on" />
      ))}
      {isCut && (
        <p>{`More than ${BULK_ROWS} match. Only the first ${BULK_ROWS} are done; choose narrower filters to reach the others.`}</p>
      )}
      {value === "assignee" && (
        <Field name="assignee" label="Assign to">
          {(control) => <AssigneeSelect control={control} colleagues={colleagues} />}
        </Field>
      )}
      {value === "tag" && (
        <Field name="tag" label="Tag">
          {(control) => <input {...control} maxLength={40} required autoComplete="off" />}
        </Field>
      )}
      <p>{`Nothing has been done yet. This affects: ${titles.slice(0, 20).join(", ")}${titles.length > 20 ? " …" : "."}`}</p>
      <button className="button" type="submit">
        {title}
      </button>
    </form>
  );
}
