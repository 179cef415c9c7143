import type { RouterContextProvider } from "react-router";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { stateChoices } from "#worker/contracts/tax/indian-states.ts";
import { listQuestions } from "#worker/domain/content/questions.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { benefitRows } from "#worker/domain/membership/benefits.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { descriptionOf, offersOf } from "./structured-data.server.ts";

export async function loadMembership(request: Request, context: Readonly<RouterContextProvider>) {
  const deps = context.get(depsContext);
  const plans = await listPlanCards(deps);
  const wanted = new URL(request.url).searchParams.get("plan");
  const { collections } = await deps.content.snapshot();
  const { email, phone, name } = settingsOf(collections);
  return {
    plans,
    description: descriptionOf(plans),
    offers: offersOf(plans, deps.config.siteUrl + localPath("/membership")),
    benefits: benefitRows(
      collections.benefits,
      plans.map(({ planId }) => planId),
    ),
    chosenPlan: plans.find(({ planId }) => planId === wanted)?.planId,
    questions: listQuestions(collections.faqs, "membership"),
    siteKey: deps.turnstile?.siteKey,
    contact: { email, phone },
    states: stateChoices(),
    checkout: deps.payments && {
      keyId: deps.payments.keyId,
      scriptUrl: deps.payments.checkoutUrl,
      productName: name,
    },
  };
}
