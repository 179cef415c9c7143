import { redirect } from "react-router";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { checkDownload } from "#worker/domain/documents/download-links.server.ts";
import { findPdf } from "#worker/domain/documents/pdf.server.ts";
import type { Route } from "./+types/download.ts";
import { sendPdf } from "./send-file.server.ts";

export const handle = { private: true } satisfies PageHandle;

/** The signed link of a mail needs no session. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const query = new URL(request.url).searchParams;
  const link = { until: query.get("until") ?? "", signature: query.get("signature") ?? "" };
  const state = checkDownload(deps, { documentId: params.id, ...link });
  const pdf = state === "valid" ? await findPdf(deps, params.id) : undefined;
  return pdf ? sendPdf(pdf) : redirect(localPath(`/document-link?is=${state === "expired" ? "expired" : "wrong"}`));
}
