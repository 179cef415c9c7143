/** The messages of an error and its causes: Drizzle wraps what D1 says. */
export function causesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causesOf(error.cause)}` : "";
}
