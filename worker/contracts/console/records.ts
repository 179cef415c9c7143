import { z } from "zod";
import { longText, personText } from "../fields.ts";

/** Goes into the audit trail. */
export const Reason = z.object({ reason: personText("a reason", 200).min(5, "Please say why in a few words.") });
export const NewNote = z.object({ body: longText("a note", { max: 2000 }) });
export const NewReply = z.object({ id: z.uuid(), body: longText("a reply", { max: 5000 }) });
