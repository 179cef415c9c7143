import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { toStream } from "../../../app/routes/console/lists/stream.server.ts";

/** A hundred pages of a thousand rows, as an export reads them. */
function pages() {
  const state = { read: 0, isClosed: false };
  async function* lines() {
    try {
      for (; state.read < 100; ) {
        state.read += 1;
        yield "a,b,c\r\n".repeat(1000);
      }
    } finally {
      state.isClosed = true;
    }
  }
  return { state, stream: toStream(lines()) };
}

test("a download of 100,000 rows never holds more than one unread page", async () => {
  const { state, stream } = pages();
  const reader = stream.getReader();
  let handled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    handled += 1;
    // Even a reader that waits gets no further page.
    await setImmediate();
    expect(state.read - handled).toBeLessThanOrEqual(1);
    expect(value.length).toBe(7000);
  }
  expect(handled).toBe(100);
  expect(state.isClosed).toBe(true);
});

test("nothing more is read once the browser gives up", async () => {
  const { state, stream } = pages();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  await setImmediate();
  expect(state).toEqual({ read: expect.any(Number), isClosed: true });
  expect(state.read).toBeLessThanOrEqual(2);
});
