import { useContext, useState } from "react";
import { GUARD_FIELDS, GUARD_HEADERS, STAMP_PLACEHOLDER } from "#worker/contracts/vocabulary.ts";
import { Challenge } from "./challenge.tsx";
import { DocumentContext } from "./document.ts";

/**
 * What tells a person from a program, for the end of every public form: the moment at which the page left the server, a
 * field that nobody sees, and Turnstile where its key is configured.
 */
export function FormGuard({ siteKey }: { siteKey?: string | undefined }) {
  const facts = useContext(DocumentContext);
  const [stamp] = useState(() => facts.stamp ?? readStamp());
  return (
    <>
      <input type="hidden" name={GUARD_FIELDS.stamp} value={stamp} suppressHydrationWarning />
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
  return { stamp: form[GUARD_FIELDS.stamp], trap: form[GUARD_FIELDS.trap], proof: form[GUARD_FIELDS.proof] };
}

/** The same for the API, whose body holds the specification's fields alone; of the trap only that it was filled. */
export function guardHeaders(form: Record<string, string>): Record<string, string> {
  const { stamp, trap, proof } = guardOf(form);
  return {
    ...(stamp && { [GUARD_HEADERS.stamp]: stamp }),
    ...(trap && { [GUARD_HEADERS.trap]: "filled" }),
    ...(proof && { [GUARD_HEADERS.proof]: proof }),
  };
}

/** The server wrote the moment when the document left, so the browser finds it there. */
function readStamp(): string {
  const field = document.querySelector<HTMLInputElement>(`input[name="${GUARD_FIELDS.stamp}"]`);
  return field?.value || STAMP_PLACEHOLDER;
}
