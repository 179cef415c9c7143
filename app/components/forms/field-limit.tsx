/**
 * How much room a field with a maximum length has left: one line to see, one that screen readers announce after a pause.
 * app/client/field-limits.ts writes both; an empty string as child makes React leave that text alone.
 */
export function FieldLimit() {
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
