import { Field } from "#app/components/forms/field.tsx";
import type { Duplicate } from "#worker/domain/console/merge-view.server.ts";
import { DuplicateList } from "../parts/duplicate-list.tsx";

/** `duplicates` are unknown until the account is confirmed. */
type OtherProps = { id: string; duplicates: readonly Duplicate[] | undefined; error: string | undefined };

export function OtherAccount({ duplicates, ...props }: OtherProps) {
  return (
    <section aria-labelledby="other">
      <h2 id="other">Another account of this person?</h2>
      {duplicates ? (
        <Duplicates duplicates={duplicates} {...props} />
      ) : (
        <p>Two accounts can be compared and merged once the emails of both are confirmed.</p>
      )}
    </section>
  );
}

function Duplicates({ id, duplicates, error }: OtherProps & { duplicates: readonly Duplicate[] }) {
  return (
    <>
      {duplicates.length > 0 ? (
        <>
          <p>These have the same phone number or the same name.</p>
          <DuplicateList place={`/console/members/${id}`} duplicates={duplicates} />
        </>
      ) : (
        <p>No other confirmed account has this phone number or this name.</p>
      )}
      <details className="console-export" open={error !== undefined}>
        <summary>Find it by its email</summary>
        <form method="post" className="form">
          <input type="hidden" name="step" value="other" />
          <Field
            name="other"
            label="Email of the other account"
            error={error}
            help="Shows both accounts. Nothing is merged yet."
          >
            {(control) => <input {...control} type="email" maxLength={254} required autoComplete="off" />}
          </Field>
          <button className="button button-secondary" type="submit">
            Compare the accounts
          </button>
        </form>
      </details>
    </>
  );
}
