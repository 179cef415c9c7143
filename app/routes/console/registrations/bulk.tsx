import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { takeBulkStep } from "../bulk/bulk-steps.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export const action = ({ request, context }: Route.ActionArgs) =>
  takeBulkStep(context, request, LISTS.registrations, "registrations.change");

export const handle = { private: true, permission: "registrations.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Registrations");

export default function BulkRegistrations({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Registrations" path="/console/registrations" actionData={actionData} />;
}
