import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { RevealForm } from "./reveal-form.tsx";

export type Revealed = NonNullable<ConsoleActionData["revealed"]>;

/** Masked until an operator gives a reason. Until then, the page does not contain the full values. */
export function ContactDetails(props: {
  masked: { email: string; phone: string; hasContact: boolean };
  revealed: Revealed | undefined;
  mayReveal: boolean;
  reason: string | undefined;
  error: string | undefined;
}) {
  const { masked, revealed, mayReveal, reason, error } = props;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" tabIndex={revealed && -1}>
        Contact
      </h2>
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
      {mayReveal && masked.hasContact && !revealed && <RevealForm value={reason} error={error} at="#contact" />}
    </section>
  );
}
