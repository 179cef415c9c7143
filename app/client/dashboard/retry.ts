import type { ApiResult } from "../page/call-api.ts";

type Failure = Extract<ApiResult<unknown>, { ok: false }>;

const RETRY_MS = 15_000;

/** Sends again after a failure that can pass. After a permanent refusal, only the next change or visit sends. */
export function createRetry(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mustWait = false;
  return {
    mustWait: () => mustWait,
    cancel: () => clearTimeout(timer),
    schedule(failure: Failure) {
      if (isPermanent(failure)) return;
      const { retryAfterSeconds = 0 } = failure;
      mustWait = retryAfterSeconds > 0;
      const resume = () => {
        mustWait = false;
        send();
      };
      timer = setTimeout(resume, Math.max(RETRY_MS, retryAfterSeconds * 1000));
    },
  };
}

export function isPermanent({ problem }: Failure): boolean {
  return problem !== undefined && problem.status < 500 && problem.status !== 429;
}
