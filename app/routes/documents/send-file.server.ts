import { downloadZip } from "client-zip";
import { notFound as missing } from "#messages/pages/steps.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";

export function sendFile(body: BodyInit | null, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

export function sendPdf({ bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string }): Response {
  return sendFile(bytes, name, "application/pdf");
}

export function sendCsv(csv: BodyInit, name: string): Response {
  return sendFile(csv, name, "text/csv; charset=utf-8");
}

export function sendZip({ name, files }: { name: string; files: Parameters<typeof downloadZip>[0] }): Response {
  return sendFile(downloadZip(files).body, name, "application/zip");
}

export function notFound(): Response {
  return new Response(missing(), { status: statusOf(refused("not_found")) });
}
