import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { eraseData, viewPrivacyRequest } from "#worker/domain/console/privacy-request.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { Facts } from "../parts/facts.tsx";
import { NeedsPasskey } from "../parts/needs-passkey.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/privacy.ts";
import { DownloadForm, EraseForm, Erasure } from "./privacy-parts.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const view = await viewPrivacyRequest(context.get(depsContext), operator, params.id);
  if (!view) throw missing(context);
  const hasNoReason = new URL(request.url).searchParams.get("missing") === "reason";
  return {
    ...view,
    hasRecentPasskey: operator.hasRecentPasskey,
    downloadError: hasNoReason ? "Please say why in a few words." : undefined,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.erase");
  const place = `/console/members/${params.id}/privacy`;
  const form = await readForm(request);
  const outcome = await withInput(Reason, form, ({ reason }) =>
    eraseData(context.get(depsContext), operator, { memberId: params.id, reason }),
  );
  return respond(outcome, place, "erased", form);
}

export const handle = { private: true, permission: "members.erase" } satisfies PageHandle;
export const meta = () => consoleMeta("Privacy request");

type Member = NonNullable<Route.ComponentProps["loaderData"]["member"]>;
type AnswersProps = {
  id: string;
  member: Member;
  hasRecentPasskey: boolean;
  isOpen: boolean;
  downloadError: string | undefined;
  reason: string | undefined;
  error: string | undefined;
};

function Answers({ id, member, hasRecentPasskey, isOpen, downloadError, reason, error }: AnswersProps) {
  if (!hasRecentPasskey) return <NeedsPasskey what="answer the request" />;
  return (
    <>
      {member.notConfirmed ? (
        <section aria-labelledby="copy">
          <h2 id="copy">A copy of the data</h2>
          <p>{member.notConfirmed}</p>
        </section>
      ) : (
        <DownloadForm path={`/console/members/${id}/privacy/export`} error={downloadError} />
      )}
      {isOpen && <EraseForm {...member} reason={reason} error={error} />}
    </>
  );
}

export default function PrivacyRequest({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { member, erasure, hasRecentPasskey, downloadError } = loaderData;
  const back = member
    ? { href: `/console/members/${id}`, label: member.name }
    : { href: "/console/members", label: "Accounts" };
  return (
    <ConsolePage
      title="Privacy request"
      lead="For somebody who asks for a copy of their data, or for its erasure, and cannot log in."
      back={back}
    >
      <ActionNotice actionData={actionData} />
      {erasure && <Erasure {...erasure} />}
      {member && (
        <>
          <section aria-labelledby="person">
            <h2 id="person">Is it this person?</h2>
            <p>
              {member.notConfirmed
                ? `The request must come from the address of the account, ${member.email}. The phone number proves nothing, because nobody has confirmed the account. `
                : `The request must come from the address or the phone number of the account: ${member.email}, ${member.phone}. `}
              <a href={back.href}>Show the contact details</a> on the page of the account to compare them.
            </p>
          </section>
          <Facts id="held" title="What we hold" facts={member.stored} />
          {member.obstacles.length > 0 ? (
            <Facts id="obstacles" title="Why it cannot be answered now" facts={member.obstacles} />
          ) : (
            <Answers
              {...{ id, member, hasRecentPasskey, downloadError }}
              isOpen={!erasure}
              reason={actionData?.entered?.["reason"]}
              error={actionData?.errors["reason"]}
            />
          )}
        </>
      )}
    </ConsolePage>
  );
}
