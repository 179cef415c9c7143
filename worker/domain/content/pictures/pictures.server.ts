import { and, desc, eq, not, type SQL, sql } from "drizzle-orm";
import type { PictureDetails } from "../../../contracts/console/pictures.ts";
import type { Db } from "../../../db/client.ts";
import { insertIf } from "../../../db/insert-if.ts";
import { isOneOf } from "../../../db/is-one-of.ts";
import { pictures } from "../../../db/schema/pictures.ts";
import { type Cursor, isOlder } from "../../keyset.server.ts";

export type PictureRow = typeof pictures.$inferSelect;

export async function findPicture(db: Db, hash: string): Promise<PictureRow | undefined> {
  return db.select().from(pictures).where(eq(pictures.hash, hash)).get();
}

export async function findPictures(db: Db, hashes: readonly string[]): Promise<PictureRow[]> {
  return db.select().from(pictures).where(isOneOf(pictures.hash, hashes));
}

export type PicturesWanted = {
  words: string;
  after: Cursor | undefined;
  /** Hashes to leave out. */
  excluded?: readonly string[];
};

/** Lists pictures, newest first. `words` is searched for in the descriptions. */
export async function listPictures(
  db: Db,
  { words, after, excluded }: PicturesWanted,
  limit: number,
): Promise<PictureRow[]> {
  const isWanted = and(
    isOlder(pictures.createdAt, pictures.hash, after),
    words === "" ? undefined : sql`instr(lower(${pictures.alt}), lower(${words})) > 0`,
    excluded && not(isOneOf(pictures.hash, excluded)),
  );
  return db.select().from(pictures).where(isWanted).orderBy(desc(pictures.createdAt), desc(pictures.hash)).limit(limit);
}

export function insertPicture(db: Db, row: PictureRow) {
  return insertIf(db, pictures, row, isMissing(row.hash)).returning({ hash: pictures.hash });
}

export function updatePicture(db: Db, hash: string, details: PictureDetails) {
  return db.update(pictures).set(details).where(eq(pictures.hash, hash)).returning({ hash: pictures.hash });
}

export function deletePictureIf(db: Db, hash: string, condition: SQL) {
  const isIt = and(eq(pictures.hash, hash), condition);
  return db.delete(pictures).where(isIt).returning({ hash: pictures.hash });
}

export function isMissing(hash: string): SQL {
  return sql`not exists (select 1 from ${pictures} where ${pictures.hash} = ${hash})`;
}

/** SQL condition: all of these pictures are in the library. */
export function areInLibrary(hashes: readonly string[]): SQL {
  return sql`(select count(*) from ${pictures} where ${isOneOf(pictures.hash, hashes)}) = ${hashes.length}`;
}
