import { sql } from "drizzle-orm";
import type { PictureDetails } from "../../../contracts/console/pictures.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { PAGE_ROWS, type Page, pageOf, parseCursor } from "../../keyset.server.ts";
import { isMentioned } from "../content.server.ts";
import { listEntriesWith } from "../entries.server.ts";
import { addressOf, fileNames } from "./picture-address.server.ts";
import { listUsedPictures, usesSince } from "./picture-uses.server.ts";
import { findPicture, isMissing, listPictures, type PictureRow, updatePicture } from "./pictures.server.ts";

/** A picture of the library, as the console shows it and as an entry's field stores it. */
export type LibraryPicture = {
  hash: string;
  src: string;
  width: number;
  height: number;
  small: { src: string; width: number; height: number } | undefined;
  alt: string;
  /** Empty without a Hindi description. */
  altHi: string;
  focus: { x: number; y: number };
};
type LibraryQuery = { words: string; after: string | null; isUnused: boolean };

export async function viewLibrary(
  deps: Pick<Deps, "db" | "now">,
  { words, after, isUnused }: LibraryQuery,
): Promise<Page<LibraryPicture>> {
  const wanted = { words: words.trim().slice(0, 100), after: parseCursor(after) };
  const used = isUnused ? { excluded: await listUsedPictures(deps) } : {};
  const read = await listPictures(deps.db, { ...wanted, ...used }, PAGE_ROWS + 1);
  const { rows, older } = pageOf(read, ({ createdAt, hash }) => ({ at: createdAt, id: hash }));
  return { rows: rows.map(toLibraryPicture), older };
}

export async function viewPicture(deps: Pick<Deps, "db" | "now">, hash: string) {
  const found = await findPicture(deps.db, hash);
  if (!found) return undefined;
  const kilobytes = Math.ceil((found.bytes + (found.smallBytes ?? 0)) / 1024);
  const uses = await listEntriesWith(deps.db, addressOf(hash));
  const isUsed = isMentioned(addressOf(hash), usesSince(deps.now()));
  const row = await deps.db.get<{ used: number }>(sql`select ${isUsed} as used`);
  return {
    ...toLibraryPicture(found),
    added: dayAndHour(found.createdAt),
    size: `${found.width} × ${found.height} pixels, ${kilobytes} kB`,
    uses,
    isUsed: row.used === 1,
  };
}

export async function changePicture(
  deps: TrailDeps,
  by: Actor,
  hash: string,
  details: PictureDetails,
): Promise<Outcome<null>> {
  const before = await findPicture(deps.db, hash);
  if (!before) return refused("not_found");
  const { alt, altHi, focusX, focusY } = before;
  const after = { ...details, altHi: details.altHi ?? altHi };
  const entry = {
    action: "picture.changed",
    subject: `picture:${hash}`,
    before: { alt, altHi, focusX, focusY },
    after,
  };
  const [changed] = await withTrail(
    deps,
    by,
    entry,
    () => [updatePicture(deps.db, hash, after)],
    sql`not ${isMissing(hash)}`,
  );
  return changed.length > 0 ? ok(null) : refused("not_found");
}

export function toLibraryPicture(row: PictureRow): LibraryPicture {
  const names = fileNames(row);
  const { hash, width, height, alt, altHi, smallWidth, smallHeight } = row;
  return {
    ...{ hash, width, height, alt, altHi },
    src: addressOf(names.large),
    small:
      names.small && smallWidth && smallHeight
        ? { src: addressOf(names.small), width: smallWidth, height: smallHeight }
        : undefined,
    focus: { x: row.focusX, y: row.focusY },
  };
}
