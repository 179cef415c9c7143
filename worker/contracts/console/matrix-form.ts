import { z } from "zod";

const Cells = z.record(z.string(), z.string());
const Version = z.int().min(1);

/** Hidden field of a row: the version and the cells that the operator saw. */
export const SeenRow = z.object({ version: Version, was: z.object({ en: Cells, hi: Cells }) });
/** Another draft to publish, with the version that was shown, such as "mentor-hours:3". */
export const AlsoPublished = z
  .string()
  .regex(/^[a-z0-9-]+:\d+$/)
  .transform((text) => ({ slug: text.split(":")[0] ?? "", version: Number(text.split(":")[1]) }));
