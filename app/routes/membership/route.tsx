import { useState } from "react";
import { data } from "react-router";
import { botCheckOf } from "#app/components/forms/bot-check.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import { CallBackRequest } from "#worker/contracts/contact.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { headersOf, invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { listPlanCards, type PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import { requestCallBack } from "#worker/domain/visitors/contact.server.ts";
import type { Route } from "./+types/route.ts";
import { CallBackForm } from "./call-back-form.tsx";
import { type JoinDetails, JoinDialog } from "./join-dialog.tsx";
import { PlanCard } from "./plan-card.tsx";
import { SecondPurchaseDialog } from "./second-purchase-dialog.tsx";
import { descriptionOf, offersOf } from "./structured-data.ts";
import { useCheckout } from "./use-checkout.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const plans = await listPlanCards(deps);
  const wanted = new URL(request.url).searchParams.get("plan");
  const { email, phone, name } = settingsOf((await deps.content.snapshot()).collections);
  return {
    plans,
    /** Chosen by its button, where that leads to the form. */
    chosenPlan: plans.find(({ planId }) => planId === wanted)?.planId,
    siteKey: deps.turnstile?.siteKey,
    contact: { email, phone },
    checkout: deps.payments && {
      keyId: deps.payments.keyId,
      scriptUrl: deps.payments.checkoutUrl,
      productName: name,
    },
  };
}

/** The plain form: details and plan for a call back, stored like any contact message. */
export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const form = await readForm(request);
  const input = CallBackRequest.safeParse(form);
  const outcome = input.success
    ? ((await refuseBot(deps, botCheckOf(form))) ?? (await requestCallBack(deps, input.data)))
    : invalidInput(input.error.issues);
  const { name = "", contact = "", plan = "" } = form;
  const answer = { outcome, entered: { name, contact }, plan };
  return data(answer, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}

/** Passes on how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { csp: ["payment", "challenge"], query: { plan: PLAN_IDS } } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const url = `${siteUrlOf(matches)}/membership`;
  const plans = loaderData?.plans ?? [];
  return pageMeta(matches, {
    title: "Membership plans and prices",
    description: descriptionOf(plans),
    path: "/membership",
    structured: [breadcrumbs(matches, { name: "Membership", path: "/membership" }), ...offersOf(plans, url)],
  });
}

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, chosenPlan, contact, checkout, siteKey } = loaderData;
  const [chosen, setChosen] = useState<Plan>();
  const [details, setDetails] = useState<JoinDetails>({ name: "", contact: "" });
  const { isBusy, notice, question, ...purchase } = useCheckout(checkout, contact);

  return (
    <>
      <section className="page-head page-head-membership">
        <div className="wrap">
          <h1>Membership</h1>
          <p className="lead">Six ways to belong, each for twelve months from the day of payment.</p>
        </div>
      </section>
      <section className="wrap section" aria-label="Plans">
        <div aria-live="polite">{isBusy && <p className="notice">Opening the payment window…</p>}</div>
        {notice && <Notice {...notice} />}
        {!checkout && (
          <p className="notice">
            Online payment is not available at the moment. Write to{" "}
            <a href={`mailto:${contact.email}`}>{contact.email}</a> or call <PhoneLink phone={contact.phone} />, or
            leave your details below.
          </p>
        )}
        <ul className="plans">
          {plans.map((plan) => (
            <PlanCard
              key={plan.planId}
              plan={plan}
              canPay={checkout !== undefined}
              isBusy={isBusy}
              onJoin={() => setChosen(plan)}
            />
          ))}
        </ul>
      </section>
      <CallBackForm
        plans={plans}
        chosenPlan={chosenPlan}
        canPay={checkout !== undefined}
        answer={actionData}
        contact={contact}
        siteKey={siteKey}
      />
      {chosen && (
        <JoinDialog
          plan={chosen}
          initial={details}
          onCancel={(entered) => {
            setDetails(entered);
            setChosen(undefined);
          }}
          onProceed={(entered) => {
            setDetails(entered);
            setChosen(undefined);
            void purchase.pay(chosen, entered);
          }}
        />
      )}
      {question && (
        <SecondPurchaseDialog
          planTitle={question.plan.title}
          message={question.message}
          onCancel={purchase.cancel}
          onConfirm={() => void purchase.confirm()}
        />
      )}
    </>
  );
}
