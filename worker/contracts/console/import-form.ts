import { z } from "zod";

/** What the page of a dry run saw: the version of each entry by id, and the order of the list. */
export const SeenImport = z.object({
  versions: z.record(z.string(), z.int().min(0)),
  order: z.array(z.string()),
});
