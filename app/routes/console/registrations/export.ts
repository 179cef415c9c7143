import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { exportAction } from "../lists/export-response.server.ts";
import { openList } from "../lists/open-list.ts";

export const handle = { private: true, permission: "registrations.export" } satisfies PageHandle;
export const loader = openList("/console/registrations");
export const action = exportAction(LISTS.registrations);
