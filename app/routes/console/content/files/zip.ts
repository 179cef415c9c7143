import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isFileCollection } from "#worker/contracts/console/content-files.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { downloadEntries } from "#worker/domain/studio/files/export-entries.server.ts";
import { notFound, sendZip } from "../../../documents/send-file.server.ts";
import type { Route } from "./+types/zip.ts";

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;

export async function loader({ params: { collection }, context }: Route.LoaderArgs) {
  if (!isFileCollection(collection)) return notFound();
  const files = await downloadEntries(context.get(depsContext), context.get(operatorContext), collection);
  return sendZip({ name: `${collection}.zip`, files });
}
