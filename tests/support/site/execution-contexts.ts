import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";

const opened: ExecutionContext[] = [];

/** A context whose work is done before the next file of tests begins. */
export function openContext(): ExecutionContext {
  const ctx = createExecutionContext();
  opened.push(ctx);
  return ctx;
}

export async function settleContexts(): Promise<void> {
  await Promise.all(opened.splice(0).map(waitOnExecutionContext));
}
