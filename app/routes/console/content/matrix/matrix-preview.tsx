import { fieldId } from "#app/components/forms/field.tsx";
import type { MatrixReview, MatrixRow } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { DifferenceList } from "../differences/difference-list.tsx";
import { MATRIX_FORM } from "./matrix-form.tsx";

export function MatrixPreview({ review: { rows, changes, waiting } }: { review: MatrixReview }) {
  const changed = rows.filter(({ slug }) => changes.some((change) => change.slug === slug));
  const isReady = changes.every(({ problems }) => problems.length === 0);
  return (
    <form method="post" id={MATRIX_FORM} className="matrix-preview" data-restores>
      {changed.map((row) => (
        <HiddenRow key={row.slug} {...row} />
      ))}
      {changes.map((change) => (
        <section key={change.slug} className="matrix-change" aria-label={change.title}>
          <h2>{change.title}</h2>
          <Problems problems={change.problems} />
          <DifferenceList differences={change.differences} />
        </section>
      ))}
      {waiting.length > 0 && (
        <fieldset className="matrix-waiting">
          <legend>Saved earlier, not public yet</legend>
          <p className="field-help">Tick what you want to publish together with these changes.</p>
          {waiting.map(({ slug, title, version, differences, problems }) => (
            <div key={slug} className="matrix-change">
              {problems.length === 0 ? (
                <div className="check">
                  <input type="checkbox" id={fieldId(slug)} name="also" value={`${slug}:${version}`} />
                  <label htmlFor={fieldId(slug)}>{title}</label>
                </div>
              ) : (
                <p>{title}</p>
              )}
              <Problems problems={problems} />
              <DifferenceList differences={differences} />
            </div>
          ))}
        </fieldset>
      )}
      {!isReady && <p>A draft may be incomplete. Correct what is marked before you publish.</p>}
      <div className="studio-bar">
        {isReady && (
          <button className="button" type="submit" name="step" value="publish">
            {labelOf(changes.length)}
          </button>
        )}
        {changes.length > 0 && (
          <button className="button button-secondary" type="submit" name="step" value="save">
            Save as drafts
          </button>
        )}
        <button className="button button-secondary" type="submit" name="step" value="edit">
          Back to the table
        </button>
      </div>
    </form>
  );
}

function labelOf(changes: number): string {
  if (changes === 0) return "Publish the ticked rows";
  return changes === 1 ? "Publish this change" : `Publish these ${changes} rows`;
}

function Problems({ problems }: { problems: ReadonlyArray<{ field: string; message: string }> }) {
  return problems.map(({ field, message }) => (
    <p key={`${field}${message}`} className="field-error">
      {message}
    </p>
  ));
}

function HiddenRow({ slug, version, was, cells }: MatrixRow) {
  const languages = [
    ["en", cells.en],
    ["hi", cells.hi],
  ] as const;
  return (
    <>
      <input type="hidden" name={`row.${slug}`} value={JSON.stringify({ version, was })} />
      {languages.map(([language, texts]) =>
        Object.entries(texts).map(([plan, text]) => (
          <input key={language + plan} type="hidden" name={`${language}.${slug}.${plan}`} value={text} />
        )),
      )}
    </>
  );
}
