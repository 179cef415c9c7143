import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { BUYER_FIELDS, FoldedBuyerInputs, type State } from "#app/components/forms/buyer-inputs.tsx";
import { Field, fieldsOf } from "#app/components/forms/field.tsx";
import { missingName } from "#messages/contracts/fields.ts";
import { fullName, phoneOrEmail } from "#messages/forms.ts";
import * as m from "#messages/membership/purchase.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";
import { PurchaseSummary, PurchaseTerms } from "./purchase-terms.tsx";
import { type JoinDetails, readDetails, useJoinDetails } from "./use-join-details.ts";
import { useModal } from "./use-modal.ts";

/** Section 4: choosing a plan opens a modal; Cancel closes it, Proceed closes it and starts payment. */
export function JoinDialog(props: {
  plan: PlanCard;
  initial: JoinDetails;
  problems: readonly FieldError[];
  states: readonly State[];
  onCancel: (details: JoinDetails) => void;
  /** `isConfirmed`: a member has read what the purchase would do. */
  onProceed: (details: JoinDetails, isConfirmed: boolean) => void;
}) {
  const { plan, initial, problems, states, onCancel, onProceed } = props;
  const dialog = useModal();
  const [isIncomplete, setIncomplete] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { details, setDetails, terms, isRenewal, isLoggedIn } = useJoinDetails(initial, plan.planId, form);
  const field = fieldsOf(details, problems);
  // The fields are uncontrolled, so a prefill needs new ones.
  const prefilled = BUYER_FIELDS.map((name) => details[name]).join();
  const alertText = isIncomplete ? m.detailsMissing() : (field("name").error ?? field("contact").error);
  const errors = isIncomplete
    ? {
        name: details.name.trim() ? undefined : missingName(),
        contact: details.contact.trim() ? undefined : m.contactMissing(),
      }
    : { name: field("name").error, contact: field("contact").error };

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>(".buyer-fields [aria-invalid]");
    if (alertText) alert.current?.focus();
    else wrong?.focus();
  }, [alertText]);

  function proceed(event: FormEvent) {
    event.preventDefault();
    const entered = readDetails(form.current, details);
    setIncomplete(false);
    if (entered.name && entered.contact) return onProceed(entered, terms !== undefined);
    // After the render above, so that screen readers announce the same text again.
    requestAnimationFrame(() => setIncomplete(true));
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel(readDetails(form.current, details));
      }}
    >
      <form ref={form} onSubmit={proceed} noValidate>
        <h2 id={`${id}-title`}>{(isRenewal ? m.renewAs : m.joinAs)({ plan: plan.title })}</h2>
        <PurchaseSummary plan={plan} terms={terms} />
        {alertText && (
          <p className="form-alert" role="alert" tabIndex={-1} ref={alert}>
            {alertText}
          </p>
        )}
        <PersonFields id={id} details={details} errors={errors} onChange={setDetails} />
        <FoldedBuyerInputs key={prefilled} className="buyer-fields" field={field} states={states} />
        <PurchaseTerms isLoggedIn={isLoggedIn} />
        <DialogActions onCancel={() => onCancel(readDetails(form.current, details))} />
      </form>
    </dialog>
  );
}

function DialogActions({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="dialog-actions">
      <button className="button button-secondary" type="button" onClick={onCancel}>
        {m.cancel()}
      </button>
      <button className="button" type="submit">
        {m.proceed()}
      </button>
    </div>
  );
}

function PersonFields(props: {
  id: string;
  details: JoinDetails;
  errors: { name: string | undefined; contact: string | undefined };
  onChange: (details: JoinDetails) => void;
}) {
  const { id, details, errors, onChange } = props;
  return (
    <>
      <Field id={`${id}-name`} name="name" label={fullName()} error={errors.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={LIMITS.name}
            value={details.name}
            onChange={(event) => onChange({ ...details, name: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-contact`} name="contact" label={phoneOrEmail()} help={m.contactHelp()} error={errors.contact}>
        {(control) => (
          <input
            {...control}
            autoComplete="email"
            maxLength={LIMITS.contact}
            value={details.contact}
            onChange={(event) => onChange({ ...details, contact: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
