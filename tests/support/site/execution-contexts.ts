import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";

const opened: ExecutionContext[] = [];

/** Opens a context whose work finishes before the next test file starts. */
export function openContext(): ExecutionContext {
  const ctx = createExecutionContext();
  opened.push(ctx);
  return ctx;
}

export async function settleContexts(): Promise<void> {
  await Promise.all(opened.splice(0).map(waitOnExecutionContext));
}
