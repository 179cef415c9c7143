import { expect } from "vitest";
import type { CollectionName } from "#worker/content/collections.ts";
import { findEntry } from "#worker/domain/content/entries.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import type { Site } from "../site/site.ts";

export async function entryOf({ deps }: Pick<Site, "deps">, collection: CollectionName, slug: string) {
  return (await findEntry(deps.db, collection, slug)) ?? expect.fail(`no ${collection}:${slug}`);
}

/** Adds a new feature entry, as a draft. */
export async function addFeature(site: Pick<Site, "deps">, by: Operator, title = "A feature") {
  const slug = `feature-${crypto.randomUUID().slice(0, 8)}`;
  const data = { title, text: "What it does.", icon: "check" };
  const created = await createEntry(site.deps, by, { collection: "features", slug }, { data, hi: undefined });
  expect(created.ok).toBe(true);
  return { collection: "features" as const, slug, version: 1 };
}

export async function saveTitle(
  { deps }: Pick<Site, "deps">,
  by: Operator,
  place: { collection: "features"; slug: string; version: number },
  title: string,
) {
  return saveDraft(deps, by, place, { data: { title, text: "What it does.", icon: "check" }, hi: undefined });
}
