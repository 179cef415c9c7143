import { requireSession } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { exportCsv, exportJson } from "#worker/domain/privacy/data-export.server.ts";
import { notFound, sendFile } from "../../documents/send-file.server.ts";
import type { Route } from "./+types/data-export.ts";

const FILES = {
  "my-data.json": { type: "application/json; charset=utf-8", write: exportJson },
  "my-data.csv": { type: "text/csv; charset=utf-8; header=present", write: exportCsv },
} as const;

export const handle = { private: true } satisfies PageHandle;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, request);
  const name = Object.keys(FILES).find((file): file is keyof typeof FILES => file === params.file);
  if (!name) return notFound();
  const { type, write } = FILES[name];
  return sendFile(await write(context.get(depsContext), viewer), name, type);
}
