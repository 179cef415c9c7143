import { StepForm } from "#app/components/ui/step-form.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

type Props = {
  value: string | undefined;
  error: string | undefined;
  at?: string;
};

export function RevealForm({ at, ...props }: Props) {
  return (
    <StepForm step="reveal" action={at} className="form" button="Show contact details" kind="secondary">
      <ReasonField name="revealReason" label="Why do you need them?" help="Your reason is recorded." {...props} />
    </StepForm>
  );
}
