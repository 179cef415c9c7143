import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { takeBulkStep } from "../bulk/bulk-steps.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export const action = ({ request, context }: Route.ActionArgs) =>
  takeBulkStep(context, request, LISTS.mails, "mails.change");

export const handle = { private: true, permission: "mails.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Emails");

export default function BulkMails({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Emails" path="/console/mails" actionData={actionData} />;
}
