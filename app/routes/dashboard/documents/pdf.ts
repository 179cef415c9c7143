import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { findPdf } from "#worker/domain/documents/pdf.server.ts";
import { findOwnDocument } from "#worker/domain/privacy/own-documents.server.ts";
import { notFound, sendPdf } from "../../documents/send-file.server.ts";
import type { Route } from "./+types/pdf.ts";

export const handle = { private: true } satisfies PageHandle;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { email } = await requireViewer(context, request);
  const own = await findOwnDocument(deps, email, params.id);
  const pdf = own && (await findPdf(deps, own.id));
  return pdf ? sendPdf(pdf) : notFound();
}
