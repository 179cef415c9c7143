import { type RouterContextProvider, redirect } from "react-router";
import { PageHeading } from "#app/components/page-heading.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { handlePublicForm } from "#app/routes/public-form.server.ts";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { brand, membership } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/transfers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ReserveTransfer } from "#worker/contracts/payment.ts";
import { stateChoices } from "#worker/contracts/tax/indian-states.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { reserveTransfer } from "#worker/domain/bank-transfers/reserve-transfer.server.ts";
import { findTransferOffer } from "#worker/domain/bank-transfers/transfer-offer.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { findLastBuyer } from "#worker/domain/privacy/own-documents.server.ts";
import type { Route } from "./+types/route.ts";
import { TransferForm } from "./transfer-form.tsx";

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

export const handle = { private: true, csp: ["challenge"], query: { plan: PLAN_IDS } } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.title()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function BankTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, contact } = loaderData;
  return (
    <>
      <PageHeading
        className="page-head-membership transfer-head"
        back={{ href: "/membership", label: membership() }}
        title={m.title()}
        lead={m.lead()}
      />
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

function NotOffered({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <p>
        <Rich
          text={m.notOffered}
          values={{ email, phone }}
          parts={{
            mail: (text) => <a href={`mailto:${text}`}>{text}</a>,
            phone: (text) => <PhoneLink phone={text} />,
          }}
        />
      </p>
      <p className="button-row">
        <a className="button" href={localPath("/membership")}>
          {m.compare()}
        </a>
      </p>
    </>
  );
}

async function loadTransferForm(request: Request, context: Readonly<RouterContextProvider>) {
  const deps = context.get(depsContext);
  const wanted = new URL(request.url).searchParams.get("plan");
  const offered = (await listPlanCards(deps)).filter(({ paymentMethods }) => paymentMethods.bankTransfer);
  const plan = wanted ? offered.find(({ planId }) => planId === wanted) : offered[0];
  const { email, phone } = settingsOf((await deps.content.snapshot()).collections);
  const viewer = (await findVisitorSession(context, request))?.viewer;
  const verified = await findConfirmedEmail(context, request);
  return {
    plan,
    offer: plan && verified ? await findTransferOffer(deps, plan, verified) : undefined,
    others: offered.filter((other) => other !== plan).map(({ planId, title }) => ({ planId, title })),
    own: {
      ...{ name: viewer?.name, email: viewer?.email, isVerified: verified !== undefined },
      buyer: verified ? await findLastBuyer(deps, verified) : undefined,
    },
    contact: { email, phone },
    states: stateChoices(),
    siteKey: deps.turnstile?.siteKey,
    /** Idempotency key: submitting the form twice makes one reservation. */
    formKey: crypto.randomUUID(),
  };
}

async function findConfirmedEmail(context: Readonly<RouterContextProvider>, request: Request) {
  const session = await findVisitorSession(context, request);
  return session?.isConfirmed ? session.viewer.email : undefined;
}
