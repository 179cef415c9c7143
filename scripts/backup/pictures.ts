import { deleteObject, download, readLines, upload, withTemporaryFile, writeLines } from "../cloudflare/buckets.ts";
import { queryRows } from "../cloudflare/wrangler.ts";
import { StepError } from "../dev/processes.ts";

/** The database that lists the pictures, the bucket with the pictures, and the bucket for backups. */
export type PicturePlace = { database: string; pictures: string; bucket: string };

type Row = { hash: string; format: string; width: number; small_width: number | null };

/** No rule deletes from this folder: a picture never changes, so all backups share one copy. */
const FOLDER = "pictures";
const listOf = ({ bucket }: PicturePlace) => `${bucket}/${FOLDER}/list.txt`;

/**
 * Copies new pictures into the bucket for backups, and deletes those that were removed from the library, because no
 * page has shown them for 90 days. Returns the counts.
 */
export async function backUpPictures(place: PicturePlace): Promise<{ copied: number; deleted: number; kept: number }> {
  const rows = await queryRows<Row>(place.database, "select hash, format, width, small_width from pictures");
  const names = rows.flatMap(({ hash, format, width, small_width }) =>
    [width, small_width].filter((pixels) => pixels !== null).map((pixels) => `${hash}-${pixels}.${format}`),
  );
  const copies = new Set(await readLines(listOf(place)));
  const fresh = names.filter((name) => !copies.has(name));
  const missing = await copyAll(fresh, place.pictures, `${place.bucket}/${FOLDER}`);
  const wanted = new Set(names);
  const gone = [...copies].filter((name) => !wanted.has(name));
  for (const name of gone) await deleteObject(`${place.bucket}/${FOLDER}/${name}`);
  const kept = names.filter((name) => !missing.includes(name));
  if (fresh.length + gone.length > 0) await writeLines(listOf(place), kept);
  if (missing.length > 0)
    throw new StepError(`${place.pictures} lacks ${missing.join(", ")}. Upload the pictures again.`);
  return { copied: fresh.length, deleted: gone.length, kept: kept.length };
}

/** Copies every backed-up picture into the bucket of the pictures. Returns their number. */
export async function restorePictures(place: PicturePlace): Promise<number> {
  const names = await readLines(listOf(place));
  const missing = await copyAll(names, `${place.bucket}/${FOLDER}`, place.pictures);
  if (missing.length > 0) throw new StepError(`The backup lacks ${missing.join(", ")}.`);
  return names.length;
}

/** Copies pictures. Returns the names that the source does not have. */
async function copyAll(names: readonly string[], from: string, to: string): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    await withTemporaryFile(async (file) => {
      if (await download(`${from}/${name}`, file)) {
        await upload(`${to}/${name}`, file, name.endsWith(".avif") ? "image/avif" : "image/webp");
      } else missing.push(name);
    });
  }
  return missing;
}
