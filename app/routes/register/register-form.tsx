import { ConsentBoxes, ConsentNotice } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer, Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { LIMITS, MESSAGES } from "#worker/contracts/vocabulary.ts";

export function RegisterForm({ answer, siteKey }: { answer: FormAnswer | undefined; siteKey: string | undefined }) {
  return (
    <PostedForm answer={answer} noticeOf={noticeOf} label="Register" note={<ConsentNotice />} siteKey={siteKey}>
      {(field) => (
        <>
          <Field {...field("name")} label="Name">
            {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label="Email">
            {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
          </Field>
          <Field {...field("phone")} label="Phone">
            {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} required />}
          </Field>
          <RoleField {...field("role")} />
          <ConsentBoxes field={field} />
        </>
      )}
    </PostedForm>
  );
}

/** Section 8 fixes these words, whatever the server's message says. */
function noticeOf(outcome: Reply): NoticeContent {
  if (outcome.ok) return { kind: "success", text: MESSAGES.registered };
  return { kind: "error", icon: "x", text: `Error: ${outcome.message}`, help: outcome.help };
}
