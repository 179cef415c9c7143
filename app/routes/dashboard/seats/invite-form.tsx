import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer } from "#app/components/forms/form-answer.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export function InviteForm({ answer, free }: { answer: FormAnswer | undefined; free: number }) {
  const refusal = answer && !answer.outcome.ok ? answer.outcome : undefined;
  const error = refusal?.errors?.find(({ field }) => field === "email")?.message;
  return (
    <section aria-labelledby="name-a-person">
      <h2 id="name-a-person" className="own-title">
        {free > 0 ? `Name a person: ${free === 1 ? "1 seat is" : `${free} seats are`} free` : "All seats are taken"}
      </h2>
      {refusal && <Notice kind="error" text={refusal.message} />}
      {free > 0 && (
        <form method="post" className="form">
          <div className="form-fields">
            <Field
              name="email"
              label="Email"
              value={answer?.entered["email"]}
              error={error}
              help="We send an invitation. The person accepts it with a free account of this address. For a seat of your own, enter your address."
            >
              {(control) => <input {...control} type="email" autoComplete="off" maxLength={LIMITS.email} required />}
            </Field>
          </div>
          <div className="form-end">
            <button className="button" type="submit">
              Name this person
            </button>
          </div>
        </form>
      )}
      <p className="field-help">
        You can withdraw a seat at any time. Once somebody has accepted a seat, you can give it to another person twice
        in a membership year. A renewal keeps the seats.
      </p>
    </section>
  );
}
