import { NOT_MODIFIED, refused, SUCCESS, statusOf } from "../contracts/problem.ts";
import { fileAt, PICTURES_FOLDER } from "../domain/content/pictures/picture-address.server.ts";
import { describeError } from "../log.ts";
import { READ_METHODS, type Visit } from "./visit.ts";

const YEAR_SECONDS = 31_536_000;

export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith(PICTURES_FOLDER);
}

/** Serves an uploaded picture. Its name contains a hash of its content, so any cache can store it. */
export async function servePicture({ request, url, deps, trace, isRead }: Visit): Promise<Response> {
  trace.route = `${PICTURES_FOLDER}:file`;
  if (!isRead) return refusal("method_not_allowed", { Allow: READ_METHODS.join(", ") });
  const file = fileAt(url.pathname);
  if (!file) return refusal("not_found");
  const headers = {
    "Content-Type": file.type,
    "Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable`,
    ETag: `"${file.name}"`,
  };
  const address = `${deps.config.siteUrl}${PICTURES_FOLDER}${file.name}`;
  try {
    const cached = await deps.cache.match(address);
    const bytes = cached ? new Uint8Array(await cached.arrayBuffer()) : await deps.pictureFiles.get(file.name);
    if (!bytes) return refusal("not_found");
    if (!cached) deps.defer(() => deps.cache.put(address, new Response(bytes, { headers })));
    const known = request.headers.get("If-None-Match");
    if (known === "*" || known?.includes(headers.ETag)) {
      const { "Cache-Control": cacheControl, ETag: tag } = headers;
      return new Response(null, { status: NOT_MODIFIED, headers: { "Cache-Control": cacheControl, ETag: tag } });
    }
    const length = { "Content-Length": String(bytes.length) };
    const body = request.method === "HEAD" ? null : bytes;
    return new Response(body, { status: SUCCESS.ok, headers: { ...headers, ...length } });
  } catch (error) {
    deps.log("error", "picture.read_failed", describeError(error));
    return refusal("unavailable", { "Retry-After": "30" });
  }
}

function refusal(code: "not_found" | "method_not_allowed" | "unavailable", headers: Record<string, string> = {}) {
  const refusal = refused(code);
  return new Response(refusal.message, {
    status: statusOf(refusal),
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
