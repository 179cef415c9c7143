import { Field } from "#app/components/forms/field.tsx";

type Texts = Record<string, string>;

/** The action's step is `email`; the reason goes into the audit trail. */
export function CorrectEmail(props: { label: string; help: string; errors: Texts; entered: Texts }) {
  const { label, help, errors, entered } = props;
  return (
    <details className="console-export" open={entered["step"] === "email"}>
      <summary>{label}</summary>
      <form method="post" className="form">
        <input type="hidden" name="step" value="email" />
        <Field name="email" label="Correct email" value={entered["email"]} error={errors["email"]} help={help}>
          {(control) => <input {...control} type="email" autoComplete="off" required />}
        </Field>
        <Field
          name="emailReason"
          label="How do you know?"
          value={entered["emailReason"]}
          error={errors["emailReason"]}
          help="Your reason is recorded."
        >
          {(control) => <input {...control} minLength={5} maxLength={200} required autoComplete="off" />}
        </Field>
        <button className="button button-secondary" type="submit">
          Correct the email
        </button>
      </form>
    </details>
  );
}
