import { z } from "zod";

/** State that the dry run showed: each entry's version by id, and the order of the list. */
export const SeenImport = z.object({
  versions: z.record(z.string(), z.int().min(0)),
  order: z.array(z.string()),
});
