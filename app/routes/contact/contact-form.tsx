import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer, Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export function ContactForm(props: { answer: FormAnswer | undefined; siteKey: string | undefined; phone: string }) {
  const { answer, siteKey, phone } = props;
  return (
    <PostedForm
      answer={answer}
      noticeOf={noticeOf}
      label="Send Message"
      note={<PrivacyNote />}
      siteKey={siteKey}
      done={{ again: "Write another message", next: ({ email }) => <WhatNext email={email} phone={phone} /> }}
    >
      {(field) => (
        <>
          <Field {...field("name")} label="Name">
            {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label="Email" help="We will reply to this address.">
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

function WhatNext({ email, phone }: { email: string | undefined; phone: string }) {
  return (
    <>
      <p>
        Someone who knows the subject will reply to <strong>{email}</strong> within two working days.
      </p>
      <p>
        If it cannot wait, call <PhoneLink phone={phone} />.
      </p>
      <p className="button-row">
        <a className="button button-secondary" href="/events">
          See the next events
        </a>
        <a className="button button-secondary" href="/SchemesPage">
          Read about the schemes
        </a>
      </p>
    </>
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
