import type { Deps } from "../../deps.ts";
import { describeError } from "../../log.ts";
import { compileSnapshot, publishContent } from "../content/content.server.ts";

export type PublishDeps = Pick<Deps, "db" | "now" | "content" | "log">;

const ATTEMPTS = 5;

/**
 * Publishes the snapshot until it matches the database. Otherwise, the slower of two concurrent publishers could
 * overwrite a newer snapshot. Returns false if the store fails; the scheduled job tries again.
 */
export async function refreshSnapshot(deps: PublishDeps): Promise<boolean> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { version } = await publishContent(deps);
      if ((await compileSnapshot(deps.db)).version === version) return true;
    }
    throw new Error(`The content changed during ${ATTEMPTS} attempts.`);
  } catch (error) {
    deps.log("error", "content.publish_failed", describeError(error));
    return false;
  }
}
