import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { takeBulkStep } from "../bulk/bulk-steps.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export const action = ({ request, context }: Route.ActionArgs) =>
  takeBulkStep(context, request, LISTS.documents, "documents.export");

export const handle = { private: true, permission: "documents.export" } satisfies PageHandle;
export const meta = () => consoleMeta("Documents");

export default function BulkDocuments({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Documents" path="/console/documents" actionData={actionData} />;
}
