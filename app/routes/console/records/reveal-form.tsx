import { StepForm } from "#app/components/ui/step-form.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

type Props = {
  error: string | undefined;
  at?: string;
};

export function RevealForm({ error, at }: Props) {
  return (
    <StepForm step="reveal" action={at} className="form" button="Show contact details" kind="secondary">
      <ReasonField name="revealReason" label="Why do you need them?" error={error} help="Your reason is recorded." />
    </StepForm>
  );
}
