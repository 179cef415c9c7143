import { redirect } from "react-router";
import { BuyerInputs } from "#app/components/forms/buyer-inputs.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import type { Reply } from "#app/components/forms/reply.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/documents.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { Buyer } from "#worker/contracts/tax/buyer.ts";
import { stateChoices } from "#worker/contracts/tax/indian-states.ts";
import { lastChangeDay, reviseDocument } from "#worker/domain/documents/revise.server.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { findRevisable } from "#worker/domain/privacy/own-documents.server.ts";
import { refusalPage, respond } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/buyer.ts";

export async function loader(args: Route.LoaderArgs) {
  const { document } = await requireRevisable(args);
  const { company, gstin, address: billingAddress, state: billingState } = document.terms.buyer;
  return {
    id: document.id,
    number: document.number,
    until: longDate(lastChangeDay(document)),
    states: stateChoices(),
    stored: { company, gstin, billingAddress, billingState } as Record<string, string>,
  };
}

export async function action(args: Route.ActionArgs) {
  const { document, actor } = await requireRevisable(args);
  const entered = await readForm(args.request);
  const deps = args.context.get(depsContext);
  const outcome = await withInput(Buyer, entered, (buyer) => reviseDocument(deps, document, { entered: buyer, actor }));
  if (outcome.ok && "id" in outcome.value) throw redirect(localPath(`/dashboard/documents/${outcome.value.id}`));
  return respond(args.context, outcome, entered, "");
}

export const handle = memberPage;
export const meta = () => memberMeta(m.changeBuyer());

export default function BuyerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, until, states, stored } = loaderData;
  return (
    <MemberPage
      title={m.changeBuyer()}
      lead={m.changeBuyerLead({ number, day: until })}
      back={{ href: `/dashboard/documents/${id}`, label: m.backToDocument() }}
    >
      <PostedForm actionData={actionData} noticeOf={noticeOf} label={m.issueRevision()} isDocument>
        {(field) => (
          <BuyerInputs
            field={(name) => ({ ...field(name), value: field(name).value ?? stored[name] })}
            states={states}
          />
        )}
      </PostedForm>
    </MemberPage>
  );
}

function noticeOf(outcome: Reply): NoticeContent {
  return outcome.ok ? { kind: "success", text: "" } : { kind: "error", text: outcome.message };
}

async function requireRevisable({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { email, memberId } = await requireViewer(context, request);
  const document = await findRevisable(context.get(depsContext), email, params.id);
  if (!document) throw refusalPage(context, "not_found");
  return { document, actor: memberId };
}
