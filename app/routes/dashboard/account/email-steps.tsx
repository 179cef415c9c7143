import { CodeInput } from "#app/components/forms/code-input.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import * as m from "#messages/dashboard/account.ts";
import { localPath } from "#messages/locale.ts";
import { LIMITS, LOGIN_CODE } from "#worker/contracts/vocabulary.ts";

type Refused = { message: string; errors: readonly { field: string; message: string }[] } | undefined;
export type Codes = { oldCode: string; newCode: string };
type Step = { current: string; email?: string; refusal?: Refused; isLocked?: boolean; entered?: Codes | undefined };

const errorOf = (refusal: Refused, name: string) => refusal?.errors.find(({ field }) => field === name)?.message;

export function AddressStep({ current, email, refusal }: Step) {
  const error = errorOf(refusal, "email");
  return (
    <form method="post" className="form">
      {refusal && <Notice kind="error" text={refusal.message} />}
      <div className="form-fields">
        <Field name="email" label={m.newEmail()} value={email} help={m.currentEmail({ current })} error={error}>
          {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
        </Field>
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          {m.sendCodes()}
        </button>
      </div>
    </form>
  );
}

export function CodesStep(props: Step) {
  const { email, refusal, isLocked } = props;
  return (
    <>
      {refusal && <Notice kind="error" text={refusal.message} />}
      {!isLocked && <CodesForm {...props} />}
      <form method="post" className="own-choice" action={localPath("/dashboard/email")}>
        <input type="hidden" name="email" value={email} />
        {!isLocked && <p>{m.noEmail()}</p>}
        <div className="button-row">
          {!isLocked && (
            <button className="button button-secondary" type="submit">
              {m.sendAgain()}
            </button>
          )}
          <a href={localPath("/dashboard/email?another")}>{m.anotherAddress()}</a>
        </div>
      </form>
    </>
  );
}

function CodesForm({ current, email = "", refusal, entered }: Step) {
  const codes = [
    { name: "oldCode", label: m.codeTo({ email: current }) },
    { name: "newCode", label: m.codeTo({ email }) },
  ] as const;
  const kept = refusal?.errors.length ? entered : undefined;
  return (
    <form method="post" className="form" action={localPath("/dashboard/email")}>
      <p>{m.codesSent({ minutes: LOGIN_CODE.minutes, tries: LOGIN_CODE.tries })}</p>
      <input type="hidden" name="step" value="codes" />
      <input type="hidden" name="email" value={email} />
      <div className="form-fields">
        {codes.map(({ name, label }) => {
          const error = errorOf(refusal, name);
          return (
            <Field key={name} name={name} label={label} value={error ? undefined : kept?.[name]} error={error}>
              {(control) => <CodeInput control={control} className="own-code" />}
            </Field>
          );
        })}
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          {m.changeMyEmail()}
        </button>
      </div>
    </form>
  );
}
