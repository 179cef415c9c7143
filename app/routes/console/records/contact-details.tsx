import { Field } from "#app/components/forms/field.tsx";
import type { ConsoleAnswer } from "../parts/answer.tsx";

export type Revealed = NonNullable<ConsoleAnswer["revealed"]>;

/** Masked until an operator gives a reason. Until then, the page does not contain the full values. */
export function ContactDetails(props: {
  masked: { email: string; phone: string; hasContact: boolean };
  revealed: Revealed | undefined;
  mayReveal: boolean;
  error: string | undefined;
}) {
  const { masked, revealed, mayReveal, error } = props;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      <dl className="console-details">
        {masked.email && (
          <div>
            <dt>Email</dt>
            <dd>{revealed?.email ? <a href={`mailto:${revealed.email}`}>{revealed.email}</a> : masked.email}</dd>
          </div>
        )}
        {masked.phone && (
          <div>
            <dt>Phone</dt>
            <dd>{revealed?.phone ? <a href={`tel:${revealed.phone}`}>{revealed.phone}</a> : masked.phone}</dd>
          </div>
        )}
      </dl>
      {!masked.hasContact && <p>No contact details are stored here.</p>}
      {mayReveal && masked.hasContact && !revealed && (
        <form method="post" className="form">
          <input type="hidden" name="step" value="reveal" />
          <Field name="reason" label="Why do you need them?" error={error} help="Your reason is recorded.">
            {(control) => <input {...control} minLength={5} maxLength={200} required autoComplete="off" />}
          </Field>
          <button className="button button-secondary" type="submit">
            Show contact details
          </button>
        </form>
      )}
    </section>
  );
}
