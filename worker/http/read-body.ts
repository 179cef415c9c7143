import { type Outcome, ok, refused } from "../contracts/problem.ts";

/**
 * The body of a request, when it has at most `maxBytes`; else the refusal, having read no further than that. An announced
 * length decides before anything is read, and is not believed when more comes.
 */
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
      // The sender is gone: an outage of theirs.
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
