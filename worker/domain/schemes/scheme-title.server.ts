import type { Deps } from "../../deps.ts";
import { findEntryTitle } from "../content/content.server.ts";

/** Returns the published title, or the last one if the scheme is no longer published. */
export async function schemeTitle(deps: Pick<Deps, "db" | "content">, slug: string): Promise<string> {
  const { schemes } = (await deps.content.snapshot()).collections;
  const published = schemes.find((scheme) => scheme.slug === slug);
  return published?.title ?? (await findEntryTitle(deps.db, "schemes", slug)) ?? slug;
}
