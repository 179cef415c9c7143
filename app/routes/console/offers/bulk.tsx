import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { offerList } from "#worker/domain/console/lists/offers.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  return answerBulk(context, request, await withMarks(deps, await offerList(deps)), "offers.change");
}

export const handle = { private: true, permission: "offers.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Offers");
export const ErrorBoundary = ConsoleErrors;

export default function BulkOffers({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Offers" path="/console/offers" answer={actionData} />;
}
