import { locale } from "#messages/locale.ts";
import type { CollectionName } from "../../content/collections.ts";
import type { ContentStore, Snapshot } from "../../content/store.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { compileSnapshot } from "../content/content.server.ts";
import { findEntry } from "../content/entries.server.ts";
import { currentSlug } from "../content/redirects.server.ts";
import { isSameSecret, linkSignature } from "../digest.server.ts";
import { acceptedData, findProblems, workingCopy } from "./entry-content.server.ts";

type LinkDeps = Pick<Deps, "config" | "now">;

const HOURS = 24;

/** Link to a page with one entry's unpublished changes. It works for anyone, for one day. */
export function previewPath({ config, now }: LinkDeps, entryId: string, page: string): string {
  const until = String(now().getTime() + HOURS * 60 * 60_000);
  const token = [entryId.replace(":", "."), until, linkSignature(config, "preview", entryId, until)].join(".");
  const [address = "", place] = page.split("#");
  const link = `${address}${address.includes("?") ? "&" : "?"}preview=${token}`;
  return place === undefined ? link : `${link}#${place}`;
}

/** Returns the published content with the latest draft of the link's entry in its place. */
export async function openPreview(
  deps: LinkDeps & Pick<Deps, "db">,
  token: string,
): Promise<Outcome<Pick<ContentStore, "snapshot" | "cached">>> {
  const [collection = "", slug = "", until = "", signature = ""] = token.split(".");
  const isGenuine = isSameSecret(signature, linkSignature(deps.config, "preview", `${collection}:${slug}`, until));
  if (!isGenuine || Number(until) < deps.now().getTime()) {
    return refused("not_found", "This preview has expired, or its link is incomplete. Open it again in the console.");
  }
  const name = collection as CollectionName;
  const entry = await findEntry(deps.db, name, await currentSlug(deps.db, name, slug));
  if (!entry) return refused("not_found");
  const { data, translations } = workingCopy(entry);
  if (findProblems(entry.collection, data).length > 0) {
    return refused("invalid_input", "This draft cannot be shown yet: some of its fields must be corrected first.");
  }
  const shown = { ...entry, data: acceptedData(entry.collection, data), translations };
  return ok(storeOf(await compileSnapshot(deps.db, locale(), shown), deps.now()));
}

function storeOf(snapshot: Snapshot, now: Date): Pick<ContentStore, "snapshot" | "cached"> {
  return {
    snapshot: async () => snapshot,
    cached: async () => ({ snapshot, readAt: now.getTime(), isStale: false }),
  };
}
