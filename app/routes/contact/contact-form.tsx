import { Field } from "#app/components/forms/field.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import type { FormActionData, Reply } from "#app/components/forms/reply.ts";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/contact.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export function ContactForm(props: {
  actionData: FormActionData | undefined;
  siteKey: string | undefined;
  phone: string;
}) {
  const { actionData, siteKey, phone } = props;
  return (
    <PostedForm
      actionData={actionData}
      noticeOf={noticeOf}
      label={m.send()}
      note={<PrivacyNote />}
      siteKey={siteKey}
      done={{ again: m.writeAnother(), next: ({ email }) => <WhatNext email={email} phone={phone} /> }}
    >
      {(field) => (
        <>
          <Field {...field("name")} label={m.name()}>
            {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label={m.email()} help={m.emailHelp()}>
            {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
          </Field>
          <Field {...field("message")} label={m.text()}>
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
        <Rich text={m.whatNext} values={{ email: email ?? "" }} parts={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
      <p>
        <Rich text={m.urgent} values={{ phone }} parts={{ phone: (text) => <PhoneLink phone={text} /> }} />
      </p>
      <p className="button-row">
        <a className="button button-secondary" href={localPath("/events")}>
          {m.seeEvents()}
        </a>
        <a className="button button-secondary" href={localPath("/SchemesPage")}>
          {m.readSchemes()}
        </a>
      </p>
    </>
  );
}

function PrivacyNote() {
  return <Rich text={m.privacyNote} parts={{ a: (text) => <a href={localPath("/PrivacyPolicy")}>{text}</a> }} />;
}

/** Section 8: a message with 'Failed' or 'Error' is red. */
function noticeOf(outcome: Reply): NoticeContent {
  if (!outcome.ok) return { kind: "error", text: outcome.message, help: outcome.help };
  const { message } = outcome.value;
  return { kind: /Failed|Error/.test(message) ? "error" : "success", text: message };
}
