import type { UserIntent } from "../contracts/intent.ts";
import { type Outcome, ok } from "../contracts/problem.ts";
import { intents } from "../db/schema.ts";
import type { Deps } from "../deps.ts";

/** Counts a choice of the first-visit popup (section 2); it is nobody's in particular. */
export async function recordIntent(
  deps: Pick<Deps, "db" | "now">,
  { intent }: UserIntent,
): Promise<Outcome<{ message: string }>> {
  await deps.db.insert(intents).values({ id: crypto.randomUUID(), intent, createdAt: deps.now() });
  return ok({ message: "Thank you." });
}
