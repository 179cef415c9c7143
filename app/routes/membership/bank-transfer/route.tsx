import { redirect } from "react-router";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { privateHeaders } from "#app/session/session-headers.ts";
import { brand, membership } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/transfers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ReserveTransfer } from "#worker/contracts/payment.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { reserveTransfer } from "#worker/domain/bank-transfers/reserve-transfer.server.ts";
import { handlePublicForm } from "../../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { NotOffered } from "./not-offered.tsx";
import { TransferForm } from "./transfer-form.tsx";
import { findConfirmedEmail, loadTransferForm } from "./transfer-form-content.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTransferForm(request, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const loggedInAs = await findConfirmedEmail(context, request);
  const run = (input: ReserveTransfer) => reserveTransfer(deps, input, { loggedInAs });
  const response = await handlePublicForm(deps, request, { contract: ReserveTransfer, read: readTransferForm, run });
  const { outcome } = response.data;
  if (outcome.ok && "path" in outcome.value) throw redirect(localPath(outcome.value.path));
  return response;
}

export const headers = privateHeaders;
export const handle = { private: true, csp: ["challenge"], query: { plan: PLAN_IDS } } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.title()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function BankTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, contact } = loaderData;
  return (
    <>
      <section className="page-head page-head-membership transfer-head">
        <div className="wrap">
          <BackLink href="/membership" label={membership()} />
          <h1>{m.title()}</h1>
          <p className="lead">{m.lead()}</p>
        </div>
      </section>
      <div className="wrap section">
        {plan ? <TransferForm {...loaderData} plan={plan} actionData={actionData} /> : <NotOffered {...contact} />}
      </div>
    </>
  );
}

function readTransferForm({
  plan = "",
  amount = "",
  name = "",
  email = "",
  key = "",
  ...more
}: Record<string, string>) {
  const { company = "", gstin = "", billingAddress = "", billingState = "" } = more;
  return { plan, amount, name, email, key, company, gstin, billingAddress, billingState };
}
