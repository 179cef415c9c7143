import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { isMentioned } from "../content.server.ts";
import { addressOf, fileNames } from "./picture-address.server.ts";
import { usesSince } from "./picture-uses.server.ts";
import { deletePictureIf, findPicture, isMissing } from "./pictures.server.ts";

type RemovalDeps = TrailDeps & Pick<Deps, "pictureFiles">;

/** Removes an unused picture. The delete statement checks this itself, so a use saved first keeps the picture. */
export async function removePicture(deps: RemovalDeps, by: Actor, hash: string): Promise<Outcome<null>> {
  const { db, pictureFiles } = deps;
  const found = await findPicture(db, hash);
  if (!found) return refused("not_found");
  const names = Object.values(fileNames(found)).filter((name) => name !== undefined);
  const files = await Promise.all(names.map(async (name) => [name, await pictureFiles.get(name)] as const));
  const isUnused = sql`not ${isMentioned(addressOf(hash), usesSince(deps.now()))}`;
  const entry = { action: "picture.removed", subject: `picture:${hash}` };
  const when = sql`${isUnused} and not ${isMissing(hash)}`;
  const [removed] = await withTrail(deps, by, entry, () => [deletePictureIf(db, hash, isUnused)], when);
  if (removed.length === 0) return (await findPicture(db, hash)) ? refused("picture_in_use") : ok(null);
  await pictureFiles.remove(names);
  // Race: a concurrent upload can have found the files before they were deleted.
  if (await findPicture(db, hash)) {
    for (const [name, bytes] of files) if (bytes) await pictureFiles.put(name, bytes);
  }
  return ok(null);
}
