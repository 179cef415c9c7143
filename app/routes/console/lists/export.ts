import { redirect } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/export.ts";
import { exportListAt } from "./export-response.server.ts";

/** Opening the address of a download leads to the list. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(url.pathname.replace(/\/export$/, ""));
}

export async function action(args: Route.ActionArgs) {
  return exportListAt(args);
}

export const handle = {
  private: true,
  permissions: {
    "/console/messages/export": "messages.export",
    "/console/registrations/export": "registrations.export",
    "/console/members/export": "members.export",
    "/console/payments/export": "payments.export",
    "/console/bank-transfers/export": "payments.export",
    "/console/memberships/export": "memberships.export",
    "/console/documents/export": "documents.export",
    "/console/mails/export": "mails.export",
    "/console/texts/export": "texts.export",
    "/console/offers/export": "offers.export",
    "/console/consents/export": "consents.export",
    "/console/intents/export": "intents.export",
    "/console/audit/export": "audit.export",
  },
} satisfies PageHandle;
