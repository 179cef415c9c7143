import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import * as m from "#messages/dashboard/offers.ts";
import { depsContext } from "#worker/context.server.ts";
import { Offer } from "#worker/contracts/offer.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { submitOffer } from "#worker/domain/workspace/offers.server.ts";
import { listOpportunities } from "#worker/domain/workspace/opportunities.server.ts";
import { idOf, requireRole, respond, versionOf } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/offer.ts";
import { offerQuestions } from "./offer-questions.ts";
import { QuestionForm } from "./submission-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRole(context, request, "investor");
  const choices = (await listOpportunities(context.get(depsContext))).filter(({ isOpen }) => isOpen);
  const opportunity = new URL(request.url).searchParams.get("opportunity") ?? "";
  return { choices, opportunity, id: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRole(context, request, "investor");
  const entered = await readForm(request);
  const [deps, id, version] = [context.get(depsContext), idOf(entered), versionOf(entered)];
  const outcome = await withInput(Offer, entered, (input) => submitOffer(deps, viewer, { id, version, offer: input }));
  return respond(context, outcome, entered, `/dashboard/offer/${id}?done=saved`);
}

export const handle = memberPage;
export const meta = () => memberMeta(m.offer());

export default function NewOffer({ loaderData: { choices, opportunity, id }, actionData }: Route.ComponentProps) {
  const questions = offerQuestions(choices);
  return (
    <MemberPage title={m.offer()} lead={m.offerLead()} back={{ href: "/dashboard/portfolio", label: m.portfolio() }}>
      <QuestionForm
        actionData={actionData}
        prefilled={{ opportunity }}
        questions={questions}
        button={m.submit()}
        note={m.untilReview()}
      >
        <input type="hidden" name="id" value={actionData?.entered["id"] ?? id} />
      </QuestionForm>
      <ClientScript name="amounts" when="now" needs=".rupees" />
    </MemberPage>
  );
}
