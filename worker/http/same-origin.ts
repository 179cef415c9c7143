/** Compares with `siteUrl`, because clients can forge Host. `unproven`: a browser without Origin and Sec-Fetch-Site. */
export function provenanceOf({ headers }: Pick<Request, "headers">, siteUrl: string): "own" | "foreign" | "unproven" {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin !== null && origin !== siteUrl) return "foreign";
  if (site !== null && site !== "same-origin" && site !== "none") return "foreign";
  if (origin !== null || site !== null) return "own";
  if (!headers.has("Cookie") && !isFormBody(headers.get("Content-Type"))) return "own";
  const referer = headers.get("Referer");
  if (referer === null) return "unproven";
  return URL.parse(referer)?.origin === siteUrl ? "own" : "foreign";
}

export function mediaTypeOf(contentType: string | null | undefined): string {
  return contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Types that a cross-origin form can send without a preflight (Fetch standard, safelisted types). */
function isFormBody(contentType: string | null): boolean {
  const type = mediaTypeOf(contentType);
  return ["", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"].includes(type);
}
