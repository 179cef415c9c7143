import { Field } from "#app/components/forms/field.tsx";

type ReasonProps = {
  name?: string;
  label?: string;
  value?: string | undefined;
  error?: string | undefined;
  help: string;
};

export function ReasonField({ name = "reason", label = "Reason", help, ...props }: ReasonProps) {
  return (
    <Field
      name={name}
      label={label}
      help={`${help} Write no name, address or phone number in the reason. At least 5 characters.`}
      {...props}
    >
      {(control) => <input {...control} minLength={5} maxLength={200} required autoComplete="off" />}
    </Field>
  );
}
