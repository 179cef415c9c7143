import { brokenOff } from "#messages/contracts/problems.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";

/** `drain` keeps reading past the limit, because a browser shows no response if the server stops reading mid-upload. */
export async function readBody(
  request: Request,
  maxBytes: number,
  { drain = false } = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  if (!drain && Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return refused("body_too_large");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
      else if (!drain) return refused("body_too_large");
    }
  } catch {
    return refused("malformed_json", brokenOff());
  }
  return length > maxBytes ? refused("body_too_large") : ok(await new Blob(chunks).bytes());
}
