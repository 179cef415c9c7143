import { ReasonField } from "./reason-field.tsx";

/** The action's step is `cancel`; the reason goes into the audit trail. */
export function CancelForm(props: { label: string; help: string; error: string | undefined }) {
  const { label, help, error } = props;
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>{label}</summary>
      <form method="post" className="form">
        <input type="hidden" name="step" value="cancel" />
        <ReasonField name="cancelReason" error={error} help={help} />
        <button className="button button-secondary console-danger" type="submit">
          {label}
        </button>
      </form>
    </details>
  );
}
