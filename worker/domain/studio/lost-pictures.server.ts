import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import { picturesIn } from "../content/pictures/picture-address.server.ts";
import { findPictures } from "../content/pictures/pictures.server.ts";

/** Refuses texts with pictures that are no longer in the library, and names them. */
export async function refuseLostPictures(db: Db, texts: unknown): Promise<Refusal | undefined> {
  const shown = listPictures(texts);
  const kept = await findPictures(
    db,
    shown.map(({ hash }) => hash),
  );
  const lost = shown.filter(({ hash }) => kept.every((row) => row.hash !== hash));
  const names = [...new Set(lost.map(({ alt }) => (alt === "" ? "without a description" : `“${alt}”`)))];
  if (names.length === 0) return undefined;
  const message =
    names.length === 1
      ? `The picture ${names[0]} was removed from the library. Choose another one, or add it again.`
      : `These pictures were removed from the library: ${names.join(", ")}. Choose other ones, or add them again.`;
  return refused("picture_removed", message);
}

function listPictures(texts: unknown): Array<{ hash: string; alt: string }> {
  if (typeof texts !== "object" || texts === null) return [];
  const { src, alt } = texts as { src?: unknown; alt?: unknown };
  const [hash] = typeof src === "string" ? picturesIn(src) : [];
  if (hash) return [{ hash, alt: typeof alt === "string" ? alt : "" }];
  return Object.values(texts).flatMap(listPictures);
}
