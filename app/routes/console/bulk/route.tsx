import { useLocation } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listTitle } from "../lists/list-title.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/route.ts";
import { BulkPage } from "./bulk-page.tsx";
import { takeBulkStep } from "./bulk-steps.server.ts";

const SUFFIX = /\/bulk$/;

export async function action(args: Route.ActionArgs) {
  return takeBulkStep(args);
}

export const handle = {
  private: true,
  permissions: {
    "/console/messages/bulk": "messages.change",
    "/console/registrations/bulk": "registrations.change",
    "/console/members/bulk": "members.change",
    "/console/payments/bulk": "payments.change",
    "/console/bank-transfers/bulk": "payments.change",
    "/console/memberships/bulk": "memberships.change",
    "/console/documents/bulk": "documents.export",
    "/console/mails/bulk": "mails.change",
    "/console/texts/bulk": "texts.change",
    "/console/offers/bulk": "offers.change",
  },
} satisfies PageHandle;

export const meta = ({ location }: Route.MetaArgs) => consoleMeta(listTitle(location.pathname.replace(SUFFIX, "")));

export default function Bulk({ actionData }: Route.ComponentProps) {
  const path = useLocation().pathname.replace(SUFFIX, "");
  return <BulkPage label={listTitle(path)} path={path} actionData={actionData} />;
}
