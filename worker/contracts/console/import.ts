import { z } from "zod";
import { longText } from "../fields.ts";

/** `event` is a slug or “general”. */
export const ImportForm = z.object({
  event: z.string("Choose an event.").min(1, "Choose an event.").max(80, "Choose an event."),
  csv: longText("or choose the file", { max: 900_000 }),
});
