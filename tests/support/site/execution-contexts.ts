import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";

const opened: ExecutionContext[] = [];

/** Opens a context whose work finishes before the next test starts. */
export function openContext(): ExecutionContext {
  const ctx = createExecutionContext();
  opened.push(ctx);
  return ctx;
}

export async function settleContexts(): Promise<void> {
  await Promise.all(opened.map(waitOnExecutionContext));
}

/** For the end of a file, whose tests may share a context. */
export async function forgetContexts(): Promise<void> {
  await settleContexts();
  opened.length = 0;
}
