import type { Deps } from "../../deps.ts";
import { type Document, findDocument } from "./documents.server.ts";
import { writePdf } from "./pdf.server.ts";
import { describeDocument } from "./view.server.ts";

/** Returns a PDF and its file name. The caller has already checked access. */
export async function findPdf(deps: Pick<Deps, "db" | "fonts">, id: string) {
  const found = await findDocument(deps, id);
  if (!found) return undefined;
  const view = describeDocument(found.document, found.credited);
  const bytes = await writePdf(view, await deps.fonts.load(), found.document.createdAt);
  return { bytes, name: fileNameOf(found.document) };
}

function fileNameOf({ number, revision }: Document): string {
  return `${number.replaceAll("/", "-")}${revision > 0 ? `-revision-${revision}` : ""}.pdf`;
}
