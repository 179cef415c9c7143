import { redirect } from "react-router";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { findOwnDocumentOf } from "#worker/domain/privacy/own-documents.server.ts";
import { notFound } from "../../documents/send-file.server.ts";
import type { Route } from "./+types/order-document.ts";

export const handle = { private: true } satisfies PageHandle;

/** Redirects from an address that mails and the panel after a payment can link to before the document exists. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  const document = await findOwnDocumentOf(context.get(depsContext), email, params.id);
  if (!document) return notFound();
  return redirect(localPath(`/dashboard/documents/${document.id}`));
}
