/**
 * Whether a writing request comes from a page of this site, whose origin is `siteUrl`: the request's own Host is a
 * client's word. Browsers name the page in `Origin` and in `Sec-Fetch-Site`;
 * `unproven` is a request that another site's page could have caused in a browser which names it in neither: one that
 * carries a cookie, or a body that a plain form can send. A JSON call without cookies cannot be made across origins.
 */
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

/** The media type of a Content-Type header, lower case and without parameters; empty when there is none. */
export function mediaTypeOf(contentType: string | null | undefined): string {
  return contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** What a form of any site may send without asking first (the Fetch standard's safelisted types, and none at all). */
function isFormBody(contentType: string | null): boolean {
  const type = mediaTypeOf(contentType);
  return ["", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"].includes(type);
}
