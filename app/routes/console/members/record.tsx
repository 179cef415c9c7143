import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealMember, viewMember } from "#worker/domain/console/members.server.ts";
import { missing, operatorWith } from "../parts/answer.server.ts";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import type { Route } from "./+types/record.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewMember(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  return { record, mayChange: isPermitted(operator.role, "members.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.change");
  const deps = context.get(depsContext);
  const place = { subject: `member:${params.id}`, path: `/console/members/${params.id}` };
  const reveal = (reason: string) => revealMember(deps, operator, params.id, reason);
  return commonStep(deps, operator, await readForm(request), place, reveal);
}

export const handle = { private: true, permission: "members.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Member");
export const ErrorBoundary = ConsoleErrors;

export default function Member({ loaderData: { record, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/members", label: "Members" };
  return <RecordPage record={record} back={back} mayChange={mayChange} answer={actionData} />;
}
