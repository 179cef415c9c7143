import { createHash } from "node:crypto";
import type { PictureDetails } from "../../../contracts/console/pictures.ts";
import { type Outcome, ok } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { type CheckedFiles, checkFiles } from "./checked-files.server.ts";
import { fileNames } from "./picture-address.server.ts";
import { findPicture, insertPicture, isMissing, type PictureRow } from "./pictures.server.ts";

type UploadDeps = TrailDeps & Pick<Deps, "pictureFiles">;
type Upload = PictureDetails & { large: Uint8Array<ArrayBuffer>; small: Uint8Array<ArrayBuffer> | undefined };

/** Adds a picture to the library. Does not change a picture that is there already. */
export async function uploadPicture(
  deps: UploadDeps,
  by: Actor,
  { large, small, altHi = "", ...details }: Upload,
): Promise<Outcome<PictureRow>> {
  const checked = checkFiles({ large, small });
  if (!checked.ok) return checked;
  const files = checked.value;
  const row = { ...rowOf(files), ...details, altHi, uploadedBy: by.memberId, createdAt: deps.now() };
  await putFiles(deps, row, files);
  const entry = { action: "picture.uploaded", subject: `picture:${row.hash}` };
  await withTrail(deps, by, entry, () => [insertPicture(deps.db, row)], isMissing(row.hash));
  // Race: a concurrent removal can have deleted the files, and it checks for the row only after that.
  await putFiles(deps, row, files);
  return ok((await findPicture(deps.db, row.hash)) ?? row);
}

function rowOf({ large, small }: CheckedFiles) {
  const digest = createHash("sha256").update(large.bytes);
  if (small) digest.update(small.bytes);
  return {
    hash: digest.digest("hex").slice(0, 32),
    format: large.format,
    width: large.width,
    height: large.height,
    bytes: large.bytes.length,
    smallWidth: small?.width ?? null,
    smallHeight: small?.height ?? null,
    smallBytes: small?.bytes.length ?? null,
  };
}

async function putFiles({ pictureFiles }: UploadDeps, row: ReturnType<typeof rowOf>, files: CheckedFiles) {
  const names = fileNames(row);
  for (const [name, file] of [
    [names.large, files.large],
    [names.small, files.small],
  ] as const) {
    if (name && file && !(await pictureFiles.has(name))) await pictureFiles.put(name, file.bytes);
  }
}
