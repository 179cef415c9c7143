import type { ReactNode } from "react";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { ReasonField } from "./reason-field.tsx";

/** The action's step is `cancel`; the reason goes into the audit trail. */
export function CancelForm(props: {
  label: string;
  help: string;
  value: string | undefined;
  error: string | undefined;
  children?: ReactNode;
}) {
  const { label, help, value, error, children } = props;
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>{label}</summary>
      <StepForm step="cancel" className="form" button={label} kind="danger">
        {children}
        <ReasonField name="cancelReason" value={value} error={error} help={help} />
      </StepForm>
    </details>
  );
}
