import { GUARD_FIELDS, GUARD_HEADERS } from "#worker/contracts/vocabulary.ts";
import { Challenge } from "./turnstile.tsx";

/** Bot checks for the end of every public form: a honeypot, and Turnstile where its key is configured. */
export function FormGuard({ siteKey }: { siteKey?: string | undefined }) {
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty <input name={GUARD_FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {siteKey && <Challenge siteKey={siteKey} />}
    </>
  );
}

/** The guards of a posted form, as the domain takes them. */
export function guardOf(form: Record<string, string>) {
  return { trap: form[GUARD_FIELDS.trap], proof: form[GUARD_FIELDS.proof] };
}

/** The same for the API, whose body holds the specification's fields alone; of the trap only that it was filled. */
export function guardHeaders(form: Record<string, string>): Record<string, string> {
  const { trap, proof } = guardOf(form);
  return {
    ...(trap && { [GUARD_HEADERS.trap]: "filled" }),
    ...(proof && { [GUARD_HEADERS.proof]: proof }),
  };
}
