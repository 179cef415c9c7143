import { useRef, useState } from "react";
import { data } from "react-router";
import { breadcrumbs } from "#app/components/breadcrumbs.ts";
import { guardOf } from "#app/components/form-guard.tsx";
import { Notice, type NoticeContent } from "#app/components/notice.tsx";
import { pageMeta, siteUrlOf } from "#app/components/page-meta.ts";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { readForm } from "#app/components/read-form.ts";
import { depsContext } from "#worker/context.server.ts";
import { CallBackRequest } from "#worker/contracts/contact.ts";
import { headersOf, invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { MESSAGES, PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { requestCallBack } from "#worker/domain/contact.server.ts";
import { refuseRobot } from "#worker/domain/form-guard.server.ts";
import { listPlanCards, type PlanCard } from "#worker/domain/plans.server.ts";
import { settingsOf } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/route.ts";
import { CallBackForm } from "./call-back-form.tsx";
import { type CheckoutNews, payForPlan } from "./checkout.ts";
import { type JoinDetails, JoinDialog } from "./join-dialog.tsx";

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
    ? ((await refuseRobot(deps, guardOf(form))) ?? (await requestCallBack(deps, input.data)))
    : invalidInput(input.error.issues);
  const { name = "", contact = "", plan = "" } = form;
  const answer = { outcome, entered: { name, contact }, plan };
  return data(answer, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}

/** Passes on how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { opens: ["payment", "challenge"], reads: { plan: PLAN_IDS } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const url = `${siteUrlOf(matches)}/membership`;
  const plans = loaderData?.plans ?? [];
  const leastAmount = Math.min(...plans.map(({ amount }) => amount));
  const least = plans.find(({ amount }) => amount === leastAmount);
  const offers = plans.map(({ planId, title, summary, amount }) => ({
    "@type": "Offer",
    "@id": `${url}#${planId}`,
    name: title,
    description: summary,
    price: amount,
    priceCurrency: "INR",
    url: `${url}#${planId}`,
    seller: { "@type": "Organization", name: "MASA Forum" },
  }));
  return pageMeta(matches, {
    title: "Membership plans and prices",
    description: `Six memberships of MASA Forum${least ? `, from ₹${least.price} a year` : ""}: what each one brings, what it costs and how to join.`,
    path: "/membership",
    structured: [breadcrumbs(matches, { name: "Membership", path: "/membership" }), ...offers],
  });
}

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, chosenPlan, contact, checkout, siteKey } = loaderData;
  const [chosen, setChosen] = useState<PlanCard>();
  const [details, setDetails] = useState<JoinDetails>({ name: "", contact: "" });
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeContent>();
  // One key a plan and its details: asking again after a broken connection gives the same order.
  const attempt = useRef<{ of: string; key: string }>(undefined);

  function tell(news: CheckoutNews) {
    setBusy(false);
    if (news.kind === "verified") attempt.current = undefined;
    setNotice(noticeOf(news, contact));
  }

  async function proceed(plan: PlanCard, entered: JoinDetails) {
    setChosen(undefined);
    setDetails(entered);
    setNotice(undefined);
    if (!checkout) return;
    setBusy(true);
    const of = JSON.stringify([plan.planId, entered]);
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const { planId, amount } = plan;
    await payForPlan(checkout, { planId, amount, ...entered, idempotencyKey: attempt.current.key }, tell);
  }

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
            <PlanItem
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
          onProceed={(entered) => void proceed(chosen, entered)}
        />
      )}
    </>
  );
}

function PlanItem(props: { plan: PlanCard; canPay: boolean; isBusy: boolean; onJoin: () => void }) {
  const { plan, canPay, isBusy, onJoin } = props;
  return (
    <li className="plan" id={plan.planId}>
      <h2>{plan.title}</h2>
      <p className="plan-price">
        <span className="price">₹{plan.price}</span> a year
      </p>
      <p className="plan-tax">{plan.taxNote}</p>
      <p>{plan.summary}</p>
      <ul className="ticks">
        {plan.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="plan-paid-with">{canPay && plan.paidWith}</p>
      {/* Without the script, or without online payment, the button leads to the contact details and the form there. */}
      <form
        action="/membership#call-back"
        onSubmit={(event) => {
          if (!canPay) return;
          event.preventDefault();
          if (!isBusy) onJoin();
        }}
      >
        <input type="hidden" name="plan" value={plan.planId} />
        <button
          className={canPay ? "button" : "button button-secondary"}
          type="submit"
          aria-disabled={isBusy || undefined}
        >
          {canPay ? "Join Now" : "Online payment is not available: contact us"}
          <span className="visually-hidden">
            {canPay ? "" : " to join"} as {plan.title}
          </span>
        </button>
      </form>
    </li>
  );
}

/** What is true whenever the bank may still have its say, such as a UPI payment that is approved in another app. */
const UNKNOWN_MONEY = "If money has left your account, your membership begins as soon as the bank confirms it.";

/** Section 8: the alert of each outcome, with a line of help beside it. */
function noticeOf(news: CheckoutNews, contact: { email: string; phone: string }): NoticeContent {
  switch (news.kind) {
    case "script_failed":
      return { kind: "error", text: MESSAGES.sdkFailed };
    case "not_started":
      return {
        kind: "error",
        text: MESSAGES.paymentFailed,
        help: `Nothing was charged. ${news.reason ?? "Please try again in a moment."}`,
      };
    case "failed": {
      const { reason = "", isOpen } = news;
      // While Checkout lies over the page the focus stays there; it comes to the alert once Checkout is closed.
      const help = isOpen ? reason : `${reason} ${UNKNOWN_MONEY}`.trim();
      return { kind: "error", text: MESSAGES.paymentFailed, help, isQuiet: isOpen };
    }
    case "closed":
      return {
        kind: "error",
        text: "The payment window was closed before the payment was confirmed.",
        help: `${UNKNOWN_MONEY} Otherwise you can join at any time.`,
      };
    case "verification_failed":
      return {
        kind: "error",
        text: MESSAGES.verificationFailed,
        help: `${UNKNOWN_MONEY} Questions: ${contact.email}, ${contact.phone}.`,
      };
    case "verified":
      return { kind: "success", text: `${MESSAGES.verified}${news.message}` };
  }
}
