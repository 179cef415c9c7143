type AgreeButtonProps = { form: string; name: string; value: string; label: string; first: FirstButton };
type FirstButton = { label: string; name?: string; value?: string };

/** Answers a question above a form. Enter in a field presses the form's first button, so `first` precedes it. */
export function AgreeButton({ form, name, value, label, first: { label: ordinary, ...given } }: AgreeButtonProps) {
  return (
    <p className="console-after">
      <button className="visually-hidden" type="submit" form={form} tabIndex={-1} {...given}>
        {ordinary}
      </button>
      <button className="button" type="submit" form={form} name={name} value={value}>
        {label}
      </button>
    </p>
  );
}
