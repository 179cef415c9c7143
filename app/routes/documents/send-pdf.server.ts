import { notFound as missing } from "#messages/pages/steps.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";

export function sendPdf({ bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string }): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

export function notFound(): Response {
  return new Response(missing(), { status: statusOf(refused("not_found")) });
}
