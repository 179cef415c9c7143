import type { Deps } from "../../deps.ts";
import { inLocale } from "../../locale.server.ts";

const ROLE = "Chapter President";

/** Returns the chapter presidents' slugs. Reads the English content, so that translations cannot change the result. */
export async function listPresidents(deps: Pick<Deps, "content">): Promise<ReadonlySet<string>> {
  const { collections } = await inLocale("en", async () => deps.content.snapshot());
  return new Set(collections.team.filter(({ role }) => role === ROLE).map(({ slug }) => slug));
}
