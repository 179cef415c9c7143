import type { Deps } from "../../deps.ts";
import { isSameSecret, linkSignature } from "../digest.server.ts";

export const DOWNLOAD_DAYS = 30;

type LinkDeps = Pick<Deps, "config" | "now">;

/** Returns a path to a document's PDF that needs no session until it expires. Only for mail to a verified address. */
export function downloadPath({ config, now }: LinkDeps, documentId: string): string {
  const until = String(now().getTime() + DOWNLOAD_DAYS * 24 * 60 * 60_000);
  return `/documents/${documentId}?until=${until}&signature=${linkSignature(config, "document", documentId, until)}`;
}

export function checkDownload(
  { config, now }: LinkDeps,
  { documentId, until, signature }: { documentId: string; until: string; signature: string },
): "valid" | "expired" | "altered" {
  if (!isSameSecret(signature, linkSignature(config, "document", documentId, until))) return "altered";
  return Number(until) >= now().getTime() ? "valid" : "expired";
}
