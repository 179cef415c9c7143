import type { FormTree } from "#worker/contracts/console/form.ts";
import type { Conflict } from "#worker/domain/studio/views/view-conflict.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";

export type EntryAnswer = ConsoleAnswer & {
  /** What was typed, and the version that it belongs to. */
  tree?: FormTree | undefined;
  version?: number | undefined;
  slug?: string | undefined;
  publishAt?: string | undefined;
  conflict?: Conflict | undefined;
  /** Of the preview of a text. */
  html?: string;
};
