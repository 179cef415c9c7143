import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { LIMITS, SIGN_IN_CODE } from "#worker/contracts/vocabulary.ts";

type Refused = { message: string; errors: readonly { field: string; message: string }[] } | undefined;
type Step = { current: string; email?: string; refusal?: Refused };

const errorOf = (refusal: Refused, name: string) => refusal?.errors.find(({ field }) => field === name)?.message;

export function AddressStep({ current, email, refusal }: Step) {
  return (
    <form method="post" className="form">
      {refusal && <Notice kind="error" text={refusal.message} />}
      <div className="form-fields">
        <Field
          name="email"
          label="New email"
          value={email}
          help={`Your current address is ${current}.`}
          error={errorOf(refusal, "email")}
        >
          {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
        </Field>
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          Send both codes
        </button>
      </div>
    </form>
  );
}

export function CodesStep({ current, email, refusal }: Step) {
  const codes = [
    { name: "oldCode", label: `Code from the email to ${current}` },
    { name: "newCode", label: `Code from the email to ${email}` },
  ];
  return (
    <>
      <form method="post" className="form">
        {refusal && <Notice kind="error" text={refusal.message} />}
        <p>
          {`We have sent a code to each address. The codes work for ${SIGN_IN_CODE.minutes} minutes, with ${SIGN_IN_CODE.tries} tries each.`}
        </p>
        <input type="hidden" name="step" value="codes" />
        <input type="hidden" name="email" value={email} />
        <div className="form-fields">
          {codes.map(({ name, label }) => (
            <Field key={name} name={name} label={label} error={errorOf(refusal, name)}>
              {(control) => (
                <input
                  {...control}
                  className="own-code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  pattern="[\d\s\-]*"
                  title={`${SIGN_IN_CODE.digits} digits`}
                  maxLength={12}
                  required
                />
              )}
            </Field>
          ))}
        </div>
        <div className="form-end">
          <button className="button" type="submit">
            Change my email address
          </button>
        </div>
      </form>
      <form method="post" className="own-choice">
        <input type="hidden" name="email" value={email} />
        <p>No email? Check your spam folder. You can send both codes again after a minute.</p>
        <div className="button-row">
          <button className="button button-secondary" type="submit">
            Send both codes again
          </button>
          <a href="/dashboard/email">Use another address</a>
        </div>
      </form>
    </>
  );
}
