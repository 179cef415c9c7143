export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readFormPairs(request));
}

/** A body of another type has no fields; the contract then reports what is missing. */
export async function readFormPairs(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await request.text() : "");
}
