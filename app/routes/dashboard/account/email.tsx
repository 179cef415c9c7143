import { data, redirect } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { retryHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, type Outcome, statusOf } from "#worker/contracts/problem.ts";
import { AddressCodes, NewAddress } from "#worker/contracts/profile.ts";
import { LIMITS, SIGN_IN_CODE } from "#worker/contracts/vocabulary.ts";
import { changeEmail, requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/email.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  return { current: email };
}

/** Two steps, each a form of its own. The new address travels in the form, never in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step, email = "", oldCode = "", newCode = "" } = await readForm(request);
  if (step === "codes") {
    const input = AddressCodes.safeParse({ email, oldCode, newCode });
    const outcome = input.success ? await changeEmail(deps, viewer, input.data) : invalidInput(input.error.issues);
    deps.defer(() => deliverMail(deps));
    if (outcome.ok) throw redirect("/dashboard/profile?moved");
    return answerOf("codes", email, outcome);
  }
  const input = NewAddress.safeParse({ email });
  if (!input.success) return answerOf("address", email, invalidInput(input.error.issues));
  const outcome = await requestEmailChange(deps, viewer, input.data.email);
  deps.defer(() => deliverMail(deps));
  return answerOf(outcome.ok ? "codes" : "address", input.data.email, outcome);
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Change the address");
export const ErrorBoundary = MemberErrors;

export default function Email({ loaderData: { current }, actionData }: Route.ComponentProps) {
  return (
    <MemberPage
      title="Change the address"
      lead="Both mailboxes have to agree: the present one and the new one each get a code. Nothing changes before both codes are right."
      back={{ href: "/dashboard/profile", label: "Profile" }}
    >
      {actionData?.step === "codes" ? (
        <CodesStep current={current} {...actionData} />
      ) : (
        <AddressStep current={current} {...actionData} />
      )}
    </MemberPage>
  );
}

type Refused = { message: string; errors: readonly { field: string; message: string }[] } | undefined;
type Step = { current: string; email?: string; refusal?: Refused };

const errorOf = (refusal: Refused, name: string) => refusal?.errors.find(({ field }) => field === name)?.message;

function AddressStep({ current, email, refusal }: Step) {
  return (
    <form method="post" className="form">
      {refusal && <Notice kind="error" text={refusal.message} />}
      <div className="form-fields">
        <Field
          name="email"
          label="New email"
          value={email}
          help={`Your present address is ${current}.`}
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

function CodesStep({ current, email, refusal }: Step) {
  const codes = [
    { name: "oldCode", label: `Code from the mail to ${current}` },
    { name: "newCode", label: `Code from the mail to ${email}` },
  ];
  return (
    <>
      <form method="post" className="form">
        {refusal && <Notice kind="error" text={refusal.message} />}
        <p>
          We have written to both addresses. The codes work for {SIGN_IN_CODE.minutes} minutes, with{" "}
          {SIGN_IN_CODE.tries} tries each.
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
            Change my address
          </button>
        </div>
      </form>
      <form method="post" className="own-choice">
        <input type="hidden" name="email" value={email} />
        <p>No mail? Look into the folder for spam. After a minute we can send both once more.</p>
        <div className="button-row">
          <button className="button button-secondary" type="submit">
            Send the mails again
          </button>
          <a href="/dashboard/email">Use another address</a>
        </div>
      </form>
    </>
  );
}

function answerOf(step: "address" | "codes", email: string, outcome: Outcome<unknown>) {
  const refusal = outcome.ok ? undefined : { message: outcome.message, errors: outcome.errors ?? [] };
  return data(
    { step, email, refusal },
    { status: statusOf(outcome), headers: outcome.ok ? {} : retryHeaders(outcome) },
  );
}
