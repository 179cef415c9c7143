import type { FieldError } from "#worker/contracts/problem.ts";
import { fieldId } from "./field.tsx";

/** Links to the fields with errors, unless there is only one. Fields that share a message get their labels. */
export function ErrorSummary(props: {
  errors: readonly FieldError[];
  headline: string;
  labelOf?: (field: string) => string | undefined;
}) {
  const { errors, headline, labelOf } = props;
  if (errors.length < 2) return null;
  const links = errors.map(({ field, message }) => {
    const isShared = errors.filter((other) => other.message === message).length > 1;
    const label = isShared && labelOf?.(field);
    return { field, text: label ? `${label}: ${message}` : message };
  });
  return (
    <ul className="notice-errors">
      {links
        .filter(({ text }, i) => i > 0 || !headline.endsWith(text))
        .map(({ field, text }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>{text}</a>
          </li>
        ))}
    </ul>
  );
}
