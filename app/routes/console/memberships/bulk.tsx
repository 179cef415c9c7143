import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { membershipList } from "#worker/domain/console/finance/memberships.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  return answerBulk(context, request, membershipList(context.get(depsContext).now()), "memberships.change");
}

export const handle = { private: true, permission: "memberships.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Memberships");
export const ErrorBoundary = ConsoleErrors;

export default function BulkMemberships({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Memberships" path="/console/memberships" answer={actionData} />;
}
