/** Joins the messages of an error and its causes, because Drizzle wraps D1's error. */
export function causesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causesOf(error.cause)}` : "";
}
