import { IMPORT_LIMITS } from "#worker/contracts/console/content-files.ts";
import { type Outcome, ok, refused } from "#worker/contracts/problem.ts";
import { decodeText, type SentFile } from "#worker/domain/studio/files/read-import.server.ts";

export type SentImport = { step: string; files: SentFile[]; form: FormData };

/** Reads the chosen files, or those in the hidden fields of the dry run's page. */
export async function readFiles(request: Request): Promise<Outcome<SentImport>> {
  const form = await readForm(request);
  if (!form) return refused("invalid_input", "The upload is not a form with files.");
  const parts = form.getAll("file").filter((part) => part instanceof File && (part.name !== "" || part.size > 0));
  const repeated = form.getAll("name").map((name, i) => ({ name: textOf(name), text: textOf(form.getAll("text")[i]) }));
  if (parts.length + repeated.length === 0) return refusedFile("Choose at least one file.");
  if (parts.length + repeated.length > IMPORT_LIMITS.files) {
    return refusedFile(`Choose at most ${IMPORT_LIMITS.files} files at a time.`);
  }
  const files = [...repeated];
  for (const part of parts) {
    if (!(part instanceof File)) continue;
    const text = decodeText(await part.arrayBuffer());
    if (text === undefined) return refusedFile(`${part.name} is not a text file. Unpack a ZIP file first.`);
    files.push({ name: part.name, text });
  }
  if (files.reduce((sum, { text }) => sum + bytesOf(text), 0) > IMPORT_LIMITS.bytes) {
    return refusedFile(`Together, these files are larger than ${IMPORT_LIMITS.size}. Choose fewer.`);
  }
  return ok({ step: textOf(form.get("step")), files, form });
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    // Another content type, or a malformed body.
    return undefined;
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text.replaceAll("\r\n", "\n")).length;
}

function textOf(part: FormDataEntryValue | null | undefined): string {
  return typeof part === "string" ? part : "";
}

function refusedFile(message: string) {
  return refused("invalid_input", message, [{ field: "file", message }]);
}
