import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { cookieHeaders } from "#app/session/session-headers.ts";
import * as m from "#messages/dashboard/account.ts";
import { profile } from "#messages/dashboard/shell.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { headersOf, invalidInput, type Refusal, statusOf, withInput } from "#worker/contracts/problem.ts";
import { AddressCodes, NewAddress } from "#worker/contracts/profile.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { changeEmail, findPendingChange, requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/email.ts";
import { AddressStep, type Codes, CodesStep } from "./email-steps.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const pending = await findPendingChange(context.get(depsContext), viewer, deviceOf(request.headers));
  const wantsAnother = new URL(request.url).searchParams.has("another");
  const resumed =
    pending && (wantsAnother ? stepOf("address", pending.email) : stepOf("codes", pending.email, pending.refusal));
  return { current: viewer.email, resumed };
}

/** The new address is in the form, never in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step, email = "", oldCode = "", newCode = "" } = await readForm(request);
  if (step === "codes") {
    const entered = { email, oldCode, newCode };
    const outcome = await withInput(AddressCodes, entered, (input) => changeEmail(deps, viewer, input));
    if (outcome.ok) {
      throw redirect(localPath("/dashboard/profile?done=moved"), { headers: cookieHeaders([outcome.value.cookie]) });
    }
    return respond("codes", email, outcome, { oldCode, newCode });
  }
  const input = NewAddress.safeParse({ email });
  if (!input.success) return respond("address", email, invalidInput(input.error.issues));
  const outcome = await requestEmailChange(deps, viewer, input.data.email, deviceOf(request.headers));
  if (!outcome.ok) return respond("address", input.data.email, outcome);
  throw redirect(localPath("/dashboard/email"), { headers: cookieHeaders([outcome.value.cookie]) });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.changeEmail());

export default function Email({ loaderData: { current, resumed }, actionData }: Route.ComponentProps) {
  const shown = actionData ?? resumed;
  return (
    <MemberPage
      title={m.changeEmail()}
      lead={m.changeEmailLead()}
      back={{ href: "/dashboard/profile", label: profile() }}
    >
      {shown?.step === "codes" ? (
        <CodesStep current={current} {...shown} />
      ) : (
        <AddressStep current={current} {...shown} />
      )}
    </MemberPage>
  );
}

function respond(step: "address" | "codes", email: string, outcome: Refusal, entered?: Codes) {
  return data(stepOf(step, email, outcome, entered), { status: statusOf(outcome), headers: headersOf(outcome) });
}

function stepOf(step: "address" | "codes", email: string, outcome?: Refusal, entered?: Codes) {
  const refusal = outcome && { message: outcome.message, errors: outcome.errors ?? [] };
  return { step, email, refusal, isLocked: outcome?.code === "locked_code", entered };
}
