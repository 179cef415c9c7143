import type { Deps } from "../../deps.ts";
import { inLocale } from "../../locale.server.ts";

const ROLE = "Chapter President";

/** The slugs of the presidents of the chapters. Found in English, because another translation must not change who it is. */
export async function listPresidents(deps: Pick<Deps, "content">): Promise<ReadonlySet<string>> {
  const { collections } = await inLocale("en", async () => deps.content.snapshot());
  return new Set(collections.team.filter(({ role }) => role === ROLE).map(({ slug }) => slug));
}
