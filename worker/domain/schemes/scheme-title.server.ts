import type { Deps } from "../../deps.ts";
import { findEntryTitle } from "../content/content.server.ts";

/** As it is published, or as it was before it was taken out. */
export async function schemeTitle(deps: Pick<Deps, "db" | "content">, slug: string): Promise<string> {
  const { schemes } = (await deps.content.snapshot()).collections;
  const published = schemes.find((scheme) => scheme.slug === slug);
  return published?.title ?? (await findEntryTitle(deps.db, "schemes", slug)) ?? slug;
}
