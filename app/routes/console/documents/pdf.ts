import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { downloadPdf } from "#worker/domain/console/finance/documents.server.ts";
import { notFound, sendPdf } from "../../documents/send-file.server.ts";
import type { Route } from "./+types/pdf.ts";

export const handle = { private: true, permission: "documents.export" } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const pdf = await downloadPdf(context.get(depsContext), context.get(operatorContext), params.id);
  return pdf ? sendPdf(pdf) : notFound();
}
