import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer } from "#app/components/forms/form-answer.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

type Places = { free: number; usedUp: number; nextYear: string };

export function InviteForm({ answer, places }: { answer: FormAnswer | undefined; places: Places }) {
  const refusal = answer && !answer.outcome.ok ? answer.outcome : undefined;
  const error = refusal?.errors?.find(({ field }) => field === "email")?.message;
  return (
    <section aria-labelledby="name-a-person">
      <h2 id="name-a-person" className="own-title">
        {titleOf(places)}
      </h2>
      {refusal && <Notice kind="error" text={refusal.message} />}
      {freeText(places) && <p className="seats-free">{freeText(places)}</p>}
      {usedUpText(places) && <p>{usedUpText(places)}</p>}
      {places.free > 0 && (
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
      <p className="field-help seats-rules">
        You can withdraw a seat at any time. Once somebody has accepted a seat, you can give it to another person twice
        in a membership year. A renewal keeps the seats.
      </p>
    </section>
  );
}

function titleOf({ free, usedUp }: Places): string {
  if (free > 0) return "Name a person";
  return usedUp > 0 ? "No seat can be given now" : "All seats are taken";
}

function freeText({ free }: Places): string | undefined {
  if (free === 0) return undefined;
  return free === 1 ? "1 seat is free." : `${free} seats are free.`;
}

function usedUpText({ usedUp, nextYear }: Places): string | undefined {
  if (usedUp === 0) return undefined;
  return usedUp === 1
    ? `1 seat is empty and has gone to another person twice in this membership year. After a renewal you can give it again from ${nextYear}.`
    : `${usedUp} seats are empty and have gone to another person twice in this membership year. After a renewal you can give them again from ${nextYear}.`;
}
