/** Whether another site's page sent the request: a browser names it in Origin and in Sec-Fetch-Site. */
export function isForeign({ url, headers }: Pick<Request, "url" | "headers">): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  return (
    (origin !== null && origin !== new URL(url).origin) || (site !== null && site !== "same-origin" && site !== "none")
  );
}
