import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { Places } from "#worker/domain/events/places.server.ts";
import { useLastQuery } from "../lists/last-query.ts";
import { CancelForm } from "../parts/cancel-form.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

type Texts = Record<string, string>;

type PlaceProps = {
  isConfirmed: boolean;
  isEventCancelled: boolean;
  places: Places | undefined;
  errors: Texts;
  entered: Texts;
  children: ReactNode;
};

export function Place({ isConfirmed, isEventCancelled, places, errors, entered, children }: PlaceProps) {
  const error = errors["cancelReason"];
  const query = useLastQuery("/console/registrations");
  const taken = places && ` So far ${places.confirmed} of ${places.capacity} places are confirmed.`;
  return (
    <section aria-labelledby="place">
      <h2 id="place">Place</h2>
      {isEventCancelled && !isConfirmed ? (
        <p>The event is cancelled, so its places are not confirmed.</p>
      ) : (
        <form method="post">
          <input type="hidden" name="step" value={isConfirmed ? "unconfirm" : "confirm"} />
          <button className={isConfirmed ? "button button-secondary" : "button"} type="submit">
            {isConfirmed ? "Withdraw the confirmation" : "Confirm the place"}
          </button>
          <p className="field-help">
            {isConfirmed
              ? "No email is sent. Tell the person yourself."
              : `They get an email with the details of the event.${taken ?? ""}`}
          </p>
        </form>
      )}
      {children}
      <details className="console-export" open={entered["step"] === "email"}>
        <summary>Correct a misspelt email</summary>
        <StepForm step="email" className="form" button="Correct the email" kind="secondary">
          <Field
            name="email"
            label="Correct email"
            value={entered["email"]}
            error={errors["email"]}
            help="The acknowledgement is sent to it again."
          >
            {(control) => <input {...control} type="email" autoComplete="off" required />}
          </Field>
          <ReasonField
            name="emailReason"
            label="How do you know?"
            value={entered["emailReason"]}
            error={errors["emailReason"]}
            help="Your reason is recorded."
          />
        </StepForm>
      </details>
      <CancelForm
        label="Cancel the registration"
        help="Your reason is recorded but not sent. The registration is deleted permanently, and they get an email."
        value={entered["cancelReason"]}
        error={error}
      >
        <input type="hidden" name="list" value={query} data-keep />
      </CancelForm>
    </section>
  );
}
