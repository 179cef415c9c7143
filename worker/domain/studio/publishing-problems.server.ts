import type { FieldError } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import type { Draft } from "../../db/schema/content.ts";
import type { StoredEntry } from "../content/entries.server.ts";
import { findProblems } from "./entry-content.server.ts";
import { findEventProblems } from "./event-problems.server.ts";
import { findSeatProblems } from "./seat-problems.server.ts";

type Place = Pick<StoredEntry, "collection" | "slug">;

/** Lists everything that keeps a text from being published at `at`, by field. `stored`: the entry, unless it is new. */
export async function findPublishingProblems(
  db: Db,
  { collection, slug }: Place,
  texts: Draft,
  { stored, at }: { stored: StoredEntry | undefined; at: Date },
): Promise<FieldError[]> {
  const published = stored?.status === "published" ? stored.data : undefined;
  return [
    ...findProblems(collection, texts.data),
    ...(collection === "events" ? findEventProblems(texts, published, at) : []),
    ...(await findSeatProblems(db, { collection, slug, data: texts.data })),
  ];
}
