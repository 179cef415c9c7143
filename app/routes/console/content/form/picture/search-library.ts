import { readJson } from "#app/client/page/read-json.ts";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";

type Found = { rows: readonly LibraryPicture[]; older?: string | undefined };

/** Fetches a page of the library, newest first. `undefined` if the request fails. */
export async function searchLibrary(words: string, after = ""): Promise<Found | undefined> {
  return (await readJson(`/console/pictures/choose?${new URLSearchParams({ q: words, after })}`)) as Found | undefined;
}
