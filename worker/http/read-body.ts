import { brokenOff } from "#messages/contracts/problems.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";

/** Stops reading at `maxBytes`, because Content-Length can be wrong. */
export async function readBody(request: Request, maxBytes: number): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return refused("body_too_large");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) return refused("body_too_large");
      chunks.push(chunk);
    }
  } catch {
    // The client disconnected.
    return refused("malformed_json", brokenOff());
  }
  return ok(await new Blob(chunks).bytes());
}
