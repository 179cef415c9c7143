import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import type { FormActionData } from "#app/components/forms/reply.ts";
import * as m from "#messages/dashboard/seats.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { MemberSection } from "../member-page.tsx";

type Places = { free: number; usedUp: number; nextYear: string };

export function InviteForm({ actionData, places }: { actionData: FormActionData | undefined; places: Places }) {
  const refusal = actionData && !actionData.outcome.ok ? actionData.outcome : undefined;
  const error = refusal?.errors?.find(({ field }) => field === "email")?.message;
  return (
    <MemberSection id="name-a-person" title={titleOf(places)}>
      {refusal && <Notice kind="error" text={refusal.message} />}
      {freeText(places) && <p className="seats-free">{freeText(places)}</p>}
      {usedUpText(places) && <p>{usedUpText(places)}</p>}
      {places.free > 0 && (
        <form method="post" className="form">
          <div className="form-fields">
            <Field
              name="email"
              label={m.email()}
              value={actionData?.entered["email"]}
              error={error}
              help={m.emailHelp()}
            >
              {(control) => <input {...control} type="email" autoComplete="off" maxLength={LIMITS.email} required />}
            </Field>
          </div>
          <div className="form-end">
            <button className="button" type="submit">
              {m.nameThisPerson()}
            </button>
          </div>
        </form>
      )}
      <p className="field-help seats-rules">{m.rules()}</p>
    </MemberSection>
  );
}

function titleOf({ free, usedUp }: Places): string {
  if (free > 0) return m.nameAPerson();
  return usedUp > 0 ? m.noneToGive() : m.allTaken();
}

function freeText({ free }: Places): string | undefined {
  return free === 0 ? undefined : m.free({ count: free });
}

function usedUpText({ usedUp, nextYear }: Places): string | undefined {
  return usedUp === 0 ? undefined : m.usedUp({ count: usedUp, day: nextYear });
}
