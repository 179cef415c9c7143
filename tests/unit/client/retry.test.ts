import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRetry } from "#app/client/dashboard/retry.ts";
import type { Problem } from "#worker/contracts/problem.ts";

const failure = (status?: number, retryAfterSeconds?: number) => {
  const problem = status === undefined ? undefined : ({ status } as Problem);
  return { ok: false, problem, retryAfterSeconds } as const;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([undefined, 500, 503])("after a failure with status %s, the changes are sent again once", (status) => {
  const send = vi.fn();
  createRetry(send).schedule(failure(status));
  vi.advanceTimersByTime(14_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledOnce();
});

test.each([400, 403, 404, 413, 422])(
  "after a refusal with status %i, nothing is sent until the next change",
  (status) => {
    const send = vi.fn();
    const retry = createRetry(send);
    retry.schedule(failure(status));
    expect(retry.mustWait()).toBe(false);
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
  },
);

test("nothing is sent before the time that the server named", () => {
  const send = vi.fn();
  const retry = createRetry(send);
  retry.schedule(failure(429, 300));
  vi.advanceTimersByTime(299_999);
  expect([retry.mustWait(), send.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([retry.mustWait(), send.mock.calls.length]).toEqual([false, 1]);
});

test("a cancelled retry sends nothing", () => {
  const send = vi.fn();
  const retry = createRetry(send);
  retry.schedule(failure());
  retry.cancel();
  vi.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});
