/** A body of another type has no fields; the contract then reports what is missing. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : {};
}
