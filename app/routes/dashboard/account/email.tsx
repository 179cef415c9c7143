import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { retryHeaders } from "#app/session/session-headers.ts";
import * as m from "#messages/dashboard/account.ts";
import { profile } from "#messages/dashboard/shell.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, type Outcome, statusOf } from "#worker/contracts/problem.ts";
import { AddressCodes, NewAddress } from "#worker/contracts/profile.ts";
import { changeEmail, requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/email.ts";
import { AddressStep, CodesStep } from "./email-steps.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  return { current: email };
}

/** The new address is in the form, never in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step, email = "", oldCode = "", newCode = "" } = await readForm(request);
  if (step === "codes") {
    const input = AddressCodes.safeParse({ email, oldCode, newCode });
    const outcome = input.success ? await changeEmail(deps, viewer, input.data) : invalidInput(input.error.issues);
    if (outcome.ok) throw redirect(localPath("/dashboard/profile?moved"));
    return answerOf("codes", email, outcome);
  }
  const input = NewAddress.safeParse({ email });
  if (!input.success) return answerOf("address", email, invalidInput(input.error.issues));
  const outcome = await requestEmailChange(deps, viewer, input.data.email);
  return answerOf(outcome.ok ? "codes" : "address", input.data.email, outcome);
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta(m.changeEmail());
export const ErrorBoundary = MemberErrors;

export default function Email({ loaderData: { current }, actionData }: Route.ComponentProps) {
  return (
    <MemberPage
      title={m.changeEmail()}
      lead={m.changeEmailLead()}
      back={{ href: "/dashboard/profile", label: profile() }}
    >
      {actionData?.step === "codes" ? (
        <CodesStep current={current} {...actionData} />
      ) : (
        <AddressStep current={current} {...actionData} />
      )}
    </MemberPage>
  );
}

function answerOf(step: "address" | "codes", email: string, outcome: Outcome<unknown>) {
  const refusal = outcome.ok ? undefined : { message: outcome.message, errors: outcome.errors ?? [] };
  return data(
    { step, email, refusal },
    { status: statusOf(outcome), headers: outcome.ok ? {} : retryHeaders(outcome) },
  );
}
