import type { ReactNode } from "react";
import { fieldId } from "./field.tsx";

export function CheckField(props: {
  name: string;
  ticked: string;
  value?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  children: ReactNode;
}) {
  const { name, ticked, value, error, isRequired = false, children } = props;
  const id = fieldId(name);
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={ticked}
        defaultChecked={value === ticked}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
