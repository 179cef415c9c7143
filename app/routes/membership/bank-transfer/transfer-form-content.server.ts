import type { RouterContextProvider } from "react-router";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { stateChoices } from "#worker/contracts/tax/indian-states.ts";
import { findTransferOffer } from "#worker/domain/bank-transfers/transfer-offer.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { findLastBuyer } from "#worker/domain/privacy/own-documents.server.ts";

export async function loadTransferForm(request: Request, context: Readonly<RouterContextProvider>) {
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

export async function findConfirmedEmail(context: Readonly<RouterContextProvider>, request: Request) {
  const session = await findVisitorSession(context, request);
  return session?.isConfirmed ? session.viewer.email : undefined;
}
