import { fieldId } from "#app/components/forms/field.tsx";
import { useAlertFocus } from "#app/components/forms/use-alert-focus.ts";
import type { FileCollection } from "#worker/contracts/console/content-files.ts";
import type { ImportRow, ImportState } from "#worker/domain/studio/files/review-import.server.ts";
import type { ImportActionData } from "./import-steps.server.ts";

const STATES: Record<ImportState, { label: string; tone: string }> = {
  new: { label: "New", tone: "done" },
  changed: { label: "Changed", tone: "done" },
  waiting: { label: "Already saved, not public", tone: "due" },
  unchanged: { label: "Unchanged", tone: "" },
  conflict: { label: "Changed on the site since the export", tone: "due" },
  wrong: { label: "Cannot be imported", tone: "late" },
};
type Report = NonNullable<ImportActionData["report"]> & { collection: FileCollection };

export function ImportReport({ rows, files, order, hasErrors, collection }: Report) {
  const versions = Object.fromEntries(
    rows.flatMap(({ slug, version }) => (slug && version !== undefined ? [[`${collection}:${slug}`, version]] : [])),
  );
  const hasTexts = rows.some(({ state }) => !["unchanged", "wrong"].includes(state));
  const isMoved = rows.some((row) => row.order && row.order.is !== 0 && row.order.is !== row.order.wanted);
  const title = `What was found in ${files.length === 1 ? "1 file" : `${files.length} files`}`;
  const heading = useAlertFocus<HTMLHeadingElement>(title);
  return (
    <section aria-labelledby="report">
      <h2 id="report" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {hasErrors && <p>Nothing is imported while one of the files has an error.</p>}
      {!hasErrors && !hasTexts && <p>The texts of these files are on the site already.</p>}
      <form method="post" encType="multipart/form-data">
        <ul>
          {rows.map((row) => (
            <Row key={row.name} row={row} id={`${row.collection}:${row.slug}`} />
          ))}
        </ul>
        <input type="hidden" name="seen" value={JSON.stringify({ versions, order })} />
        {files.map(({ name, text }) => (
          <div key={name} hidden>
            <input type="hidden" name="name" value={name} />
            <textarea name="text" defaultValue={text} readOnly />
          </div>
        ))}
        {!hasErrors && (
          <div className="console-inline console-after">
            {hasTexts && (
              <>
                <button className="button" type="submit" name="step" value="publish">
                  Publish all
                </button>
                <button className="button button-secondary" type="submit" name="step" value="save">
                  Save as drafts
                </button>
              </>
            )}
            {isMoved && (
              <button className="button button-secondary" type="submit" name="step" value="order">
                Publish the order of the files
              </button>
            )}
          </div>
        )}
      </form>
    </section>
  );
}

function Row({ row, id }: { row: ImportRow; id: string }) {
  const { name, title, state, fields, errors, order } = row;
  const { label, tone } = STATES[state];
  const isMoved = order !== undefined && order.is !== 0 && order.is !== order.wanted;
  return (
    <li className="console-row">
      <div>
        <p className="console-row-title">{title}</p>
        <p className="console-facts">
          <span>{name}</span>
          {isMoved && <span>{`Place ${order.is}, in the file ${order.wanted}`}</span>}
        </p>
        {fields.length > 0 && <p>{fields.join(" · ")}</p>}
        {errors.map(({ field, message }) => (
          <p key={field + message} className="field-error">
            {field === "" ? message : `${field}: ${message}`}
          </p>
        ))}
        {state === "conflict" && (
          <div className="check">
            <input type="checkbox" id={fieldId(id)} name="replace" value={id} />
            <label htmlFor={fieldId(id)}>Replace what is on the site. If not ticked, it stays unchanged.</label>
          </div>
        )}
      </div>
      <span className={`console-tone console-tone-${tone}`}>{label}</span>
    </li>
  );
}
