/** Reads a multipart form: URL-encoded, a Hindi letter takes nine bytes. The file's text is in a text field. */
export async function readCsvForm(request: Request): Promise<Record<string, string>> {
  try {
    const fields = [...(await request.formData())].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    return Object.fromEntries(fields);
  } catch {
    // A broken body has no fields; the contract then reports what is missing.
    return {};
  }
}
