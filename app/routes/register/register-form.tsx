import { ConsentBoxes, ConsentNotice } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import type { FormActionData, Reply } from "#app/components/forms/reply.ts";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { Challenge } from "#app/components/forms/turnstile.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { codePath } from "#app/session/destination.ts";
import * as specified from "#messages/contracts/specified.ts";
import * as m from "#messages/visitors/register.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { ChosenRole } from "./role-guide.tsx";

type Props = { actionData: FormActionData | undefined; siteKey: string | undefined; to: string };

export function RegisterForm({ actionData, siteKey, to }: Props) {
  return (
    <PostedForm
      actionData={actionData}
      noticeOf={noticeOf}
      label={m.register()}
      note={<ConsentNotice />}
      siteKey={siteKey}
      done={{ again: m.another(), next: ({ email }) => <LogInNext email={email} siteKey={siteKey} to={to} /> }}
    >
      {(field) => (
        <>
          <Field {...field("name")} label={m.name()}>
            {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label={m.email()}>
            {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
          </Field>
          <Field {...field("phone")} label={m.phone()}>
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
function LogInNext({ email = "", siteKey, to }: Omit<Props, "actionData"> & { email: string | undefined }) {
  return (
    <>
      <p>
        <Rich text={m.written} values={{ email }} parts={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
      <p>{m.openAccount()}</p>
      <form method="post" action={codePath(to, false)}>
        <input type="hidden" name="step" value="address" />
        <input type="hidden" name="email" value={email} />
        {siteKey && <Challenge siteKey={siteKey} />}
        <button className="button" type="submit">
          {m.sendCode()}
        </button>
      </form>
      <p className="field-help">{m.noEmail()}</p>
    </>
  );
}

/** Section 8 fixes these messages, so the server's own message is not shown. */
function noticeOf(outcome: Reply): NoticeContent {
  if (outcome.ok) return { kind: "success", text: specified.registered() };
  return { kind: "error", icon: "x", text: m.failed({ message: outcome.message }), help: outcome.help };
}
