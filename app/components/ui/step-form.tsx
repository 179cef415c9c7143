import type { ComponentProps, ReactNode } from "react";

type StepFormProps = Omit<ComponentProps<"form">, "method"> & {
  step: string;
  button: ReactNode;
  /** If not set, the button is the page's primary one. Only the console has `danger`. */
  kind?: "secondary" | "danger";
  /** Below the button. */
  help?: ReactNode;
};

const CLASSES = { secondary: "button button-secondary", danger: "button button-secondary console-danger" };

/** Posts one of the steps that the page's action takes. */
export function StepForm({ step, button, kind, help, children, ...form }: StepFormProps) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name="step" value={step} />
      {children}
      <button className={kind ? CLASSES[kind] : "button"} type="submit">
        {button}
      </button>
      {help && <p className="field-help">{help}</p>}
    </form>
  );
}
