import { type Outcome, ok, refused } from "../contracts/problem.ts";

/** Stops reading at `maxBytes`, because Content-Length can be false. */
export async function readBody(request: Request, maxBytes: number): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return refused("body_too_large");
  const reader = request.body?.getReader();
  if (!reader) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    let read: ReadableStreamReadResult<Uint8Array>;
    try {
      read = await reader.read();
    } catch {
      // The client disconnected.
      return refused("malformed_json", "The request broke off before its end.");
    }
    if (read.done) break;
    length += read.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return refused("body_too_large");
    }
    chunks.push(read.value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(body);
}
