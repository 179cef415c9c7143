import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { memberList } from "#worker/domain/console/members.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  return answerBulk(context, request, await withMarks(deps, memberList()), "members.change");
}

export const handle = { private: true, permission: "members.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Accounts");
export const ErrorBoundary = ConsoleErrors;

export default function BulkMembers({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Accounts" path="/console/members" answer={actionData} />;
}
