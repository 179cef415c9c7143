import { brokenOff } from "#messages/contracts/problems.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";

/** Keeps at most `maxBytes`. `readsOn` reads the rest: a browser that is cut off while it sends shows no answer. */
export async function readBody(
  request: Request,
  maxBytes: number,
  { readsOn = false } = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  if (!readsOn && Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return refused("body_too_large");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
      else if (!readsOn) return refused("body_too_large");
    }
  } catch {
    // The client disconnected.
    return refused("malformed_json", brokenOff());
  }
  return length > maxBytes ? refused("body_too_large") : ok(await new Blob(chunks).bytes());
}
