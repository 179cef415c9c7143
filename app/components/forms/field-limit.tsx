/**
 * Characters left in a field with a maximum length: one visible text, and one that screen readers read after a pause.
 * app/client/field-limits.ts writes both; with an empty string as the child, React leaves that text alone.
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
