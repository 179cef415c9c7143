import { ConsentBoxes, ConsentNotice } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer, Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { Challenge } from "#app/components/forms/turnstile.tsx";
import * as specified from "#messages/contracts/specified.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { ChosenRole } from "./role-guide.tsx";

export function RegisterForm({ answer, siteKey }: { answer: FormAnswer | undefined; siteKey: string | undefined }) {
  return (
    <PostedForm
      answer={answer}
      noticeOf={noticeOf}
      label="Register"
      note={<ConsentNotice />}
      siteKey={siteKey}
      done={{ again: "Register another person", next: ({ email }) => <LogInNext email={email} siteKey={siteKey} /> }}
    >
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
          <ChosenRole />
          <ConsentBoxes field={field} />
        </>
      )}
    </PostedForm>
  );
}

/** The same for every address, known or not. The address is sent in the form, never in the URL. */
function LogInNext({ email = "", siteKey }: { email: string | undefined; siteKey: string | undefined }) {
  return (
    <>
      <p>
        We have written to <strong>{email}</strong>.
      </p>
      <p>Open your account with a code. There is no password to remember: we send a new code each time you log in.</p>
      <form method="post" action="/login">
        <input type="hidden" name="step" value="address" />
        <input type="hidden" name="email" value={email} />
        {siteKey && <Challenge siteKey={siteKey} />}
        <button className="button" type="submit">
          Send me a code
        </button>
      </form>
      <p className="field-help">No email after a few minutes? Check your spam folder and the address above.</p>
    </>
  );
}

/** Section 8 fixes these words, whatever the server's message says. */
function noticeOf(outcome: Reply): NoticeContent {
  if (outcome.ok) return { kind: "success", text: specified.registered() };
  return { kind: "error", icon: "x", text: `Error: ${outcome.message}`, help: outcome.help };
}
