import { useState } from "react";
import { useInputBeforeHydration } from "#app/routes/console/parts/use-input-before-hydration.ts";
import { needsTranslation } from "#worker/contracts/console/matrix.ts";
import type { MatrixReview, MatrixRow } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { StateTags } from "../state-tags.tsx";

/** The table and its preview share this id, so input that is kept while the console is locked belongs to both. */
export const MATRIX_FORM = "matrix-form";

type Plan = MatrixReview["plans"][number];

/** All benefits with their values. Phones show one plan at a time, without JavaScript. */
export function MatrixForm({ review, mayChange }: { review: MatrixReview; mayChange: boolean }) {
  useInputBeforeHydration();
  const { plans, rows } = review;
  if (rows.length === 0) return <p>No benefits yet.</p>;
  return (
    <form method="post" id={MATRIX_FORM} className="matrix">
      <PlanSwitch plans={plans} />
      <div className="matrix-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Benefit</th>
              {plans.map(({ id, label }) => (
                <th key={id} scope="col" data-plan={id}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} plans={plans} mayChange={mayChange} />
            ))}
          </tbody>
        </table>
      </div>
      {mayChange && (
        <div className="studio-bar">
          <button className="button" type="submit" name="step" value="check">
            Preview the changes
          </button>
        </div>
      )}
    </form>
  );
}

function Row({ row, plans, mayChange }: { row: MatrixRow; plans: readonly Plan[]; mayChange: boolean }) {
  const { slug, title, help, path, version, was, cells } = row;
  return (
    <tr>
      <th scope="row">
        <a href={path}>{title}</a>
        {help && <p className="field-help">{help}</p>}
        {(row.hasChanges || row.status !== "published") && <StateTags {...row} />}
        <input type="hidden" name={`row.${slug}`} value={JSON.stringify({ version, was })} data-keep />
      </th>
      {plans.map(({ id, label }) => (
        <td key={id} data-plan={id}>
          <MatrixCell
            name={`${slug}.${id}`}
            label={`${title}, ${label}`}
            was={was.en[id] ?? ""}
            text={cells.en[id] ?? ""}
            hindi={cells.hi[id] ?? ""}
            mayChange={mayChange}
          />
        </td>
      ))}
    </tr>
  );
}

/** The radio buttons name another form, so that they are not sent with this one. */
function PlanSwitch({ plans }: { plans: readonly Plan[] }) {
  return (
    <fieldset className="matrix-plans">
      <legend>Plan</legend>
      {plans.map(({ id, label }, i) => (
        <label key={id}>
          <input type="radio" name="plan" value={id} form="plans" defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type CellProps = { name: string; label: string; was: string; text: string; hindi: string; mayChange: boolean };

/** One value. A text has a field for its Hindi below it, which without JavaScript appears with the preview. */
function MatrixCell({ name, label, was, text, hindi, mayChange }: CellProps) {
  const [typed, setTyped] = useState(text);
  const isChanged = typed.trim() !== was.trim();
  return (
    <>
      <input
        className="matrix-value"
        name={`en.${name}`}
        aria-label={label}
        defaultValue={text}
        data-is={typed.trim().toLowerCase()}
        data-changed={isChanged || undefined}
        autoComplete="off"
        maxLength={200}
        readOnly={!mayChange}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {needsTranslation(typed) && (
        <input
          className="matrix-value"
          name={`hi.${name}`}
          aria-label={`${label}, in Hindi`}
          placeholder="हिन्दी"
          lang="hi"
          defaultValue={hindi}
          autoComplete="off"
          maxLength={200}
          readOnly={!mayChange}
        />
      )}
    </>
  );
}
