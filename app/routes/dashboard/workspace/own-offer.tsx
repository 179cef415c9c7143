import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import * as m from "#messages/dashboard/offers.ts";
import { saveChanges } from "#messages/dashboard/workspace.ts";
import { offerInstrumentLabel, offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { Offer } from "#worker/contracts/offer.ts";
import { refused, withInput } from "#worker/contracts/problem.ts";
import { findOffer, submitOffer, withdrawOffer } from "#worker/domain/workspace/offers.server.ts";
import { listOpportunities } from "#worker/domain/workspace/opportunities.server.ts";
import { ConfirmStep } from "../confirm-step.tsx";
import { doneOf } from "../done.server.ts";
import { refusalPage, requireRole, respond, versionOf } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/own-offer.ts";
import { offerQuestions } from "./offer-questions.ts";
import { LostChanges, QuestionForm } from "./submission-form.tsx";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "investor");
  const deps = context.get(depsContext);
  const offer = await findOffer(deps, memberId, id);
  if (!offer) throw refusalPage(context, "not_found");
  const choices = (await listOpportunities(deps)).filter(({ isOpen }) => isOpen);
  return { offer, choices, isSaved: doneOf(request, "saved") !== undefined };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const viewer = await requireRole(context, request, "investor");
  const deps = context.get(depsContext);
  const offer = await findOffer(deps, viewer.memberId, id);
  if (!offer) throw refusalPage(context, "not_found");
  const entered = await readForm(request);
  const to = `/dashboard/offer/${id}?done=saved`;
  if (entered["intent"] === "withdraw") {
    return respond(context, await withdrawOffer(deps, viewer, id), entered, "/dashboard/portfolio");
  }
  if (offer.status !== "submitted") return respond(context, refused("offer_fixed"), entered, to);
  const version = versionOf(entered);
  const outcome = await withInput(Offer, entered, (input) => submitOffer(deps, viewer, { id, version, offer: input }));
  return respond(context, outcome, entered, to);
}

export const handle = memberPage;
export const meta = () => memberMeta(m.yourOffer());

export default function OwnOffer({ loaderData: { offer, choices, isSaved }, actionData }: Route.ComponentProps) {
  const { opportunity, formattedAmount, instrument, terms, status, name, version } = offer;
  const stored = { opportunity, amount: formattedAmount, instrument, terms };
  const questions = offerQuestions(choices);
  return (
    <MemberPage
      title={m.yourOffer()}
      lead={m.status({ name, amount: formattedAmount, status: offerStatusLabel(status) })}
      back={{ href: "/dashboard/portfolio", label: m.portfolio() }}
    >
      {status === "submitted" ? (
        <>
          <QuestionForm
            actionData={actionData}
            version={version}
            saved={isSaved ? { text: m.submitted(), help: m.submittedHelp() } : undefined}
            stored={stored}
            questions={questions}
            button={saveChanges()}
          />
          <ConfirmStep label={m.withdraw()} consequence={m.withdrawHelp()} name="intent" value="withdraw" />
        </>
      ) : (
        <>
          {actionData && <LostChanges actionData={actionData} stored={stored} questions={questions} />}
          <dl className="member-page-figures">
            <div>
              <dt>{m.instrument()}</dt>
              <dd>{offerInstrumentLabel(instrument)}</dd>
            </div>
            <div>
              <dt>{m.terms()}</dt>
              <dd className="member-page-text">{terms}</dd>
            </div>
          </dl>
        </>
      )}
      <ClientScript name="amounts" when="now" needs=".rupees" />
    </MemberPage>
  );
}
