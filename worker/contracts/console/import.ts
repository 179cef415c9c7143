import { z } from "zod";
import { csvText } from "./csv-text.ts";

/** `event` is a slug or “general”. */
export const ImportForm = z.object({
  event: z.string("Choose an event.").min(1, "Choose an event.").max(80, "Choose an event."),
  csv: csvText("or choose the file"),
});
