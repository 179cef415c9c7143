import type { Deps } from "../../../deps.ts";
import { listTextsWith } from "../content.server.ts";
import { PICTURES_FOLDER, picturesIn } from "./picture-address.server.ts";

const DAY_MS = 86_400_000;
/** Versions of the last 90 days can be restored, so their pictures are kept. */
const RESTORABLE_DAYS = 90;

export function usesSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
}

export async function listUsedPictures({ db, now }: Pick<Deps, "db" | "now">): Promise<string[]> {
  const texts = await listTextsWith(db, PICTURES_FOLDER, usesSince(now()));
  return [...new Set(texts.flatMap(picturesIn))];
}
