import { PictureDetails } from "#worker/contracts/console/pictures.ts";
import { invalidInput, type Outcome, ok, refused } from "#worker/contracts/problem.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Upload = PictureDetails & { large: Bytes; small: Bytes | undefined };

/** Reads an upload's form. Ignores the files' types and names, which the client can choose. */
export async function readUpload(request: Request): Promise<Outcome<Upload>> {
  const form = await readFiles(request);
  if (!form) return refused("invalid_input", "The upload is not a form with pictures.");
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const details = PictureDetails.safeParse(fields);
  if (!details.success) return invalidInput(details.error.issues);
  const large = await bytesOf(form.get("large"));
  const small = await bytesOf(form.get("small"));
  return ok({ ...details.data, large: large ?? new Uint8Array(), small });
}

async function readFiles(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    // Not a multipart body, or a malformed one.
    return undefined;
  }
}

async function bytesOf(part: FormDataEntryValue | null): Promise<Bytes | undefined> {
  return part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : undefined;
}
