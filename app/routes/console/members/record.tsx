import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { replyOf } from "../records/reply-steps.server.ts";
import { Writing } from "../records/writing.tsx";
import type { Route } from "./+types/record.ts";
import { Records } from "./member-records.tsx";
import { Mentoring } from "./mentoring.tsx";
import { OtherAccount } from "./other-account.tsx";
import { takeStep } from "./steps.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const reply = replyOf(request);
  const record = await viewMember(context.get(depsContext), operator, params.id, reply.chosen);
  if (!record) throw missing(context);
  return {
    record,
    reply,
    mayChange: isPermitted(operator.role, "members.change"),
    mayMerge: isPermitted(operator.role, "members.merge"),
    mayErase: isPermitted(operator.role, "members.erase"),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "members.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Account");

export default function Member({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { record, reply, mayChange, mayMerge, mayErase } = loaderData;
  const back = { href: "/console/members", label: "Accounts" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      {record.mergedInto && (
        <p>
          This account is part of <a href={`/console/members/${record.mergedInto}`}>another one</a> now, with everything
          that belonged to it.
        </p>
      )}
      {!record.mergedInto && <Writing {...{ correspondence: record.correspondence, reply, mayChange, actionData }} />}
      <Records records={record.records} />
      {record.mentoring && <Mentoring {...record.mentoring} mayChange={mayChange} />}
      {mayMerge && !record.mergedInto && (
        <OtherAccount id={id} duplicates={record.duplicates} error={actionData?.errors["other"]} />
      )}
      {mayErase && !record.mergedInto && (
        <section aria-labelledby="privacy">
          <h2 id="privacy">Privacy request</h2>
          <p>For a person who asks for their data or its erasure, and cannot log in.</p>
          <p className="console-after">
            <a className="button button-secondary" href={`/console/members/${id}/privacy`}>
              Download or erase their data
            </a>
          </p>
        </section>
      )}
    </RecordPage>
  );
}
