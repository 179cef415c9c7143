import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer, Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export function ContactForm({ answer, siteKey }: { answer: FormAnswer | undefined; siteKey: string | undefined }) {
  return (
    <PostedForm answer={answer} noticeOf={noticeOf} label="Send Message" note={<PrivacyNote />} siteKey={siteKey}>
      {(field) => (
        <>
          <Field {...field("name")} label="Name">
            {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label="Email" help="The answer goes to this address.">
            {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
          </Field>
          <Field {...field("message")} label="Message">
            {(control) => <textarea {...control} rows={7} maxLength={LIMITS.message} required />}
          </Field>
        </>
      )}
    </PostedForm>
  );
}

function PrivacyNote() {
  return (
    <>
      We use your name, address and message to answer you, and delete them one year after you sent them. More in the{" "}
      <a href="/PrivacyPolicy">Privacy Policy</a>.
    </>
  );
}

/** Section 8: a message with 'Failed' or 'Error' is red. */
function noticeOf(outcome: Reply): NoticeContent {
  if (!outcome.ok) return { kind: "error", text: outcome.message, help: outcome.help };
  const { message } = outcome.value;
  return { kind: /Failed|Error/.test(message) ? "error" : "success", text: message };
}
