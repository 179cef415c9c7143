import type { ReactNode } from "react";
import { StepForm } from "#app/components/ui/step-form.tsx";

export function ActionButton({ step, id, children }: { step: string; id: string; children: ReactNode }) {
  return (
    <StepForm step={step} button={children} kind="secondary">
      <input type="hidden" name="id" value={id} />
    </StepForm>
  );
}
