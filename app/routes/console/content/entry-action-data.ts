import type { FormTree } from "#worker/contracts/console/form.ts";
import type { Conflict } from "#worker/domain/studio/views/view-conflict.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";

export type EntryActionData = ConsoleActionData & {
  /** The typed values and the version that they are based on. */
  tree?: FormTree | undefined;
  version?: number | undefined;
  slug?: string | undefined;
  publishAt?: string | undefined;
  agree?: { step: string; label: string } | undefined;
  conflict?: Conflict | undefined;
};
