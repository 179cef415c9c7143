import type { MouseEvent } from "react";
import type { FieldError } from "#worker/contracts/problem.ts";
import { fieldId } from "./field.tsx";

/** Below a headline, what else is wrong, each leading to its field; nothing where there is a single error, beside its field. */
export function ErrorSummary({ errors, headline }: { errors: readonly FieldError[]; headline: string }) {
  if (errors.length < 2) return null;
  return (
    <ul className="notice-errors">
      {errors
        .filter(({ message }, i) => i > 0 || !headline.endsWith(message))
        .map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
    </ul>
  );
}

// A change of the address's fragment would make the router forget the answer.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
