/** The fields of a posted form; a body that is no form has none, and the contract then says what is missing. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : {};
}
