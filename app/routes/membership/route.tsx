import { Markdown } from "#app/components/markdown/markdown.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { membership } from "#messages/layout.ts";
import * as m from "#messages/membership/page.ts";
import { depsContext } from "#worker/context.server.ts";
import { CallBackRequest } from "#worker/contracts/contact.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { requestCallBack } from "#worker/domain/visitors/contact.server.ts";
import { handlePublicForm } from "../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { CallBackForm } from "./call-back-form.tsx";
import { Comparison } from "./comparison.tsx";
import { loadMembership } from "./membership-content.server.ts";
import { Plans } from "./plans.tsx";
import { StartedPanel, useStarted } from "./purchase/started.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadMembership(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const run = (input: CallBackRequest) => requestCallBack(deps, input);
  return handlePublicForm(deps, request, { contract: CallBackRequest, read: callBackOf, run });
}

export const handle = { csp: ["payment", "challenge"], query: { plan: PLAN_IDS } } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description = loaderData?.description ?? "";
  const offers = loaderData?.offers ?? [];
  return pageMeta(matches, {
    title: m.title(),
    description,
    path: "/membership",
    breadcrumbs: [{ name: membership(), path: "/membership" }],
    structured: offers,
  });
}

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, benefits, chosenPlan, questions, contact, checkout, states, siteKey } = loaderData;
  const [started, setStarted] = useStarted();
  if (started) return <StartedPanel started={started} contactEmail={contact.email} />;
  return (
    <>
      <section className="page-head page-head-membership">
        <div className="wrap">
          <h1>{membership()}</h1>
          <p className="lead">{m.lead()}</p>
        </div>
      </section>
      <Plans plans={plans} checkout={checkout} contact={contact} states={states} onPaid={setStarted} />
      <Comparison plans={plans} benefits={benefits} />
      <Questions questions={questions} />
      <CallBackForm
        plans={plans}
        chosenPlan={chosenPlan}
        canPay={checkout !== undefined}
        actionData={actionData}
        contact={contact}
        siteKey={siteKey}
      />
    </>
  );
}

function callBackOf({ name = "", contact = "", plan = "" }: Record<string, string>) {
  return { name, contact, plan };
}

function Questions({ questions }: { questions: ReadonlyArray<{ slug: string; question: string; html: string }> }) {
  return (
    <section className="section wrap membership-questions" aria-labelledby="questions">
      <h2 id="questions">{m.questions()}</h2>
      <ul>
        {questions.map(({ slug, question, html }) => (
          <li key={slug}>
            <h3>{question}</h3>
            <Markdown html={html} />
          </li>
        ))}
      </ul>
    </section>
  );
}
