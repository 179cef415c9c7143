import { type ReactNode, useId } from "react";

/** Unfolds the consequence and the button that acts, without JavaScript too. */
export function ConfirmStep(props: { label: ReactNode; consequence: string; name: string; value: string }) {
  const { label, consequence, name, value } = props;
  const id = useId();
  return (
    <details className="reveal member-page-confirm">
      <summary>{label}</summary>
      <form method="post">
        <p id={id}>{consequence}</p>
        <button className="button button-secondary" type="submit" name={name} value={value} aria-describedby={id}>
          {label}
        </button>
      </form>
    </details>
  );
}
