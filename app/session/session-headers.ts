export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Headers that end a session. They clear the storage unless the page's script has done so (decision 009). */
export function clearSessionHeaders(
  cookies: readonly string[],
  { storageCleared }: { storageCleared?: string } = {},
): Headers {
  const headers = cookieHeaders(cookies);
  if (!storageCleared) headers.set("Clear-Site-Data", '"cookies", "storage"');
  return headers;
}
