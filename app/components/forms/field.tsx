import type { ReactNode } from "react";
import type { FieldError } from "#worker/contracts/problem.ts";

/** Props to spread on the input, select or textarea. */
export type Control = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export type FieldState = { name: string; value: string | undefined; error: string | undefined };
export type FieldOf = (name: string) => FieldState;

export function fieldsOf(
  values: Readonly<Record<string, string | undefined>> = {},
  errors: readonly FieldError[] = [],
): FieldOf {
  return (name) => ({ name, value: values[name], error: errors.find(({ field }) => field === name)?.message });
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

export function Field(props: {
  /** For a form whose fields have the names of another form on the page. */
  id?: string;
  name: string;
  label: string;
  value?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}) {
  const { name, id = fieldId(name), label, value, help, error, children } = props;
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        defaultValue: value,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": notes.join(" ") || undefined,
      })}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldLimit />
    </div>
  );
}

/**
 * Characters left in a field with a maximum length: one visible text, and one that screen readers read after a pause.
 * app/client/field-limits.ts writes both; with an empty string as the child, React leaves that text alone.
 */
function FieldLimit() {
  return (
    <>
      <p className="field-limit" aria-hidden="true" suppressHydrationWarning>
        {""}
      </p>
      <span className="visually-hidden" aria-live="polite" suppressHydrationWarning>
        {""}
      </span>
    </>
  );
}
