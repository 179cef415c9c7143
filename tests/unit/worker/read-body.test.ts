import { expect, test } from "vitest";
import { brokenOff } from "#messages/contracts/problems.ts";
import { readBody } from "#worker/http/read-body.ts";

/** A request whose body has `pieces` chunks of 1 KB; `read.pieces` counts the chunks read. */
function requestOf(pieces: number, headers: Record<string, string> = {}) {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.pieces === pieces) return controller.close();
        read.pieces += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://localhost/", init), read };
}

test("a body within the limit is read whole", async () => {
  const { request } = requestOf(4);
  expect(await readBody(request, 4096)).toMatchObject({ ok: true, value: { length: 4096 } });
});

test("a body whose Content-Length is too large is refused unread", async () => {
  const { request, read } = requestOf(8, { "Content-Length": "8192" });
  expect(await readBody(request, 4096)).toMatchObject({ code: "body_too_large" });
  expect(read.pieces).toBe(0);
});

test("a body that turns out too large is refused at once, or with `drain` after the whole body was read", async () => {
  const [cut, whole] = [requestOf(100), requestOf(100)];
  expect(await readBody(cut.request, 4096)).toMatchObject({ code: "body_too_large" });
  expect(cut.read.pieces).toBe(5);
  const declared = requestOf(100, { "Content-Length": "102400" });
  for (const { request, read } of [whole, declared]) {
    expect(await readBody(request, 4096, { drain: true })).toMatchObject({ code: "body_too_large" });
    expect(read.pieces).toBe(100);
  }
});

test("a body cut off by a lost connection is refused as malformed", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  const request = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(await readBody(request, 4096)).toMatchObject({ code: "malformed_json", message: brokenOff() });
});
